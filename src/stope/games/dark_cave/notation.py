"""The Dark Cave as text: positions on one line, the parts of the JSON separated by bars.

    hands C101 A105 / C102 | table D00@0,0 C101@1,0 | dwarves 1,0/0 0,0/0 | turn 1

Lists of cards are separated by spaces, what belongs to different seats by slashes.
"""

from stope.games.dark_cave.positions import from_position, position
from stope.games.dark_cave.rulebook import RULEBOOK
from stope.games.position_lines import PositionLine
from stope.kernel.records import Record

_LINE = PositionLine(
    RULEBOOK,
    rows=("hands", "axes", "memories"),
    lists=(
        "attackers",
        "to_ask",
        "table",
        "webs",
        "creatures",
        "dwarves",
        "gold",
        "clans",
        "spares",
        "boots",
        "pile",
        "removed",
        "discard",
        "agreed",
        "deeds",
        "courses",
    ),
    numbers=("turn", "steps", "asked", "drawer", "to_draw", "first_out", "pile_left", "losses"),
    words=("phase", "walker", "pending", "entry", "spares_known", "ending", "key"),
    flags=("moved", "stood_up", "dwarf_came", "closing"),
    option="last_card=at-once",
    option_rule=70,
)


def position_text(s: Record) -> str:
    """Return a table as one line."""
    return _LINE.write(position(s))


def read_position_text(text: str) -> Record:
    """Return the table that a line describes; what it leaves out is as in ``from_position``."""
    return from_position(_LINE.read(text))
