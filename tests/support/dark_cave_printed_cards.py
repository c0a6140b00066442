"""The cards of the Dark Cave as the deck list prints them, and their spaces read from it anew.

Nothing here comes from the package: tests compare the two. Spaces are numbered path by path, the
arms of a path in the order N, E, S, W, then its centre (group III, and dead ends of group II); a
tunnel is the last space.
"""

from dataclasses import dataclass
from itertools import combinations

SIDES = "NESW"
WAY = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}

#: id, group, count, inner connection, feature, spaces
_LIST = """
C101 1 3 NESW - 1
C102 1 2 NSW - 1
C103 1 2 NEW - 1
C104 1 1 NS - 1
C105 1 1 EW - 1
C106 1 1 NW - 1
C107 1 2 NE - 1
C108 1 1 NESW hole 1
C109 1 1 NSW hole 1
C110 1 1 NEW hole 1
C111 1 1 NW ladder 1
C112 1 1 NS,EW bridge=EW 2
C113 1 1 NW,ES tunnel 3
C114 1 1 NE,SW tunnel 3
C201 2 2 NESW - 4
C202 2 1 NEW - 3
C203 2 1 NS - 2
C204 2 1 EW - 2
C205 2 1 NW - 2
C206 2 1 NE - 2
C207 2 1 NESW hole=N 4
C208 2 1 NSW hole=W 3
C209 2 1 NEW hole=N 3
C210 2 1 N ladder 2
C211 2 1 E ladder 2
C212 2 1 NS,EW bridge=EW 4
C213 2 1 NS,EW bridge=NS 4
C214 2 1 NW,ES tunnel 5
C215 2 1 NE,SW tunnel 5
C216 2 1 NSW vein=W 3
C301 3 1 NESW - 5
C302 3 1 NSW - 4
C303 3 1 NS - 3
C304 3 1 EW - 3
C305 3 2 NW - 3
C306 3 1 NE - 3
C307 3 1 NESW hole 5
C308 3 1 NSW hole 4
C309 3 1 NEW hole 4
C310 3 1 NE ladder 3
C311 3 1 NS,EW bridge=NS 6
C312 3 1 NW,ES tunnel 7
C313 3 1 NEW vein 4
D00 1 1 NESW ladder 1
D01 3 1 NESW exit 5
D02 3 1 NW ladder 3
D03 3 1 NE hole 3
D04 3 1 NSW vein 4
"""

#: action cards: what they are for, and how many there are in the groups I, II and III
ACTIONS = {
    "information": (3, 1, 1),
    "rockfall": (0, 1, 2),
    "swap": (0, 1, 1),
    "web": (1, 1, 1),
    "boots": (2, 1, 0),
    "axe": (1, 1, 1),
    "rat": (2, 2, 1),
    "lindworm": (1, 1, 2),
    "goblin": (0, 1, 3),
}


def turned_over(sides: str) -> str:
    """Return sides after the card was turned by 180 degrees."""
    return "".join(sorted((FACING[side] for side in sides), key=SIDES.index))


@dataclass(frozen=True)
class Printed:
    """One line of the list."""

    name: str
    group: int
    count: int
    paths: tuple[str, ...]
    feature: str
    where: str
    spaces: int

    def open(self, turned: bool = False) -> str:
        """Return the open sides as the card lies."""
        sides = "".join(self.paths)
        return turned_over(sides) if turned else "".join(sorted(sides, key=SIDES.index))

    def looks_the_same_turned(self) -> bool:
        """Return whether a turn by 180 degrees changes nothing on the card."""
        if self.group == 2 and self.feature in ("hole", "ladder", "vein"):
            return False  # the feature is on one arm
        turned = {frozenset(turned_over(path)) for path in self.paths}
        return turned == {frozenset(path) for path in self.paths}

    def spots(self) -> list[tuple[int, str]]:
        """Return for each space its path and what it is: sides as printed, centre or tunnel."""
        found = []
        for number, path in enumerate(self.paths):
            arms = [path] if self.group == 1 else list(path)
            found += [(number, arm) for arm in arms]
            if self.group == 3 or (self.group == 2 and len(path) == 1):
                found.append((number, "centre"))
        if self.feature == "tunnel":
            found.append((-1, "tunnel"))
        return found

    def space_at(self, side: str, turned: bool = False) -> int:
        """Return the space that an open side belongs to as the card lies."""
        printed = FACING[side] if turned else side
        return next(
            number
            for number, (_, name) in enumerate(self.spots())
            if name not in ("centre", "tunnel") and printed in name
        )

    def featured(self) -> int:
        """Return the space with the hole, ladder, vein or exit."""
        names = [name for _, name in self.spots()]
        if self.group == 1:
            return 0
        return names.index(self.where or "centre")

    def inner_steps(self) -> set[tuple[int, int]]:
        """Return the pairs of spaces of the card that touch each other, each way round."""
        spots = self.spots()
        pairs = set()
        for one, other in combinations(range(len(spots)), 2):
            (path, name), (other_path, other_name) = spots[one], spots[other]
            if "tunnel" in (name, other_name):
                touch = self.group != 3 or "centre" in (name, other_name)
            elif path != other_path:
                touch = False
            else:
                touch = self.group == 2 or "centre" in (name, other_name)
            if touch:
                pairs |= {(one, other), (other, one)}
        return pairs


def _read(line: str) -> Printed:
    name, group, count, paths, feature, spaces = line.split()
    kind, _, where = feature.partition("=")
    return Printed(name, int(group), int(count), tuple(paths.split(",")), kind, where, int(spaces))


CARDS = {card.name: card for card in map(_read, _LIST.strip().splitlines())}
PATHS = {name: card for name, card in CARDS.items() if name[0] == "C"}
GOALS = {name: card for name, card in CARDS.items() if name in ("D01", "D02", "D03", "D04")}
