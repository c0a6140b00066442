"""The scripts of Diamant: policies that follow a rule of thumb."""

from enum import IntEnum

from stope.engine.bitmask import count
from stope.engine.jit import compiled
from stope.engine.records import Codes, RngStream, ViewRecord, Workspace
from stope.engine.rng import randbelow
from stope.games.codecs import word
from stope.games.diamant.ai.odds import coming_shares
from stope.games.diamant.ai.weights import LEAD_FOR_A_GEM, NINE_GEMS, SIX_CARDS, TWO_HAZARDS
from stope.games.diamant.fast_division import share
from stope.games.diamant.moves import MoveKind
from stope.games.diamant.rules import deadly_cards, gems_lying, pile_size


class Script(IntEnum):
    """The scripts, with the numbers that ``scripted_move`` takes."""

    CAREFUL = 0
    NINE_GEMS = 1
    TWO_HAZARDS = 2
    SIX_CARDS = 3
    EXPECTED_VALUE = 4
    LEAD_AND_TRAIL = 5


@compiled
def careful(view: ViewRecord, rng: RngStream) -> int:
    """Return the move that brings more gems on average: leaving now, or staying for one more card.

    The gain depends on how many other players leave now: leavers share the gems on the path, and
    the players who stay share the next card. This number of leavers is drawn at random for each
    decision; otherwise several careful players would all decide alike.
    """
    others = count(view.inside) - 1
    leavers = randbelow(rng, others + 1)
    lying = gems_lying(view)
    pile = pile_size(view)
    # both expected gains are multiplied by the number of cards in the pile, so they are integers
    out_now = pile * (view.bag + share(lying, leavers + 1))
    left_behind = lying if leavers == 0 else lying - share(lying, leavers) * leavers
    after_one_card = view.bag + share(left_behind, others - leavers + 1)
    one_more = (pile - deadly_cards(view)) * after_one_card
    one_more += coming_shares(view, others - leavers + 1)
    return MoveKind.GO_ON.value if one_more >= out_now else MoveKind.LEAVE.value


# Published rules of thumb


@compiled
def leave_if(leaves: bool) -> int:
    """Return the code of the move Leave if ``leaves`` is true, else the code of the move GoOn."""
    return MoveKind.LEAVE.value if leaves else MoveKind.GO_ON.value


@compiled
def gain_of_one_card(view: ViewRecord) -> int:
    """Return a player's mean gain from one more card, times the number of cards in the pile.

    A gem card brings the player's share; a deadly card costs the bag. The gems on the path are left
    out: all leavers share them, so a player who counted on them would leave too early.
    """
    return coming_shares(view, count(view.inside)) - deadly_cards(view) * int(view.bag)


@compiled
def lead(view: ViewRecord, seat: int) -> int:
    """Return the points of a seat's chest minus those of the fullest other chest."""
    best = 0
    for other in range(view.seats):
        if other != seat:
            best = max(best, int(view.chest[other]))
    return int(view.chest[seat]) - best


@compiled
def scripted_move(
    view: ViewRecord, seat: int, which: int, _moves: Codes, rng: RngStream, _workspace: Workspace
) -> int:
    """Return the move of the script with this number for a seat."""
    if which == Script.NINE_GEMS:
        return leave_if(view.bag >= NINE_GEMS)
    if which == Script.TWO_HAZARDS:
        return leave_if(count(int(view.met)) >= TWO_HAZARDS)
    if which == Script.SIX_CARDS:
        return leave_if(view.turned >= SIX_CARDS)
    if which == Script.EXPECTED_VALUE:
        return leave_if(gain_of_one_card(view) < 0)
    if which == Script.LEAD_AND_TRAIL:
        # the player demands a mean gain of lead / LEAD_FOR_A_GEM from one more card; both sides of
        # the comparison are multiplied by the size of the pile
        demanded = pile_size(view) * lead(view, seat) // LEAD_FOR_A_GEM
        return leave_if(gain_of_one_card(view) < demanded)
    return careful(view, rng)


#: The names of the scripts, in the order of their numbers.
SCRIPTS = tuple(word(script) for script in Script)
