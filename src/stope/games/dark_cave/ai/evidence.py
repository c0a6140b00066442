"""The evidence of the Dark Cave: sums over the public decisions of a match, for use by bots.

Players reveal the clan that they work for by the dwarves that they help and harm (see
``loyalty_evidence``). They reveal their knowledge of goals by the steps of their dwarves (see
``exit_evidence``).
"""

from stope.engine.bitfields import KIND, get
from stope.engine.bitmask import MAX_SEATS
from stope.engine.jit import compiled
from stope.engine.records import Evidence, GameRecord, record
from stope.games.codecs import Move
from stope.games.dark_cave.ai.exit_evidence import note_step
from stope.games.dark_cave.ai.loyalty_evidence import (
    note_attack,
    note_gift,
    note_lure,
    note_rockfall,
    note_web,
)
from stope.games.dark_cave.cards import GOALS
from stope.games.dark_cave.moves import SEAT, SIDE, MoveKind, PassOne, PassTwo, X, Y
from stope.games.dark_cave.rules.movement_graph import target_of
from stope.games.dark_cave.state import Phase
from stope.games.path_cards.board import find_cell

EVIDENCE = record(
    # how much each player has supported (above 0) or harmed (below 0) each other player
    support=("i1", (MAX_SEATS, MAX_SEATS)),
    # the number of cards by which each dwarf has come nearer to each goal, since the dwarf's player
    # looked at the goal
    nearer=("i1", (MAX_SEATS, GOALS)),
)


@compiled
def update_evidence(s: GameRecord, seat: int, move: int, evidence: Evidence) -> None:
    """Add the evidence of a public decision; ``s`` is the record before the move is played.

    Only public fields are read, so a state and every view of that state give the same evidence.
    """
    kind = get(move, KIND)
    if kind == MoveKind.STEP:
        spot = target_of(s, move)
        if s.phase == Phase.CREATURE:
            note_attack(s, seat, spot, evidence)
        else:
            note_step(s, seat, spot, evidence)
    elif kind == MoveKind.LURE:
        note_lure(s, seat, move, evidence)
    elif kind == MoveKind.EQUIP:
        note_gift(s, seat, get(move, SEAT), evidence)
    elif kind == MoveKind.SPIN:
        cell = find_cell(s.board, get(move, X), get(move, Y))
        note_web(s, seat, cell, get(move, SIDE), evidence)
    elif kind == MoveKind.ROCKFALL:
        cell = find_cell(s.board, get(move, X), get(move, Y))
        note_rockfall(s, seat, int(s.card_at[cell]), evidence)


def public_decisions(seat: int, move: Move, _events: object) -> list[tuple[int, Move]]:
    """DC-12: return a list with the seat and its move; the list is empty for a discard.

    Discards are secret, so they are not public decisions.
    """
    return [] if isinstance(move, PassOne | PassTwo) else [(seat, move)]
