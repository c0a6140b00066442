"""The cards of the Duel as constant arrays, read from the deck file (DU-1, DU-2, DU-3).

Each card has a number, its *face*; cards that look the same have the same face. Faces below
``HAND_FACES`` are path and action cards. The faces of start cards and goals follow.
"""

from collections.abc import Callable, Iterator
from enum import IntEnum
from pathlib import Path

import numpy as np

from stope.engine.own_deck_files import deck_path
from stope.games.deck_file import CardEntry, Printed, Tally, tally
from stope.games.path_cards.card_shape import COMMON_PARTS, Shape, check_name_and_count
from stope.games.path_cards.card_tables import CardTables, Deck, read_card_tables
from stope.games.path_cards.secrecy import back_table
from stope.games.path_cards.sides import ALL_SIDES, SIDES, Side, sides_mask, turned_mask


class Colour(IntEnum):
    """The colours of the two dwarves."""

    GREEN = 0
    BLUE = 1


class Tool(IntEnum):
    """The tools that can be sabotaged."""

    LAMP = 0
    PICKAXE = 1
    CART = 2


class Barrier(IntEnum):
    """The barriers that can close an arm of a card."""

    NONE = 0
    GREEN_DOOR = 1
    BLUE_DOOR = 2
    TROLL = 3


class Action(IntEnum):
    """The kinds of action cards."""

    NONE = 0
    SABOTAGE = 1
    REPAIR = 2
    MAP = 3
    ROCKFALL = 4
    KEY = 5


TOOLS = len(Tool)
#: DU-5: how many goals a round has, and how many rounds a match has.
ROUND_GOALS = 6
ROUNDS = 3
#: DU-1, DU-60: how many markers are in the stock at the beginning of a round, first with two
#: players, then in a solo match.
DUEL_MARKERS = 8
SOLO_MARKERS = 6

_PATH_PARTS = frozenset({"stubs", "door", "troll", "arm", "gold", "at", "ladder"})
_ACTION_PARTS = COMMON_PARTS | {"sabotage", "repair", "play"}
_COLOURS = tuple(colour.name.lower() for colour in Colour)
_TOOLS = tuple(tool.name.lower() for tool in Tool)
_PLAYS = {"map": "DU-44", "rockfall": "DU-43", "key": "DU-42"}
#: The most gold on one card. A state counts the gold cards of each player by their gold.
MOST_GOLD = 3
#: The number of faces that fit in ``path_gold_out``, the mask of path cards with gold that are out
#: of the game. All path cards with gold have to be among these first faces.
_GOLD_FACES = 31


class _Shape(Shape):
    """One kind of card with its door, troll, gold or ladder (DU-2)."""

    def __init__(self, entry: CardEntry) -> None:
        super().__init__(entry, _PATH_PARTS, "DU-2")
        self.arm = self.sides("arm", entry.parts["arm"]) if "arm" in entry.parts else 0
        self.barrier = self._barrier()
        colour = entry.choice("ladder", _COLOURS, "DU-11")
        self.ladder = _COLOURS.index(colour) if colour else -1
        if colour and (len(self.paths) != 1 or self.barrier):
            entry.refuse(("ladder", "joined", "stubs", "door", "troll"), "one open path", "DU-11")
        self.gold = entry.choice("gold", range(1, MOST_GOLD + 1), "DU-30") or 0
        if bool(self.gold) != ("at" in entry.parts):
            entry.refuse(("gold", "at"), "gold with the side it lies at", "DU-2")
        side = self.sides("at", entry.parts["at"]) if self.gold else 0
        self.gold_part = next((path & ~self.arm for path in self.paths if side & path), 0)
        if side & ~self.gold_part:
            entry.refuse(("at", "joined", "stubs", "arm"), "a side of one path, no arm", "DU-2")

    def _barrier(self) -> Barrier:
        colour = self.entry.choice("door", _COLOURS, "DU-10")
        troll = self.entry.flag("troll", "DU-32")
        shuts_one_arm = self.arm.bit_count() == 1 and any(
            path & self.arm and path != self.arm for path in self.paths
        )
        if bool(colour or troll) != ("arm" in self.entry.parts) or (colour and troll):
            self.entry.refuse(("door", "troll", "arm"), "a door or a troll with its arm", "DU-2")
        if (colour or troll) and not shuts_one_arm:
            self.entry.refuse(("arm", "joined"), "one side of a path with others", "DU-2")
        if colour:
            return Barrier[f"{colour.upper()}_DOOR"]
        return Barrier.TROLL if troll else Barrier.NONE

    @property
    def is_bridge(self) -> bool:
        """Return whether the card has two straight paths, which cross."""
        return sorted(self.paths) == sorted((sides_mask("NS"), sides_mask("EW")))

    @property
    def is_double_curve(self) -> bool:
        """Return whether the card has two curves."""
        sizes = [path.bit_count() for path in self.paths]
        return sizes == [2, 2] and not self.is_bridge


