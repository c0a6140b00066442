"""The cards of the Duel as constant arrays, read from the deck file (DU-1, DU-2, DU-3).

Cards that look the same share a *face*: faces below ``HAND_FACES`` are those of path and action
cards, then follow start cards and goals.
"""

from collections.abc import Iterator
from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np

from stope.kernel.decks import DeckError, check_totals, deck_file, line_of_card, read_deck
from stope.kernel.shapes import Shape
from stope.kernel.sides import SIDES, Side, turned_mask


class Colour(IntEnum):
    """The two dwarves."""

    GREEN = 0
    BLUE = 1


class Tool(IntEnum):
    """What can be sabotaged."""

    LAMP = 0
    PICKAXE = 1
    CART = 2


class Barrier(IntEnum):
    """What can shut off an arm."""

    NONE = 0
    GREEN_DOOR = 1
    BLUE_DOOR = 2
    TROLL = 3


class Action(IntEnum):
    """What an action card does."""

    NONE = 0
    SABOTAGE = 1
    REPAIR = 2
    MAP = 3
    ROCKFALL = 4
    KEY = 5


TOOLS = len(Tool)
#: DU-5: goals laid in a round, of all there are in three rounds.
ROUND_GOALS = 6
ROUNDS = 3
#: DU-1, DU-60: markers in the stock.
DUEL_MARKERS = 8
SOLO_MARKERS = 6

_PATH_PARTS = {"door", "troll", "arm", "gold", "at", "ladder"}
_ACTION_KEYS = {"id", "count", "sabotage", "repair", "play"}


class _Shape(Shape):
    """One kind of card with its doors, trolls, gold and ladders."""

    def __init__(self, path: Path, entry: dict[str, Any]) -> None:
        super().__init__(path, entry, _PATH_PARTS)
        self.arm = self.sides(entry.get("arm", ""))
        self.barrier = self._barrier(entry)
        self.ladder = Colour[entry["ladder"].upper()] if "ladder" in entry else -1
        self.gold = int(entry.get("gold", 0))
        self.gold_part = self._part_at(self.sides(entry.get("at", "")))
        if (self.gold > 0) != (self.gold_part > 0):
            self.refuse("gold needs the side it lies at, and only gold does")

    def _barrier(self, entry: dict[str, Any]) -> Barrier:
        if "door" in entry:
            kind = Barrier[f"{entry['door'].upper()}_DOOR"]
        elif entry.get("troll"):
            kind = Barrier.TROLL
        else:
            kind = Barrier.NONE
        if (kind != Barrier.NONE) != (self.arm.bit_count() == 1 and bool(self.arm & self.open)):
            self.refuse("a door or troll needs one open side as its arm, and only they do")
        return kind

    def _part_at(self, side: int) -> int:
        """DU-2: the part that a side belongs to, never an arm that is shut off."""
        for path in self.paths:
            if side & path & ~self.arm:
                return path & ~self.arm
        return 0


def _shapes(path: Path, deck: dict[str, Any], group: str) -> list[_Shape]:
    return [_Shape(path, entry) for entry in deck[group]]


def _counted(deck: dict[str, Any], paths: list[_Shape], goals: list[_Shape]) -> dict[str, int]:
    """Return the totals that the cards of a deck come to."""

    def cards(shapes: list[_Shape], **features: Any) -> int:
        return sum(
            shape.count
            for shape in shapes
            if all(getattr(shape, name) == value for name, value in features.items())
        )

    def actions(part: str, value: Any = None) -> int:
        entries = [entry for entry in deck["actions"] if part in entry]
        return sum(entry["count"] for entry in entries if value in (None, entry[part]))

    blue, green, troll = Barrier.BLUE_DOOR, Barrier.GREEN_DOOR, Barrier.TROLL
    return {
        "path_cards": cards(paths),
        "path_ladders": cards(paths) - cards(paths, ladder=-1),
        "path_stub_cards": cards(paths) - cards(paths, stub_sides=0),
        "path_doors_blue": cards(paths, barrier=blue),
        "path_doors_green": cards(paths, barrier=green),
        "path_trolls": cards(paths, barrier=troll),
        "path_gold": sum(shape.gold * shape.count for shape in paths),
        "start_cards": sum(entry["count"] for entry in deck["starts"]),
        "goal_cards": cards(goals),
        "goal_doors_blue": cards(goals, barrier=blue),
        "goal_doors_green": cards(goals, barrier=green),
        "goal_gold": sum(shape.gold * shape.count for shape in goals),
        "goal_cards_without_gold": cards(goals, gold=0),
        "action_cards": sum(entry["count"] for entry in deck["actions"]),
        "sabotage_cards": actions("sabotage"),
        "repair_cards": actions("repair"),
        "maps": actions("play", "map"),
        "rockfalls": actions("play", "rockfall"),
        "keys": actions("play", "key"),
    }


#: What the box holds, whatever a deck file says of single cards.
PRINTED_TOTALS = {
    "path_cards": 34,
    "start_cards": 2,
    "goal_cards": 18,
    "action_cards": 18,
    "path_gold": 5,
    "goal_gold": 25,
    "keys": 2,
}


