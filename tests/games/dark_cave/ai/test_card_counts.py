"""What a seat of the Dark Cave can count: the cards to come, and the supply."""

from stope.games.dark_cave.ai.card_counts import odds
from stope.games.dark_cave.cards import COUNT, HAND_FACES
from tests.support.positions.dark_cave import TWO, table

LAID_OUT = f"hands C104 C106 / C105 C107 | {TWO} | table C101@1,0 | axes A104 / | boots A103 -"


def test_the_pile_is_counted_by_group():
    view = table(LAID_OUT).view(0).record
    pile = odds(view)["pile"]
    assert list(pile) == ["I", "II", "III"]
    assert sum(pile.values()) == view.pile_left
    fewer = odds(table(f"hands C104 / C105 | {TWO}").view(0).record)["pile"]
    # five more cards are in hands or on the table, all of group I
    assert {group: fewer[group] - pile[group] for group in pile} == {"I": 5, "II": 0, "III": 0}


def test_own_cards_and_cards_on_the_table_are_not_unseen():
    match = table(LAID_OUT)
    for_all, own = odds(match.view(None).record)["unseen"], odds(match.view(0).record)["unseen"]
    assert for_all["paths"] - own["paths"] == 2
    assert for_all["actions"] == own["actions"]
    # one path card on the table; boots and an axe in front of seats
    assert sum(for_all.values()) == COUNT[:HAND_FACES].sum() - 3


def test_gold_of_players_is_not_in_the_supply():
    without, some = (
        odds(table(f"hands C104 / C105 | {TWO} | gold {gold}").view(0).record)["supply"]
        for gold in ("0 0", "2 3")
    )
    assert without - some == 5