#: The totals that the booklets print, each with the rule that states it.
PRINTED = {
    "path_cards": Printed(34, "DU-1"),
    "start_cards": Printed(2, "DU-1"),
    "goal_cards": Printed(18, "DU-1"),
    "action_cards": Printed(18, "DU-1"),
    "bridges": Printed(2, "DU-24"),
    "double_curves": Printed(2, "DU-24"),
    "ladders": Printed(2, "DU-23"),
    "trolls": Printed(3, "DU-32"),
    "path_doors": Printed(6, "DU-10"),
    "goal_doors": Printed(8, "DU-10"),
    "path_cards_with_gold": Printed(5, "DU-30"),
}


def _cards(shapes: list[_Shape], wanted: Callable[[_Shape], object] = bool) -> Tally:
    return tally((shape.count if wanted(shape) else 0, shape.entry) for shape in shapes)


def _is_door(shape: _Shape) -> bool:
    return shape.barrier in (Barrier.BLUE_DOOR, Barrier.GREEN_DOOR)


def _count_printed(cards: CardTables[_Shape]) -> dict[str, Tally]:
    """Return the totals of a deck that are compared with those in ``PRINTED``."""
    paths = cards.paths
    return {
        "path_cards": _cards(paths),
        "start_cards": _cards(cards.starts),
        "goal_cards": _cards(cards.goals),
        "action_cards": tally((entry.parts["count"], entry) for entry in cards.actions),
        "bridges": _cards(paths, lambda shape: shape.is_bridge),
        "double_curves": _cards(paths, lambda shape: shape.is_double_curve),
        "ladders": _cards(paths, lambda shape: shape.ladder >= 0),
        "trolls": _cards(paths, lambda shape: shape.barrier == Barrier.TROLL),
        "path_doors": _cards(paths, _is_door),
        "goal_doors": _cards(cards.goals, _is_door),
        "path_cards_with_gold": _cards(paths, lambda shape: shape.gold),
    }


def _count_ours(cards: CardTables[_Shape]) -> dict[str, int]:
    """Return the totals that deck files list under ``[ours]``, because no booklet prints them."""
    paths, goals = cards.paths, cards.goals

    def doors(shapes: list[_Shape], kind: Barrier) -> int:
        return sum(shape.count for shape in shapes if shape.barrier == kind)

    def played(part: str, value: str | None = None) -> int:
        return sum(
            entry.parts["count"]
            for entry in cards.actions
            if part in entry.parts and value in (None, entry.parts[part])
        )

    return {
        "path_cards_with_stubs": sum(shape.count for shape in paths if shape.stub_sides),
        "path_gold": sum(shape.gold * shape.count for shape in paths),
        "path_doors_blue": doors(paths, Barrier.BLUE_DOOR),
        "path_doors_green": doors(paths, Barrier.GREEN_DOOR),
        "goal_doors_blue": doors(goals, Barrier.BLUE_DOOR),
        "goal_doors_green": doors(goals, Barrier.GREEN_DOOR),
        "goal_gold": sum(shape.gold for shape in goals),
        "goal_cards_without_gold": sum(not shape.gold for shape in goals),
        "sabotage_cards": played("sabotage"),
        "repair_cards": played("repair"),
        "maps": played("play", "map"),
        "rockfalls": played("play", "rockfall"),
        "keys": played("play", "key"),
    }


def read_cards(path: Path) -> Deck[_Shape]:
    """Return the cards of a deck file, or refuse the file."""
    shapes = {"paths": _Shape, "starts": _read_start, "goals": _read_goal}
    cards = read_card_tables(path, "duel", "DU-1", shapes, _read_action)
    cards.file.check_printed(PRINTED, _count_printed(cards))
    _check_kinds(cards)
    ours = _count_ours(cards)
    cards.file.check_ours(ours)
    return cards.deck(ours)


def _read_start(entry: CardEntry) -> _Shape:
    """DU-4, DU-10: return a start card: one copy, with a ladder and one path to all sides."""
    shape = _Shape(entry)
    shape.check_single("DU-4")
    if shape.ladder < 0 or shape.paths != [ALL_SIDES] or shape.gold:
        entry.refuse(("joined", "ladder", "gold"), 'joined = ["NESW"] and a ladder', "DU-10")
    return shape


def _read_goal(entry: CardEntry) -> _Shape:
    """DU-27: return a goal card, each side of which must be open in at least one orientation."""
    shape = _Shape(entry)
    shape.check_single("DU-5")
    if shape.ladder >= 0 or shape.barrier == Barrier.TROLL:
        entry.refuse(("ladder", "troll"), "no ladder or troll on a goal", "DU-32")
    shape.check_reachable("DU-27")
    return shape


