"""The Dark Cave as text: positions on one line, the parts of the JSON separated by bars.

    hands C101 A105 / C102 | table D00@0,0 C101@1,0 | dwarves 1,0/0 0,0/0 | turn 1

Lists of cards are separated by spaces, what belongs to different seats by slashes.
"""

from stope.games.dark_cave.positions import LINE, from_position, position
from stope.kernel.records import Record


def position_text(s: Record) -> str:
    """Return a table as one line."""
    return LINE.write(position(s))


def read_position_text(text: str) -> Record:
    """Return the table that a line describes; what it leaves out is as in ``from_position``."""
    return from_position(LINE.read(text))
