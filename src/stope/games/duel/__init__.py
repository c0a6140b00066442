"""Saboteur: The Duel: two dwarves dig against each other, or one alone."""

from stope.games.contract import Game, Manner, Option
from stope.games.duel import foresight, heuristics, knowledge, legality, rules, weighing
from stope.games.duel.advice import advice
from stope.games.duel.cards import Colour
from stope.games.duel.events import EVENTS
from stope.games.duel.moves import MOST_MOVES, MOVES
from stope.games.duel.notation import position_text, read_position_text
from stope.games.duel.positions import from_position, position
from stope.games.duel.rulebook import RULEBOOK
from stope.games.duel.state import OPTIONS, STATE, Goals
from stope.games.duel.views import view

GAME = Game(
    name="duel",
    seats=range(1, 3),
    usual_seats=2,
    seats_rule=1,
    rulebook=RULEBOOK,
    options=(
        Option("goals", tuple(kind.name.lower() for kind in Goals)),
        Option("dwarf", tuple(kind.name.lower() for kind in Colour)),
    ),
    state=STATE,
    options_record=OPTIONS,
    most_moves=MOST_MOVES,
    middle=20,
    moves=MOVES,
    events=EVENTS,
    reasons=("most-gold", "draw", "rank-1", "rank-2", "rank-3", "rank-4"),
    habits=heuristics.HABITS,
    manner=Manner(
        horizon=16,
        daring=0.5,
        prejudice=5,
        at_first_sight=(2, 5),
        rounds=(24, 1200),
    ),
    functions={
        "setup": rules.setup,
        "actors": rules.actors,
        "why_not": legality.why_not,
        "legal": legality.legal,
        "play": rules.play,
        "hide": knowledge.hide,
        "guess": knowledge.guess,
        "result": rules.result,
        "habit": heuristics.habit,
        "weigh": weighing.weigh,
        "foresee": foresight.foresee,
        "chapter": heuristics.chapter,
    },
    view=view,
    odds=heuristics.odds,
    advice=advice,
    position=position,
    from_position=from_position,
    position_text=position_text,
    read_position_text=read_position_text,
)
