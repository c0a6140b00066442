"""The cards of the Dark Cave as constant arrays, read from the deck file (DC-2, DC-6, DC-30).

Cards that look the same and have the same group share a *face*. Faces below ``HAND_FACES`` are
those of path and action cards, group by group; then follow the start card and the goals.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np

from stope.kernel.decks import DeckError, check_totals, deck_file, line_of_card, read_deck
from stope.kernel.shapes import Shape
from stope.kernel.sides import ALL_SIDES, SIDES, Side, turned_mask


class Group(IntEnum):
    """What the back of a card shows."""

    I = 0  # noqa: E741
    II = 1
    III = 2


class Clan(IntEnum):
    """The two clans."""

    YELLOW = 0
    BLUE = 1


class Character(IntEnum):
    """Whom a dwarf works for: its own clan, or the other one (DC-4)."""

    LOYAL = 0
    SABOTEUR = 1


class Creature(IntEnum):
    """What comes out of dark holes, in the order in which they attack (DC-36)."""

    RAT = 0
    LINDWORM = 1
    GOBLIN = 2


class Action(IntEnum):
    """What an action card is for. Creatures follow each other as in ``Creature``."""

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
#: DC-57: how far each creature goes.
CREATURE_STEPS = np.array([3, 4, 5], np.int8)
#: DC-5: gold in the game, and what each player begins with.
ALL_GOLD = 46
OWN_GOLD = 3
#: DC-6: cards of each group that are out of the game.
REMOVED_PER_GROUP = 5
#: Spaces on a card: at most this many, so that a place on the board is one number.
SPACES = 8
#: Stands for coming from another card in the masks of TOLLs.
OUTSIDE = SPACES - 1
NO_SPACE = -1

_FEATURES = ("hole", "ladder", "vein", "exit")
_PARTS = {"group", "bridge", "tunnel", *_FEATURES}


@dataclass
class _Space:
    """A space of a card: the path it is on, the sides it has, and whether it is the middle."""

    path: int
    sides: int
    middle: bool


class CaveShape(Shape):
    """One kind of card with its spaces and what is on them (DC-30)."""

    def __init__(self, path: Path, entry: dict[str, Any], group: Any) -> None:
        super().__init__(path, entry, _PARTS)
        if type(group) is not int or group not in (1, 2, 3):
            self.refuse(f"group {group!r}, but there are 1, 2, 3")
        self.group = Group(group - 1)
        if not self.paths:
            self.refuse("no path")
        self.spaces = list(self._path_spaces())
        self.next_to = [self._touched_by(number) for number in range(len(self.spaces))]
        self.bridge = self._bridge(entry.get("bridge"))
        if entry.get("tunnel", False) not in (True, False):
            self.refuse("tunnel is true or false")
        self.tunnel = self._dig_tunnel() if entry.get("tunnel") else NO_SPACE
        if self.tunnel != NO_SPACE and self.bridge:
            self.refuse("a bridge and a tunnel")
        self.features = {name: self._space_of(entry.get(name)) for name in _FEATURES}
        if sum(space != NO_SPACE for space in self.features.values()) > 1:
            self.refuse("two features on one card")
        if len(self.spaces) >= SPACES:
            self.refuse(f"{len(self.spaces)} spaces")
        self.plain = not (self.bridge or entry.get("tunnel")) and not any(
            space != NO_SPACE for space in self.features.values()
        )

    def _path_spaces(self) -> Iterator[_Space]:
        for number, sides in enumerate(self.paths):
            arms = [1 << side for side in Side if sides >> side & 1]
            if self.group == Group.I:
                yield _Space(number, sides, True)
                continue
            for arm in arms:
                yield _Space(number, arm, False)
            if self.group == Group.III:
                yield _Space(number, 0, True)

    def _touched_by(self, number: int) -> int:
        """Return the mask of spaces of the same path that a space touches."""
        own = self.spaces[number]
        return sum(
            1 << other
            for other, space in enumerate(self.spaces)
            if other != number
            and space.path == own.path
            and (self.group == Group.II or space.middle or own.middle)
        )

    def _dig_tunnel(self) -> int:
        """Add the space of a tunnel; it touches the middle of both paths, or all their arms."""
        if len(self.paths) != 2:
            self.refuse("a tunnel joins two paths")
        number = len(self.spaces)
        touched = 0
        for other, space in enumerate(self.spaces):
            if space.middle or self.group == Group.II:
                touched |= 1 << other
                self.next_to[other] |= 1 << number
        self.spaces.append(_Space(len(self.paths), 0, True))
        self.next_to.append(touched)
        return number

    def _bridge(self, upper: Any) -> int:
        """Return the sides of the upper path, 0 without a bridge."""
        if upper is None:
            return 0
        sides = self.sides(upper)
        if len(self.paths) != 2 or sides not in self.paths or sides.bit_count() != 2:
            self.refuse(f"bridge {upper!r} is not one of two paths with two sides")
        return sides

    def _space_of(self, where: Any) -> int:
        """Return the space that a feature is on."""
        if where is None or where is False:
            return NO_SPACE
        if where is True:
            found = [number for number, space in enumerate(self.spaces) if space.middle]
        else:
            side = self.sides(where) if isinstance(where, str) else 0
            found = [number for number, space in enumerate(self.spaces) if space.sides == side]
        if len(found) != 1 or len(self.paths) != 1:
            self.refuse(f"{where!r} is no single space")
        return found[0]

    def card_tolls(self, to: int) -> int:
        """DC-33: the spaces from which a step to one leads over the bridge, as a mask."""
        space = self.spaces[to]
        if space.path >= len(self.paths) or self.paths[space.path] != self.bridge:
            return 0
        if self.group == Group.I:
            return 1 << OUTSIDE
        return self.next_to[to] if self.group == Group.II or space.middle else 0

    def gold_tolls(self, to: int) -> int:
        """DC-34: the spaces from which a step to one leads into a tunnel, as a mask."""
        return self.next_to[to] if to == self.tunnel else 0

    def spaces_json(self) -> list[dict[str, Any]]:
        """Return the spaces in the order of their numbers, for whoever draws them.

        ``path`` counts the paths of the card (null: the space of a tunnel), ``sides`` are those of
        the upright card that lead there, and ``feature`` is what is on it.
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

    def picture(self, turned: bool) -> tuple[Any, ...]:
        """Return what the card looks like, to see whether a turn changes anything."""

        def as_laid(mask: int) -> int:
            return int(turned_mask(mask)) if turned else mask

        marks = [
            (name, as_laid(self.spaces[space].sides))
            for name, space in self.features.items()
            if space != NO_SPACE
        ]
        return sorted(as_laid(path) for path in self.paths), as_laid(self.bridge), marks


