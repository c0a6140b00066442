"""The cards of the Dark Cave as constant arrays, read from the deck file (DC-2, DC-6, DC-30).

A *face* is the number of a kind of card: cards that look the same and have the same group have the
same face. Path and action cards have the faces below ``HAND_FACES``, group by group. The faces of
the start card and the goals follow.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import cast

import numpy as np

from stope.engine.own_deck_files import deck_path
from stope.games.codecs import Json
from stope.games.deck_file import NO_CARDS, CardEntry, Printed, Tally, tally
from stope.games.path_cards.card_shape import COMMON_PARTS, Shape, check_name_and_count
from stope.games.path_cards.card_tables import CardTables, Deck, read_card_tables
from stope.games.path_cards.secrecy import back_table
from stope.games.path_cards.sides import ALL_SIDES, SIDES, Side, turned_mask


class Group(IntEnum):
    """The groups of cards; the back of a card shows its group."""

    I = 0  # noqa: E741
    II = 1
    III = 2


class Clan(IntEnum):
    """The two clans."""

    YELLOW = 0
    BLUE = 1


class Character(IntEnum):
    """The characters of dwarves: loyal to their clan, or saboteurs for the other clan (DC-4)."""

    LOYAL = 0
    SABOTEUR = 1


class Creature(IntEnum):
    """The creatures, in the order in which they attack (DC-36)."""

    RAT = 0
    LINDWORM = 1
    GOBLIN = 2


class Action(IntEnum):
    """The kinds of action cards. The creatures come last, in the order of ``Creature``."""

    NONE = 0
    INFORMATION = 1
    ROCKFALL = 2
    SWAP = 3
    WEB = 4
    BOOTS = 5
    AXE = 6
    RAT = 7
    LINDWORM = 8
    GOBLIN = 9


GROUPS = len(Group)
CREATURES = len(Creature)
#: DC-57: by creature, the most steps that the creature goes when its card is played.
CREATURE_STEPS = np.array([3, 4, 5], np.int8)
#: DC-5: the pieces of gold in the game, and the pieces of gold that each player begins with.
ALL_GOLD = 46
OWN_GOLD = 3
#: DC-6: the number of cards of each group that are out of the game.
REMOVED_PER_GROUP = 5
#: The number of spots for each slot of a card on the board. A spot is a space of such a card; its
#: number is slot * SPACES + space. A card has fewer than SPACES spaces, because OUTSIDE takes the
#: number SPACES - 1.
SPACES = 8
#: The bit of the masks CARD_TOLL and GOLD_TOLL for steps that come from another card.
OUTSIDE = SPACES - 1
NO_SPACE = -1

_FEATURES = ("hole", "ladder", "vein", "exit")
_FEATURE_RULES = {"hole": "DC-57", "ladder": "DC-32", "vein": "DC-37", "exit": "DC-39"}
_PARTS = frozenset({"bridge", "tunnel", *_FEATURES})
#: DC-2: the number of goals.
GOALS = 4


@dataclass
class _Space:
    """A space of a card.

    ``path`` is the number of the space's path on the card, ``sides`` is the mask of the card sides
    that the space touches, and ``middle`` is true for the middle space of a path.
    """

    path: int
    sides: int
    middle: bool


class CaveShape(Shape):
    """One kind of card with its spaces and their features (DC-30)."""

    def __init__(self, entry: CardEntry, group: Group, parts: frozenset[str] = _PARTS) -> None:
        super().__init__(entry, parts, "DC-30")
        self.group = group
        if not self.paths:
            entry.refuse("joined", "at least one path", "DC-30")
        self.spaces = list(self._path_spaces())
        self.next_to = [self._touched_by(number) for number in range(len(self.spaces))]
        self.bridge = self._bridge()
        self.tunnel = self._dig_tunnel() if entry.flag("tunnel", "DC-34") else NO_SPACE
        if self.tunnel != NO_SPACE and self.bridge:
            entry.refuse(("bridge", "tunnel"), "one of them", "DC-33")
        self.features = {name: self._space_of(name) for name in _FEATURES}
        found = [name for name, space in self.features.items() if space != NO_SPACE]
        if len(found) > 1:
            entry.refuse(found, "one of them", "DC-30")
        if len(self.spaces) >= SPACES:
            entry.refuse("joined", f"at most {SPACES - 1} spaces, not {len(self.spaces)}", "DC-30")
        self._check_steps()
        self.plain = not (found or self.bridge or self.tunnel != NO_SPACE)

    def _path_spaces(self) -> Iterator[_Space]:
        for number, sides in enumerate(self.paths):
            arms = [1 << side for side in Side if sides >> side & 1]
            if self.group == Group.I:
                yield _Space(number, sides, True)
                continue
            for arm in arms:
                yield _Space(number, arm, False)
            # a dead end of group II has a middle space, so that crossing it takes two steps, as for
            # other paths of group II
            if self.group == Group.III or len(arms) == 1:
                yield _Space(number, 0, True)

    def _touched_by(self, number: int) -> int:
        """Return the mask of the other spaces of the same path that touch the space ``number``."""
        own = self.spaces[number]
        return sum(
            1 << other
            for other, space in enumerate(self.spaces)
            if other != number
            and space.path == own.path
            and (self.group == Group.II or space.middle or own.middle)
        )

    def _check_steps(self) -> None:
        """DC-30: refuse a card with a path that takes a wrong number of steps to cross.

        Crossing a path takes one step in group I, two in group II and three in group III. A dead
        end takes two steps in groups II and III.
        """
        for number, sides in enumerate(self.paths):
            own = [space for space in range(len(self.spaces)) if self.spaces[space].path == number]
            crossing = 1 + max(self._steps_between(one, other) for one in own for other in own)
            expected = self.group + 1
            if self.group == Group.III and sides.bit_count() == 1:
                expected = 2
            if crossing != expected or (self.group == Group.I and len(own) != 1):
                given = f"{expected} steps across each path, not {crossing}"
                self.entry.refuse("joined", given, "DC-30")

    def _steps_between(self, begin: int, end: int) -> int:
        """Return the number of steps along a path from one space of the path to another."""
        on_path = sum(
            1 << number
            for number, space in enumerate(self.spaces)
            if space.path == self.spaces[begin].path
        )
        reached, steps = 1 << begin, 0
        while not reached >> end & 1:
            before = reached
            for number in range(len(self.spaces)):
                if before >> number & 1:
                    reached |= self.next_to[number] & on_path
            steps += 1
            if reached == before:
                return len(self.spaces)
        return steps

    def _dig_tunnel(self) -> int:
        """Add the space of a tunnel, which touches both paths, and return its number.

        In group II the tunnel touches all spaces of both paths, else only their middle spaces.
        """
        if len(self.paths) != 2:
            self.entry.refuse(("joined", "tunnel"), "a tunnel between two paths", "DC-34")
        number = len(self.spaces)
        touched = 0
        for other, space in enumerate(self.spaces):
            if space.middle or self.group == Group.II:
                touched |= 1 << other
                self.next_to[other] |= 1 << number
        self.spaces.append(_Space(len(self.paths), 0, True))
        self.next_to.append(touched)
        return number

    def _bridge(self) -> int:
        """Return the sides of the path over the bridge as a mask, or 0 if there is no bridge."""
        if "bridge" not in self.entry.parts:
            return 0
        sides = self.sides("bridge", self.entry.parts["bridge"])
        if len(self.paths) != 2 or sides not in self.paths or sides.bit_count() != 2:
            self.entry.refuse(("joined", "bridge"), "one of two paths, with two sides", "DC-33")
        return sides

    def _space_of(self, feature: str) -> int:
        """Return the space that a feature is on, or NO_SPACE if the card has none."""
        where = self.entry.parts.get(feature)
        if where is None or where is False:
            return NO_SPACE
        if len(self.paths) != 1:
            self.entry.refuse(("joined", feature), "one path", _FEATURE_RULES[feature])
        names: dict[str | bool, int] = {}
        for number, space in enumerate(self.spaces):
            name = True if space.middle else Side(space.sides.bit_length() - 1).name
            names[name] = number
        chosen = self.entry.choice(feature, tuple(names), _FEATURE_RULES[feature])
        assert chosen is not None
        return names[chosen]

    def card_tolls(self, to: int) -> int:
        """DC-33: return the mask of spaces from which a step to the space ``to`` costs a card.

        Such a step leads over the bridge. The bit OUTSIDE stands for a step from another card.
        """
        space = self.spaces[to]
        if space.path >= len(self.paths) or self.paths[space.path] != self.bridge:
            return 0
        if self.group == Group.I:
            return 1 << OUTSIDE
        return self.next_to[to] if self.group == Group.II or space.middle else 0

    def gold_tolls(self, to: int) -> int:
        """DC-34: return the mask of spaces from which a step to the space ``to`` costs gold.

        The mask is empty unless ``to`` is the space of the tunnel.
        """
        return self.next_to[to] if to == self.tunnel else 0

    def spaces_json(self) -> list[Json]:
        """Return the spaces in the order of their numbers, for clients that draw them.

        ``path`` is the number of the space's path on this card (null for the space of a tunnel),
        ``sides`` are the sides of the upright card that the space touches, and ``feature`` is the
        hole, ladder, vein or exit on the space (null if the space has none of them).
        """
        features = {space: name for name, space in self.features.items() if space != NO_SPACE}
        return [
            {
                "path": space.path if space.path < len(self.paths) else None,
                "sides": [side.name for side in Side if space.sides >> side & 1],
                "feature": features.get(number),
            }
            for number, space in enumerate(self.spaces)
        ]

    def picture(self, turned: bool) -> tuple[object, ...]:
        """Return the looks of the card, upright or ``turned``, as values that can be compared.

        The values for both orientations are equal if turning the card changes nothing.
        """

        def as_laid(mask: int) -> int:
            return int(turned_mask(mask)) if turned else mask

        marks = [
            (name, as_laid(self.spaces[space].sides))
            for name, space in self.features.items()
            if space != NO_SPACE
        ]
        return sorted(as_laid(path) for path in self.paths), as_laid(self.bridge), marks


#: The card totals that the booklet prints, each with its rule. A list has one total for each group.
PRINTED = {
    "path_cards": Printed([19, 17, 14], "DC-6"),
    "action_cards": Printed([10, 10, 12], "DC-6"),
    "start_cards": Printed(1, "DC-2"),
    "goal_cards": Printed(GOALS, "DC-2"),
    "holes": Printed(9, "DC-57"),
    "ladders": Printed(4, "DC-32"),
    "bridges": Printed(4, "DC-33"),
    "tunnels": Printed(5, "DC-34"),
    "veins": Printed(2, "DC-37"),
    "goal_holes": Printed(1, "DC-57"),
    "goal_ladders": Printed(1, "DC-32"),
    "goal_veins": Printed(1, "DC-37"),
    "exits": Printed(1, "DC-39"),
    "information": Printed(5, "DC-50"),
    "rockfall": Printed(3, "DC-51"),
    "swap": Printed(2, "DC-52"),
    "web": Printed(3, "DC-53"),
    "boots": Printed(3, "DC-54"),
    "axe": Printed(3, "DC-55"),
    "rat": Printed(5, "DC-57"),
    "lindworm": Printed(4, "DC-57"),
    "goblin": Printed(4, "DC-57"),
}
_PLAYS = tuple(kind.name.lower() for kind in Action if kind)
_KINDS: dict[str, Callable[[CaveShape], object]] = {
    "plain_paths": lambda card: card.plain,
    "holes": lambda card: card.features["hole"] != NO_SPACE,
    "ladders": lambda card: card.features["ladder"] != NO_SPACE,
    "bridges": lambda card: card.bridge,
    "tunnels": lambda card: card.tunnel != NO_SPACE,
    "veins": lambda card: card.features["vein"] != NO_SPACE,
}


def _by_group(cards: Iterable[tuple[int, Group, CardEntry]]) -> Tally:
    """Return the sum of the numbers for each group of cards, as a tally.

    Each item of ``cards`` has a number, the group to which the number is added, and the card's
    entry in the deck file. The tally also has the lines of the counted cards in the file.
    """
    numbers = [0] * GROUPS
    lines = []
    for number, group, entry in cards:
        numbers[group] += number
        if number and entry.line is not None:
            lines.append(entry.line)
    return Tally(numbers, tuple(lines))


def _counted(cards: CardTables[CaveShape]) -> tuple[dict[str, Tally], dict[str, object]]:
    """Return two tables of card totals by name, counted in a deck file.

    The first table has the totals that are compared with the booklet. The second table has the
    totals by group that are compared with the table ``[ours]`` of the file.
    """

    def kind(wanted: Callable[[CaveShape], object]) -> Tally:
        return _by_group(
            (card.count if wanted(card) else 0, card.group, card.entry) for card in cards.paths
        )

    def play(wanted: str | None) -> Tally:
        return _by_group(
            (
                entry.parts["count"] if wanted in (None, entry.parts["play"]) else 0,
                Group(entry.parts["group"] - 1),
                entry,
            )
            for entry in cards.actions
        )

    def on_goals(feature: str) -> Tally:
        return tally((int(goal.features[feature] != NO_SPACE), goal.entry) for goal in cards.goals)

    groups = {name: kind(wanted) for name, wanted in _KINDS.items()}
    groups |= {name: play(name) for name in _PLAYS}
    printed = {
        name: Tally(sum(cast(list[int], found.total)), found.lines)
        for name, found in groups.items()
    }
    printed |= {
        "path_cards": kind(bool),
        "action_cards": play(None),
        "start_cards": tally((card.count, card.entry) for card in cards.starts),
        "goal_cards": tally((card.count, card.entry) for card in cards.goals),
        "goal_holes": on_goals("hole"),
        "goal_ladders": on_goals("ladder"),
        "goal_veins": on_goals("vein"),
        "exits": on_goals("exit"),
    }
    return printed, {name: found.total for name, found in groups.items()}


def read_cards(path: Path) -> Deck[CaveShape]:
    """Return the cards of a deck file, or refuse the file."""
    shapes = {"paths": _read_path, "starts": _read_start, "goals": _read_goal}
    cards = read_card_tables(path, "dark-cave", "DC-6", shapes, _read_action)
    printed, ours = _counted(cards)
    cards.file.check_printed(PRINTED, printed)
    cards.file.check_ours(ours)
    return cards.deck(ours)


def _read_path(entry: CardEntry) -> CaveShape:
    """DC-6, DC-39: read a path card; refuse a card that has no group, or that has an exit."""
    shape = CaveShape(entry, _read_group(entry), _PARTS | {"group"})
    if shape.features["exit"] != NO_SPACE:
        entry.refuse("exit", "an exit on a goal only", "DC-39")
    return shape


def _read_group(entry: CardEntry) -> Group:
    if entry.choice("group", (1, 2, 3), "DC-6") is None:
        entry.refuse("group", "1, 2, 3", "DC-6")
    return Group(entry.parts["group"] - 1)


def _read_start(entry: CardEntry) -> CaveShape:
    """DC-2, DC-32: read the start card; refuse a card that is not a crossing with a ladder."""
    shape = CaveShape(entry, Group.I)
    shape.check_single("DC-2")
    if shape.features["ladder"] == NO_SPACE or shape.paths != [ALL_SIDES]:
        entry.refuse(("joined", "ladder"), 'joined = ["NESW"], ladder = true', "DC-32")
    return shape


def _read_goal(entry: CardEntry) -> CaveShape:
    """DC-38: read a goal; refuse a goal with a side that is closed in both orientations."""
    shape = CaveShape(entry, Group.III)
    shape.check_single("DC-2")
    shape.check_reachable("DC-38")
    return shape


def _read_action(entry: CardEntry) -> CardEntry:
    """DC-6, DC-50 to DC-57: read an action card; refuse a card with no group or no known action."""
    entry.check_parts(COMMON_PARTS | {"group", "play"}, "DC-6")
    check_name_and_count(entry, "DC-6")
    _read_group(entry)
    if entry.choice("play", _PLAYS, "DC-50") is None:
        entry.refuse("play", ", ".join(_PLAYS), "DC-50")
    return entry


_deck = read_cards(deck_path("dark_cave", Path(__file__).parent))
#: The tables of the deck file in use.
DECK = _deck.tables


def with_spaces(written: Json) -> Json:
    """DC-30: return the tables of a deck file; add the group and spaces to cards with paths."""
    shapes = {card.name: card for card in (*_deck.paths, *_deck.starts, *_deck.goals)}
    return {
        table: [
            {**entry, "group": shape.group + 1, "spaces": shape.spaces_json()}
            if (shape := shapes.get(entry["id"]))
            else entry
            for entry in entries
        ]
        if table not in NO_CARDS
        else entries
        for table, entries in written.items()
    }


def _faces() -> Iterator[tuple[str, Group, int, CaveShape | None, Action]]:
    """Yield the faces of hand cards in order: group by group, paths before actions."""
    for group in Group:
        for card in _deck.paths:
            if card.group == group:
                yield card.name, group, card.count, card, Action.NONE
        for entry in _deck.actions:
            if entry["group"] - 1 == group:
                yield entry["id"], group, entry["count"], None, Action[entry["play"].upper()]


_hand_faces = list(_faces())
HAND_FACES = len(_hand_faces)
START_FACE = HAND_FACES
FIRST_GOAL = START_FACE + 1
#: A view shows this face for each goal that the viewer has not seen. The face has no spaces.
UNSEEN_GOAL = FIRST_GOAL + GOALS
#: The first of the faces that stand for unseen cards, one face for each group. A view shows such a
#: face if the viewer sees only the back of a card.
UNSEEN_CARD = UNSEEN_GOAL + 1
FACES = UNSEEN_CARD + GROUPS

NAMES: tuple[str, ...] = (
    *(name for name, *_ in _hand_faces),
    _deck.starts[0].name,
    *(goal.name for goal in _deck.goals),
    "unseen goal",
    *(f"unseen {group.name}" for group in Group),
)

COUNT = np.zeros(FACES, np.int8)
GROUP = np.full(FACES, -1, np.int8)
ACTION = np.zeros(FACES, np.int8)
IS_PATH = np.zeros(FACES, np.int8)
OPEN = np.zeros((FACES, 2), np.int8)
#: DC-21: the number of orientations of a card: 1 if the card looks the same upright and turned,
#: else 2; 0 for an action card.
ORIENTATIONS = np.zeros(FACES, np.int8)
SPACE_COUNT = np.zeros(FACES, np.int8)
#: By face, orientation (0 upright, 1 turned) and side: the space that the side belongs to.
SPACE_AT = np.full((FACES, 2, SIDES), NO_SPACE, np.int8)
#: By face, orientation and space: the mask of the sides that belong to the space.
SIDES_OF = np.zeros((FACES, 2, SPACES), np.int8)
#: By face and space: the mask of the spaces of the same card that the space touches.
NEXT_TO = np.zeros((FACES, SPACES), np.int16)
#: By face and space: the mask of the spaces (or OUTSIDE) from which a step costs a hand card.
CARD_TOLL = np.zeros((FACES, SPACES), np.int16)
#: By face and space: the mask of the spaces (or OUTSIDE) from which a step costs a piece of gold.
GOLD_TOLL = np.zeros((FACES, SPACES), np.int16)
HOLE = np.full(FACES, NO_SPACE, np.int8)
LADDER = np.full(FACES, NO_SPACE, np.int8)
VEIN = np.full(FACES, NO_SPACE, np.int8)
EXIT = np.full(FACES, NO_SPACE, np.int8)
#: Two tables for drawing cards. BRIDGE has the mask of the sides of the path over a bridge, by face
#: and orientation. TUNNEL has the space of a tunnel, by face.
BRIDGE = np.zeros((FACES, 2), np.int8)
TUNNEL = np.full(FACES, NO_SPACE, np.int8)
#: By face and space: 1 if the space is the middle or the only space of its path, else 0.
MIDDLE = np.zeros((FACES, SPACES), np.int8)
#: By face, orientation and space: the mask of the sides of the space's path; 0 for a tunnel.
PATH_OF = np.zeros((FACES, 2, SPACES), np.int8)


def _fill(face: int, card: CaveShape) -> None:
    SPACE_COUNT[face] = len(card.spaces)
    TUNNEL[face] = card.tunnel
    ORIENTATIONS[face] = 1 if card.picture(False) == card.picture(True) else 2
    for array, name in ((HOLE, "hole"), (LADDER, "ladder"), (VEIN, "vein"), (EXIT, "exit")):
        array[face] = card.features[name]
    for number, space in enumerate(card.spaces):
        NEXT_TO[face, number] = card.next_to[number]
        CARD_TOLL[face, number] = card.card_tolls(number)
        GOLD_TOLL[face, number] = card.gold_tolls(number)
        MIDDLE[face, number] = space.middle
    for turned in (0, 1):

        def as_laid(mask: int, turned: int = turned) -> int:
            return int(turned_mask(mask)) if turned else mask

        OPEN[face, turned] = as_laid(card.open)
        BRIDGE[face, turned] = as_laid(card.bridge)
        for number, space in enumerate(card.spaces):
            SIDES_OF[face, turned, number] = as_laid(space.sides)
            if number != card.tunnel:
                PATH_OF[face, turned, number] = as_laid(card.paths[space.path])
            for side in Side:
                if as_laid(space.sides) >> side & 1:
                    SPACE_AT[face, turned, side] = number


for _face, (_, _group, _count, _card, _action) in enumerate(_hand_faces):
    COUNT[_face], GROUP[_face], ACTION[_face] = _count, _group, _action
    if _card is not None:
        IS_PATH[_face] = 1
        _fill(_face, _card)
for _face, _card in enumerate((*_deck.starts, *_deck.goals), START_FACE):
    COUNT[_face] = 1
    _fill(_face, _card)
for _group in Group:
    GROUP[UNSEEN_CARD + _group] = _group
#: For each face, the back that a view shows instead of a hand card that the viewer does not know.
BACKS = back_table(UNSEEN_CARD + GROUP)

#: The faces of all hand cards of the box, in order; group g begins at the index GROUP_BEGINS[g].
ALL_HAND_CARDS = np.repeat(np.arange(HAND_FACES, dtype=np.int8), COUNT[:HAND_FACES])
HAND_CARDS = len(ALL_HAND_CARDS)
GROUP_SIZE = np.array([COUNT[group == GROUP].sum() for group in Group], np.int8)
GROUP_BEGINS = np.array([0, *np.cumsum(GROUP_SIZE)], np.int8)
PATH_CARDS = int(COUNT[IS_PATH == 1].sum())
#: DC-53: the number of spiderwebs, one for each web card.
WEBS = int(COUNT[ACTION == Action.WEB].sum())
AXES = int(COUNT[ACTION == Action.AXE].sum())
SWAPS = int(COUNT[ACTION == Action.SWAP].sum())
#: DC-32: the number of cards with a ladder.
LADDERS = int(COUNT[LADDER != NO_SPACE].sum())
