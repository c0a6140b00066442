"""A slow and obvious Diamant, seat by seat and gem by gem, against the fast one."""

import random
from collections import Counter

import pytest

import stope
from stope.games.diamant.moves import GoOn, Leave


class SlowDiamant:
    """Keeps a bag for everyone and moves gems one at a time."""

    def __init__(self, seats: int) -> None:
        self.chests = [0] * seats
        self.removed: Counter[int | str] = Counter()

    def enter(self, cards: list[int | str]) -> None:
        self.cards = list(cards)
        self.inside = list(range(len(self.chests)))
        self.bags = [0] * len(self.chests)
        self.path: list[tuple[int | str, list[int]]] = []
        self.turn()

    def turn(self) -> None:
        card = self.cards.pop(0)
        if isinstance(card, int):
            gems = card
            while gems >= len(self.inside):
                for seat in self.inside:
                    self.bags[seat] += 1
                    gems -= 1
            self.path.append((card, [gems]))
        else:
            pair = card in [face for face, _ in self.path]
            self.path.append((card, [0]))
            if pair:
                self.inside = []
                self.bags = [0] * len(self.bags)
                self.removed[card] += 1

    def decide(self, leavers: list[int]) -> None:
        for seat in leavers:
            self.chests[seat] += self.bags[seat]
            self.bags[seat] = 0
        lying = [gems for _, gems in self.path for _ in range(gems[0])]
        while leavers and len(lying) >= len(leavers):
            for seat in leavers:
                lying.pop(0)[0] -= 1
                self.chests[seat] += 1
        self.inside = [seat for seat in self.inside if seat not in leavers]
        if self.inside:
            self.turn()


def compare(match: stope.Match, slow: SlowDiamant) -> None:
    position = match.position()
    assert [seat["chest"] for seat in position["seats"]] == slow.chests
    assert Counter(position["removed"]) == slow.removed
    if match.over or not slow.inside:
        return
    assert position["path"] == [card for card, _ in slow.path]
    assert position["lying"] == [gems for _, (gems,) in slow.path]
    assert match.actors == tuple(slow.inside)
    shown = match.view(None).to_json()["seats"]
    assert [seat["bag"] for seat in shown] == slow.bags


@pytest.mark.parametrize("caution", [0.05, 0.15, 0.5])
@pytest.mark.compiled
def test_whole_matches_agree_with_the_oracle(caution):
    rng = random.Random(int(caution * 100))
    for seed in range(150):
        seats = rng.randint(3, 8)
        match = stope.new("diamant", seats=seats, seed=seed)
        slow = SlowDiamant(seats)
        while not match.over:
            position = match.position()
            slow.enter(position["path"] + position["pile"])
            compare(match, slow)
            while slow.inside:
                inside = list(slow.inside)
                rng.shuffle(inside)
                leavers = [seat for seat in slow.inside if rng.random() < caution]
                for seat in inside:
                    match.play(seat, Leave() if seat in leavers else GoOn())
                slow.decide(leavers)
                compare(match, slow)
