"""Tables of the Dark Cave that differ only in what a seat cannot know, changed by hand."""

from stope.engine.records import duplicate
from stope.games.dark_cave.cards import GROUP
from stope.games.dark_cave.rules.winners import is_clan_out
from stope.games.dark_cave.state import Phase


def scrambled(state, viewer, rng):
    """Return a copy with another key, and all that is unknown to the seat mixed anew."""
    twin = duplicate(state)
    for field in ("key", "block"):
        values = getattr(twin.rng, field)
        values[:] = [rng.getrandbits(32) for _ in values]
    for group in range(3):
        _mix_cards(twin, viewer, group, rng)
    _mix_goals(twin, viewer, rng)
    _mix_characters(twin, viewer, rng)
    _forget_what_others_remember(twin, viewer)
    return twin


def _knows(mask, viewer):
    return bool(int(mask) >> (8 if viewer is None else viewer) & 1)


def _mix(places, rng):
    cards = [int(array[place]) for array, place in places]
    rng.shuffle(cards)
    for (array, place), card in zip(places, cards, strict=True):
        array[place] = card


def _mix_cards(twin, viewer, group, rng):
    places = [(twin.pile, place) for place in range(twin.pile_left)]
    places += [(twin.removed, place) for place in range(len(twin.removed))]
    places += [
        (twin.discard, place)
        for place in range(twin.discards)
        if not _knows(twin.discard_known[place], viewer)
        and not _may_be_remembered(twin, viewer, int(twin.discard_memories[place]))
    ]
    for seat in range(twin.seats):
        if seat != viewer and not _remembers_hand(twin, viewer, seat):
            places += [(twin.hand[seat], place) for place in range(twin.hand_size[seat])]
    _mix([(array, place) for array, place in places if GROUP[array[place]] == group], rng)
    for seat in range(twin.seats):
        size = int(twin.hand_size[seat])
        twin.hand[seat, :size] = sorted(twin.hand[seat, :size])


def _own_memories(twin, viewer):
    own = [] if viewer is None else twin.memory_viewer[: twin.memories] == viewer
    return [memory for memory, is_own in enumerate(own) if is_own]


def _may_be_remembered(twin, viewer, mask):
    return any(mask >> memory & 1 for memory in _own_memories(twin, viewer))


def _remembers_hand(twin, viewer, seat):
    return any(twin.memory_holder[memory] == seat for memory in _own_memories(twin, viewer))


def _mix_goals(twin, viewer, rng):
    hidden = [goal for goal in range(4) if not _knows(twin.goal_known[goal], viewer)]
    _mix([(twin.face, 1 + goal) for goal in hidden], rng)


def _mix_characters(twin, viewer, rng):
    """Mix characters within a clan; a table where the game would be over is not mixed."""
    before = twin.character.copy(), twin.spare_character.copy()
    for clan in (0, 1):
        places = [
            (twin.character, seat)
            for seat in range(twin.seats)
            if twin.clan[seat] == clan and not _knows(twin.clan_known[seat], viewer)
        ]
        places += [
            (twin.spare_character, place)
            for place in range(twin.spares)
            if twin.spare_clan[place] == clan and not _knows(twin.spare_known, viewer)
        ]
        _mix(places, rng)
    if twin.phase != Phase.OVER and (is_clan_out(twin, 0) or is_clan_out(twin, 1)):
        twin.character[:], twin.spare_character[:] = before


def _forget_what_others_remember(twin, viewer):
    for memory in range(twin.memories):
        if viewer is None or twin.memory_viewer[memory] != viewer:
            twin.memory[memory] = -1
            twin.discard_fresh[:, memory] = 0