def read_cards(path: Path) -> tuple[dict[str, Any], list[_Shape], list[_Shape], list[_Shape]]:
    """Return a deck file with its path, start and goal cards, or refuse it."""
    deck = read_deck(path)
    missing = {"paths", "starts", "goals", "actions", "totals"} - set(deck)
    if missing:
        raise DeckError(f"{path.name}: {sorted(missing)} missing")
    try:
        paths, starts, goals = (_shapes(path, deck, name) for name in ("paths", "starts", "goals"))
        counted = _counted(deck, paths, goals)
    except (KeyError, TypeError, AttributeError, ValueError) as problem:
        if isinstance(problem, DeckError):
            raise
        raise DeckError(f"{path.name}: {problem!r}") from problem
    check_totals(path, deck["totals"], counted)
    check_totals(path, PRINTED_TOTALS, {name: counted[name] for name in PRINTED_TOTALS})
    for shape in (*starts, *goals):
        if shape.count != 1:
            raise DeckError(f"{path.name}: card {shape.name}: start and goal cards are single")
    for entry in deck["actions"]:
        tools = [entry["sabotage"]] if "sabotage" in entry else entry.get("repair", [])
        known = {tool.name.lower() for tool in Tool}
        if not set(entry) <= _ACTION_KEYS or not set(tools) <= known:
            where = line_of_card(path, str(entry.get("id")))
            raise DeckError(f"{path.name}, {where}: card {entry.get('id')}: unknown parts or tools")
    return deck, paths, starts, goals


_deck, _paths, _starts, _goals = read_cards(deck_file("duel", Path(__file__).parent))
_actions = _deck["actions"]

PATH_FACES = len(_paths)
HAND_FACES = PATH_FACES + len(_actions)
FIRST_START = HAND_FACES
FIRST_GOAL = FIRST_START + len(_starts)
GOALS = len(_goals)
#: A goal that lies face down, to who does not know it. Its arrays are empty.
UNSEEN_GOAL = FIRST_GOAL + GOALS
#: A hand card to who does not know it.
UNSEEN_CARD = UNSEEN_GOAL + 1
FACES = UNSEEN_CARD + 1

#: Hand cards in the box, all copies counted.
HAND_CARDS = sum(shape.count for shape in _paths) + sum(entry["count"] for entry in _actions)
NAMES: tuple[str, ...] = tuple(
    [shape.name for shape in _paths]
    + [entry["id"] for entry in _actions]
    + [shape.name for shape in (*_starts, *_goals)]
    + ["unseen goal", "unseen card"]
)

COUNT = np.zeros(FACES, np.int8)
OPEN = np.zeros((FACES, 2), np.int8)
#: The sides joined with a side, doors and trolls open.
PATH = np.zeros((FACES, 2, SIDES), np.int8)
ARM = np.zeros((FACES, 2), np.int8)
BARRIER = np.zeros(FACES, np.int8)
GOLD = np.zeros(FACES, np.int8)
#: The sides of the part that gold lies on.
GOLD_PART = np.zeros((FACES, 2), np.int8)
#: The colour of a ladder, start cards included; -1 for none.
LADDER = np.full(FACES, -1, np.int8)
#: DU-3: whether the card looks the same when turned.
SAME_TURNED = np.ones(FACES, np.int8)
ACTION = np.zeros(FACES, np.int8)
#: The tool of a sabotage card, the tools a repair card mends, as a mask.
TOOL_MASK = np.zeros(FACES, np.int8)


def _placed() -> Iterator[tuple[int, _Shape]]:
    yield from enumerate(_paths)
    yield from enumerate((*_starts, *_goals), FIRST_START)


for _face, _shape in _placed():
    COUNT[_face] = _shape.count
    BARRIER[_face] = _shape.barrier
    GOLD[_face] = _shape.gold
    LADDER[_face] = _shape.ladder
    for _turn in (0, 1):

        def _as_laid(mask: int, turn: int = _turn) -> int:
            return int(turned_mask(mask)) if turn else mask

        OPEN[_face, _turn] = _as_laid(_shape.open)
        ARM[_face, _turn] = _as_laid(_shape.arm)
        GOLD_PART[_face, _turn] = _as_laid(_shape.gold_part)
        for _side in Side:
            _upright = _side ^ 2 if _turn else _side
            PATH[_face, _turn, _side] = _as_laid(_shape.path_of(_upright))
    SAME_TURNED[_face] = all(
        np.array_equal(array[_face, 0], array[_face, 1]) for array in (OPEN, PATH, ARM, GOLD_PART)
    )

for _face, _entry in enumerate(_actions, PATH_FACES):
    COUNT[_face] = _entry["count"]
    if "sabotage" in _entry:
        ACTION[_face] = Action.SABOTAGE
        TOOL_MASK[_face] = 1 << Tool[_entry["sabotage"].upper()]
    elif "repair" in _entry:
        ACTION[_face] = Action.REPAIR
        TOOL_MASK[_face] = sum(1 << Tool[tool.upper()] for tool in _entry["repair"])
    else:
        ACTION[_face] = Action[_entry["play"].upper()]

#: The face of the sabotage card for each tool.
SABOTAGE_FACE = np.array(
    [
        next(
            face
            for face in range(HAND_FACES)
            if ACTION[face] == Action.SABOTAGE and TOOL_MASK[face] == 1 << tool
        )
        for tool in Tool
    ],
    np.int8,
)
#: The start card of each colour.
START_FACE = np.array(
    [next(FIRST_START + i for i, card in enumerate(_starts) if card.ladder == c) for c in Colour],
    np.int8,
)
#: Every hand card of the box, face by face.
ALL_HAND_CARDS = np.repeat(np.arange(HAND_FACES, dtype=np.int8), COUNT[:HAND_FACES])
