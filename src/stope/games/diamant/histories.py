"""Whether an expedition can have come about: the decisions behind a path, tried one by one.

Everyone goes in, each card is shared among those still inside, and between two cards somebody may
leave. What the players carry, what lies on the cards and what each leaver took follow from how
many were inside at each card. The search follows every such story that the table allows.
"""

from typing import NamedTuple


class Story(NamedTuple):
    """How an expedition stands: each one's bag, gems on the cards, what the leavers took."""

    inside: int
    bag: int
    lying: tuple[int, ...]
    taken: tuple[int, ...]


def turn_card(story: Story, value: int) -> Story:
    """DI-6: share a card (a hazard has the value 0) among those inside."""
    each, rest = divmod(value, story.inside)
    return story._replace(bag=story.bag + each, lying=(*story.lying, rest))


def let_leave(story: Story, leavers: int) -> Story:
    """DI-10: so many leave at once."""
    if leavers == 0:
        return story
    each, rest = divmod(sum(story.lying), leavers)
    lying = []
    for gems in reversed(story.lying):  # what stays lies deepest
        kept = min(gems, rest)
        lying.append(kept)
        rest -= kept
    gains = (story.bag + each,) * leavers
    return Story(
        story.inside - leavers,
        story.bag,
        tuple(reversed(lying)),
        tuple(sorted(story.taken + gains)),
    )


def stories(values: tuple[int, ...], seats: int, least: int, bag: int) -> set[Story]:
    """Return all ways to turn these cards with at least so many inside, and bags up to this."""
    reached = {turn_card(Story(seats, 0, (), ()), values[0])}
    for value in values[1:]:
        reached = {
            following
            for story in reached
            for leavers in range(story.inside - least + 1)
            if (following := turn_card(let_leave(story, leavers), value)).bag <= bag
        }
    return reached


def can_have_taken(gains: tuple[int, ...], chests: list[int], earlier: int) -> bool:
    """Return whether chests can hold these gains and at most ``earlier`` gems of earlier caves."""
    # the larger gain into the larger chest: if any assignment works, this one does
    pairs = list(zip(sorted(gains), sorted(chests), strict=True))
    if any(gain > chest for gain, chest in pairs):
        return False
    return sum(chests) - sum(gains) <= earlier