@dataclass(frozen=True)
class Deck:
    """A deck file, read and checked."""

    paths: list[CaveShape]
    starts: list[CaveShape]
    goals: list[CaveShape]
    actions: list[dict[str, Any]]


#: What the box holds, whatever a deck file says of single cards and their groups.
PRINTED_TOTALS: dict[str, Any] = {
    "path_cards": [19, 17, 14],
    "action_cards": [10, 10, 12],
    "holes": 9,
    "ladders": 4,
    "bridges": 4,
    "tunnels": 5,
    "veins": 2,
    "information": 5,
    "rockfall": 3,
    "swap": 2,
    "web": 3,
    "boots": 3,
    "axe": 3,
    "rat": 5,
    "lindworm": 4,
    "goblin": 4,
    "goal_holes": 1,
    "goal_ladders": 1,
    "goal_veins": 1,
    "exits": 1,
}


def _counted(deck: Deck) -> dict[str, Any]:
    """Return the totals that the cards of a deck come to."""

    def paths(wanted: Any) -> list[int]:
        return [
            sum(card.count for card in deck.paths if card.group == group and wanted(card))
            for group in Group
        ]

    def actions(play: str | None) -> list[int]:
        return [
            sum(
                entry["count"]
                for entry in deck.actions
                if entry["group"] - 1 == group and play in (None, entry["play"])
            )
            for group in Group
        ]

    def goals(feature: str) -> int:
        return sum(card.features[feature] != NO_SPACE for card in deck.goals)

    return {
        "path_cards": paths(lambda card: card.count),
        "plain_paths": paths(lambda card: card.plain),
        "holes": paths(lambda card: card.features["hole"] != NO_SPACE),
        "ladders": paths(lambda card: card.features["ladder"] != NO_SPACE),
        "bridges": paths(lambda card: card.bridge),
        "tunnels": paths(lambda card: card.tunnel != NO_SPACE),
        "veins": paths(lambda card: card.features["vein"] != NO_SPACE),
        "action_cards": actions(None),
        **{kind.name.lower(): actions(kind.name.lower()) for kind in Action if kind},
        "goal_holes": goals("hole"),
        "goal_ladders": goals("ladder"),
        "goal_veins": goals("vein"),
        "exits": goals("exit"),
    }


