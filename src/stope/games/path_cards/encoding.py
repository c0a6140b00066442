"""The encoding of moves as numbers, for moves that the Duel and the Dark Cave share.

Each game declares an ``Encoding``: the numbers of the shared kinds of moves, and the bit fields of
moves for a card, a position and so on. The functions of this module return moves as numbers in the
``Encoding`` of a game.
"""

from collections.abc import Mapping
from enum import IntEnum
from typing import NamedTuple

from stope.engine.bitfields import Field, put
from stope.engine.jit import compiled
from stope.engine.records import GameRecord


class Encoding(NamedTuple):
    """The numbers of the shared kinds of moves in one game, and the bit fields of these moves."""

    place: int
    pass_one: int
    pass_two: int
    lay_goal: int
    card: Field
    x: Field
    y: Field
    turned: Field
    first: Field
    second: Field


def encoding(
    kinds: type[IntEnum], place: Mapping[str, Field], pair: Mapping[str, Field]
) -> Encoding:
    """Return the encoding of a game's moves.

    ``kinds`` has the numbers of all kinds of moves. ``place`` has the bit fields of the move that
    lays a path card. ``pair`` has the bit fields of a move that discards two cards.
    """
    return Encoding(
        kinds["PLACE"].value,
        kinds["PASS_ONE"].value,
        kinds["PASS_TWO"].value,
        kinds["LAY_GOAL"].value,
        *(place[name] for name in ("card", "x", "y", "turned")),
        *(pair[name] for name in ("first", "second")),
    )


@compiled(hot=True)
def aimed(code: Encoding, kind: int, x: int, y: int) -> int:
    """Return the move of this kind with the target x, y."""
    return put(put(kind, code.x, x), code.y, y)


@compiled(hot=True)
def aimed_at_cell(s: GameRecord, code: Encoding, kind: int, cell: int) -> int:
    """Return the move of this kind with a cell as its target."""
    return aimed(code, kind, int(s.board.x[cell]), int(s.board.y[cell]))


@compiled(hot=True)
def aimed_at_card(s: GameRecord, code: Encoding, kind: int, slot: int) -> int:
    """Return the move of this kind with the card in a slot as its target."""
    return aimed_at_cell(s, code, kind, int(s.cell[slot]))


@compiled(hot=True)
def place_move(code: Encoding, face: int, x: int, y: int, turned: int) -> int:
    """Return the move that lays a path card at x, y."""
    return put(put(aimed(code, code.place, x, y), code.card, face), code.turned, turned)


@compiled(hot=True)
def pass_one_move(code: Encoding, face: int) -> int:
    """Return the move that discards a card."""
    return put(code.pass_one, code.card, face)


@compiled(hot=True)
def pass_two_move(code: Encoding, first: int, second: int) -> int:
    """Return the move that discards two cards."""
    return put(put(code.pass_two, code.first, first), code.second, second)


@compiled(hot=True)
def lay_goal_move(code: Encoding, turned: int) -> int:
    """Return the move that lays a goal, upright or ``turned``."""
    return put(code.lay_goal, code.turned, turned)
