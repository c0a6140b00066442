"""The browser client: the files that ``make client`` builds from ``web/``."""

import os
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, Response
from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.routing import Match, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

#: The folder of the built client; it is missing until the client is built.
FOLDER = Path(__file__).parent / "client"
_PAGE = "index.html"
#: Every path that a person may open or share; the client routes the rest.
_ADDRESSES = ("/", "/table/{table}", "/replay/{table}", "/rules/{game}", "/about")
#: File names contain a digest of the content, so caches may keep them.
_FOREVER = "public, max-age=31536000, immutable"
#: Media types that not every system knows.
_KINDS = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}
#: The browser has to ask for a newer version every time.
_ASKED_AGAIN = "no-cache"


class _Assets(StaticFiles):
    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = _FOREVER
        return response


class _Astray(Route):
    """Every other path: a page for browsers, a JSON refusal for programs."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["type"] != "http" or scope["method"] != "GET" or _is_for_programs(scope):
            return Match.NONE, {}
        return super().matches(scope)


def _is_for_programs(scope: Scope) -> bool:
    path: str = scope["path"]
    # a path of ours with a trailing slash is redirected to the path without it
    elsewhere = path.startswith("/api/") or path.endswith("/")
    return elsewhere or "text/html" not in Headers(scope=scope).get("accept", "")


def client_is_built(folder: Path = FOLDER) -> bool:
    """Return whether there is a built client to serve."""
    return (folder / _PAGE).is_file()


def add_pages(app: FastAPI, folder: Path = FOLDER) -> None:
    """Serve the client, if it is built."""
    if not client_is_built(folder):
        return

    for address in _ADDRESSES:
        app.get(address, include_in_schema=False)(_served(folder / _PAGE))
    for file in folder.iterdir():
        if file.is_file() and file.name != _PAGE:
            app.get(f"/{file.name}", include_in_schema=False)(_served(file))
    app.mount("/assets", GZipMiddleware(_Assets(directory=folder / "assets")))

    async def astray(_request: Request) -> Response:
        headers = {"Cache-Control": _ASKED_AGAIN}
        return FileResponse(folder / _PAGE, status_code=HTTPStatus.NOT_FOUND, headers=headers)

    app.router.routes.append(_Astray("/{path:path}", astray, include_in_schema=False))


def _served(file: Path) -> Callable[[], Awaitable[Response]]:
    async def serve() -> Response:
        kind = _KINDS.get(file.suffix)
        return FileResponse(file, media_type=kind, headers={"Cache-Control": _ASKED_AGAIN})

    return serve
