"""The built client: what is served of it, and the browser that opens it."""

import webbrowser

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from stope.cli import serving
from stope.server.pages import add_pages, client_is_built


@pytest.fixture
def built(tmp_path):
    """Return a folder with a client as small as can be."""
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "icon.svg", "manifest.webmanifest", "service-worker.js"):
        (tmp_path / name).write_text(name)
    (tmp_path / "assets" / "index-abc.js").write_text("// " + "word " * 1000)
    return tmp_path


def visitor(folder):
    app = FastAPI()
    add_pages(app, folder)
    return TestClient(app)


def test_every_address_of_the_client_is_its_page(built):
    http = visitor(built)
    for address in ("/", "/table/x", "/replay/x?move=3", "/rules/duel", "/about"):
        answer = http.get(address)
        assert answer.text == "index.html"
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/html")
    assert http.get("/somewhere").status_code == 404
    assert http.get("/../pages.py").status_code == 404


def test_files_come_with_the_kind_that_browsers_want(built):
    http = visitor(built)
    kinds = {
        "/manifest.webmanifest": "application/manifest+json",
        "/service-worker.js": "text/javascript",
        "/icon.svg": "image/svg+xml",
    }
    for address, kind in kinds.items():
        answer = http.get(address)
        assert answer.headers["content-type"].startswith(kind)
        # a worker that is kept for long keeps everything else, too
        assert answer.headers["cache-control"] == "no-cache"


def test_built_files_are_compressed_and_kept_for_good(built):
    answer = visitor(built).get("/assets/index-abc.js")
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]


def test_without_a_client_there_are_no_pages(tmp_path):
    assert not client_is_built(tmp_path)
    assert visitor(tmp_path).get("/").status_code == 404


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000/"),
        ("0.0.0.0", "http://127.0.0.1:8000/"),
        ("::", "http://[::1]:8000/"),
        ("::1", "http://[::1]:8000/"),
        ("example.org", "http://example.org:8000/"),
    ],
)
def test_the_browser_finds_a_server_that_listens_everywhere(host, own):
    assert serving._own_address(host, 8000) == own


def test_the_lobby_is_opened_when_it_answers(address, monkeypatch):
    opened = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    serving._open(f"{address}/healthz")
    assert opened == [f"{address}/healthz"]


def test_a_lobby_that_never_answers_is_not_opened(monkeypatch):
    opened = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(serving, "_OPEN_SECONDS", 0.1)
    serving._open("http://127.0.0.1:9/")
    assert opened == []


def test_without_a_display_no_browser_starts(monkeypatch):
    monkeypatch.setattr(serving.sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not serving._has_display()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert serving._has_display()
