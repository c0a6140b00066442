"""What a seat of the Duel can count."""

from stope.games.duel.ai.card_counts import odds
from tests.support.positions.duel import HAND_CARDS, table

LAID_OUT = "hands P01 P02 / P03 | table P01@1,0"


def test_all_cards_but_the_own_and_those_on_the_table_are_unseen():
    match = table(LAID_OUT)
    own, other, watcher = (odds(match.view(viewer).record)["unseen"] for viewer in (0, 1, None))
    assert (own, other, watcher) == (HAND_CARDS.total() - 3, own + 1, own + 2)


def test_the_pile_the_markers_and_the_keys_that_are_left_are_counted():
    view = table(LAID_OUT).view(0).record
    found = odds(view)
    assert (found["pile"], found["markers"], found["keys"]) == (
        view.pile_left,
        view.markers,
        view.keys,
    )
