"""Tables that a viewer of the Dark Cave thinks possible, for tests."""

from collections import Counter
from itertools import combinations, product

import pytest

from stope.games.dark_cave import GAME
from stope.games.dark_cave.cards import COUNT, HAND_FACES, NAMES
from stope.games.dark_cave.moves import Card
from tests.support.conservation.dark_cave import hand_cards
from tests.support.random_play import guessed, hidden

DRAWS = 1_000
WHOLE_DECK = Counter({face: int(COUNT[face]) for face in range(HAND_FACES)})


def worlds(match, viewer, draws=DRAWS, prior=None):
    """Return tables that a viewer thinks possible; each agrees with the view, no card is new."""
    view = match.view(viewer).record
    found = [guessed(GAME, view, viewer, seed, prior) for seed in range(draws)]
    for world in found[:20]:
        assert hidden(GAME, world, viewer).tobytes() == view.tobytes()
        assert hand_cards(world) == WHOLE_DECK
    return found


def hand(world, seat):
    return [NAMES[face] for face in world.hand[seat, : world.hand_size[seat]]]


def discarded(world, place):
    return NAMES[world.discard[place]]


def about(share, draws=DRAWS):
    """Return the counts that 4.5 standard deviations allow for something of this probability."""
    spread = 4.5 * (draws * share * (1 - share)) ** 0.5
    return pytest.approx(draws * share, abs=spread)


def copies(group):
    """Return how many cards of a group there are by name."""
    return {name: int(COUNT[face]) for name, face in Card.__members__.items() if name[1] == group}


def possible_deals(match, viewer):
    """Return all characters that agree with what a viewer knows, worked out from DC-3 and DC-70.

    Each is a tuple of whether the players, then the cards set aside, are saboteurs; all are
    equally likely.
    """
    position, view = match.position(), match.view(viewer).to_json()
    cards = [*view["seats"], *view["spares"]]
    inside = [dwarf != "out" for dwarf in position["dwarves"]]
    saboteurs = {2: 0, 3: 2, 4: 2}.get(match.seats, 1)
    places = [
        [number for number, card in enumerate(cards) if card["clan"] == clan]
        for clan in ("yellow", "blue")
    ]
    deals = []
    for chosen in product(*(combinations(own, saboteurs * bool(own)) for own in places)):
        bad = {number for numbers in chosen for number in numbers}
        deal = tuple(number in bad for number in range(len(cards)))
        if any(
            card["character"] not in (None, "saboteur" if is_bad else "loyal")
            for card, is_bad in zip(cards, deal, strict=True)
        ):
            continue
        still_in = {
            (card["clan"] == "blue") != is_bad
            for card, is_bad, there in zip(view["seats"], deal, inside, strict=False)
            if there
        }
        if still_in == {True, False}:
            deals.append(deal)
    return deals


def deal_of(world):
    return (
        *(bool(world.character[seat]) for seat in range(world.seats)),
        *(bool(world.spare_character[place]) for place in range(world.spares)),
    )


FIVE = "hands C101 / C102 / C103 / C104 / C105"
