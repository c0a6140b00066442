"""The table of the Dark Cave as one seat sees it, ready for JSON."""

from typing import Any

import numpy as np

from stope.games.codecs import Word, word
from stope.games.dark_cave.belief import belief
from stope.games.dark_cave.cards import (
    FIRST_GOAL,
    GOALS,
    GROUP,
    NAMES,
    SPACE_COUNT,
    Character,
    Clan,
    Creature,
    Group,
)
from stope.games.dark_cave.clans import knows, served_by, winners, works_for
from stope.games.dark_cave.courses import exit_odds
from stope.games.dark_cave.network import creatures_at, slot_of, space_of
from stope.games.dark_cave.reach import FAR, MOST_STEPS, REACH, find_reach
from stope.games.dark_cave.rules import actors
from stope.games.dark_cave.seen import (
    DarkCaveBack,
    DarkCaveBeast,
    DarkCaveGoalOdds,
    DarkCaveHandFace,
    DarkCaveMemory,
    DarkCaveReach,
    DarkCaveSeat,
    DarkCaveSpot,
    DarkCaveTableCard,
    DarkCaveView,
    DarkCaveWeb,
)
from stope.games.dark_cave.state import (
    ALL_KNOW,
    FIRST_GOAL_SLOT,
    NOBODY,
    NOWHERE,
    STEPS,
    Ending,
    Phase,
)
from stope.kernel.board import NO_CARD, NO_SLOT
from stope.kernel.masks import MAX_SEATS, members
from stope.kernel.native import interpreted
from stope.kernel.records import Record, blank_one, plain
from stope.kernel.sides import Side

#: The back of each card that has one.
_BACKS: dict[int, DarkCaveBack] = {
    face: Group(int(group)).name for face, group in enumerate(GROUP) if group >= 0
}
_slot_of, _space_of = interpreted(slot_of), interpreted(space_of)


def spot_json(s: Record, spot: int) -> DarkCaveSpot:
    """Return where a place is."""
    cell = int(s.cell[_slot_of(spot)])
    return {"x": int(s.board.x[cell]), "y": int(s.board.y[cell]), "space": int(_space_of(spot))}


def card_json(s: Record, slot: int) -> DarkCaveTableCard:
    """Return a card on the table: what it is, where it lies, and the gold on it."""
    cell, face = int(s.cell[slot]), int(s.face[slot])
    shown: DarkCaveTableCard = {
        "x": int(s.board.x[cell]),
        "y": int(s.board.y[cell]),
        "card": NAMES[face] if 0 <= face - FIRST_GOAL < GOALS or not s.face_down[slot] else None,
        "turned": bool(s.turned[slot]),
        "face_down": bool(s.face_down[slot]),
    }
    if not s.face_down[slot]:
        shown["spaces"] = int(SPACE_COUNT[face])
        shown["gold"] = int(s.vein_gold[slot])
    return shown


def hand_json(s: Record, seat: int) -> list[DarkCaveHandFace]:
    """Return a hand by the names of its cards."""
    return [NAMES[face] for face in s.hand[seat] if face != NO_CARD]


def groups_json(s: Record, seat: int) -> list[DarkCaveBack]:
    """Return the backs of a hand."""
    return [_BACKS[face] for face in s.hand[seat] if face != NO_CARD]


def character_json(s: Record, seat: int, viewer: int | None) -> Word[Character] | None:
    """Return the character of a player, if the viewer knows it."""
    seen = knows(int(s.clan_known[seat]), -1 if viewer is None else viewer)
    return word(Character(int(s.character[seat]))) if seen else None


def loyalty_json(s: Record, viewer: int | None) -> list[float]:
    """Return how probably each player works for its own clan, as the viewer has to think.

    It is 0 or 1 only where nothing else is possible.
    """
    loyal = np.zeros(MAX_SEATS)
    belief(s, -1 if viewer is None else viewer, loyal)
    return [
        float(chance) if chance in (0.0, 1.0) else min(max(round(float(chance), 3), 0.001), 0.999)
        for chance in loyal[: s.seats]
    ]


