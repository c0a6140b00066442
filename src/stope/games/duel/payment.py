"""Debts to trolls, paid with gold cards without change (DU-52)."""

from stope.games.duel.events import Happening
from stope.kernel.events import EVERYONE, emit
from stope.kernel.native import rule
from stope.kernel.records import Record


@rule
def total_gold(s: Record, seat: int) -> int:
    """Return the gold on all cards that a player owns."""
    return int(s.gold[seat, 1]) + 2 * int(s.gold[seat, 2]) + 3 * int(s.gold[seat, 3])


@rule
def pay_debt(s: Record, seat: int, events: Record) -> None:
    """DU-52: the smallest sum that covers the debt, of the fewest cards; or all there is."""
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
    emit(events, Happening.DEBT_PAID, EVERYONE, seat, debt, best_paid)
