"""Tables of the Dark Cave near the end of the game, for tests."""

from stope.games.codecs import Event
from stope.games.dark_cave.moves import Card, PassOne
from tests.support.positions.dark_cave import act, part, walk

#: an exit with its arms
EXIT = "D01@4,4"
#: the pile is empty, and what lies on the table
LAST = f"pile_left 0 | table C108@1,0 C101@2,0 {EXIT}"
#: works for yellow, yellow, blue, blue, blue
FIVE = (
    "clans yellow:loyal blue:saboteur blue:loyal blue:loyal yellow:saboteur"
    " | spares yellow:loyal yellow:loyal blue:loyal"
)


def leave(match) -> list[Event]:
    """Let the seat whose turn it is discard a card and go from an arm to the exit."""
    card = part(match, "hands")[part(match, "turn")][0]
    return act(match, PassOne(Card[card])) + walk(match, "4,4/4")
