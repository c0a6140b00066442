"""What a bot is, and what it answers."""

from dataclasses import dataclass
from typing import Protocol

from stope.games.codecs import Move
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
        """Decide for the seat whose view this is."""
        ...

    def stop(self) -> None:
        """Decide soon, if a decision is under way; callable from another thread."""
        ...
