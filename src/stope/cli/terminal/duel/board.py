r"""The network of the Duel, drawn in box characters with coordinates at the edges.

A card takes five columns and three lines. The arms to joined sides meet in the middle. A dotted arm
is a stub, a path with one side only. ``╫`` is a bridge; ``/`` and ``\`` separate two curves. A
letter on an arm is a door (G or B; g or b with a key) or a troll (T; t if it is bribed). Gold is
shown in the upper right corner, a ladder in the lower left corner. A goal that lies face down is a
``?``, with its gold if the player has seen the goal.
"""

from collections.abc import Iterable

from rich.text import Text

from stope.cli.terminal.path_cards.board import JOINTS, cell_of, draw_part
from stope.cli.window import Mark, Part, whole
from stope.games.codecs import Json
from stope.games.duel.cards import (
    ARM,
    BARRIER,
    GOLD,
    LADDER,
    NAMES,
    OPEN,
    PATH,
    START_FACE,
    Barrier,
    Colour,
)
from stope.games.path_cards.sides import SIDES, Side, sides_mask

SIZE = _WIDTH, _HEIGHT = 5, 3
_STYLES = {
    **dict.fromkeys("Gg", "bold green"),
    **dict.fromkeys("Bb", "bold bright_blue"),
    **dict.fromkeys("Tt", "bold red"),
    **dict.fromkeys("$123", "bold yellow"),
    "?": "bold cyan",
    "◆": "bold",
}
#: The (row, column) of the characters of each arm in a drawn card, from the edge to the middle. The
#: keys are the sides of the arms.
_ARM_CELLS = {
    Side.N: ((0, 2),),
    Side.E: ((1, 4), (1, 3)),
    Side.S: ((2, 2),),
    Side.W: ((1, 0), (1, 1)),
}


def joined_paths(face: int, turned: bool) -> list[int]:
    """Return the paths of a card that join two sides or more, each as a mask of sides."""
    paths = {int(PATH[face, int(turned), side]) for side in range(SIDES)}
    return sorted(path for path in paths if path.bit_count() > 1)


def centre(face: int, turned: bool) -> str:
    """Return the character in the middle of a card."""
    if face in START_FACE:
        return "◆"
    paths = joined_paths(face, turned)
    if len(paths) == 1:
        return JOINTS[paths[0]]
    if not paths:
        return "·"
    if sides_mask("NS") in paths:
        return "╫"
    return "/" if sides_mask("NW") in paths else "\\"


def barrier_letter(face: int, key: bool, bribed: int | None) -> str:
    """Return the letter of a door or troll: small if the door has a key or the troll is bribed."""
    if BARRIER[face] == Barrier.TROLL:
        return "T" if bribed is None else "t"
    letter = "G" if BARRIER[face] == Barrier.GREEN_DOOR else "B"
    return letter.lower() if key else letter


def draw_card(card: Json) -> list[str]:
    """Return a card as three drawn lines."""
    if card["face_down"]:
        return ["┌───┐", f"│{_goal_sign(card):^3}│", "└───┘"]
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


def _goal_sign(card: Json) -> str:
    """Return the sign of a face-down goal, with its gold if the player has seen the goal."""
    if card["card"] not in NAMES[:-2]:
        return "?"
    gold = int(GOLD[NAMES.index(card["card"])])
    return f"?${gold}" if gold else "?0"


def draw_board(
    table: list[Json], part: Part | None = None, marks: Iterable[Mark] = ()
) -> list[Text]:
    """Return a drawing of the network, or of a part of it, with coordinates at the edges."""
    cards = {cell_of(card): draw_card(card) for card in table}
    return draw_part(part or whole(cards), cards, SIZE, _STYLES, marks)
