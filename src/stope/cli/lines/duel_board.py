r"""The network of a Duel drawn with box characters, coordinates at the edges.

A card takes five columns and three lines. Joined sides meet in the middle; a dotted arm is a stub;
``╫`` is a bridge, ``/`` and ``\`` part two curves. Letters on an arm are doors (G, B; g, b with a
key) and trolls (T; t bribed); gold stands in the upper right corner, ladders in the lower left.
"""

from typing import Any

from stope.games.codecs import Json
from stope.games.duel.cards import (
    ARM,
    BARRIER,
    LADDER,
    NAMES,
    OPEN,
    PATH,
    START_FACE,
    Barrier,
    Colour,
)
from stope.kernel.sides import SIDES, Side, sides_mask

_WIDTH, _HEIGHT = 5, 3
_CENTRE = {
    sides_mask(letters): character
    for letters, character in (
        ("NESW", "┼"),
        ("NSW", "┤"),
        ("NES", "├"),
        ("NEW", "┴"),
        ("ESW", "┬"),
        ("NS", "│"),
        ("EW", "─"),
        ("NW", "┘"),
        ("NE", "└"),
        ("ES", "┌"),
        ("SW", "┐"),
    )
}
#: Where the arm of a side runs in a card: (row, column), from the edge to the middle.
_ARM_CELLS = {
    Side.N: ((0, 2),),
    Side.E: ((1, 4), (1, 3)),
    Side.S: ((2, 2),),
    Side.W: ((1, 0), (1, 1)),
}


def joined_paths(face: int, turned: bool) -> list[int]:
    """Return the paths of a card that join two sides or more, as masks."""
    paths = {int(PATH[face, int(turned), side]) for side in range(SIDES)}
    return sorted(path for path in paths if path.bit_count() > 1)


def centre(face: int, turned: bool) -> str:
    """Return the character in the middle of a card."""
    if face in START_FACE:
        return "◆"
    paths = joined_paths(face, turned)
    if len(paths) == 1:
        return _CENTRE[paths[0]]
    if not paths:
        return "·"
    if sides_mask("NS") in paths:
        return "╫"
    return "/" if sides_mask("NW") in paths else "\\"


def shape_text(name: str, turned: bool) -> str:
    """Return a card in one short word: the sides it joins, stubs with a dot, doors and trolls."""
    face = NAMES.index(name)
    words = [
        "".join(Side(s).name for s in range(SIDES) if path >> s & 1)
        for path in joined_paths(face, turned)
    ]
    open_mask, joined = int(OPEN[face, int(turned)]), sum(joined_paths(face, turned))
    words += [f"{Side(s).name}." for s in range(SIDES) if (open_mask & ~joined) >> s & 1]
    arm = int(ARM[face, int(turned)])
    if arm:
        side = Side(arm.bit_length() - 1).name
        words.append(f"{barrier_letter(face, False, None)}@{side}")
    if LADDER[face] >= 0:
        words.append("H" + Colour(int(LADDER[face])).name[0].lower())
    return "{" + " ".join(words) + "}"


def barrier_letter(face: int, key: bool, bribed: int | None) -> str:
    """Return the letter of a door or troll."""
    if BARRIER[face] == Barrier.TROLL:
        return "T" if bribed is None else "t"
    letter = "G" if BARRIER[face] == Barrier.GREEN_DOOR else "B"
    return letter.lower() if key else letter


def draw_card(card: Json) -> list[str]:
    """Return the three lines of a card."""
    if card["face_down"]:
        known = card["card"] if card["card"] in NAMES[:-2] else " ? "
        return ["┌───┐", f"│{known}│", "└───┘"]
    face, turned = NAMES.index(card["card"]), card["turned"]
    grid = [[" "] * _WIDTH for _ in range(_HEIGHT)]
    joined = sum(joined_paths(face, turned))
    for side, cells in _ARM_CELLS.items():
        if not OPEN[face, int(turned)] >> side & 1:
            continue
        lines = "─│" if joined >> side & 1 else "┄┊"
        for row, column in cells:
            grid[row][column] = lines[0] if side in (Side.E, Side.W) else lines[1]
        if ARM[face, int(turned)] >> side & 1:
            row, column = cells[0]
            grid[row][column] = barrier_letter(face, bool(card.get("key")), card.get("bribed"))
    grid[1][2] = centre(face, turned)
    if "gold" in card:
        owner = card["marked"]
        grid[0][3:5] = ["$" if owner is None else "gb"[owner], str(card["gold"])]
    if LADDER[face] >= 0:
        grid[2][0:2] = ["H", Colour(int(LADDER[face])).name[0].lower()]
    return ["".join(row) for row in grid]


def draw_board(table: list[Json]) -> list[str]:
    """Return the whole network with x above the columns and y before the rows."""
    cards: dict[tuple[int, int], Any] = {(card["x"], card["y"]): card for card in table}
    columns = range(min(x for x, _ in cards), max(x for x, _ in cards) + 1)
    rows = range(min(y for _, y in cards), max(y for _, y in cards) + 1)
    empty = [" " * _WIDTH] * _HEIGHT
    drawing = [" " * 4 + "".join(str(x).center(_WIDTH) for x in columns)]
    for y in rows:
        drawn = [draw_card(cards[x, y]) if (x, y) in cards else empty for x in columns]
        for line in range(_HEIGHT):
            label = f"{y:>3} " if line == 1 else " " * 4
            drawing.append((label + "".join(card[line] for card in drawn)).rstrip())
    return drawing
