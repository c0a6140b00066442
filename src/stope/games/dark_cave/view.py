"""The view of one seat of the Dark Cave as JSON."""

import numpy as np

from stope.engine.bitmask import MAX_SEATS, SPECTATOR, has, members
from stope.engine.jit import interpreted
from stope.engine.records import GameRecord, PythonFields, ViewRecord, blank_one, to_python
from stope.games.codecs import Word, word
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
from stope.games.dark_cave.information.clan_deals import settled_characters
from stope.games.dark_cave.rules.clans import served_by, works_for
from stope.games.dark_cave.rules.move_range import FAR, REACH, find_reach
from stope.games.dark_cave.rules.movement_graph import creatures_at, slot_of, space_of
from stope.games.dark_cave.rules.turn import actors
from stope.games.dark_cave.rules.winners import winners
from stope.games.dark_cave.state import (
    ALL_KNOW,
    NOBODY,
    NOWHERE,
    STEPS_WITH_BOOTS,
    Ending,
    Phase,
)
from stope.games.dark_cave.view_types import (
    DarkCaveBack,
    DarkCaveBeast,
    DarkCaveHandFace,
    DarkCaveMemory,
    DarkCaveReach,
    DarkCaveSeat,
    DarkCaveSpot,
    DarkCaveTableCard,
    DarkCaveView,
    DarkCaveWeb,
)
from stope.games.path_cards.board import NO_CARD, NO_SLOT
from stope.games.path_cards.secrecy import knows
from stope.games.path_cards.sides import Side

#: The name of the back of each face, also for the faces that stand for unseen cards.
_BACKS: dict[int, DarkCaveBack] = {
    face: Group(int(group)).name for face, group in enumerate(GROUP) if group >= 0
}
_slot_of, _space_of = interpreted(slot_of), interpreted(space_of)


def spot_json(s: PythonFields, spot: int) -> DarkCaveSpot:
    """Return a spot as JSON: the position of its card, and its space."""
    cell = int(s.cell[_slot_of(spot)])
    return {"x": int(s.board.x[cell]), "y": int(s.board.y[cell]), "space": int(_space_of(spot))}


def card_json(s: PythonFields, slot: int) -> DarkCaveTableCard:
    """Return the card in a slot as JSON, with the facts that the viewer knows."""
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


def hand_json(s: GameRecord | PythonFields, seat: int) -> list[DarkCaveHandFace]:
    """Return the names of the cards in a hand."""
    return [NAMES[face] for face in s.hand[seat] if face != NO_CARD]


def groups_json(s: PythonFields, seat: int) -> list[DarkCaveBack]:
    """Return the backs of the cards in a hand, which show their groups."""
    return [_BACKS[face] for face in s.hand[seat] if face != NO_CARD]


def character_json(s: PythonFields, seat: int, viewer: int | None) -> Word[Character] | None:
    """Return the character of a player, or None if the viewer does not know the character."""
    seen = knows(int(s.clan_known[seat]), -1 if viewer is None else viewer, MAX_SEATS)
    return word(Character(int(s.character[seat]))) if seen else None


def served_json(s: PythonFields, seat: int, settled: tuple[int, int]) -> Word[Clan] | None:
    """Return the clan that a player works for, or None if the viewer cannot be sure of the clan.

    ``settled`` has two masks: the players who are certainly loyal, and the players who are
    certainly saboteurs.
    """
    for character, sure in zip(Character, settled, strict=True):
        if has(sure, seat):
            return word(Clan(int(served_by(int(s.clan[seat]), character.value))))
    return None


