"""What a seat may know of the table, and tables that agree with what it knows."""

from typing import Any

from stope.games.diamant.cards import CARDS, FACE, NO_CARD
from stope.games.diamant.heuristics import inclination_to_leave
from stope.games.diamant.rules import is_out
from stope.kernel.chance import Purpose, hush, open_stream, set_key
from stope.kernel.inclination import PLAIN, pick_one_of_two
from stope.kernel.masks import bit, has
from stope.kernel.native import rule
from stope.kernel.openness import copy_open
from stope.kernel.records import Record


@rule
def hide(s: Record, seat: int, out: Record) -> None:
    """Write what a seat may know: the open table and its own choice (DI-9).

    Chests stay in: what went into them was seen by all, DI-15 only decides how it is shown.
    """
    copy_open(s, out)
    out.leaving = s.leaving & bit(seat) if seat >= 0 else 0
    for place in range(CARDS):
        out.deck[place] = NO_CARD
    out.ordered = 0
    out.drawn = 0
    hush(out.chance)


@rule
def guess(view: Record, seat: int, key: Any, out: Record) -> None:
    """Write a table drawn at random from those that agree with a view.

    The cards on the path are the top of a pile of which nothing else is settled yet; whoever
    else has committed leaves as often as a sensible player would.
    """
    copy_open(view, out)
    hush(out.chance)
    set_key(out.chance, key)
    open_stream(out.chance, Purpose.GUESS, 0)
    leaving = int(view.leaving)
    for other in range(view.seats):
        if other != seat and has(view.committed, other):
            inclined = inclination_to_leave(view, other)
            leaving |= bit(other) * pick_one_of_two(inclined, PLAIN, out.chance)
    out.leaving = leaving
    put_path_on_top(view, out)
    open_stream(out.chance, Purpose.DEAL, view.cave)


@rule
def put_path_on_top(view: Record, out: Record) -> None:
    """Lay out a pile whose first cards look like those on the path; the others follow."""
    for card in range(CARDS):
        out.deck[card] = card
    for place in range(view.turned):
        settle_face(out, place, int(view.path[place]))
    out.ordered = view.turned
    out.drawn = view.turned


@rule
def settle_face(s: Record, place: int, face: int) -> None:
    """Put a card with this face, one that is in the game, on a place of the pile.

    Of the cards of the last collapse one has left the game, though both still lie on the path:
    if no other is left, any card with this face will do.
    """
    found = place
    for other in range(place, CARDS):
        if FACE[s.deck[other]] == face:
            found = other
            if not is_out(s, int(s.deck[other])):
                break
    card = s.deck[found]
    s.deck[found] = s.deck[place]
    s.deck[place] = card
