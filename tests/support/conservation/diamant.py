"""Every card and every gem of Diamant is somewhere, exactly once."""

from stope.games.diamant.cards import CARDS, COPIES, GEM_CARDS, HAZARD, LONGEST_PATH, VALUE, Hazard
from stope.games.diamant.events import Collapsed, Entered, ExpeditionEnded
from stope.games.diamant.position import position


def census(state, before=None, events=()):
    """Return where the gems are; with what was before and what happened, check nothing got lost."""
    pile = sorted(int(card) for card in state.deck)
    assert pile == list(range(CARDS))
    path = [int(card) for card in state.path[: state.turned]]
    assert len(path) <= LONGEST_PATH
    hazards = [int(HAZARD[card]) for card in path if card >= GEM_CARDS]
    table = position(state)
    if not state.over:
        for kind in Hazard:
            total = hazards.count(kind) + table["pile"].count(kind.name.lower())
            assert total + state.removed[kind] == COPIES[kind]
        assert len(set(hazards)) == len(hazards)
        values = sorted(card for card in table["path"] + table["pile"] if isinstance(card, int))
        assert values == sorted(int(value) for value in VALUE[:GEM_CARDS])
    inside = int(state.inside).bit_count()
    now = {
        "chests": sum(int(chest) for chest in state.chest),
        "bags": inside * int(state.bag),
        "lying": sum(table["lying"]),
        "turned": [] if state.over else path,
        "cave": int(state.cave),
    }
    if before is not None:
        _compare(before, now, events)
    return now


def _compare(before, now, events):
    """Gems come from cards and go to chests, bags, the path, or back to the supply."""
    lost = sum(event.lost * len(event.fled) for event in events if isinstance(event, Collapsed))
    lost += sum(event.returned for event in events if isinstance(event, ExpeditionEnded))
    found = sum(event.value for event in events if type(event).__name__ == "GemsFound")
    had = before["chests"] + before["bags"] + before["lying"]
    has = now["chests"] + now["bags"] + now["lying"]
    assert had + found == has + lost
    assert now["chests"] >= before["chests"]
    if any(isinstance(event, Entered) for event in events):
        assert now["cave"] == before["cave"] + 1
