"""The view of a seat in Diamant, and random states that agree with a view."""

from stope.engine.bitmask import MAX_SEATS, bit, has
from stope.engine.jit import compiled
from stope.engine.public_fields import copy_public_fields
from stope.engine.records import GameRecord, Key, Prior, State, ViewRecord, record
from stope.engine.rng import StreamId, clear_stream, open_stream, set_key
from stope.games.diamant.cards import CARDS, FACE, NO_CARD
from stope.games.diamant.rules import is_out
from stope.search.softmax import UNIT_SHARPNESS, sample_of_two

#: For each seat with a hidden choice: the score of leaving minus the score of going on, in the
#: points of ``stope.search.softmax``. If the entry is positive, leaving is the more likely choice.
PRIOR = record(leave=("i4", MAX_SEATS))


@compiled
def observe(s: GameRecord, seat: int, out: ViewRecord) -> None:
    """Write the view of a seat: the public fields and its own choice (DI-9).

    The view includes all chests, even hidden chests: everyone saw how many gems went into them.
    DI-15 only decides whether clients show how many gems a chest holds.
    """
    copy_public_fields(s, out)
    out.leaving = s.leaving & bit(seat) if seat >= 0 else 0
    for index in range(CARDS):
        out.deck[index] = NO_CARD
    out.ordered = 0
    out.drawn = 0
    clear_stream(out.rng)


@compiled
def sample_state(view: ViewRecord, seat: int, key: Key, prior: Prior, out: State) -> None:
    """Write a random state that agrees with a view.

    The order of the cards that are not on the path is random. The hidden choices of other players
    (to leave or to go on) are drawn with the probabilities in ``prior``; with a blank prior, both
    are equally likely.
    """
    copy_public_fields(view, out)
    clear_stream(out.rng)
    set_key(out.rng, key)
    open_stream(out.rng, StreamId.SAMPLE, 0)
    leaving = int(view.leaving)
    for other in range(view.seats):
        if other != seat and has(view.committed, other):
            score = int(prior.leave[other])
            leaving |= bit(other) * sample_of_two(score, UNIT_SHARPNESS, out.rng)
    out.leaving = leaving
    put_path_on_top(view, out)
    open_stream(out.rng, StreamId.DEAL, view.cave)


@compiled
def put_path_on_top(view: GameRecord, out: State) -> None:
    """Write a pile whose drawn cards have the faces of the path.

    The order of all other cards is not decided yet.
    """
    for card in range(CARDS):
        out.deck[card] = card
    for index in range(view.turned):
        settle_face(out, index, int(view.path[index]))
    out.ordered = view.turned
    out.drawn = view.turned


@compiled
def settle_face(s: State, index: int, face: int) -> None:
    """Swap a card with this face into the position ``index`` of the pile.

    The pile also holds the cards that have left the game. Such a card is swapped in only if the
    pile has no other card with this face. That is so after the last collapse: the path still shows
    both cards of the hazard, but one of them already counts as out of the game.
    """
    found = index
    for other in range(index, CARDS):
        if FACE[s.deck[other]] == face:
            found = other
            if not is_out(s, int(s.deck[other])):
                break
    card = s.deck[found]
    s.deck[found] = s.deck[index]
    s.deck[index] = card
