"""What a player can decide: to go on or to leave (DI-9)."""

from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

from stope.games.codecs import Move, MoveCodec


class Decision(IntEnum):
    """The kinds of moves, in the order in which they are listed."""

    GO_ON = 0
    LEAVE = 1


@dataclass(frozen=True, slots=True)
class GoOn(Move):
    """Wait for the next card."""

    kind: ClassVar[int] = Decision.GO_ON


@dataclass(frozen=True, slots=True)
class Leave(Move):
    """Take the bag and what lies on the way out to the chest."""

    kind: ClassVar[int] = Decision.LEAVE


MOVES = MoveCodec(GoOn, Leave)
MOST_MOVES = len(Decision)
