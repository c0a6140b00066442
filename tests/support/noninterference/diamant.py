"""Tables of Diamant that differ only in what a seat cannot know, changed by hand."""

from stope.engine.records import duplicate


def scrambled(state, viewer, rng):
    """Return a copy with another key, another order of the pile and other secret choices."""
    twin = duplicate(state)
    for field in ("key", "block"):
        values = getattr(twin.rng, field)
        values[:] = [rng.getrandbits(32) for _ in values]
    twin.rng.counter = rng.randrange(9)
    rest = list(range(int(twin.drawn), len(twin.deck)))
    order = rest[:]
    rng.shuffle(order)
    twin.deck[rest] = state.deck[order]
    twin.ordered = rng.randint(int(twin.drawn), len(twin.deck))
    for seat in range(state.seats):
        if seat != viewer and state.committed >> seat & 1 and rng.random() < 0.5:
            twin.leaving ^= 1 << seat
    return twin
