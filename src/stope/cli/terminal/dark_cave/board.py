"""The network of the Dark Cave, drawn in box characters with coordinates at the edges.

A card takes seven columns and three lines. ``○`` is a space, on which a dwarf can stand. On cards
of group I, a path has one space; in group II, one space for each arm of the path; in group III,
also a space in the middle. ``●`` is a dark hole, ``H`` a ladder, ``$`` gold on a vein, ``∩`` a
tunnel, ``X`` the exit. A digit is a dwarf, shown by the seat of its player; R, L and G are the
creatures; ``*`` stands for several dwarves or creatures on one space. ``▓`` is a web of level II,
``░`` a web of level I. ``①`` and so on number the possible steps. A face-down goal is a ``?``.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping

from rich.text import Text

from stope.cli.terminal.path_cards.board import JOINTS, cell_of, draw_part
from stope.cli.window import Cell, Mark, Part, whole
from stope.games.codecs import Json
from stope.games.dark_cave.cards import (
    BRIDGE,
    EXIT,
    HOLE,
    LADDER,
    MIDDLE,
    NAMES,
    NO_SPACE,
    OPEN,
    PATH_OF,
    SIDES_OF,
    SPACE_COUNT,
    TUNNEL,
    VEIN,
)
from stope.games.path_cards.sides import Side, sides_mask

#: The characters that number the possible steps; each is drawn on the space to which a step leads.
STEP_SIGNS = "①②③④⑤⑥⑦⑧⑨"
SIZE = _WIDTH, _HEIGHT = 7, 3
_CENTRE = (1, 3)
#: The number of spaces on a card with a bridge and two paths: in group I one space on each path, in
#: group III three spaces on each path.
_BRIDGE_SPACES_I, _BRIDGE_SPACES_III = 2, 6
#: The character for a web, by the level of the web.
_WEB_SIGNS = {1: "░", 2: "▓"}
_STYLES = {
    **dict.fromkeys("RLG*", "bold red"),
    **dict.fromkeys("▓░", "bold magenta"),
    **dict.fromkeys(STEP_SIGNS, "bold green"),
    "$": "bold yellow",
    "X": "bold green",
    "?": "bold cyan",
    "●": "bold magenta",
}
Occupants = dict[tuple[int, int, int], list[str]]

#: The (row, column) of the space on each arm of a drawn card. The keys are the sides of the arms.
_ARM: dict[Side, Cell] = {Side.N: (0, 3), Side.E: (1, 5), Side.S: (2, 3), Side.W: (1, 1)}
#: The (row, column) of all other characters of each arm. The keys are the sides of the arms.
_CORRIDOR: dict[Side, tuple[Cell, ...]] = {
    Side.N: (),
    Side.E: ((1, 4), (1, 6)),
    Side.S: (),
    Side.W: ((1, 0), (1, 2)),
}
#: The corner of each curve on a drawn card with two curves: the (row, column) and the character of
#: the corner, which joins the two arms of the curve. The keys are the masks of the arms' sides.
_CORNER: dict[int, tuple[Cell, str]] = {
    sides_mask("NW"): ((0, 1), "┌"),
    sides_mask("NE"): ((0, 5), "┐"),
    sides_mask("SW"): ((2, 1), "└"),
    sides_mask("SE"): ((2, 5), "┘"),
}


def space_label(face: int, turned: bool, space: int) -> str:
    """Return the label by which a player types a space of a card.

    The label of a space on an arm is the side of the arm, such as "n". A tunnel has the label "t".
    The label of the middle of a path is "c" or, on a card with two paths, the sides of the path.
    """
    orientation = int(turned)
    if TUNNEL[face] == space:
        return "t"
    if not MIDDLE[face, space]:
        return _letters(int(SIDES_OF[face, orientation, space]))
    path = int(PATH_OF[face, orientation, space])
    return "c" if path == OPEN[face, orientation] else _letters(path)


def card_picture(name: str, turned: bool) -> str:
    """Return a character for each path of a card, or one character for both paths of a bridge."""
    face, orientation = NAMES.index(name), int(turned)
    if BRIDGE[face, orientation]:
        return "╪" if BRIDGE[face, orientation] == sides_mask("EW") else "╫"
    paths = {int(PATH_OF[face, orientation, space]) for space in range(SPACE_COUNT[face])} - {0}
    return "".join(JOINTS[path] for path in sorted(paths))


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


def _cell_of(face: int, orientation: int, space: int) -> Cell:
    """Return the (row, column) of a space in the drawing of its card."""
    if TUNNEL[face] == space:
        return _CENTRE
    path = int(PATH_OF[face, orientation, space])
    if not MIDDLE[face, space]:
        return _ARM[Side(int(SIDES_OF[face, orientation, space]).bit_length() - 1)]
    if _is_two_curves(face):
        return _CORNER[path][0]
    if BRIDGE[face, orientation] and path == sides_mask("EW"):
        return (1, 2) if SPACE_COUNT[face] > _BRIDGE_SPACES_I else (1, 1)
    if BRIDGE[face, orientation] and SPACE_COUNT[face] == _BRIDGE_SPACES_I:
        return (0, 3)
    return _CENTRE


def _draw_lines(grid: list[list[str]], face: int, orientation: int) -> None:
    """Draw the lines that join the spaces of a card."""
    sides = int(OPEN[face, orientation])
    for side in Side:
        if sides >> side & 1:
            row, column = _ARM[side]
            grid[row][column] = "─" if side in (Side.E, Side.W) else "│"
            for row, column in _CORRIDOR[side]:
                grid[row][column] = "─"
    if _is_two_curves(face):
        grid[1][2] = grid[1][4] = " "
        for space in range(SPACE_COUNT[face]):
            path = int(PATH_OF[face, orientation, space])
            if path:
                _draw_curve(grid, path)
        return
    row, column = _CENTRE
    if BRIDGE[face, orientation]:
        above = "╪" if BRIDGE[face, orientation] == sides_mask("EW") else "╫"
        grid[row][column] = grid[row][4] = above
        if SPACE_COUNT[face] < _BRIDGE_SPACES_III:
            grid[row][4] = "─"
    else:
        grid[row][column] = JOINTS[sides]


def _draw_curve(grid: list[list[str]], path: int) -> None:
    """Draw a curve of a card with two curves: its two arms and the corner that joins them."""
    (row, column), joint = _CORNER[path]
    grid[row][column] = joint
    grid[row][2 if column == 1 else 4] = "─"
    vertical = Side.N if row == 0 else Side.S
    across = Side.W if column == 1 else Side.E
    for arm in (vertical, across):
        arm_row, arm_column = _ARM[arm]
        grid[arm_row][arm_column] = JOINTS[path]


def goal_sign(card: Json) -> str:
    """Return the sign of a goal's feature, after a "?" if the goal lies face down.

    For an unknown goal, the sign is only "?".
    """
    if card["card"] is None:
        return "?"
    face = NAMES.index(card["card"])
    found = ((EXIT, "X"), (HOLE, "●"), (LADDER, "H"), (VEIN, "$"))
    sign = next((sign for spaces, sign in found if spaces[face] != NO_SPACE), "-")
    return f"?{sign}" if card["face_down"] else sign


def draw_card(card: Json, occupants: Occupants) -> list[str]:
    """Return a card as three drawn lines."""
    if card["face_down"]:
        there = occupants.get((card["x"], card["y"], 0), [])
        return ["┌─────┐", f"│{goal_sign(card) + ''.join(there[:1]):^5}│", "└─────┘"]
    face, orientation = NAMES.index(card["card"]), int(card["turned"])
    grid = [[" "] * _WIDTH for _ in range(_HEIGHT)]
    _draw_lines(grid, face, orientation)
    for space in range(SPACE_COUNT[face]):
        row, column = _cell_of(face, orientation, space)
        there = occupants.get((card["x"], card["y"], space), [])
        mark = _feature(card, face, space)
        grid[row][column] = mark if not there else there[0] if len(there) == 1 else "*"
    return ["".join(row) for row in grid]


def occupants_of(shown: Json) -> Occupants:
    """Return the characters of the dwarves and creatures on each space."""
    found: Occupants = defaultdict(list)
    for seat in shown["seats"]:
        if seat["dwarf"]:
            spot = seat["dwarf"]
            found[spot["x"], spot["y"], spot["space"]].append(str(seat["seat"]))
    for creature in shown["creatures"]:
        mark = creature["creature"][0].upper()
        found[creature["x"], creature["y"], creature["space"]].append(mark)
    return found


def draw_cave(
    shown: Json,
    part: Part | None = None,
    marks: Iterable[Mark] = (),
    steps: Mapping[tuple[int, int, int], str] | None = None,
) -> list[Text]:
    """Return a drawing of the network, or of a part of it, with coordinates at the edges.

    The keys of ``steps`` are the spaces to which a step is possible now. The values are characters,
    which are drawn on these spaces.
    """
    cards = {cell_of(card): card for card in shown["table"]}
    drawn_part = part or whole(cards)
    occupants = occupants_of(shown)
    for spot, sign in (steps or {}).items():
        # on a space with a dwarf or creature, the number of the step is not shown
        if not occupants[spot]:
            occupants[spot] = [sign]
    grids = {
        cell: [list(line) for line in draw_card(card, occupants)]
        for cell, card in cards.items()
        if cell in drawn_part
    }
    for web in shown["webs"]:
        _draw_web(grids, web)
    drawn = {cell: map("".join, grid) for cell, grid in grids.items()}
    return draw_part(drawn_part, drawn, SIZE, _styles(shown), marks)


def _styles(shown: Json) -> dict[str, str]:
    """Return the styles of the drawn characters: each dwarf in the colour of its clan."""
    styles = dict(_STYLES)
    for seat in shown["seats"]:
        colour = "bright_blue" if seat["clan"] == "blue" else "yellow"
        own = " reverse" if seat["seat"] == shown["viewer"] else ""
        styles[str(seat["seat"])] = f"bold {colour}{own}"
    return styles


def _draw_web(grids: dict[Cell, list[list[str]]], web: Json) -> None:
    """Draw a web between two cells, at the edge of a card that is part of the drawing."""
    mark = _WEB_SIGNS[web["level"]]
    x, y = web["x"], web["y"]
    if web["side"] == "e":
        choices = (((x, y), (1, 6)), ((x + 1, y), (1, 0)))
    else:
        choices = (((x, y), (2, 4)), ((x, y + 1), (0, 4)))
    for cell, (row, column) in choices:
        if cell in grids:
            grids[cell][row][column] = mark
            return
