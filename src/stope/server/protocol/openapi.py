"""The OpenAPI description of HTTP and websocket messages, from which clients are generated.

``python -m stope.server.protocol.openapi`` writes it; a server has it at ``/openapi.json``.
"""

import json
import sys
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Body, FastAPI
from fastapi.openapi.utils import get_openapi

from stope.games import GAMES
from stope.server.protocol.requests import Request
from stope.server.protocol.updates import Message, Refused

_TYPES = "#/components/schemas/"
_OUTPUT = "-Output"


class DescribedApp(FastAPI):
    """An application whose OpenAPI description includes websocket messages and the games' JSON."""

    def openapi(self) -> dict[str, Any]:
        """Return the description; it is made once."""
        if self.openapi_schema is None:
            made = get_openapi(
                title=self.title,
                version=self.version,
                routes=self.routes,
                webhooks=_sockets.routes,
            )
            made["components"]["schemas"]["Games"] = _types_by_game()
            self.openapi_schema = {**_with_plain_names(made), "info": made["info"]}
        return self.openapi_schema


# OpenAPI cannot describe websockets; the closest thing it has is a webhook
_sockets = APIRouter()


@_sockets.post("socket", operation_id="socket", responses={422: {"model": Refused}})
async def _socket(request: Annotated[Request, Body()]) -> Message:
    """What a client may send over the websocket of a table, and what the server may send."""
    raise NotImplementedError(request)


def _types_by_game() -> dict[str, Any]:
    """Return the schema by which clients find the types of one game: ``Games["duel"]["view"]``."""
    games = {}
    for game in GAMES.values():
        parts = asdict(game.json_types).items()
        games[game.name] = _object(
            {part: {"$ref": _TYPES + declared.__name__} for part, declared in parts}
        )
    return _object(games)


def _object(properties: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": [*properties]}


def _with_plain_names(made: dict[str, Any]) -> dict[str, Any]:
    """Give output types the plain name where input and output types differ."""
    text = json.dumps(made)
    for name in made["components"]["schemas"]:
        if name.endswith(_OUTPUT):
            text = text.replace(f'"{name}"', f'"{name.removesuffix(_OUTPUT)}"')
            text = text.replace(f'"{_TYPES}{name}"', f'"{_TYPES}{name.removesuffix(_OUTPUT)}"')
    return json.loads(text, object_hook=_without_title)


def _without_title(part: dict[str, Any]) -> dict[str, Any]:
    """Return a schema without a title that only repeats its name."""
    return {name: value for name, value in part.items() if (name, type(value)) != ("title", str)}


if __name__ == "__main__":
    from stope.server.app import make_app

    json.dump(make_app("").openapi(), sys.stdout, indent=1)