def read_cards(path: Path) -> Deck:
    """Return the cards of a deck file, or refuse it."""
    given = read_deck(path)
    parts = {"paths", "starts", "goals", "actions", "totals"}
    if set(given) != parts:
        odd = sorted(parts ^ set(given))
        raise DeckError(f"{path.name}: {odd} missing or unknown; there are {sorted(parts)}")
    try:
        deck = Deck(
            paths=[CaveShape(path, entry, entry.get("group")) for entry in given["paths"]],
            starts=[CaveShape(path, entry, 1) for entry in given["starts"]],
            goals=[CaveShape(path, entry, 3) for entry in given["goals"]],
            actions=[_checked_action(path, entry) for entry in given["actions"]],
        )
        counted = _counted(deck)
    except (KeyError, TypeError, AttributeError, ValueError) as problem:
        if isinstance(problem, DeckError):
            raise
        raise DeckError(f"{path.name}: {problem!r}") from problem
    for name in given["totals"]:
        if name not in counted:
            raise DeckError(f"{path.name}: totals of {name!r}, which is not counted")
    check_totals(path, given["totals"], counted)
    printed = {
        name: sum(counted[name]) if isinstance(total, int) and total > 1 else counted[name]
        for name, total in PRINTED_TOTALS.items()
    }
    check_totals(path, PRINTED_TOTALS, printed)
    if len(deck.starts) != 1 or len(deck.goals) != GOALS:
        raise DeckError(f"{path.name}: 1 start card and {GOALS} goals are needed")
    _check_start_and_goals(deck)
    names = [entry["id"] for entry in deck.actions]
    names += [card.name for card in (*deck.paths, *deck.starts, *deck.goals)]
    for name in names:
        if names.count(name) > 1:
            raise DeckError(f"{path.name}, {line_of_card(path, name)}: card {name} appears twice")
    return deck


def _checked_action(path: Path, entry: dict[str, Any]) -> dict[str, Any]:
    known = [kind.name.lower() for kind in Action if kind]
    if set(entry) != {"id", "group", "count", "play"} or entry["play"] not in known:
        where = line_of_card(path, str(entry.get("id")))
        raise DeckError(f"{path.name}, {where}: card {entry.get('id')}: play one of {known}")
    if entry["group"] not in (1, 2, 3) or type(entry["count"]) is not int or entry["count"] < 1:
        where = line_of_card(path, str(entry["id"]))
        raise DeckError(f"{path.name}, {where}: card {entry['id']}: group 1 to 3, count 1 or more")
    return entry


