"""Every card, all gold, clan cards, webs and creatures of the Dark Cave are somewhere, once."""

from collections import Counter

from stope.games.dark_cave.cards import COUNT, FIRST_GOAL, GOALS, GROUP, HAND_FACES, START_FACE
from stope.games.dark_cave.state import NOBODY, NOWHERE

_CLAN_CARDS = {2: 2, 3: 4, 4: 4, 5: 8, 6: 8, 7: 8, 8: 8}


def census(state, before=None, events=()):
    """Check that nothing is lost or doubled; return the gold that is not in the supply."""
    cards = hand_cards(state)
    assert cards == Counter({face: int(COUNT[face]) for face in range(HAND_FACES)})
    assert sum(cards.values()) == 82
    assert [int((GROUP[state.removed] == group).sum()) for group in range(3)] == [5, 5, 5]
    assert state.face[0] == START_FACE
    assert sorted(state.face[1:5].tolist()) == list(range(FIRST_GOAL, FIRST_GOAL + GOALS))
    held = int(state.gold.sum()) + int(state.vein_gold.sum())
    assert held + int(state.supply) == 46
    assert state.seats + state.spares == _CLAN_CARDS[int(state.seats)]
    # a web or creature is in the network exactly while its card lies before somebody
    for owner, place in ((state.web_owner, state.web_cell), (state.creature_owner, state.creature)):
        assert len(owner) == 3
        assert ((owner == NOBODY) == (place == NOWHERE)).all()
    assert int(sum(int(mask).bit_count() for mask in state.webbed)) == 2 * int(
        (state.web_owner != NOBODY).sum()
    )
    for seat in range(state.seats):
        assert (state.dwarf[seat] == NOWHERE) == bool(state.out >> seat & 1)
    return held


def hand_cards(state) -> Counter[int]:
    """Count path and action cards wherever they are."""
    found = Counter(int(face) for face in state.hand.ravel() if face >= 0)
    found.update(int(face) for face in state.pile[: state.pile_left])
    found.update(int(face) for face in state.discard[: state.discards])
    found.update(int(face) for face in state.removed)
    found.update(int(face) for face in state.face[: state.slots] if 0 <= face < HAND_FACES)
    before = (state.boots, state.axe.ravel(), state.web_card, state.creature_card)
    found.update(int(face) for faces in before for face in faces if face >= 0)
    return found
