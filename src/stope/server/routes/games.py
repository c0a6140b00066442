"""Routes for the games, their cards, and the address of the server."""

from typing import Any

from fastapi import APIRouter, Request

from stope.bots import bot_names
from stope.errors.base import shown
from stope.errors.server import NothingHere
from stope.games import GAMES
from stope.server.protocol.http_bodies import GameInfo, OptionInfo, ServerAddress
from stope.server.proxy import is_on_this_machine
from stope.server.routes.dependencies import (
    Context,
    problems,
)

router = APIRouter(prefix="/api")


@router.get("/address")
async def address_for_others(request: Request) -> ServerAddress:
    """Return the address at which other devices find this server, for invitations.

    An address in the local network is told only on the serving machine: elsewhere the address of
    the request works already.
    """
    state = request.app.state
    address: str | None = state.public_origin
    possible: str | None = None
    server = request.scope.get("server")
    if address is None and server is not None and is_on_this_machine(request):
        address, possible = state.network_address(server[1])
        possible = possible if address is None else None
    return ServerAddress(address=_origin(address), possible=_origin(possible))


def _origin(address: str | None) -> str | None:
    return None if address is None else address.rstrip("/")


@router.get("/games")
async def games(context: Context) -> list[GameInfo]:
    """Return the games, their options and bots, and how far each is compiled."""
    return [
        GameInfo(
            game=game.name,
            seats=list(game.seats),
            usual_seats=game.usual_seats,
            options=[OptionInfo(name=one.name, values=list(one.values)) for one in game.options],
            bots=bot_names(game),
            rules_version=game.rulebook.version,
            ready=context.compile_jobs.games[game.name].part,
        )
        for game in GAMES.values()
    ]


@router.get("/games/{game}/deck", responses=problems(404))
async def deck(game: str) -> dict[str, Any]:
    """Return the cards of a game, as its deck file has them."""
    if game not in GAMES:
        raise NothingHere(given=shown(game))
    return GAMES[game].deck()
