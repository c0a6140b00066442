"""The view of one seat of the Duel as JSON."""

from stope.engine.bitmask import members
from stope.engine.records import GameRecord, PythonFields, ViewRecord, to_python
from stope.games.codecs import Word, word
from stope.games.duel.cards import BARRIER as BARRIERS
from stope.games.duel.cards import GOLD, NAMES, Barrier, Colour, Tool
from stope.games.duel.debts import total_gold
from stope.games.duel.rules import actors, winners
from stope.games.duel.state import HAND, Phase
from stope.games.duel.view_types import DuelHandFace, DuelSeat, DuelTableCard, DuelView
from stope.games.path_cards.board import NO_CARD

# lists of Python numbers, which Python code reads faster than numpy arrays
_GOLD: list[int] = GOLD.tolist()
_BARRIERS: list[int] = BARRIERS.tolist()
_TROLL, _NO_BARRIER = int(Barrier.TROLL), int(Barrier.NONE)


def tools_json(mask: int) -> list[Word[Tool]]:
    """Return the names of the tools in a mask."""
    return [word(tool) for tool in Tool if mask >> tool & 1]


def card_json(s: PythonFields, slot: int) -> DuelTableCard:
    """Return a card on the table as JSON: its name, its position, and what lies on it."""
    cell, face = int(s.cell[slot]), int(s.face[slot])
    shown: DuelTableCard = {
        "x": int(s.board.x[cell]),
        "y": int(s.board.y[cell]),
        "card": NAMES[face],
        "turned": bool(s.turned[slot]),
        "face_down": bool(s.face_down[slot]),
    }
    if s.face_down[slot]:
        return shown
    if _GOLD[face]:
        shown["gold"] = _GOLD[face]
        shown["marked"] = int(s.owner[slot]) - 1 if s.owner[slot] else None
    if _BARRIERS[face] == _TROLL:
        shown["bribed"] = int(s.bribed[slot]) - 1 if s.bribed[slot] else None
    elif _BARRIERS[face] != _NO_BARRIER:
        shown["key"] = bool(s.key[slot])
    return shown


def hand_json(s: GameRecord | PythonFields, seat: int) -> list[DuelHandFace]:
    """Return the names of the cards in a hand."""
    return [NAMES[face] for face in s.hand[seat][:HAND] if face != NO_CARD]


def seat_json(s: PythonFields, seat: int, gold: int) -> DuelSeat:
    """Return the public facts about a player as JSON; ``gold`` is the total of the gold cards."""
    colour = s.dwarf if s.seats == 1 else seat
    return {
        "seat": seat,
        "colour": word(Colour(int(colour))),
        "cards": int(s.hand_size[seat]),
        "gold": gold,
        "gold_cards": [value for value in (1, 2, 3) for _ in range(int(s.gold[seat][value]))],
        "sabotaged": tools_json(int(s.sabotage[seat])),
        "debt": int(s.debt[seat]),
        "sits_out": int(s.sits_out) == seat + 1,
    }


def view(hidden: ViewRecord, viewer: int | None) -> DuelView:
    """Return the view of a seat (None: a spectator) as JSON, given the record from ``observe``."""
    s = to_python(hidden)
    turns_goal = s.phase == Phase.TURN_GOAL
    return {
        "game": "duel",
        "viewer": viewer,
        "round": int(s.round_number) + 1,
        "turn": int(s.turn),
        "phase": word(Phase(int(s.phase))),
        "actors": list(members(int(actors(hidden)))),
        "table": [card_json(s, slot) for slot in range(s.slots) if s.face[slot] != NO_CARD],
        "pending": card_json(s, int(s.pending)) if turns_goal else None,
        "hand": [] if viewer is None else hand_json(s, viewer),
        "seats": [seat_json(s, seat, int(total_gold(hidden, seat))) for seat in range(s.seats)],
        "pile": int(s.pile_left),
        "discard": [NAMES[face] for face in s.discard[: s.discards]],
        "aside": int(s.asides),
        "markers": int(s.markers),
        "keys": int(s.keys),
        "over": bool(s.phase == Phase.OVER),
        "winners": list(members(int(winners(hidden)))) if s.phase == Phase.OVER else [],
    }
