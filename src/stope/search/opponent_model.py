"""Opponent modelling: infer by Bayes' rule which script of a game an opponent follows, if any.

A script is a policy made of rules of thumb. Before the first decision, an opponent follows some
script with a small probability (``scripted_share``), and otherwise searches. For every public
decision, the probability of each script is multiplied by the likelihood of the decision under the
script. The probability that the opponent searches is multiplied by the likelihood of the decision
under the softmax policy, which is used as a model of the search.

The papers:

- F. Southey, M. Bowling, B. Larson, C. Piccione, N. Burch, D. Billings, C. Rayner: Bayes' Bluff:
  Opponent Modelling in Poker. Proceedings of the 21st Conference on Uncertainty in Artificial
  Intelligence (2005), for the posterior of an opponent's strategy given its observed decisions.
- S. Albrecht, P. Stone: Autonomous agents modelling other agents: a comprehensive survey and open
  problems. Artificial Intelligence 258 (2018), for posteriors over a fixed set of policies
  ("type-based reasoning").
"""

from stope.engine import dispatch
from stope.engine.bitmask import MAX_SEATS
from stope.engine.jit import compiled
from stope.engine.records import Record, ViewRecord
from stope.engine.rng import StreamId, open_stream, set_key
from stope.search.public_history import PublicHistory
from stope.search.softmax import softmax_weight

#: A game has no more scripts than this.
MAX_SCRIPTS = 8
#: For each decision, a script chooses a move this many times, because some scripts are random.
_SCRIPT_DRAWS = 8
#: Laplace smoothing: this number is added to the count of how often the script chose a move.
_SMOOTHING = 0.25
#: A searching opponent is modelled by softmax mixed with this share of the uniform policy.
_UNIFORM_SHARE = 0.2


@compiled
def update_posteriors(history: PublicHistory, search_state: Record, playout: Record) -> None:
    """Write how likely it is that each seat searches, and that it follows each of the scripts.

    These posterior probabilities are computed from the history. Before the call, the evidence of
    ``playout`` must be blank. The call adds all decisions of the history to this evidence.
    """
    scripts = int(search_state.scripts)
    scripted = search_state.scripted_share / 256.0
    for seat in range(MAX_SEATS):
        search_state.search_posterior[seat] = 1.0 - scripted
        for which in range(scripts):
            search_state.script_posterior[seat, which] = scripted / scripts
    set_key(playout.rng, search_state.key)
    open_stream(playout.rng, StreamId.POLICY, 0)
    for number in range(history.seats.size):
        view, seat = history.views[number], int(history.seats[number])
        move, sharpness = int(history.moves[number]), int(search_state.rollout_sharpness)
        search_state.search_posterior[seat] *= softmax_likelihood(
            view, seat, move, sharpness, playout
        )
        total = search_state.search_posterior[seat]
        for which in range(scripts):
            likelihood = script_likelihood(view, seat, move, which, playout)
            search_state.script_posterior[seat, which] *= likelihood
            total += search_state.script_posterior[seat, which]
        search_state.search_posterior[seat] /= total
        for which in range(scripts):
            search_state.script_posterior[seat, which] /= total
        dispatch.update_evidence(view, seat, move, playout.evidence)


@compiled
def softmax_likelihood(
    view: ViewRecord, seat: int, move: int, sharpness: int, playout: Record
) -> float:
    """Return the probability of a move under the softmax policy, mixed with the uniform policy."""
    moves, move_scores = playout.moves[:], playout.move_scores[:]
    count = dispatch.legal(view, seat, moves)
    dispatch.score_moves(view, seat, moves, count, move_scores, playout.evidence, playout.workspace)
    best = int(move_scores[0])
    for number in range(1, count):
        best = max(best, int(move_scores[number]))
    total, made = 0, 0
    for number in range(count):
        weight = softmax_weight(best - int(move_scores[number]), sharpness)
        total += weight
        if moves[number] == move:
            made = weight
    return (1 - _UNIFORM_SHARE) * made / total + _UNIFORM_SHARE / count


@compiled
def script_likelihood(view: ViewRecord, seat: int, move: int, which: int, playout: Record) -> float:
    """Return the estimated probability that script number ``which`` chooses ``move``.

    The script chooses several times; the estimate is the smoothed frequency of ``move``.
    """
    moves, workspace = playout.moves[:], playout.workspace
    count = dispatch.legal(view, seat, moves)
    same = 0
    for _ in range(_SCRIPT_DRAWS):
        answer = dispatch.scripted_move(view, seat, which, moves, playout.rng, workspace)
        same += answer == move
    return (same + _SMOOTHING) / (_SCRIPT_DRAWS + count * _SMOOTHING)
