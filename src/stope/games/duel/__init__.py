"""Saboteur: The Duel, for two players or as a solo match."""

from stope.games import no_evidence
from stope.games.duel import information, legality, rules
from stope.games.duel.ai import policy, scripts, value
from stope.games.duel.ai.card_counts import odds
from stope.games.duel.ai.explain import explain
from stope.games.duel.ai.search_config import SEARCH_CONFIG
from stope.games.duel.ai.weights import WEIGHTS
from stope.games.duel.ai.workspace import WORKSPACE
from stope.games.duel.cards import DECK, Colour, read_cards
from stope.games.duel.events import EVENTS, CardLaid
from stope.games.duel.most_moves import MOST_MOVES
from stope.games.duel.moves import MOVES, Place
from stope.games.duel.position import from_position, position
from stope.games.duel.position_text import position_text, read_position_text
from stope.games.duel.rulebook import RULEBOOK, Rule
from stope.games.duel.state import OPTIONS, STATE, Goals
from stope.games.duel.view import view
from stope.games.spec import GameSpec, Option

GAME = GameSpec(
    name="duel",
    seats=range(1, 3),
    usual_seats=2,
    seats_rule=Rule.DU_1_MATERIAL,
    rulebook=RULEBOOK,
    options=(
        Option("goals", tuple(kind.name.lower() for kind in Goals)),
        Option("dwarf", tuple(kind.name.lower() for kind in Colour)),
    ),
    state=STATE,
    options_record=OPTIONS,
    deck_tables=DECK,
    read_deck=read_cards,
    most_moves=MOST_MOVES,
    workspace=WORKSPACE,
    typical_midgame=20,
    moves=MOVES,
    undoable=(Place,),
    open_events=(CardLaid,),
    events=EVENTS,
    reasons=("most-gold", "draw", "rank-1", "rank-2", "rank-3", "rank-4"),
    scripts=scripts.SCRIPTS,
    search_config=SEARCH_CONFIG,
    weights=WEIGHTS,
    functions={
        "setup": rules.setup,
        "actors": rules.actors,
        "why_not": legality.why_not,
        "legal": legality.legal,
        "play": rules.play,
        "observe": information.observe,
        "sample_state": information.sample_state,
        "update_evidence": no_evidence.update_evidence,
        "write_prior": no_evidence.write_prior,
        "result": rules.result,
        "scripted_move": scripts.scripted_move,
        "score_moves": policy.score_moves,
        "evaluate": value.evaluate,
        "episode": value.episode,
    },
    view=view,
    odds=odds,
    explain=explain,
    position=position,
    from_position=from_position,
    position_text=position_text,
    read_position_text=read_position_text,
)
