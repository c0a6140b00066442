"""The client for the browser: the files that ``make client`` builds from ``web/``."""

import os
from collections.abc import Awaitable, Callable
from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, Response
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

#: Where the built client lies; there is none before it is built.
FOLDER = Path(__file__).parent / "client"
_PAGE = "index.html"
#: Every address that a person may open or send to a friend; the client looks at the rest itself.
_ADDRESSES = ("/", "/table/{table}", "/replay/{table}", "/rules/{game}", "/about")
#: Their names change with what is in them.
_FOREVER = "public, max-age=31536000, immutable"
#: What not every system knows by its name.
_KINDS = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}
#: Whether there is a newer one is asked every time.
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


def client_is_built(folder: Path = FOLDER) -> bool:
    """Return whether there is a client to serve."""
    return (folder / _PAGE).is_file()


def add_pages(app: FastAPI, folder: Path = FOLDER) -> None:
    """Serve the client, if it is there."""
    if not client_is_built(folder):
        return

    for address in _ADDRESSES:
        app.get(address, include_in_schema=False)(_served(folder / _PAGE))
    for file in folder.iterdir():
        if file.is_file() and file.name != _PAGE:
            app.get(f"/{file.name}", include_in_schema=False)(_served(file))
    app.mount("/assets", GZipMiddleware(_Assets(directory=folder / "assets")))


def _served(file: Path) -> Callable[[], Awaitable[Response]]:
    async def serve() -> Response:
        kind = _KINDS.get(file.suffix)
        return FileResponse(file, media_type=kind, headers={"Cache-Control": _ASKED_AGAIN})

    return serve