def _read_action(entry: CardEntry) -> CardEntry:
    """DU-40 to DU-44: return an action card with one of the parts sabotage, repair and play."""
    entry.check_parts(_ACTION_PARTS, "DU-1")
    check_name_and_count(entry, "DU-1")
    kinds = [part for part in ("sabotage", "repair", "play") if part in entry.parts]
    if len(kinds) != 1:
        entry.refuse(kinds or ("play",), "one of sabotage, repair, play", "DU-1")
    entry.choice("sabotage", _TOOLS, "DU-40")
    entry.choice("play", tuple(_PLAYS), "DU-42")
    tools = entry.parts.get("repair", [_TOOLS[0]])
    known = isinstance(tools, list) and all(tool in _TOOLS for tool in tools)
    if not known or not tools or len(set(tools)) != len(tools):
        entry.refuse("repair", f"some of {', '.join(_TOOLS)}, each once", "DU-41")
    return entry


def _check_kinds(cards: CardTables[_Shape]) -> None:
    """DU-7, DU-40 to DU-44, DU-51: refuse a deck without the kinds of cards that the rules need."""
    file = cards.file
    for index, shape in enumerate(cards.paths):
        if shape.gold and shape.barrier == Barrier.TROLL:
            file.problem(
                f"card {shape.name}: troll and gold", "one marker", "DU-30", shape.entry.line
            )
        if shape.gold and (shape.count != 1 or index >= _GOLD_FACES):
            given = f"card {shape.name}: gold on count = {shape.count}, kind {index + 1}"
            allowed = f"count = 1, among the first {_GOLD_FACES} kinds"
            file.problem(given, allowed, "DU-51", shape.entry.line)
    if sorted(start.ladder for start in cards.starts) != list(Colour):
        file.problem("starts", "a start card of each colour", "DU-7", file.lines.key("starts"))
    for tool in _TOOLS:
        kinds = [entry for entry in cards.actions if entry.parts.get("sabotage") == tool]
        if len(kinds) != 1:
            given = f'{len(kinds)} kinds with sabotage = "{tool}"'
            file.problem(
                given, "1", "DU-40", kinds[-1].line if kinds else file.lines.key("actions")
            )
    for play, rule in _PLAYS.items():
        # moves that play a map, rockfall or key do not name the card, so a deck can have only one
        # kind of card for each of these actions
        kinds = [entry for entry in cards.actions if entry.parts.get("play") == play]
        if len(kinds) > 1:
            file.problem(f'{len(kinds)} kinds with play = "{play}"', "1", rule, kinds[-1].line)
    file.finish()


_deck = read_cards(deck_path("duel", Path(__file__).parent))
#: The tables of the deck file in use.
DECK = _deck.tables
_paths, _starts, _goals = _deck.paths, _deck.starts, _deck.goals
_actions = _deck.actions

PATH_FACES = len(_paths)
HAND_FACES = PATH_FACES + len(_actions)
FIRST_START = HAND_FACES
FIRST_GOAL = FIRST_START + len(_starts)
GOALS = len(_goals)
#: The face that stands in a view for a goal that the viewer has not seen. In the arrays below, this
#: face is a card without paths, gold and barrier.
UNSEEN_GOAL = FIRST_GOAL + GOALS
#: The face that stands in a view for a hand card that the viewer has not seen.
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

#: By face: the face that a view shows instead if the viewer does not know the card.
BACKS = back_table([UNSEEN_CARD] * FACES)

COUNT = np.zeros(FACES, np.int8)
OPEN = np.zeros((FACES, 2), np.int8)
#: By face, orientation (1: turned) and side: the mask of the path that contains this side, as if a
#: door or troll on it were open; 0 if the side is closed.
PATH = np.zeros((FACES, 2, SIDES), np.int8)
ARM = np.zeros((FACES, 2), np.int8)
BARRIER = np.zeros(FACES, np.int8)
GOLD = np.zeros(FACES, np.int8)
#: By face and orientation: the mask of the sides that lead to the gold of the card.
GOLD_PART = np.zeros((FACES, 2), np.int8)
#: By face: the colour of the card's ladder (start cards have ladders too); -1 without a ladder.
LADDER = np.full(FACES, -1, np.int8)
#: DU-3: the number of orientations in which a card can lie: 2, or 1 if it looks the same when
#: turned; 0 for an action card.
ORIENTATIONS = np.zeros(FACES, np.int8)
ACTION = np.zeros(FACES, np.int8)
#: By face: the mask of the tools that a sabotage card breaks or that a repair card can mend.
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
    _looks_the_same = all(
        np.array_equal(array[_face, 0], array[_face, 1]) for array in (OPEN, PATH, ARM, GOLD_PART)
    )
    ORIENTATIONS[_face] = 1 if _looks_the_same else 2

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
#: The face of the start card of each colour.
START_FACE = np.array(
    [next(FIRST_START + i for i, card in enumerate(_starts) if card.ladder == c) for c in Colour],
    np.int8,
)
#: The faces of all hand cards of the box in order, one entry for each copy.
ALL_HAND_CARDS = np.repeat(np.arange(HAND_FACES, dtype=np.int8), COUNT[:HAND_FACES])
