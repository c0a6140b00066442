"""Find out whether some decisions of the players lead to the expedition of a given position.

All players go in, each card is shared among the players still inside, and between two cards players
may leave. The bags, the gems on the cards and the gains of the leavers depend only on how many
players are inside at each card. The search tries all such numbers that agree with the position.
"""

from typing import NamedTuple


class Expedition(NamedTuple):
    """A state of an expedition.

    ``inside``: the number of players inside. ``bag``: the gems in the bag of each player inside.
    ``lying``: the gems on each card. ``taken``: the gems of each leaver, sorted by number.
    """

    inside: int
    bag: int
    lying: tuple[int, ...]
    taken: tuple[int, ...]


def turn_card(expedition: Expedition, value: int) -> Expedition:
    """DI-6: return the state after a card is shared among the players inside.

    A hazard card has the value 0.
    """
    each, rest = divmod(value, expedition.inside)
    return expedition._replace(bag=expedition.bag + each, lying=(*expedition.lying, rest))


def let_leave(expedition: Expedition, leavers: int) -> Expedition:
    """DI-10: return the state after this many players leave at once."""
    if leavers == 0:
        return expedition
    each, rest = divmod(sum(expedition.lying), leavers)
    lying = []
    for gems in reversed(expedition.lying):  # gems are taken from the entrance inwards
        kept = min(gems, rest)
        lying.append(kept)
        rest -= kept
    gains = (expedition.bag + each,) * leavers
    return Expedition(
        expedition.inside - leavers,
        expedition.bag,
        tuple(reversed(lying)),
        tuple(sorted(expedition.taken + gains)),
    )


def expeditions(values: tuple[int, ...], seats: int, least: int, bag: int) -> set[Expedition]:
    """Return all possible states of an expedition after cards with these values are turned.

    States with fewer than ``least`` players inside or more than ``bag`` gems in a bag are left out.
    """
    reached = {turn_card(Expedition(seats, 0, (), ()), values[0])}
    for value in values[1:]:
        reached = {
            following
            for expedition in reached
            for leavers in range(expedition.inside - least + 1)
            if (following := turn_card(let_leave(expedition, leavers), value)).bag <= bag
        }
    return reached


def can_have_taken(gains: tuple[int, ...], chests: list[int], earlier: int) -> bool:
    """Return whether the chests can hold these gains, one gain in each chest.

    The other gems in the chests are from earlier caves: at most ``earlier`` in all chests together.
    """
    # larger gains go into larger chests: if this assignment is impossible, so are all others
    pairs = list(zip(sorted(gains), sorted(chests), strict=True))
    if any(gain > chest for gain, chest in pairs):
        return False
    return sum(chests) - sum(gains) <= earlier
