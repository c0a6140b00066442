"""Tables of the Duel that differ only in what a seat cannot know, changed by hand."""

from stope.engine.records import duplicate


def scrambled(state, viewer, rng):
    """Return a copy with another key, and every card and goal unknown to the seat mixed anew."""
    twin = duplicate(state)
    for field in ("key", "block"):
        values = getattr(twin.rng, field)
        values[:] = [rng.getrandbits(32) for _ in values]
    _mix_cards(twin, viewer, rng)
    _mix_goals(twin, viewer, rng)
    return twin


def _knows(mask, viewer):
    return bool(mask >> (2 if viewer is None else viewer) & 1)


def _mix_cards(twin, viewer, rng):
    places = [(twin.pile, place) for place in range(twin.pile_left)]
    places += [(twin.aside, place) for place in range(twin.asides)]
    places += [
        (twin.discard, place)
        for place in range(twin.discards)
        if not _knows(int(twin.discard_known[place]), viewer)
    ]
    for seat in range(twin.seats):
        if seat != viewer:
            places += [(twin.hand[seat], place) for place in range(twin.hand_size[seat])]
    cards = [int(array[place]) for array, place in places]
    rng.shuffle(cards)
    for (array, place), card in zip(places, cards, strict=True):
        array[place] = card
    for seat in range(twin.seats):
        size = int(twin.hand_size[seat])
        twin.hand[seat, :size] = sorted(twin.hand[seat, :size])


def _mix_goals(twin, viewer, rng):
    places = [
        place for place in range(len(twin.goal)) if not _knows(int(twin.goal_known[place]), viewer)
    ]
    goals = [int(twin.goal[place]) for place in places]
    rng.shuffle(goals)
    for place, goal in zip(places, goals, strict=True):
        twin.goal[place] = goal
    for number in range(6):
        twin.face[twin.seats + number] = twin.goal[twin.first_goal + number]
