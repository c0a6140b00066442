"""Setting up the game (DC-1 to DC-9)."""

from stope.engine.bitmask import MAX_SEATS
from stope.engine.event_buffer import EVERYONE, emit
from stope.engine.jit import compiled
from stope.engine.records import EventBuffer, Key, Record, State
from stope.engine.rng import StreamId, open_stream, randbelow, set_key
from stope.games.dark_cave.cards import (
    ALL_GOLD,
    AXES,
    CREATURES,
    GOALS,
    LADDERS,
    OWN_GOLD,
    START_FACE,
    WEBS,
)
from stope.games.dark_cave.events import EventKind
from stope.games.dark_cave.information.swap_memory import clear_memories
from stope.games.dark_cave.rules.clans import deal_clans
from stope.games.dark_cave.rules.creature_attacks import clear_creature
from stope.games.dark_cave.rules.ending import clear_turn
from stope.games.dark_cave.rules.goals import lay_goals
from stope.games.dark_cave.rules.hands import deal_cards
from stope.games.dark_cave.rules.movement_graph import lay_path, spot_of
from stope.games.dark_cave.rules.turn import begin_turn
from stope.games.dark_cave.rules.webs import clear_web
from stope.games.dark_cave.state import NOBODY, NOWHERE, SLOTS, START_SLOT
from stope.games.path_cards.board import CELLS, NO_CARD, NO_SLOT, clear_cards

_FIRST_PLAYER_STREAM = 2


@compiled
def setup(s: State, options: Record, key: Key, events: EventBuffer) -> None:
    """DC-1 to DC-9: set up a match and begin the first turn."""
    seats = int(options.seats)
    s.seats = seats
    s.last_card = options.last_card
    set_key(s.rng, key)
    clear_table(s)
    lay_path(s, 0, 0, START_FACE, 0)
    lay_goals(s)
    open_stream(s.rng, StreamId.DEAL, _FIRST_PLAYER_STREAM)
    begins = randbelow(s.rng, seats)
    emit(events, EventKind.BEGAN, EVERYONE, begins, 0, 0)
    deal_clans(s, events)
    deal_cards(s, events)
    for seat in range(seats):
        s.gold[seat] = OWN_GOLD
        s.supply -= OWN_GOLD
        s.dwarf[seat] = spot_of(START_SLOT, 0)
    begin_turn(s, begins, events)


@compiled
def clear_table(s: State) -> None:
    """Remove all cards, webs and creatures; reset the players and the turn."""
    clear_cards(s)
    for cell in range(CELLS):
        s.webbed[cell] = 0
    for slot in range(SLOTS):
        s.vein_gold[slot] = 0
    for place in range(LADDERS):
        s.ladder[place] = NO_SLOT
    s.ladders = 0
    for web in range(WEBS):
        clear_web(s, web)
    for creature in range(CREATURES):
        clear_creature(s, creature)
    for goal in range(GOALS):
        s.goal_known[goal] = 0
    for seat in range(MAX_SEATS):
        clear_player(s, seat)
    clear_memories(s)
    s.supply = ALL_GOLD
    s.out = 0
    s.lying = 0
    s.agreed = 0
    s.first_out = NOBODY
    s.ending = 0
    s.closing = 0
    clear_turn(s)


@compiled
def clear_player(s: State, seat: int) -> None:
    """Remove the dwarf, tools and gold of a player."""
    s.dwarf[seat] = NOWHERE
    s.boots[seat] = NO_CARD
    s.axes[seat] = 0
    for place in range(AXES):
        s.axe[seat, place] = NO_CARD
    s.gold[seat] = 0
