"""Read and write what positions of both games share: cells, seats that know a card, the table."""

from collections.abc import Callable

from stope.engine.records import State
from stope.games.codecs import Json
from stope.games.path_cards.board import NO_SLOT
from stope.games.position_json import PositionReader


def place_text(s: State, slot: int) -> str | None:
    """Return the x and y of the card in a slot as text: ``2,-1``; None for NO_SLOT."""
    if slot == NO_SLOT:
        return None
    cell = int(s.cell[slot])
    return f"{int(s.board.x[cell])},{int(s.board.y[cell])}"


def seats_text(known: int, seats: int) -> str:
    """Return the digits of the seats that know a card, from their mask, and a star for spectators.

    >>> seats_text(0b110, 2)
    '1*'
    """
    digits = "".join(str(seat) for seat in range(seats) if known >> seat & 1)
    return digits + "*" * (known >> seats & 1)


def known_mask(digits: str | None, star: str | None, seats: int) -> int:
    """Return the mask of the seats that know a card, from both parts of ``seats_text``.

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
    """Return the cards on the table by their x and y, in the order in which they were laid.

    ``parse`` reads one card, given its index in the list. If two cards have the same x and y, the
    position is refused with the rule.
    """
    tokens = read.items("table", 0, most, rule, default=[])
    cards = [parse(read, place, token) for place, token in enumerate(tokens)]
    by_cell = {(card["x"], card["y"]): card for card in cards}
    if len(by_cell) != len(cards):
        read.refuse(rule, "table", len(cards), str(len(by_cell)))
    return by_cell
