"""The Duel as text: positions on one line, the parts of the JSON separated by bars.

    hands P01 P07 A10 / A01 A02 | table S02@0,1 S01@0,-1 P01@1,1 P16@2,1v | pile P03

Lists of cards are separated by spaces, what belongs to different seats by slashes.
"""

from stope.games.duel.positions import LINE, from_position, position
from stope.kernel.records import Record


def position_text(s: Record) -> str:
    """Return a table as one line."""
    return LINE.write(position(s))


def read_position_text(text: str) -> Record:
    """Return the table that a line describes; what it leaves out is as in ``from_position``."""
    return from_position(LINE.read(text))
