"""The interface of bots: they get a view and return a move."""

from dataclasses import dataclass
from typing import Protocol

from stope.engine.bitmask import has
from stope.games.codecs import Move
from stope.view import View


@dataclass(frozen=True, slots=True)
class Choice:
    """The move of a bot and, if it searches, each seat's expected share of the win."""

    move: Move
    expected_shares: tuple[float, ...] | None = None


class Bot(Protocol):
    """A player that chooses moves from views.

    It may remember earlier views, but gets no other information about the match.
    """

    name: str

    def choose(self, view: View) -> Choice:
        """Choose a move for the seat of the view, which must owe a decision."""
        ...

    def stop(self) -> None:
        """Make a ``choose`` that runs in another thread return soon."""
        ...


def acting_seat(view: View) -> int:
    """Return the seat of a view; raise ``TypeError`` if the seat owes no decision."""
    if view.seat is None:
        raise TypeError("a spectator has nothing to decide")
    if not has(int(view.game.functions["actors"](view.record)), view.seat):
        raise TypeError(f"seat {view.seat} owes no decision")
    return view.seat
