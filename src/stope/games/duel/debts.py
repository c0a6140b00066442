"""The gold that a player owns, and debts to trolls, which are paid with gold cards (DU-52)."""

from stope.engine.event_buffer import EVERYONE, emit
from stope.engine.jit import compiled
from stope.engine.records import EventBuffer, GameRecord, State
from stope.games.duel.events import EventKind


@compiled
def total_gold(s: GameRecord, seat: int) -> int:
    """Return the gold on all gold cards that a player owns."""
    return int(s.gold[seat, 1]) + 2 * int(s.gold[seat, 2]) + 3 * int(s.gold[seat, 3])


@compiled
def pay_debt(s: State, seat: int, events: EventBuffer) -> None:
    """DU-52: pay the debt of a player with gold cards; there is no change.

    The player pays the smallest sum that covers the debt and, if several sets of cards have this
    sum, the set with the fewest cards. If all cards are worth less than the debt, the player pays
    with all of them.
    """
    debt = int(s.debt[seat])
    s.debt[seat] = 0
    if debt == 0:
        return
    best_paid, best_cards = total_gold(s, seat), 127
    best_ones, best_twos, best_threes = (
        int(s.gold[seat, 1]),
        int(s.gold[seat, 2]),
        int(s.gold[seat, 3]),
    )
    for ones in range(s.gold[seat, 1] + 1):
        for twos in range(s.gold[seat, 2] + 1):
            for threes in range(s.gold[seat, 3] + 1):
                paid, cards = ones + 2 * twos + 3 * threes, ones + twos + threes
                if paid < debt:
                    continue
                if paid < best_paid or (paid == best_paid and cards < best_cards):
                    best_paid, best_cards = paid, cards
                    best_ones, best_twos, best_threes = ones, twos, threes
    s.gold[seat, 1] -= best_ones
    s.gold[seat, 2] -= best_twos
    s.gold[seat, 3] -= best_threes
    emit(events, EventKind.DEBT_PAID, EVERYONE, seat, debt, best_paid)