def _check_start_and_goals(deck: Deck) -> None:
    """DC-2, DC-38: one start card, four goals, each of which can be entered from every side."""
    for card in (*deck.starts, *deck.goals):
        if card.count != 1:
            card.refuse("start and goal cards are single")
    start = deck.starts[0]
    for card in deck.paths:
        if card.features["exit"] != NO_SPACE:
            card.refuse("only goals have an exit")
    if start.features["ladder"] == NO_SPACE or start.open != ALL_SIDES or len(start.spaces) != 1:
        start.refuse("the start card is a crossing with a ladder")
    for goal in deck.goals:
        if goal.open | turned_mask(goal.open) != ALL_SIDES:
            goal.refuse("there is a side from which it cannot be entered either way round (DC-38)")


#: DC-2: goals on the table.
GOALS = 4

_deck = read_cards(deck_file("dark_cave", Path(__file__).parent))


def with_spaces(written: dict[str, Any]) -> dict[str, Any]:
    """Return the tables of a deck file, each card with its group and its spaces (DC-30)."""
    shapes = {card.name: card for card in (*_deck.paths, *_deck.starts, *_deck.goals)}
    return {
        table: [
            {**entry, "group": shape.group + 1, "spaces": shape.spaces_json()}
            if (shape := shapes.get(entry["id"]))
            else entry
            for entry in entries
        ]
        if table != "totals"
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
#: A goal that lies face down, to who does not know it. Its arrays are empty.
UNSEEN_GOAL = FIRST_GOAL + GOALS
#: Cards of each group, to who sees only their backs.
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
#: DC-21: whether the card looks the same when turned.
SAME_TURNED = np.ones(FACES, np.int8)
SPACE_COUNT = np.zeros(FACES, np.int8)
#: The space that a side belongs to, by way round and side.
SPACE_AT = np.full((FACES, 2, SIDES), NO_SPACE, np.int8)
#: The sides that a space has, by way round and space.
SIDES_OF = np.zeros((FACES, 2, SPACES), np.int8)
#: The spaces of the same card that a space touches, as a mask.
NEXT_TO = np.zeros((FACES, SPACES), np.int16)
#: The spaces (or OUTSIDE) from which entering a space costs a hand card, as a mask.
CARD_TOLL = np.zeros((FACES, SPACES), np.int16)
#: The same for gold.
GOLD_TOLL = np.zeros((FACES, SPACES), np.int16)
HOLE = np.full(FACES, NO_SPACE, np.int8)
LADDER = np.full(FACES, NO_SPACE, np.int8)
VEIN = np.full(FACES, NO_SPACE, np.int8)
EXIT = np.full(FACES, NO_SPACE, np.int8)
#: The upper path of a bridge and the space of a tunnel, for drawing.
BRIDGE = np.zeros((FACES, 2), np.int8)
TUNNEL = np.full(FACES, NO_SPACE, np.int8)
#: Whether a space is the only one or the centre of its path.
MIDDLE = np.zeros((FACES, SPACES), np.int8)
#: The path that a space is on, as sides, by way round and space; 0 in a tunnel.
PATH_OF = np.zeros((FACES, 2, SPACES), np.int8)


def _fill(face: int, card: CaveShape) -> None:
    SPACE_COUNT[face] = len(card.spaces)
    TUNNEL[face] = card.tunnel
    SAME_TURNED[face] = card.picture(False) == card.picture(True)
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

#: Every hand card of the box, face by face; those of group g begin at GROUP_BEGINS[g].
ALL_HAND_CARDS = np.repeat(np.arange(HAND_FACES, dtype=np.int8), COUNT[:HAND_FACES])
HAND_CARDS = len(ALL_HAND_CARDS)
GROUP_SIZE = np.array([COUNT[group == GROUP].sum() for group in Group], np.int8)
GROUP_BEGINS = np.array([0, *np.cumsum(GROUP_SIZE)], np.int8)
PATH_CARDS = int(COUNT[IS_PATH == 1].sum())
#: DC-53: spiderwebs, one for each card.
WEBS = int(COUNT[ACTION == Action.WEB].sum())
AXES = int(COUNT[ACTION == Action.AXE].sum())
SWAPS = int(COUNT[ACTION == Action.SWAP].sum())
#: DC-32: spaces with a ladder.
LADDERS = int(COUNT[LADDER != NO_SPACE].sum())
