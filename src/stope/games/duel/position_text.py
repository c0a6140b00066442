"""Write and read positions of the Duel as one line of text.

Bars separate the parts; spaces separate the cards of a list; slashes separate the lists of
different seats::

    hands P01 P07 A10 / A01 A02 | table S02@0,1 S01@0,-1 P01@1,1 P16@2,1v | pile P03
"""

from stope.engine.records import State
from stope.games.duel.position import LINE, from_position, position


def position_text(s: State) -> str:
    """Return the position of a state as one line."""
    return LINE.write(position(s))


def read_position_text(text: str) -> State:
    """Return the state that a line describes; missing parts default as in ``from_position``."""
    return from_position(LINE.read(text))
