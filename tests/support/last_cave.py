"""The last cave of Diamant solved by trying everything: slow and obvious.

Two are inside and only they can win. Both decide at once, so every card is a game of two times two
numbers, solved exactly; whoever is left alone has a choice of the better.
"""

from collections import Counter
from functools import cache
from typing import NamedTuple

import stope

GEMS = Counter([1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17])


class Cave(NamedTuple):
    """What decides how the last cave goes on for the two who are or were inside."""

    gems: tuple[int, ...]
    hazards: tuple[tuple[bool, int], ...]  # for each kind: whether it was met, cards in the pile
    bag: int
    lying: int
    chests: tuple[int, int]


def read(match: stope.Match) -> Cave:
    """Return the cave of a match in which seats 0 and 1 are inside and nobody else can win."""
    seen = match.view(None).to_json()
    first, second, *others = seen["seats"]
    assert seen["cave"] == seen["caves"]
    assert first["inside"]
    assert second["inside"]
    best = max(first["chest"], second["chest"])
    assert all(not seat["inside"] and seat["chest"] < best for seat in others)
    gems = GEMS - Counter(card["gems"] for card in seen["path"] if "gems" in card)
    return Cave(
        gems=tuple(sorted(gems.elements())),
        hazards=tuple((kind["met"], kind["in_game"] - kind["met"]) for kind in seen["hazards"]),
        bag=first["bag"],
        lying=seen["lying"],
        chests=(first["chest"], second["chest"]),
    )


def cards(cave: Cave) -> list[tuple[float, tuple[str, int]]]:
    """Return the next cards, each with its probability: what it shows, its value or kind."""
    size = len(cave.gems) + sum(left for _, left in cave.hazards)
    found = [(1 / size, ("gems", value)) for value in cave.gems]
    found += [(left / size, ("hazard", kind)) for kind, (_, left) in enumerate(cave.hazards)]
    return [(odds, card) for odds, card in found if odds]


def turn(cave: Cave, card: tuple[str, int], inside: int) -> Cave | None:
    """Return the cave after a card, None if it collapses."""
    kind, number = card
    if kind == "gems":
        left = list(cave.gems)
        left.remove(number)
        each, rest = divmod(number, inside)
        return cave._replace(gems=tuple(left), bag=cave.bag + each, lying=cave.lying + rest)
    met, copies = cave.hazards[number]
    if met:
        return None
    hazards = list(cave.hazards)
    hazards[number] = (True, copies - 1)
    return cave._replace(hazards=tuple(hazards))


def share(chests: tuple[int, int]) -> float:
    """Return seat 0's share of the win."""
    return (1 + (chests[0] > chests[1]) - (chests[0] < chests[1])) / 2


def banked(cave: Cave, seat: int, gain: int) -> Cave:
    first, second = cave.chests
    return cave._replace(chests=(first, second + gain) if seat else (first + gain, second))


@cache
def alone(cave: Cave, seat: int) -> float:
    """Return seat 0's share while this seat decides alone."""
    leave = share(banked(cave, seat, cave.bag + cave.lying).chests)
    return (min if seat else max)(leave, next_card_alone(cave, seat))


@cache
def next_card_alone(cave: Cave, seat: int) -> float:
    """Return seat 0's share when a card is turned for this seat alone."""
    return sum(
        odds * (share(cave.chests) if after is None else alone(after, seat))
        for odds, card in cards(cave)
        for after in [turn(cave, card, 1)]
    )


@cache
def next_card_for_both(cave: Cave) -> float:
    """Return seat 0's share when a card is turned for both."""
    return sum(
        odds * (share(cave.chests) if after is None else solve(matrix(after))[0])
        for odds, card in cards(cave)
        for after in [turn(cave, card, 2)]
    )


@cache
def matrix(cave: Cave) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return seat 0's share for its choice (row) and that of seat 1: go on, leave."""
    each = cave.lying // 2
    both_leave = banked(banked(cave, 0, cave.bag + each), 1, cave.bag + each)
    first_leaves = banked(cave, 0, cave.bag + cave.lying)._replace(lying=0)
    second_leaves = banked(cave, 1, cave.bag + cave.lying)._replace(lying=0)
    return (
        (next_card_for_both(cave), next_card_alone(second_leaves, 0)),
        (next_card_alone(first_leaves, 1), share(both_leave.chests)),
    )


def solve(game: tuple[tuple[float, float], tuple[float, float]]) -> tuple[float, float]:
    """Return the value of a game of two times two, and how often the rows' player leaves."""
    (a, b), (c, d) = game
    for row in (0, 1):
        for column in (0, 1):
            value = game[row][column]
            if value >= game[1 - row][column] and value <= game[row][1 - column]:
                return value, float(row)
    both = a - b - c + d
    return (a * d - b * c) / both, (a - b) / both


def worst_case(game: tuple[tuple[float, float], tuple[float, float]], leaves: float) -> float:
    """Return what a player gets who leaves so often, from an opponent who knows that."""
    (a, b), (c, d) = game
    return min((1 - leaves) * a + leaves * c, (1 - leaves) * b + leaves * d)
