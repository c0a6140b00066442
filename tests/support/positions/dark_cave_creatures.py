"""Tables with creatures of the Dark Cave, for tests."""

from stope.games.dark_cave.cards import Creature
from stope.games.dark_cave.events import CardLost, GoldStolen, LaidLow
from stope.games.dark_cave.moves import Card, Lure
from tests.support.positions.dark_cave import AWAY, FOUR, act, table, walk

RAT, LINDWORM, GOBLIN = Creature
ATTACKS = (CardLost, LaidLow, GoldStolen)


def lured(seat: int, dwarves: str, axes: str, card: str = "A209"):
    """Return a match where a seat has let a creature walk to the dwarves on 1,0."""
    hands = ["C104 C103", "C107 C106", "C102 C105", "C110 C111"]
    hands[seat] += f" {card}"
    match = table(
        f"hands {' / '.join(hands)} | {FOUR} | table C101@1,0 C108@2,0 C112@-1,0 {AWAY}"
        f" | dwarves {dwarves} | axes {axes} | turn {seat}"
    )
    act(match, Lure(Card[card], 2, 0, 0))
    walk(match, "1,0/0")
    return match
