"""Every card, every gold, every marker and every key of the Duel is somewhere, exactly once."""

from collections import Counter

from stope.games.duel.cards import (
    COUNT,
    DUEL_MARKERS,
    FIRST_GOAL,
    GOALS,
    GOLD,
    HAND_FACES,
    NAMES,
    SABOTAGE_FACE,
    SOLO_MARKERS,
    Tool,
)
from stope.games.duel.debts import total_gold
from stope.games.duel.events import DebtPaid, GoldTaken
from stope.games.duel.state import Phase


def census(state, before=None, events=()):
    """Check that nothing is lost or doubled; return the gold that players own."""
    assert hand_cards(state) == Counter(
        {
            face: int(COUNT[face])
            for face in range(HAND_FACES)
            if not (face < 32 and state.path_gold_out >> face & 1)
        }
    )
    assert sorted(state.goal.tolist()) == list(range(FIRST_GOAL, FIRST_GOAL + GOALS))
    stock = SOLO_MARKERS if state.seats == 1 else DUEL_MARKERS
    assert state.markers + (state.owner > 0).sum() + (state.bribed > 0).sum() == stock
    assert state.keys + state.key.sum() == 2
    assert sum(int(GOLD[face]) * int(COUNT[face]) for face in range(len(NAMES))) == 30
    owned = [int(total_gold(state, seat)) for seat in range(state.seats)]
    assert sum(owned) <= 30
    if before is not None:
        for seat in range(state.seats):
            taken = sum(e.gold for e in events if isinstance(e, GoldTaken) and e.seat == seat)
            paid = sum(e.paid for e in events if isinstance(e, DebtPaid) and e.seat == seat)
            assert owned[seat] == before[seat] + taken - paid
    return owned


def hand_cards(state) -> Counter[int]:
    """Count the hand cards in hands, pile, discard pile, aside, on the table and before players."""
    found = Counter(int(face) for face in state.hand.ravel() if face >= 0)
    found.update(int(face) for face in state.pile[: state.pile_left])
    found.update(int(face) for face in state.discard[: state.discards])
    found.update(int(face) for face in state.aside[: state.asides])
    found.update(
        int(face)
        for face, owner in zip(state.face[: state.slots], state.owner, strict=False)
        # after the last round marked gold cards still lie there, though they belong to players
        if 0 <= face < HAND_FACES and not (owner and state.phase == Phase.OVER)
    )
    found.update(
        int(SABOTAGE_FACE[tool])
        for seat in range(state.seats)
        for tool in Tool
        if state.sabotage[seat] >> tool & 1
    )
    return found
