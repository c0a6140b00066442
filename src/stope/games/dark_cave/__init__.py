"""Saboteur: The Dark Cave: two clans, hidden saboteurs, one exit."""

from stope.games.codecs import word
from stope.games.contract import Game, Manner, Option
from stope.games.dark_cave import (
    clans,
    ends,
    foresight,
    heuristics,
    knowledge,
    legality,
    rules,
    weighing,
)
from stope.games.dark_cave.advice import advice
from stope.games.dark_cave.cards import Character, with_spaces
from stope.games.dark_cave.events import EVENTS
from stope.games.dark_cave.moves import MOST_MOVES, MOVES, TALK
from stope.games.dark_cave.notation import position_text, read_position_text
from stope.games.dark_cave.positions import from_position, position
from stope.games.dark_cave.rulebook import RULEBOOK
from stope.games.dark_cave.state import OPTIONS, SEATS, STATE, Ending, LastCard
from stope.games.dark_cave.views import view

GAME = Game(
    name="dark-cave",
    seats=SEATS,
    usual_seats=5,
    seats_rule=1,
    rulebook=RULEBOOK,
    options=(Option("last_card", tuple(word(kind) for kind in LastCard)),),
    state=STATE,
    options_record=OPTIONS,
    most_moves=MOST_MOVES,
    middle=120,
    moves=MOVES,
    talk=TALK,
    reply=heuristics.reply,
    teams=True,
    roles=tuple(word(kind) for kind in Character),
    role=clans.role,
    events=EVENTS,
    reasons=tuple(word(kind) for kind in Ending),
    habits=heuristics.HABITS,
    manner=Manner(
        horizon=30,
        daring=0.5,
        prejudice=4,
        at_first_sight=(4, 16),
        rounds=(20, 100),
        rounds_per_move=(2, 60),
    ),
    functions={
        "setup": rules.setup,
        "actors": rules.actors,
        "why_not": legality.why_not,
        "legal": legality.legal,
        "play": rules.play,
        "hide": knowledge.hide,
        "guess": knowledge.guess,
        "result": ends.result,
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
    tell_deck=with_spaces,
)