def served_json(s: Record, seat: int, loyal: float) -> Word[Clan] | None:
    """Return the clan that a player works for, if the viewer can be sure of it."""
    certain = {1.0: Character.LOYAL, 0.0: Character.SABOTEUR}
    if loyal not in certain:
        return None
    return word(Clan(int(served_by(int(s.clan[seat]), int(certain[loyal])))))


def goals_json(s: Record, table: Record, viewer: int | None) -> list[DarkCaveGoalOdds]:
    """Return the goals that lie face down, and how probably each is the exit for the viewer.

    ``table`` is the same record for Python to read, here and below.
    """
    odds = np.zeros(GOALS)
    exit_odds(s, -1 if viewer is None else viewer, odds)
    goals = slice(FIRST_GOAL_SLOT, FIRST_GOAL_SLOT + GOALS)
    lying = zip(table.cell[goals], table.face_down[goals], odds.tolist(), strict=True)
    return [
        {"x": table.board.x[cell], "y": table.board.y[cell], "exit": round(chance, 3)}
        for cell, face_down, chance in lying
        if face_down
    ]


def seat_json(s: Record, seat: int, viewer: int | None, loyal: float) -> DarkCaveSeat:
    """Return what a viewer sees of a player, and how likely the viewer thinks it is loyal."""
    dwarf = int(s.dwarf[seat])
    return {
        "seat": seat,
        "clan": word(Clan(int(s.clan[seat]))),
        "character": character_json(s, seat, viewer),
        "loyal": loyal,
        "works_for": served_json(s, seat, loyal),
        "revealed": bool(s.clan_known[seat] == ALL_KNOW),
        "cards": groups_json(s, seat),
        "gold": int(s.gold[seat]),
        "dwarf": None if dwarf == NOWHERE else spot_json(s, dwarf),
        "out": bool(s.out >> seat & 1),
        "lying": bool(s.lying >> seat & 1),
        "boots": bool(s.boots[seat] != NO_CARD),
        "axes": int(s.axes[seat]),
        "agreed": bool(s.agreed >> seat & 1),
    }


def webs_json(s: Record) -> list[DarkCaveWeb]:
    """Return the webs in the network."""
    return [
        {
            "x": int(s.board.x[s.web_cell[web]]),
            "y": int(s.board.y[s.web_cell[web]]),
            "side": word(Side(int(s.web_side[web]))),
            "level": int(s.web_level[web]),
            "owner": int(s.web_owner[web]),
        }
        for web in range(len(s.web_owner))
        if s.web_owner[web] != NOBODY
    ]


def creatures_json(s: Record) -> list[DarkCaveBeast]:
    """Return the creatures in the network."""
    return [
        {
            "creature": word(creature),
            "owner": int(s.creature_owner[creature]),
            **spot_json(s, int(s.creature[creature])),
        }
        for creature in Creature
        if s.creature[creature] != NOWHERE
    ]


def memories_json(s: Record, viewer: int | None) -> list[DarkCaveMemory]:
    """Return what a viewer remembers of hands given away: which cards, and who got them."""
    return [
        {
            "holder": None if s.memory_holder[memory] == NOBODY else int(s.memory_holder[memory]),
            "cards": [NAMES[face] for face in s.memory[memory] if face != NO_CARD],
            "left_since": int(sum(bool(mask >> memory & 1) for mask in s.discard_memories)),
        }
        for memory in range(int(s.memories))
        if viewer is not None and s.memory_viewer[memory] == viewer
    ]


