"""The interface of bots: a bot gets the view of its seat and returns a move."""

from dataclasses import dataclass
from typing import Protocol

from stope.engine.bitmask import has
from stope.games.codecs import Move
from stope.view import View


@dataclass(frozen=True, slots=True)
class Choice:
    """The move of a bot and, if the bot searches, each seat's expected share of the win."""

    move: Move
    expected_shares: tuple[float, ...] | None = None


class Bot(Protocol):
    """A player that chooses moves from views.

    A bot may remember earlier views, but it gets no other information about the match.
    """

    name: str

    def choose(self, view: View) -> Choice:
        """Return the bot's choice for the seat of the view.

        It is an error to call this method if the seat does not have to decide now.
        """
        ...

    def stop(self) -> None:
        """Make a call of ``choose`` that runs in another thread return soon."""
        ...


def acting_seat(view: View) -> int:
    """Return the seat of a view; raise ``TypeError`` if this seat does not have to decide now."""
    if view.seat is None:
        raise TypeError("a spectator has nothing to decide")
    if not has(int(view.game.functions["actors"](view.record)), view.seat):
        raise TypeError(f"seat {view.seat} owes no decision")
    return view.seat