def seat_json(
    s: PythonFields, seat: int, viewer: int | None, settled: tuple[int, int]
) -> DarkCaveSeat:
    """Return as JSON what the viewer sees of a player; ``served_json`` explains ``settled``."""
    dwarf = int(s.dwarf[seat])
    return {
        "seat": seat,
        "clan": word(Clan(int(s.clan[seat]))),
        "character": character_json(s, seat, viewer),
        "works_for": served_json(s, seat, settled),
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


def webs_json(s: PythonFields) -> list[DarkCaveWeb]:
    """Return the webs on the board as JSON."""
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


def creatures_json(s: PythonFields) -> list[DarkCaveBeast]:
    """Return the creatures on the board as JSON."""
    return [
        {
            "creature": word(creature),
            "owner": int(s.creature_owner[creature]),
            **spot_json(s, int(s.creature[creature])),
        }
        for creature in Creature
        if s.creature[creature] != NOWHERE
    ]


def memories_json(s: PythonFields, viewer: int | None) -> list[DarkCaveMemory]:
    """Return the hands that a viewer gave away in swaps, with their cards and present holders."""
    return [
        {
            "holder": None if s.memory_holder[memory] == NOBODY else int(s.memory_holder[memory]),
            "cards": [NAMES[face] for face in s.memory[memory] if face != NO_CARD],
            "left_since": int(sum(bool(mask >> memory & 1) for mask in s.discard_memories)),
        }
        for memory in range(int(s.memories))
        if viewer is not None and s.memory_viewer[memory] == viewer
    ]


def reach_json(s: GameRecord, table: PythonFields, seat: int) -> list[DarkCaveReach]:
    """Return the spots that the dwarf of a seat can reach with the steps left, and the tolls.

    A spot can be listed several times, each time with more steps and lower tolls. The list is empty
    unless it is the seat's turn and the phase is the step phase.
    """
    if table.phase != Phase.STEPS or table.dwarf[seat] == NOWHERE or table.turn != seat:
        return []
    hand, gold = table.hand_size[seat], table.gold[seat]
    return reach_from(s, table, table.dwarf[seat], table.steps, hand, gold)


def reach_from(
    s: GameRecord, table: PythonFields, spot: int, steps: int, hand: int, gold: int
) -> list[DarkCaveReach]:
    """Return the spots that can be reached from a spot, with their cost in steps, cards and gold.

    ``hand`` is the number of the player's hand cards, and ``gold`` is the player's gold: tolls
    cannot cost more.
    """
    reach = blank_one(REACH)
    find_reach(s, spot, min(steps, STEPS_WITH_BOOTS), reach)
    costs = to_python(reach)
    found: list[DarkCaveReach] = []
    for there in np.flatnonzero((reach.cards[1:] != FAR).any(axis=0)).tolist():
        cheapest = FAR
        for number in range(1, STEPS_WITH_BOOTS + 1):
            cards, paid = costs.cards[number][there], costs.gold[number][there]
            if there == spot or cards == FAR or cards + paid >= cheapest:
                continue
            cheapest = cards + paid
            found.append(
                {
                    **spot_json(table, there),
                    "steps": number,
                    "cards": min(cards, hand),
                    "gold": min(paid, gold),
                    "fight": bool(creatures_at(s, there)),
                    "way": [spot_json(table, step) for step in _path(costs, number, there)],
                }
            )
    return found


def _path(reach: PythonFields, steps: int, there: int) -> list[int]:
    """Return the spots of the cheapest path to the spot ``there`` with ``steps`` steps, in order.

    The spot where the path begins is left out.
    """
    path = [there]
    for number in range(steps, 1, -1):
        path.insert(0, reach.before[number][path[0]])
    return path


def view(hidden: ViewRecord, viewer: int | None) -> DarkCaveView:
    """Return the view of a seat (None: a spectator) as JSON.

    ``hidden`` is the view record that ``observe`` has written.
    """
    s = to_python(hidden)
    over = bool(s.phase == Phase.OVER)
    watcher = SPECTATOR if viewer is None else viewer
    settled = settled_characters(hidden, watcher)
    return {
        "game": "dark-cave",
        "viewer": viewer,
        "turn": int(s.turn),
        "phase": word(Phase(int(s.phase))),
        "actors": list(members(int(actors(hidden)))),
        "steps": int(s.steps),
        "table": [card_json(s, slot) for slot in range(s.slots) if s.face[slot] != NO_CARD],
        "pending": None if s.pending == NO_SLOT else card_json(s, int(s.pending)),
        "webs": webs_json(s),
        "creatures": creatures_json(s),
        "walker": word(Creature(int(s.walker))) if s.phase == Phase.CREATURE else None,
        "attackers": [word(Creature(kind)) for kind in members(int(s.attackers))],
        "hand": [] if viewer is None else hand_json(s, viewer),
        "memories": memories_json(s, viewer),
        "reach": [] if viewer is None else reach_json(hidden, s, viewer),
        "seats": [seat_json(s, seat, viewer, settled) for seat in range(s.seats)],
        "spares": [
            {
                "clan": word(Clan(int(s.spare_clan[place]))),
                "character": word(Character(int(s.spare_character[place])))
                if knows(int(s.spare_known), watcher, MAX_SEATS)
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
