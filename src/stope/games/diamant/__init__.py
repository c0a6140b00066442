"""Diamant: 3 to 8 players push their luck in five caves; everyone decides at once."""

from stope.games.contract import Game, Manner, Option
from stope.games.diamant import heuristics, knowledge, rules
from stope.games.diamant.advice import advice
from stope.games.diamant.events import EVENTS, told
from stope.games.diamant.moves import MOST_MOVES, MOVES
from stope.games.diamant.notation import position_text, read_position_text
from stope.games.diamant.positions import from_position, position
from stope.games.diamant.rulebook import RULEBOOK
from stope.games.diamant.state import OPTIONS, SEATS, STATE, Chests
from stope.games.diamant.views import view

GAME = Game(
    name="diamant",
    seats=SEATS,
    usual_seats=5,
    seats_rule=1,
    rulebook=RULEBOOK,
    options=(Option("chests", tuple(kind.name.lower() for kind in Chests)),),
    state=STATE,
    options_record=OPTIONS,
    most_moves=MOST_MOVES,
    middle=30,
    moves=MOVES,
    events=EVENTS,
    reasons=("most-points",),
    habits=heuristics.HABITS,
    manner=Manner(
        at_once=True,
        open_table=True,
        chapters=1,
        doubt=64,
        memory=1 << 10,
        width=MOST_MOVES,
        at_first_sight=(3, 8),
        rounds=(200, 5000),
    ),
    functions={
        "setup": rules.setup,
        "actors": rules.actors,
        "why_not": rules.why_not,
        "legal": rules.legal,
        "play": rules.play,
        "hide": knowledge.hide,
        "guess": knowledge.guess,
        "result": rules.result,
        "habit": heuristics.habit,
        "weigh": heuristics.weigh,
        "foresee": heuristics.foresee,
        "chapter": heuristics.chapter,
    },
    view=view,
    odds=heuristics.odds,
    advice=advice,
    position=position,
    from_position=from_position,
    position_text=position_text,
    read_position_text=read_position_text,
    told=told,
)
