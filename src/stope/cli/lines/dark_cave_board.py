"""The Dark Cave drawn with box characters, coordinates at the edges.

A card takes seven columns and three lines. ``○`` is a space: the only one of a card of group I, one
for each arm in group II, and one more in the middle in group III. ``●`` is a dark hole, ``H`` a
ladder, ``$`` gold on a vein, ``∩`` a tunnel, ``X`` the exit. Digits are dwarves by their seats, R,
L and G the creatures, ``*`` several at once. ``▓`` is a web that shows II, ``░`` one that shows I.
"""

from collections import defaultdict

from stope.games.codecs import Json
from stope.games.dark_cave.cards import (
    BRIDGE,
    EXIT,
    HOLE,
    LADDER,
    MIDDLE,
    NAMES,
    OPEN,
    PATH_OF,
    SIDES_OF,
    SPACE_COUNT,
    TUNNEL,
    VEIN,
)
from stope.kernel.sides import Side, sides_mask

_WIDTH, _HEIGHT = 7, 3
_CENTRE = (1, 3)
Cell = tuple[int, int]
Occupants = dict[tuple[int, int, int], list[str]]

_JOINTS = {
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
        ("N", "╵"),
        ("E", "╶"),
        ("S", "╷"),
        ("W", "╴"),
    )
}
#: Where the arm of a side has its space.
_ARM: dict[Side, Cell] = {Side.N: (0, 3), Side.E: (1, 5), Side.S: (2, 3), Side.W: (1, 1)}
#: The cells of a corridor to a side, beside the arm's space.
_CORRIDOR: dict[Side, tuple[Cell, ...]] = {
    Side.N: (),
    Side.E: ((1, 4), (1, 6)),
    Side.S: (),
    Side.W: ((1, 0), (1, 2)),
}
#: Where two curves on one card have their middles, and what joins the arms there.
_CORNER: dict[int, tuple[Cell, str]] = {
    sides_mask("NW"): ((0, 1), "┌"),
    sides_mask("NE"): ((0, 5), "┐"),
    sides_mask("SW"): ((2, 1), "└"),
    sides_mask("SE"): ((2, 5), "┘"),
}


def space_label(face: int, turned: bool, space: int) -> str:
    """Return what a space is called: its side, c for the middle, t for a tunnel, or its path."""
    way = int(turned)
    if TUNNEL[face] == space:
        return "t"
    if not MIDDLE[face, space]:
        return _letters(int(SIDES_OF[face, way, space]))
    path = int(PATH_OF[face, way, space])
    return "c" if path == OPEN[face, way] else _letters(path)


def shape_text(name: str, turned: bool) -> str:
    """Return the paths of a card as a character or two."""
    face, way = NAMES.index(name), int(turned)
    if BRIDGE[face, way]:
        return "╪" if BRIDGE[face, way] == sides_mask("EW") else "╫"
    paths = {int(PATH_OF[face, way, space]) for space in range(SPACE_COUNT[face])} - {0}
    return "".join(_JOINTS[path] for path in sorted(paths))


def side_text(name: str, turned: bool) -> str:
    """Return the paths of a card by the letters of their sides: ns+ew."""
    face, way = NAMES.index(name), int(turned)
    paths = [int(PATH_OF[face, way, space]) for space in range(SPACE_COUNT[face])]
    return "+".join(_letters(path) for path in dict.fromkeys(paths) if path)


def _letters(mask: int) -> str:
    return "".join(side.name.lower() for side in Side if mask >> side & 1)


def _feature(card: Json, face: int, space: int) -> str:
    if EXIT[face] == space:
        return "X"
    if HOLE[face] == space:
        return "●"
    if LADDER[face] == space:
        return "H"
    if VEIN[face] == space and card["gold"]:
        return "$"
    return "∩" if TUNNEL[face] == space else "○"


def _is_two_curves(face: int) -> bool:
    return bool(TUNNEL[face] >= 0)


def _cell_of(face: int, way: int, space: int) -> Cell:
    """Return where a space is drawn."""
    if TUNNEL[face] == space:
        return _CENTRE
    path = int(PATH_OF[face, way, space])
    if not MIDDLE[face, space]:
        return _ARM[Side(int(SIDES_OF[face, way, space]).bit_length() - 1)]
    if _is_two_curves(face):
        return _CORNER[path][0]
    if BRIDGE[face, way] and path == sides_mask("EW"):
        return (1, 2) if SPACE_COUNT[face] > 2 else (1, 1)
    if BRIDGE[face, way] and SPACE_COUNT[face] == 2:
        return (0, 3)
    return _CENTRE


