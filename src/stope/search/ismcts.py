"""Information-set Monte Carlo tree search (IS-MCTS) for any game.

Every iteration samples one determinization, a full state that agrees with the view
(``sample_state``). It descends the tree, choosing moves by the statistics there, continues with
the game's policy, and backpropagates the value. The search reads the view, never the real state.

The tree is shared by all determinizations: nodes are information sets (``stope.search.tree``). At
the root, every move is tried on the same determinizations in the same order (common random
numbers), so that luck falls on all moves alike and their differences show sooner.

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
from stope.engine.bitmask import MAX_SEATS, SPECTATOR, bit, first, has, lowest
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
    NO_NODE,
    expand,
    find_children,
    find_slot,
    infoset_hash,
    top_k,
)

#: At most this many decisions of one iteration choose by the tree; later ones are rollout moves.
_MAX_PATH = 64
#: The number of values of a random 32-bit word.
_WORDS = float(1 << 32)
#: In place of the number of a script: the seat follows none, so the search chooses its moves.
NO_SCRIPT = -1

SEARCH_STATE = record(
    # ``key`` seeds the determinizations of this decision; ``rng`` draws the root moves
    rng=STREAM,
    key=("u4", KEY_WORDS),
    # the child of the root to try in this iteration, or NO_NODE after that move was made
    root_choice="i4",
    # each seat's value (its share of the win): in this iteration, and summed over all iterations
    values=("f8", MAX_SEATS),
    value_sum=("f8", MAX_SEATS),
    # scratch memory for regret matching
    strategy=("f8", MAX_CHILDREN),
    mean_values=("f8", MAX_CHILDREN),
    # the exploration constant of PUCT
    exploration="f8",
    # per seat: the posterior probability that it searches, and that it follows each script
    search_posterior=("f8", MAX_SEATS),
    script_posterior=("f8", (MAX_SEATS, MAX_SCRIPTS)),
    # for each decision on the path of this iteration: the mask of legal children of the node, the
    # node, the chosen child, the seat that decides
    path_available=("i8", _MAX_PATH),
    path_node=("i4", _MAX_PATH),
    path_edge=("i4", _MAX_PATH),
    path_seat=("i4", _MAX_PATH),
    # iterations so far, nodes in use, the root (the node of the decision to make)
    iterations="i4",
    node_count="i4",
    root="i4",
    # decisions of this iteration so far, and how many of them are on its path
    depth="i4",
    path_length="i4",
    # two sets of seats: all but the searching seat; and the seats that play by ``rollout_move`` for
    # the rest of this iteration, because they follow a script or have added a node
    opponents="i4",
    rollout_seats="i4",
    # softmax sharpness of the rollout policy and of the priors
    rollout_sharpness="i4",
    prior_sharpness="i4",
    # an iteration ends at this depth or episode; ``evaluate`` estimates the rest of the match
    max_depth="i4",
    last_episode="i4",
    # scripts: the prior probability, in 256ths, that an opponent follows one; how many scripts the
    # game has; and the script that each seat follows in this iteration
    scripted_share="i4",
    scripts="i4",
    script=("i4", MAX_SEATS),
    # whether the searching seat has a choice between moves
    has_decision="i2",
    # whether seats decide at the same time, so that mixed strategies are needed
    simultaneous="i2",
    # whether policies read public information only, so that they need no view of their own
    policies_ignore_hidden="i4",
    # another thread sets this to end the search after the current iteration
    stop="i4",
)


class SearchContext(NamedTuple):
    """Everything that a search works with: its state, the determinization, and the tree."""

    state: Record
    players: Record
    # how likely hidden facts are to the searching seat
    prior: Prior
    # the determinization, what a seat sees of it, and the bytes of that view as 64-bit words
    table: State
    seen: ViewRecord
    words: npt.NDArray[np.int64]
    # information sets, their moves, and the hash table from an information set to its node
    nodes: Records
    edges: Records
    slots: Ints
    events: EventBuffer


@compiled
def search(view: ViewRecord, seat: int, iterations: int, context: SearchContext) -> None:
    """Run this many further iterations for the decision of a seat, and update the tree.

    The search ends early when ``stop`` is set, but never before the first iteration.
    """
    state = context.state
    for _ in range(iterations):
        if state.stop and state.iterations > 0:
            return
        simulate_once(view, seat, context)
        for player in range(MAX_SEATS):
            state.value_sum[player] += state.values[player]
        state.iterations += 1
        backpropagate(state, context.nodes, context.edges)


@compiled
def simulate_once(view: ViewRecord, seat: int, context: SearchContext) -> None:
    """Sample a determinization, play it to its end or the search horizon, and write the values."""
    state, players, s = context.state, context.players, context.table
    set_key(players.rng, state.key)
    open_stream(players.rng, StreamId.SAMPLE, choose_root_move(state, context.nodes, context.edges))
    for i in range(KEY_WORDS):
        players.key[i] = next_word(players.rng)
    dispatch.sample_state(view, seat, players.key[:], context.prior, s)
    players.evidence = players.root_evidence
    state.path_length = 0
    sample_opponents(state, players)
    state.depth = 0
    if state.simultaneous:
        resample_hidden_choices(seat, context)
    waiting = dispatch.actors(s)
    while (
        waiting != 0 and state.depth < state.max_depth and dispatch.episode(s) < state.last_episode
    ):
        actor = lowest(waiting)
        play_move(s, actor, simulated_move(actor, seat, context), players, context.events)
        state.depth += 1
        waiting = dispatch.actors(s)
    for player in range(MAX_SEATS):
        state.values[player] = 0.0
    dispatch.evaluate(s, state.values[:], players.workspace)


@compiled
def resample_hidden_choices(seat: int, context: SearchContext) -> None:
    """Make each opponent that has committed a hidden choice choose again in the determinization.

    The searching seat knows that they have committed, but nothing of their choice. Opponents that
    follow a script choose by it.
    """
    decided = context.state.opponents & ~dispatch.actors(context.table)
    for other in range(MAX_SEATS):
        if not has(decided, other):
            continue
        if dispatch.legal(context.table, other, context.players.moves[:]) > 0:
            move = simulated_move(other, seat, context)
            play_move(context.table, other, move, context.players, context.events)


@compiled(hot=True)
def simulated_move(actor: int, seat: int, context: SearchContext) -> int:
    """Return a seat's move in the determinization, from the tree or by ``rollout_move``."""
    if has(context.state.rollout_seats, actor):
        return rollout_move(actor, context.state, context.players, context.table, context.seen)
    return tree_move(actor, seat, context)


