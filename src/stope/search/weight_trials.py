"""Trials of weights: matches in which one seat decides with changed weights.

All other seats decide with the usual weights. Before each decision, the weights of the deciding
seat are copied to the memory from which compiled code reads live weights
(``stope.engine.live_weights``).
"""

import numpy as np
import numpy.typing as npt

from stope.engine import dispatch
from stope.engine.bitmask import lowest
from stope.engine.jit import compiled
from stope.engine.records import EventBuffer, Reals, Record, Records, Workspace
from stope.search.playout import begin_match, choose_move


@compiled
def use_weights(weights: npt.NDArray[np.int64], memory: npt.NDArray[np.int64]) -> None:
    """Copy a set of weights to ``memory``, from which compiled code reads live weights."""
    for word in range(weights.shape[0]):
        memory[word] = weights[word]


@compiled
def play_trials(
    states: Records,
    options: Record,
    playout: Record,
    evidence: Records,
    seed: int,
    first: int,
    changed_seat: int,
    weights: npt.NDArray[np.int64],
    memory: npt.NDArray[np.int64],
    events: EventBuffer,
    scores: npt.NDArray[np.int16],
    winners: npt.NDArray[np.int16],
) -> None:
    """Play successive matches of a series, one match for each row of ``scores``.

    ``first`` is the number of the first match. ``weights`` has two rows: the weights of all seats
    except ``changed_seat``, and the weights of ``changed_seat``. ``evidence`` is scratch memory
    with two rows: the evidence according to each row of weights. ``states`` is scratch memory with
    two rows: the current state and a view of it.
    """
    s = states[0]
    for row in range(scores.shape[0]):
        begin_match(s, options, playout, seed, first + row, events)
        evidence[0] = playout.root_evidence
        evidence[1] = playout.root_evidence
        waiting = dispatch.actors(s)
        while waiting != 0:
            seat = lowest(waiting)
            own = 1 if seat == changed_seat else 0
            use_weights(weights[own], memory)
            playout.evidence = evidence[own]
            move = choose_move(s, seat, states[1], playout)
            for which in range(2):
                use_weights(weights[which], memory)
                dispatch.update_evidence(s, seat, move, evidence[which])
            dispatch.play(s, seat, move, events)
            waiting = dispatch.actors(s)
        dispatch.result(s, playout.result)
        for seat in range(scores.shape[1]):
            scores[row, seat] = playout.result.scores[seat]
        winners[row] = playout.result.winners
    use_weights(weights[0], memory)


@compiled
def evaluate_all(states: Records, values: Reals, workspace: Workspace) -> None:
    """Evaluate each state, and write the values of all seats to the state's row of ``values``."""
    for row in range(states.shape[0]):
        dispatch.evaluate(states[row], values[row], workspace)
