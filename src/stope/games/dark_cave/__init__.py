"""The game Saboteur: The Dark Cave: two clans, hidden saboteurs, one exit."""

from stope.games.codecs import word
from stope.games.dark_cave.ai import policy, role_belief, scripts, value
from stope.games.dark_cave.ai.card_counts import odds
from stope.games.dark_cave.ai.end_proposal import reply
from stope.games.dark_cave.ai.evidence import EVIDENCE, public_decisions, update_evidence
from stope.games.dark_cave.ai.explain import explain
from stope.games.dark_cave.ai.insights import insights
from stope.games.dark_cave.ai.search_config import SEARCH_CONFIG
from stope.games.dark_cave.ai.weights import WEIGHTS
from stope.games.dark_cave.ai.workspace import WORKSPACE
from stope.games.dark_cave.cards import DECK, Character, read_cards, with_spaces
from stope.games.dark_cave.events import EVENTS, CardLaid, Stepped, VeinFilled
from stope.games.dark_cave.information import observe, sample
from stope.games.dark_cave.moves import MOVES, SIDE_MOVES, Place, Step
from stope.games.dark_cave.position.read_write import from_position, position
from stope.games.dark_cave.position.text import position_text, read_position_text
from stope.games.dark_cave.rulebook import RULEBOOK, Rule
from stope.games.dark_cave.rules import clans, ending, legality, play, setup, turn
from stope.games.dark_cave.rules.most_moves import MOST_MOVES
from stope.games.dark_cave.state import OPTIONS, SEATS, STATE, Ending, LastCard
from stope.games.dark_cave.view import view
from stope.games.spec import GameSpec, Option

GAME = GameSpec(
    name="dark-cave",
    seats=SEATS,
    usual_seats=5,
    seats_rule=Rule.DC_1_SEATS,
    rulebook=RULEBOOK,
    options=(Option("last_card", tuple(word(kind) for kind in LastCard)),),
    state=STATE,
    options_record=OPTIONS,
    deck_tables=DECK,
    read_deck=read_cards,
    most_moves=MOST_MOVES,
    workspace=WORKSPACE,
    evidence=EVIDENCE,
    prior=sample.PRIOR,
    typical_midgame=120,
    moves=MOVES,
    side_moves=SIDE_MOVES,
    undoable=(Place, Step),
    open_events=(CardLaid, VeinFilled, Stepped),
    reply=reply,
    teams=True,
    state_form=2,
    roles=tuple(word(kind) for kind in Character),
    role=clans.role,
    events=EVENTS,
    reasons=tuple(word(kind) for kind in Ending),
    scripts=scripts.SCRIPTS,
    search_config=SEARCH_CONFIG,
    weights=WEIGHTS,
    functions={
        "setup": setup.setup,
        "actors": turn.actors,
        "why_not": legality.why_not,
        "legal": legality.legal,
        "play": play.play,
        "observe": observe.observe,
        "sample_state": sample.sample_state,
        "result": ending.result,
        "update_evidence": update_evidence,
        "write_prior": role_belief.write_prior,
        "scripted_move": scripts.scripted_move,
        "score_moves": policy.score_moves,
        "evaluate": value.evaluate,
        "episode": value.episode,
    },
    view=view,
    odds=odds,
    explain=explain,
    public_decisions=public_decisions,
    insights=insights,
    position=position,
    from_position=from_position,
    position_text=position_text,
    read_position_text=read_position_text,
    deck_json=with_spaces,
)
