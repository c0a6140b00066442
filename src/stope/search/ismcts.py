"""Information-set Monte Carlo tree search (IS-MCTS) for any game.

Every iteration samples one determinization: a full state that agrees with the view
(``sample_state``). The iteration then plays from this state. While it descends the tree, the
statistics of the nodes choose the moves. Below the tree, the game's policy chooses the moves. At
the end, the values of the seats are backpropagated. The search reads the view, never the real
state.

All determinizations share one tree, whose nodes are information sets (``stope.search.tree``). At
the root, every move is tried on the same determinizations in the same order (common random
numbers). Luck then affects all moves equally, and fewer iterations show which moves are better.

The papers:

- P. Cowling, E. Powley, D. Whitehouse: Information Set Monte Carlo Tree Search. IEEE Transactions
  on Computational Intelligence and AI in Games 4 (2012).
- C. Rosin: Multi-armed bandits with episode context. Annals of Mathematics and Artificial
  Intelligence 61 (2011), and D. Silver et al.: Mastering the game of Go without human knowledge.
  Nature 550 (2017), for PUCT.
- S. Hart, A. Mas-Colell: A simple adaptive procedure leading to correlated equilibrium.
  Econometrica 68 (2000), and M. Lanctot, V. Lisý, M. Winands: Monte Carlo tree search in
  simultaneous move games with applications to Goofspiel. Computer Games (2013), for regret
  matching.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from stope.engine import dispatch
from stope.engine.bitmask import MAX_SEATS, SPECTATOR, bit, has, lowest, mask_of_first
from stope.engine.chacha import KEY_WORDS, STREAM
from stope.engine.jit import compiled
from stope.engine.records import (
    EventBuffer,
    Ints,
    Prior,
    Reals,
    Record,
    Records,
    RngStream,
    State,
    ViewRecord,
    record,
)
from stope.engine.rng import StreamId, next_word, open_stream, set_key
from stope.search.opponent_model import MAX_SCRIPTS
from stope.search.playout import play_move, softmax_move
from stope.search.selection import (
    draw_action,
    regret_matching,
    select_puct,
    update_regrets,
    with_exploration,
)
from stope.search.softmax import sample
from stope.search.tree import (
    MAX_CHILDREN,
    NO_CHILD,
    NO_NODE,
    expand,
    find_children,
    find_slot,
    infoset_hash,
    top_k,
)

#: The tree chooses at most this many moves in an iteration. The rollout policy chooses all further
#: moves.
_MAX_PATH = 64
#: The number of possible values of a random 32-bit word.
_WORDS = float(1 << 32)
#: Used in place of the number of a script for a seat that follows no script. The search chooses the
#: moves of this seat.
NO_SCRIPT = -1

SEARCH_STATE = record(
    # ``key`` seeds the determinizations of this decision; ``rng`` draws the root moves
    rng=STREAM,
    key=("u4", KEY_WORDS),
    # the child of the root that this iteration still has to try, or NO_CHILD
    root_choice="i4",
    # the value of each seat (its share of the win) in this iteration
    values=("f8", MAX_SEATS),
    # the sum of the values of each seat over all iterations
    value_sum=("f8", MAX_SEATS),
    # ``strategy`` and ``mean_values`` are scratch memory for regret matching
    strategy=("f8", MAX_CHILDREN),
    mean_values=("f8", MAX_CHILDREN),
    # the exploration constant of PUCT
    exploration="f8",
    # for each seat: the posterior probability that the seat searches
    search_posterior=("f8", MAX_SEATS),
    # for each seat and each script: the posterior probability that the seat follows the script
    script_posterior=("f8", (MAX_SEATS, MAX_SCRIPTS)),
    # the path of this iteration through the tree; these four arrays have an entry for each decision
    # on the path: the mask of the node's legal children, the node, the chosen child, and the seat
    # that decides
    path_available=("i8", _MAX_PATH),
    path_node=("i4", _MAX_PATH),
    path_edge=("i4", _MAX_PATH),
    path_seat=("i4", _MAX_PATH),
    # the number of iterations so far
    iterations="i4",
    # the number of nodes in use
    node_count="i4",
    # the index of the root: the node of the decision for which the search runs
    root="i4",
    # the number of decisions that have been played in this iteration
    depth="i4",
    # the number of decisions on the path
    path_length="i4",
    # the mask of all seats except the searching seat
    opponents="i4",
    # the mask of the seats that use ``rollout_move`` for the rest of this iteration, because they
    # follow a script, because a node was added for their decision, or because the path is full
    rollout_seats="i4",
    # the softmax sharpness of the rollout policy
    rollout_sharpness="i4",
    # the softmax sharpness of the priors
    prior_sharpness="i4",
    # an iteration ends after this many decisions; ``evaluate`` estimates the rest of the match
    max_depth="i4",
    # an iteration ends when this episode begins; ``evaluate`` estimates the rest of the match
    last_episode="i4",
    # the prior probability, in 256ths, that an opponent follows a script
    scripted_share="i4",
    # the number of scripts of the game
    scripts="i4",
    # the script that each seat follows in this iteration, or NO_SCRIPT
    script=("i4", MAX_SEATS),
    # whether the searching seat has a choice between moves
    has_decision="i2",
    # whether seats decide at the same time, so that mixed strategies are needed
    simultaneous="i2",
    # whether policies read public information only, so that they can read the determinization
    # instead of a view of it
    policies_ignore_hidden="i4",
    # another thread sets this field to end the search after the current iteration
    stop="i4",
)


class SearchContext(NamedTuple):
    """All memory of a search, such as the playout, the determinization and the tree."""

    search_state: Record
    playout: Record
    # how likely each possible value of a hidden fact is, given what the searching seat knows
    prior: Prior
    # the sampled state, in which this iteration plays its moves
    determinization: State
    # a view of the determinization: the view of a seat or of a spectator
    simulated_view: ViewRecord
    # the bytes of ``simulated_view`` as 64-bit words
    words: npt.NDArray[np.int64]
    # the nodes of the tree, which are information sets
    nodes: Records
    # the edges of the tree, which are moves
    edges: Records
    # the hash table that maps an information set to its node
    slots: Ints
    events: EventBuffer


@compiled
def search(view: ViewRecord, seat: int, iterations: int, context: SearchContext) -> None:
    """Run ``iterations`` more iterations for the decision of a seat, and update the tree.

    If ``search_state.stop`` is set, the search ends early, but the first iteration is always run.
    """
    search_state = context.search_state
    for _ in range(iterations):
        if search_state.stop and search_state.iterations > 0:
            return
        simulate_once(view, seat, context)
        for player in range(MAX_SEATS):
            search_state.value_sum[player] += search_state.values[player]
        search_state.iterations += 1
        backpropagate(search_state, context.nodes, context.edges)


@compiled
def simulate_once(view: ViewRecord, seat: int, context: SearchContext) -> None:
    """Sample a determinization, play on from it, and write the value of each seat.

    Play ends at the end of the match or at the search horizon.
    """
    search_state, playout, s = context.search_state, context.playout, context.determinization
    set_key(playout.rng, search_state.key)
    open_stream(
        playout.rng, StreamId.SAMPLE, choose_root_move(search_state, context.nodes, context.edges)
    )
    for i in range(KEY_WORDS):
        playout.key[i] = next_word(playout.rng)
    dispatch.sample_state(view, seat, playout.key[:], context.prior, s)
    playout.evidence = playout.root_evidence
    search_state.path_length = 0
    sample_opponents(search_state, playout)
    search_state.depth = 0
    if search_state.simultaneous:
        resample_hidden_choices(seat, context)
    waiting = dispatch.actors(s)
    while (
        waiting != 0
        and search_state.depth < search_state.max_depth
        and dispatch.episode(s) < search_state.last_episode
    ):
        actor = lowest(waiting)
        play_move(s, actor, simulated_move(actor, seat, context), playout, context.events)
        search_state.depth += 1
        waiting = dispatch.actors(s)
    for player in range(MAX_SEATS):
        search_state.values[player] = 0.0
    dispatch.evaluate(s, search_state.values[:], playout.workspace)


@compiled
def resample_hidden_choices(seat: int, context: SearchContext) -> None:
    """Make each opponent that has already made a hidden choice choose again in the determinization.

    Where seats decide at the same time, the searching seat knows which opponents have made a
    choice, but does not know the choices. Opponents that follow a script choose by this script.
    """
    decided = context.search_state.opponents & ~dispatch.actors(context.determinization)
    for other in range(MAX_SEATS):
        if not has(decided, other):
            continue
        if dispatch.legal(context.determinization, other, context.playout.moves[:]) > 0:
            move = simulated_move(other, seat, context)
            play_move(context.determinization, other, move, context.playout, context.events)


@compiled(hot=True)
def simulated_move(actor: int, seat: int, context: SearchContext) -> int:
    """Return the move of ``actor`` in an iteration.

    If ``actor`` is in ``rollout_seats``, ``rollout_move`` chooses the move. Otherwise the tree
    chooses the move. ``seat`` is the searching seat.
    """
    if has(context.search_state.rollout_seats, actor):
        return rollout_move(
            actor,
            context.search_state,
            context.playout,
            context.determinization,
            context.simulated_view,
        )
    return tree_move(actor, seat, context)


@compiled(hot=True)
def rollout_move(
    actor: int,
    search_state: Record,
    playout: Record,
    determinization: State,
    simulated_view: ViewRecord,
) -> int:
    """Return the move of a seat by its script, or by softmax over the scores of its moves."""
    # the determinization can replace the view only if policies read no hidden fields
    view: ViewRecord = determinization  # type: ignore[assignment]
    if not search_state.policies_ignore_hidden:
        dispatch.observe(determinization, actor, simulated_view)
        view = simulated_view
    which = int(search_state.script[actor])
    if which != NO_SCRIPT:
        moves, workspace = playout.moves[:], playout.workspace
        return dispatch.scripted_move(view, actor, which, moves, playout.rng, workspace)
    return softmax_move(view, actor, int(search_state.rollout_sharpness), playout)


@compiled
def choose_root_move(search_state: Record, nodes: Records, edges: Records) -> int:
    """Choose the root move of this iteration; return the number of the determinization to sample.

    A root move that has been tried ``n`` times before is tried on determinization number ``n``. So
    all root moves are tried on the same determinizations. If the searching seat has no decision,
    every iteration has a new determinization.
    """
    search_state.root_choice = NO_CHILD
    if not search_state.has_decision:
        return int(search_state.iterations)
    if search_state.root == NO_NODE:
        return 0
    every = (1 << int(nodes[search_state.root].moves)) - 1
    search_state.root_choice = select_move(
        int(search_state.root), every, search_state, search_state.rng, nodes, edges
    )
    return int(edges[search_state.root, search_state.root_choice].visits)


@compiled
def sample_opponents(search_state: Record, playout: Record) -> None:
    """Draw for each opponent what it does in this iteration: search, or follow one of the scripts.

    The probabilities are the posteriors of ``stope.search.opponent_model.update_posteriors``.
    """
    search_state.rollout_seats = 0
    for other in range(MAX_SEATS):
        search_state.script[other] = NO_SCRIPT
        if search_state.scripted_share and has(search_state.opponents, other):
            left = next_word(playout.rng) / _WORDS - search_state.search_posterior[other]
            if left >= 0:
                search_state.rollout_seats |= bit(other)
                posterior = search_state.script_posterior[other]
                search_state.script[other] = draw_script(posterior, int(search_state.scripts), left)


@compiled
def draw_script(posterior: Reals, scripts: int, left: float) -> int:
    """Return the number of a script, drawn in proportion to the posteriors of the scripts.

    ``left`` is a random number below the sum of the posteriors. Script 0 is drawn if ``left`` is
    below the first posterior, script 1 if it is below the sum of the first two, and so on.
    """
    for which in range(scripts - 1):
        left -= posterior[which]
        if left < 0:
            return which
    return scripts - 1


@compiled
def tree_move(actor: int, seat: int, context: SearchContext) -> int:
    """Return the move that the tree selects for ``actor``.

    If the tree has no node for the information set of this decision, add a node. ``seat`` is the
    searching seat. The information set of its decisions is its own view. The information set of
    any other seat's decisions is the view of a spectator, because the searching seat does not know
    what else the other seat sees.
    """
    search_state, playout, simulated_view = (
        context.search_state,
        context.playout,
        context.simulated_view,
    )
    nodes, edges = context.nodes, context.edges
    moves, move_scores = playout.moves[:], playout.move_scores[:]
    count = dispatch.legal(context.determinization, actor, moves)
    if count == 1:
        return moves[0]
    dispatch.observe(context.determinization, actor if actor == seat else SPECTATOR, simulated_view)
    infoset = infoset_hash(context.words, actor)
    slot = find_slot(infoset, nodes, context.slots)
    node = int(context.slots[slot])
    available = 0
    if node != NO_NODE and actor == seat:
        # the searching seat has the same legal moves in all determinizations, so all children of
        # the node are legal
        available = (1 << int(nodes[node].moves)) - 1
    elif node != NO_NODE:
        available = find_children(nodes, edges, node, moves, count)
    if available == 0:
        if actor != seat:
            dispatch.observe(context.determinization, actor, simulated_view)
        dispatch.score_moves(
            simulated_view, actor, moves, count, move_scores, playout.evidence, playout.workspace
        )
        count = top_k(moves, move_scores, count, edges.shape[1])
        if node == NO_NODE:
            node = int(search_state.node_count)
            search_state.rollout_seats |= bit(actor)
            if node == nodes.size:
                return moves[
                    sample(move_scores, count, int(search_state.rollout_sharpness), playout.rng)
                ]
            context.slots[slot] = node
            search_state.node_count = node + 1
            if search_state.has_decision and search_state.root == NO_NODE and actor == seat:
                search_state.root = node
            nodes[node].infoset = infoset
            nodes[node].visits = 0
            nodes[node].total = 0.0
            nodes[node].moves = 0
        sharpness = int(search_state.prior_sharpness)
        available = expand(nodes, edges, node, moves, move_scores, count, sharpness)
        if available == 0:
            # none of the moves to search has a child, and the node has no room for more children
            return moves[
                sample(move_scores, count, int(search_state.rollout_sharpness), playout.rng)
            ]
    chosen = int(search_state.root_choice)
    if chosen == NO_CHILD or node != search_state.root:
        chosen = select_move(node, available, search_state, playout.rng, nodes, edges)
    else:
        search_state.root_choice = NO_CHILD
    at = int(search_state.path_length)
    search_state.path_node[at], search_state.path_edge[at] = node, chosen
    search_state.path_seat[at], search_state.path_available[at] = actor, available
    search_state.path_length = at + 1
    if at + 1 == _MAX_PATH:
        search_state.rollout_seats = mask_of_first(MAX_SEATS)
    return edges[node, chosen].move


@compiled
def select_move(
    node: int, available: int, search_state: Record, rng: RngStream, nodes: Records, edges: Records
) -> int:
    """Return the number of the child to try.

    The child is selected by PUCT, or by regret matching in games where seats decide at once.
    """
    if not search_state.simultaneous:
        return select_puct(nodes, edges, node, available, search_state.exploration)
    strategy = search_state.strategy[:]
    moves = int(nodes[node].moves)
    regret_matching(nodes, edges, node, available, strategy)
    for number in range(moves):
        if has(available, number):
            strategy[number] = with_exploration(strategy[number], available)
    return draw_action(strategy, moves, rng)


@compiled
def backpropagate(search_state: Record, nodes: Records, edges: Records) -> None:
    """Update all nodes and edges on the path of this iteration with the values of the seats."""
    for at in range(search_state.path_length):
        node, chosen = int(search_state.path_node[at]), int(search_state.path_edge[at])
        value = search_state.values[search_state.path_seat[at]]
        if search_state.simultaneous:
            available = int(search_state.path_available[at])
            strategy, mean_values = search_state.strategy[:], search_state.mean_values[:]
            update_regrets(nodes, edges, node, available, chosen, value, strategy, mean_values)
        nodes[node].visits += 1
        nodes[node].total += value
        edges[node, chosen].visits += 1
        edges[node, chosen].total += value
