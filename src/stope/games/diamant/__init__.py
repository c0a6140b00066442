"""Diamant: 3 to 8 players push their luck in five caves; everyone decides at once."""

from stope.games import no_evidence
from stope.games.diamant import information, rules
from stope.games.diamant.ai import policy, scripts, value
from stope.games.diamant.ai.explain import explain
from stope.games.diamant.ai.odds import odds
from stope.games.diamant.ai.search_config import SEARCH_CONFIG
from stope.games.diamant.ai.weights import WEIGHTS
from stope.games.diamant.cards import DECK, read_cards
from stope.games.diamant.events import EVENTS, public_decisions
from stope.games.diamant.moves import MAX_MOVES, MOVES
from stope.games.diamant.position import from_position, position
from stope.games.diamant.position_text import position_text, read_position_text
from stope.games.diamant.rulebook import RULEBOOK, Rule
from stope.games.diamant.state import OPTIONS, SEATS, STATE, Chests
from stope.games.diamant.view import view
from stope.games.spec import GameSpec, Option

GAME = GameSpec(
    name="diamant",
    seats=SEATS,
    usual_seats=5,
    seats_rule=Rule.DI_1_SEATS,
    rulebook=RULEBOOK,
    options=(Option("chests", tuple(kind.name.lower() for kind in Chests)),),
    state=STATE,
    options_record=OPTIONS,
    deck_tables=DECK,
    read_deck=read_cards,
    most_moves=MAX_MOVES,
    prior=information.PRIOR,
    typical_midgame=30,
    moves=MOVES,
    events=EVENTS,
    reasons=("most-points",),
    scripts=scripts.SCRIPTS,
    search_config=SEARCH_CONFIG,
    weights=WEIGHTS,
    functions={
        "setup": rules.setup,
        "actors": rules.actors,
        "why_not": rules.why_not,
        "legal": rules.legal,
        "play": rules.play,
        "observe": information.observe,
        "sample_state": information.sample_state,
        "result": rules.result,
        "update_evidence": no_evidence.update_evidence,
        "write_prior": policy.write_prior,
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
    public_decisions=public_decisions,
)
