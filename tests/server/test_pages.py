"""The server brings the client of the browser along, and nothing else that lies on the disk."""

import asyncio

import httpx
import pytest
from fastapi import FastAPI

from stope.server.static_client import add_pages


class Browser:
    """Somebody who asks an application for pages."""

    def __init__(self, app):
        self._app = app

    def get(self, path, **given):
        async def ask():
            transport = httpx.ASGITransport(self._app)
            async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
                return await http.get(path, **given)

        return asyncio.run(ask())


@pytest.fixture
def pages(tmp_path):
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Stope</title>")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "assets" / "main-1.js").write_text("export const words = 1;\n" * 200)
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "service-worker.js").write_text("// keeps things")
    (tmp_path / "secret.txt").write_text("nobody should read this")
    app = FastAPI()
    add_pages(app, folder)
    return Browser(app)


@pytest.mark.parametrize("path", ["/", "/table/abc", "/replay/abc?move=3", "/rules/duel", "/about"])
def test_every_address_of_the_client_is_its_page(pages, path):
    answer = pages.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    # a new version is seen at once
    assert answer.headers["cache-control"] == "no-cache"


def test_what_never_changes_is_compressed_and_kept(pages):
    answer = pages.get("/assets/main-1.js", headers={"Accept-Encoding": "gzip"})
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(answer.text)


def test_files_beside_the_page_are_served_under_their_names(pages):
    kinds = {
        "/icon.svg": "image/svg+xml",
        "/manifest.webmanifest": "application/manifest+json",
        "/service-worker.js": "text/javascript",
    }
    for path, kind in kinds.items():
        answer = pages.get(path)
        assert answer.headers["content-type"].startswith(kind)
        # a worker that is kept for long would keep everything else, too
        assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    ["/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/secret.txt", "/elsewhere"],
)
def test_nothing_else_is_served(pages, path):
    assert pages.get(path).status_code == 404


def test_who_goes_astray_is_shown_the_way_by_the_client(pages):
    html = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    answer = pages.get("/elsewhere/and/further", headers=html)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.text == pages.get("/").text
    # nothing else that lies on the disk, and no page instead of a program's answer
    assert pages.get("/secret.txt", headers=html).text == answer.text
    for path in ("/api/nowhere", "/assets/none.js"):
        missing = pages.get(path, headers=html)
        assert missing.status_code == 404
        assert not missing.headers["content-type"].startswith("text/html")
    # a slash too many
    assert pages.get("/about/", headers=html).headers["location"].endswith("/about")


def test_without_a_built_client_there_is_no_page(tmp_path):
    app = FastAPI()
    add_pages(app, tmp_path)
    assert Browser(app).get("/").status_code == 404


def test_a_client_may_ask_for_the_cards_that_it_draws(address):
    deck = httpx.get(f"{address}/api/games/duel/deck").json()
    assert {"id": "P02", "count": 3, "joined": ["NS"]} in deck["paths"]
    missing = httpx.get(f"{address}/api/games/chess/deck")
    assert (missing.status_code, missing.json()["code"]) == (404, "nothing-here")
