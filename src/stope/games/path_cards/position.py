"""Read and write the parts of a position that the Duel and the Dark Cave share."""

from collections.abc import Callable

from stope.engine.records import State
from stope.games.codecs import Json
from stope.games.path_cards.board import NO_SLOT
from stope.games.position_json import PositionReader


def place_text(s: State, slot: int) -> str | None:
    """Return the x and y of the card in a slot as text, such as ``2,-1``; None for NO_SLOT."""
    if slot == NO_SLOT:
        return None
    cell = int(s.cell[slot])
    return f"{int(s.board.x[cell])},{int(s.board.y[cell])}"


def seats_text(known: int, seats: int) -> str:
    """Return a mask of seats and spectators as text: a digit for each seat, a star for spectators.

    The bit of the spectators has the number ``seats``. It is just above the bits of all seats.

    >>> seats_text(0b110, 2)
    '1*'
    """
    digits = "".join(str(seat) for seat in range(seats) if known >> seat & 1)
    return digits + "*" * (known >> seats & 1)


def known_mask(digits: str | None, star: str | None, seats: int) -> int:
    """Return the mask of seats and spectators, given the digits and the star of ``seats_text``.

    >>> bin(known_mask("1", "*", 2))
    '0b110'
    """
    return sum(1 << int(seat) for seat in set(digits or "")) | bool(star) << seats


def read_table_cards(
    read: PositionReader,
    most: int,
    rule: int,
    parse: Callable[[PositionReader, int, object], Json],
) -> dict[tuple[int, int], Json]:
    """Return the cards on the table, in the order in which they were laid.

    The keys are the x, y of the cards. ``most`` is the greatest number of cards. ``parse`` reads
    one card, given its index in the list. Two cards with the same x and y are refused, and the
    refusal cites ``rule``.
    """
    tokens = read.items("table", 0, most, rule, default=[])
    cards = [parse(read, index, token) for index, token in enumerate(tokens)]
    by_cell = {(card["x"], card["y"]): card for card in cards}
    if len(by_cell) != len(cards):
        read.refuse(rule, "table", len(cards), str(len(by_cell)))
    return by_cell
