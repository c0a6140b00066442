"""Positions of the Dark Cave as one line of text; bars separate the parts of the position.

    hands C101 A105 / C102 | table D00@0,0 C101@1,0 | dwarves 1,0/0 0,0/0 | turn 1

Spaces separate the items of a list. Slashes separate the lists of the seats, or of the memories.
"""

from stope.engine.records import State
from stope.games.dark_cave.position.read_write import LINE, from_position, position


def position_text(s: State) -> str:
    """Return a state as one line."""
    return LINE.write(position(s))


def read_position_text(text: str) -> State:
    """Return the state that a line describes; ``from_position`` fills in missing parts."""
    return from_position(LINE.read(text))
