"""``observe``: the view of a seat, which is the state with all unknown facts blanked (DC-8)."""

from stope.engine.bitmask import MAX_SEATS
from stope.engine.jit import compiled
from stope.engine.records import GameRecord, ViewRecord
from stope.games.dark_cave.cards import BACKS, GOALS, HAND_CARDS, UNSEEN_GOAL
from stope.games.dark_cave.state import FIRST_GOAL_SLOT, HAND, MEMORIES, SLOTS, SPARES
from stope.games.path_cards.board import NO_CARD
from stope.games.path_cards.secrecy import hide_cards, hide_pile, knows


@compiled
def observe(s: GameRecord, seat: int, out: ViewRecord) -> None:
    """Write the view of a seat: public fields, its own hand, and the cards it has looked at."""
    hide_cards(s, seat, MAX_SEATS, BACKS, out)
    hide_pile(s.removed, BACKS, out.removed)
    for slot in range(SLOTS):
        out.face[slot] = s.face[slot]
    for goal in range(GOALS):
        if not knows(int(s.goal_known[goal]), seat, MAX_SEATS):
            out.face[FIRST_GOAL_SLOT + goal] = UNSEEN_GOAL
    blank_clans(s, seat, out)
    blank_memories(s, seat, out)


@compiled
def blank_clans(s: GameRecord, seat: int, out: ViewRecord) -> None:
    """DC-4, DC-40: write the characters that the seat has seen, and 0 for all other characters.

    The number 0 also stands for a loyal character. The masks ``clan_known`` and ``spare_known``
    tell whether the seat has seen a character.
    """
    for player in range(MAX_SEATS):
        seen = player < s.seats and knows(int(s.clan_known[player]), seat, MAX_SEATS)
        out.character[player] = s.character[player] if seen else 0
    for place in range(SPARES):
        seen = place < s.spares and knows(int(s.spare_known), seat, MAX_SEATS)
        out.spare_character[place] = s.spare_character[place] if seen else 0


@compiled
def blank_memories(s: GameRecord, seat: int, out: ViewRecord) -> None:
    """DC-52: write the seat's own memories of swapped hands, and blank all other memories."""
    for memory in range(MEMORIES):
        own = seat >= 0 and s.memory_viewer[memory] == seat
        for place in range(HAND):
            out.memory[memory, place] = s.memory[memory, place] if own else NO_CARD
            out.memory_unsure[memory, place] = s.memory_unsure[memory, place] if own else 0
        for place in range(HAND_CARDS):
            out.discard_fresh[place, memory] = s.discard_fresh[place, memory] if own else 0
            out.discard_drawn[place, memory] = s.discard_drawn[place, memory] if own else 0
