"""The moves of Diamant: go on or leave (DI-9)."""

from enum import IntEnum

from stope.games.codecs import Move, MoveCodec, declare_move


class MoveKind(IntEnum):
    """The kinds of moves, in the order in which they are listed."""

    GO_ON = 0
    LEAVE = 1


@declare_move(MoveKind.GO_ON)
class GoOn(Move):
    """Stay in the cave for the next card."""


@declare_move(MoveKind.LEAVE)
class Leave(Move):
    """Leave the cave; the bag and a share of the gems on the path go into the chest."""


MOVES = MoveCodec(GoOn, Leave)
MAX_MOVES = len(MoveKind)
