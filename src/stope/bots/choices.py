"""What a bot is, and what it answers."""

from dataclasses import dataclass
from typing import Protocol

from stope.games.codecs import Move
from stope.kernel.masks import has
from stope.match import View


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot decides, and the share of the win it expects for each seat, if it thinks."""

    move: Move
    expects: tuple[float, ...] | None = None


class Bot(Protocol):
    """A player. It may keep its own memory, and knows of the match what its views show."""

    name: str

    def choose(self, view: View) -> Choice:
        """Decide for the seat whose view this is, one that owes a decision."""
        ...

    def stop(self) -> None:
        """Decide soon, if a decision is under way; callable from another thread."""
        ...


def who_decides(view: View) -> int:
    """Return the seat whose view this is, or refuse one that owes no decision."""
    if view.seat is None:
        raise TypeError("who only watches has nothing to decide")
    if not has(int(view.game.functions["actors"](view.record)), view.seat):
        raise TypeError(f"seat {view.seat} owes no decision")
    return view.seat