@compiled(hot=True)
def rollout_move(actor: int, state: Record, players: Record, table: State, seen: ViewRecord) -> int:
    """Return the move of a seat by its script, or by softmax over the scores of its moves."""
    # a state can replace a view only where policies read nothing that is hidden
    view: ViewRecord = table  # type: ignore[assignment]
    if not state.policies_ignore_hidden:
        dispatch.observe(table, actor, seen)
        view = seen
    which = int(state.script[actor])
    if which != NO_SCRIPT:
        moves, workspace = players.moves[:], players.workspace
        return dispatch.scripted_move(view, actor, which, moves, players.rng, workspace)
    return softmax_move(view, actor, int(state.rollout_sharpness), players)


@compiled
def choose_root_move(state: Record, nodes: Records, edges: Records) -> int:
    """Choose the root move of this iteration; return the number of the determinization to sample.

    That number is how often the move was visited, so that all root moves are tried on the same
    determinizations. A seat without a decision gets a new determinization in every iteration.
    """
    state.root_choice = NO_NODE
    if not state.has_decision:
        return int(state.iterations)
    if state.root == NO_NODE:
        return 0
    every = (1 << int(nodes[state.root].moves)) - 1
    state.root_choice = select_move(int(state.root), every, state, state.rng, nodes, edges)
    return int(edges[state.root, state.root_choice].visits)


@compiled
def sample_opponents(state: Record, players: Record) -> None:
    """Draw for each opponent whether it searches or which script it follows in this iteration.

    The posteriors come from ``stope.search.opponent_model.update_posteriors``.
    """
    state.rollout_seats = 0
    for other in range(MAX_SEATS):
        state.script[other] = NO_SCRIPT
        if state.scripted_share and has(state.opponents, other):
            left = next_word(players.rng) / _WORDS - state.search_posterior[other]
            if left >= 0:
                state.rollout_seats |= bit(other)
                posterior = state.script_posterior[other]
                state.script[other] = draw_script(posterior, int(state.scripts), left)


