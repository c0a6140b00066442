"""The Dark Cave as text: positions on one line, the parts of the JSON separated by bars.

    hands C101 A105 / C102 | table D00@0,0 C101@1,0 | dwarves 1,0/0 0,0/0 | turn 1

Spaces separate the items of a list; slashes separate lists of different seats or memories.
"""

from stope.engine.records import State
from stope.games.dark_cave.position.read_write import LINE, from_position, position


def position_text(s: State) -> str:
    """Return a state as one line."""
    return LINE.write(position(s))


def read_position_text(text: str) -> State:
    """Return the state that a line describes; defaults are those of ``from_position``."""
    return from_position(LINE.read(text))