def _draw_lines(grid: list[list[str]], face: int, way: int) -> None:
    """Draw what joins the spaces of a card."""
    sides = int(OPEN[face, way])
    for side in Side:
        if sides >> side & 1:
            row, column = _ARM[side]
            grid[row][column] = "─" if side in (Side.E, Side.W) else "│"
            for row, column in _CORRIDOR[side]:
                grid[row][column] = "─"
    if _is_two_curves(face):
        grid[1][2] = grid[1][4] = " "
        for space in range(SPACE_COUNT[face]):
            path = int(PATH_OF[face, way, space])
            if path:
                _draw_curve(grid, path)
        return
    row, column = _CENTRE
    if BRIDGE[face, way]:
        above = "╪" if BRIDGE[face, way] == sides_mask("EW") else "╫"
        grid[row][column] = grid[row][4] = above
        if SPACE_COUNT[face] < 6:
            grid[row][4] = "─"
    else:
        grid[row][column] = _JOINTS[sides]


def _draw_curve(grid: list[list[str]], path: int) -> None:
    """Draw one of two curves on a card: from both its arms to the corner between them."""
    (row, column), joint = _CORNER[path]
    grid[row][column] = joint
    grid[row][2 if column == 1 else 4] = "─"
    vertical = Side.N if row == 0 else Side.S
    across = Side.W if column == 1 else Side.E
    for arm in (vertical, across):
        arm_row, arm_column = _ARM[arm]
        grid[arm_row][arm_column] = _JOINTS[path]


def draw_card(card: Json, occupants: Occupants) -> list[str]:
    """Return the three lines of a card."""
    if card["face_down"]:
        known = card["card"] or "?"
        return ["┌─────┐", f"│{known:^5}│", "└─────┘"]
    face, way = NAMES.index(card["card"]), int(card["turned"])
    grid = [[" "] * _WIDTH for _ in range(_HEIGHT)]
    _draw_lines(grid, face, way)
    for space in range(SPACE_COUNT[face]):
        row, column = _cell_of(face, way, space)
        there = occupants.get((card["x"], card["y"], space), [])
        mark = _feature(card, face, space)
        grid[row][column] = mark if not there else there[0] if len(there) == 1 else "*"
    return ["".join(row) for row in grid]


def occupants_of(shown: Json) -> Occupants:
    """Return who stands where, as the marks that are drawn."""
    found: Occupants = defaultdict(list)
    for seat in shown["seats"]:
        if seat["dwarf"]:
            place = seat["dwarf"]
            found[place["x"], place["y"], place["space"]].append(str(seat["seat"]))
    for creature in shown["creatures"]:
        mark = creature["creature"][0].upper()
        found[creature["x"], creature["y"], creature["space"]].append(mark)
    return found


def draw_cave(shown: Json) -> list[str]:
    """Return the whole network with x above the columns and y before the rows."""
    cards = {(card["x"], card["y"]): card for card in shown["table"]}
    columns = range(min(x for x, _ in cards), max(x for x, _ in cards) + 1)
    rows = range(min(y for _, y in cards), max(y for _, y in cards) + 1)
    occupants = occupants_of(shown)
    empty = [" " * _WIDTH] * _HEIGHT
    grids = {
        (x, y): [
            list(line) for line in (draw_card(cards[x, y], occupants) if (x, y) in cards else empty)
        ]
        for y in rows
        for x in columns
    }
    for web in shown["webs"]:
        _draw_web(grids, web)
    drawing = [" " * 4 + "".join(str(x).center(_WIDTH) for x in columns).rstrip()]
    for y in rows:
        for line in range(_HEIGHT):
            label = f"{y:>3} " if line == 1 else " " * 4
            row = "".join("".join(grids[x, y][line]) for x in columns)
            drawing.append((label + row).rstrip())
    return drawing


def _draw_web(grids: dict[Cell, list[list[str]]], web: Json) -> None:
    """Draw a web on its side, on whichever of the two places is in the drawing."""
    mark = "▓" if web["level"] == 2 else "░"
    x, y = web["x"], web["y"]
    if web["side"] == "e":
        choices = (((x, y), (1, 6)), ((x + 1, y), (1, 0)))
    else:
        choices = (((x, y), (2, 4)), ((x, y + 1), (0, 4)))
    for place, (row, column) in choices:
        if place in grids and any(cell != " " for line in grids[place] for cell in line):
            grids[place][row][column] = mark
            return