def reach_json(s: Record, table: Record, seat: int) -> list[DarkCaveReach]:
    """Return the places that a dwarf gets to with the steps it has left, and what that costs.

    A place appears again with more steps where that is cheaper.
    """
    if table.phase != Phase.STEPS or table.dwarf[seat] == NOWHERE or table.turn != seat:
        return []
    hand, gold = table.hand_size[seat], table.gold[seat]
    return reach_from(s, table, table.dwarf[seat], table.steps, hand, gold)


def full_steps(s: Record, seat: int) -> int:
    """DC-13: the steps that a dwarf has in a turn."""
    return STEPS + int(s.boots[seat] != NO_CARD)


def reach_from(
    s: Record, table: Record, spot: int, steps: int, hand: int, gold: int
) -> list[DarkCaveReach]:
    """Return the places around one with steps, cards lost and gold paid."""
    reach = blank_one(REACH)
    find_reach(s, spot, min(steps, MOST_STEPS), reach)
    costs = plain(reach)
    found: list[DarkCaveReach] = []
    for place in np.flatnonzero((reach.cards[1:] != FAR).any(axis=0)).tolist():
        cheapest = FAR
        for number in range(1, MOST_STEPS + 1):
            cards, paid = costs.cards[number][place], costs.gold[number][place]
            if place == spot or cards == FAR or cards + paid >= cheapest:
                continue
            cheapest = cards + paid
            found.append(
                {
                    **spot_json(table, place),
                    "steps": number,
                    "cards": min(cards, hand),
                    "gold": min(paid, gold),
                    "fight": bool(creatures_at(s, place)),
                    "way": [spot_json(table, step) for step in _way(costs, number, place)],
                }
            )
    return found


def _way(reach: Any, steps: int, place: int) -> list[int]:
    """Return the places of the cheapest way with so many steps, one after the other."""
    way = [place]
    for number in range(steps, 1, -1):
        way.insert(0, reach.before[number][way[0]])
    return way


def view(hidden: Record, viewer: int | None) -> DarkCaveView:
    """Return what a seat (None: a spectator) sees. Takes a record that ``hide`` has made."""
    s = plain(hidden)
    over = bool(s.phase == Phase.OVER)
    watcher = -1 if viewer is None else viewer
    return {
        "game": "dark-cave",
        "viewer": viewer,
        "turn": int(s.turn),
        "phase": word(Phase(int(s.phase))),
        "actors": list(members(int(actors(hidden)))),
        "steps": int(s.steps),
        "table": [card_json(s, slot) for slot in range(s.slots) if s.face[slot] != NO_CARD],
        "goals": goals_json(hidden, s, viewer),
        "pending": None if s.pending == NO_SLOT else card_json(s, int(s.pending)),
        "webs": webs_json(s),
        "creatures": creatures_json(s),
        "walker": word(Creature(int(s.walker))) if s.phase == Phase.CREATURE else None,
        "attackers": [word(Creature(kind)) for kind in members(int(s.attackers))],
        "hand": [] if viewer is None else hand_json(s, viewer),
        "memories": memories_json(s, viewer),
        "reach": [] if viewer is None else reach_json(hidden, s, viewer),
        "seats": [
            seat_json(s, seat, viewer, loyal)
            for seat, loyal in enumerate(loyalty_json(hidden, viewer))
        ],
        "spares": [
            {
                "clan": word(Clan(int(s.spare_clan[place]))),
                "character": word(Character(int(s.spare_character[place])))
                if knows(int(s.spare_known), watcher)
                else None,
            }
            for place in range(s.spares)
        ],
        "pile": [_BACKS[face] for face in s.pile[: s.pile_left][::-1]],
        "discard": [NAMES[face] for face in s.discard[: s.discards]],
        "supply": int(s.supply),
        "first_out": None if s.first_out == NOBODY else int(s.first_out),
        "over": over,
        "ending": word(Ending(int(s.ending))) if over else None,
        "winners": list(members(int(winners(hidden)))) if over else [],
        "works_for": None if viewer is None else word(Clan(int(works_for(hidden, viewer)))),
    }