@compiled
def draw_script(posterior: Reals, scripts: int, left: float) -> int:
    """Return a script drawn by the posteriors of the scripts.

    ``left`` is a random number below their sum; script 0 is drawn if it is below the first
    posterior, script 1 if it is below the first two together, and so on.
    """
    for which in range(scripts - 1):
        left -= posterior[which]
        if left < 0:
            return which
    return scripts - 1


@compiled
def tree_move(actor: int, seat: int, context: SearchContext) -> int:
    """Return the move that the tree selects for ``actor``; add its information set if missing.

    For the searching seat, the information set is its own view. For any other seat it is the view
    of a spectator, because the searching seat knows no more of the information of that seat.
    """
    state, players, seen = context.state, context.players, context.seen
    nodes, edges = context.nodes, context.edges
    moves, move_scores = players.moves[:], players.move_scores[:]
    count = dispatch.legal(context.table, actor, moves)
    if count == 1:
        return moves[0]
    dispatch.observe(context.table, actor if actor == seat else SPECTATOR, seen)
    infoset = infoset_hash(context.words, actor)
    slot = find_slot(infoset, nodes, context.slots)
    node = int(context.slots[slot])
    available = 0
    if node != NO_NODE and actor == seat:
        # the searching seat has the same moves in every determinization
        available = (1 << int(nodes[node].moves)) - 1
    elif node != NO_NODE:
        available = find_children(nodes, edges, node, moves, count)
    if available == 0:
        if actor != seat:
            dispatch.observe(context.table, actor, seen)
        dispatch.score_moves(
            seen, actor, moves, count, move_scores, players.evidence, players.workspace
        )
        count = top_k(moves, move_scores, count, edges.shape[1])
        if node == NO_NODE:
            node = int(state.node_count)
            state.rollout_seats |= bit(actor)
            if node == nodes.size:
                return moves[sample(move_scores, count, int(state.rollout_sharpness), players.rng)]
            context.slots[slot] = node
            state.node_count = node + 1
            if state.has_decision and state.root == NO_NODE and actor == seat:
                state.root = node
            nodes[node].infoset = infoset
            nodes[node].visits = 0
            nodes[node].total = 0.0
            nodes[node].moves = 0
        sharpness = int(state.prior_sharpness)
        available = expand(nodes, edges, node, moves, move_scores, count, sharpness)
        if available == 0:
            # the node has no room, and none of its moves is legal in this determinization
            return moves[sample(move_scores, count, int(state.rollout_sharpness), players.rng)]
    chosen = int(state.root_choice)
    if chosen == NO_NODE or node != state.root:
        chosen = select_move(node, available, state, players.rng, nodes, edges)
    else:
        state.root_choice = NO_NODE
    at = int(state.path_length)
    state.path_node[at], state.path_edge[at] = node, chosen
    state.path_seat[at], state.path_available[at] = actor, available
    state.path_length = at + 1
    if at + 1 == _MAX_PATH:
        state.rollout_seats = first(MAX_SEATS)
    return edges[node, chosen].move


@compiled
def select_move(
    node: int, available: int, state: Record, rng: RngStream, nodes: Records, edges: Records
) -> int:
    """Return the child to try: by PUCT, or by regret matching where seats decide at once."""
    if not state.simultaneous:
        return select_puct(nodes, edges, node, available, state.exploration)
    strategy = state.strategy[:]
    moves = int(nodes[node].moves)
    regret_matching(nodes, edges, node, available, strategy)
    for number in range(moves):
        if has(available, number):
            strategy[number] = with_exploration(strategy[number], available)
    return draw_action(strategy, moves, rng)


@compiled
def backpropagate(state: Record, nodes: Records, edges: Records) -> None:
    """Add the value of the iteration to all nodes and edges on its path."""
    for at in range(state.path_length):
        node, chosen = int(state.path_node[at]), int(state.path_edge[at])
        value = state.values[state.path_seat[at]]
        if state.simultaneous:
            available = int(state.path_available[at])
            strategy, mean_values = state.strategy[:], state.mean_values[:]
            update_regrets(nodes, edges, node, available, chosen, value, strategy, mean_values)
        nodes[node].visits += 1
        nodes[node].total += value
        edges[node, chosen].visits += 1
        edges[node, chosen].total += value
