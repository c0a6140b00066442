"""Thinking: a search over guesses of what is hidden, for any game.

Every round imagines one table that agrees with the view, plays it on with moves that did well in
such situations so far, then with moves that look promising, and remembers how it ended. The search
knows what the view shows and nothing else.

All moves of the decision are tried on the same tables in the same order, so that luck falls on all
of them alike and their differences show sooner.
"""

from typing import Any, NamedTuple

from stope.kernel import generic
from stope.kernel.chacha import KEY_WORDS, STREAM
from stope.kernel.chance import Purpose, next_word, open_stream, set_key
from stope.kernel.inclination import pick
from stope.kernel.masks import MAX_SEATS, SPECTATOR, bit, first, has, lowest
from stope.kernel.native import rule
from stope.kernel.playouts import choose_guided
from stope.kernel.records import Record, Records, record
from stope.kernel.selection import draw, most_promising, regret, with_curiosity, write_mixture
from stope.kernel.suspicion import MOST_HABITS
from stope.kernel.tree import (
    MOST_WIDTH,
    NOT_MET,
    find_moves,
    fingerprint,
    keep_best,
    open_moves,
    place_of,
)

#: Decisions of one round that are remembered.
_LONGEST = 64
_WORDS = float(1 << 32)
THINKS = -1

MIND = record(
    # tables are drawn from a key for each decision; what is tried on them, from a stream
    chance=STREAM,
    key=("u4", KEY_WORDS),
    # the move to try now at the decision thought about, NOT_MET once it is made
    trying="i4",
    # what the shares of the win were: of this round, and the sum over all rounds
    shares=("f8", MAX_SEATS),
    expected=("f8", MAX_SEATS),
    # room to work out decisions made at once
    mixture=("f8", MOST_WIDTH),
    means=("f8", MOST_WIDTH),
    # how far seldom tried moves are favoured
    daring="f8",
    # how likely each seat thinks, or follows each rule of thumb
    thinks=("f8", MAX_SEATS),
    follows=("f8", (MAX_SEATS, MOST_HABITS)),
    # the decisions of this round: where, by whom, which of the moves were there, which was made
    available=("i8", _LONGEST),
    node=("i4", _LONGEST),
    made=("i4", _LONGEST),
    actor=("i4", _LONGEST),
    # rounds so far, situations met, that of the decision thought about
    rounds="i4",
    met="i4",
    root="i4",
    # decisions of this round, and how many of them are remembered
    decisions="i4",
    remembered="i4",
    # the seats beside the one that thinks, and those that do not search in this round: they follow
    # a rule of thumb, or have met something new and go on by what looks promising
    others="i4",
    unsearched="i4",
    # how sharply imagined players follow what looks promising, and how sharply the search does
    sharpness="i4",
    prejudice="i4",
    # after so many decisions, or from this chapter on, the end is foreseen instead of played
    horizon="i4",
    last_chapter="i4",
    # Not everyone thinks: of players unknown so far, so many of 256 follow a rule of thumb. How
    # many rules there are, and which one each seat follows in this round (-1: it thinks).
    doubt="i4",
    habits="i4",
    habit=("i4", MAX_SEATS),
    # whether there is a decision to think about
    deciding="i2",
    # whether seats decide at once, so that mixtures are looked for
    at_once="i2",
    # whether all that players go by lies open, so that they need no views of their own
    open_table="i4",
    # set from outside to make the search end soon
    stop="i4",
)


class Desk(NamedTuple):
    """All that a search works with: what it knows, the table it imagines, what it has learnt."""

    mind: Record
    players: Record
    # the imagined table, what a seat sees of it, and the bytes of that as words
    table: Record
    seen: Record
    words: Any
    # situations, their moves, and where a situation is found
    nodes: Records
    edges: Any
    places: Any
    events: Record


@rule
def think(view: Record, seat: int, rounds: int, desk: Desk) -> None:
    """Think about the decision of a seat for so many rounds; what was learnt before is used.

    Whoever is told to stop has thought one round at least, and so has an answer.
    """
    mind = desk.mind
    for _ in range(rounds):
        if mind.stop and mind.rounds > 0:
            return
        imagine(view, seat, desk)
        for player in range(MAX_SEATS):
            mind.expected[player] += mind.shares[player]
        mind.rounds += 1
        learn(mind, desk.nodes, desk.edges)


@rule
def imagine(view: Record, seat: int, desk: Desk) -> None:
    """Play one imagined table to its end, or as far as one looks ahead."""
    mind, players, s = desk.mind, desk.players, desk.table
    set_key(players.chance, mind.key)
    open_stream(players.chance, Purpose.GUESS, choose_what_to_try(mind, desk.nodes, desk.edges))
    for i in range(KEY_WORDS):
        players.key[i] = next_word(players.chance)
    generic.guess(view, seat, players.key[:], s)
    mind.remembered = 0
    imagine_players(mind, players)
    mind.decisions = 0
    if mind.at_once:
        reopen(seat, desk)
    waiting = generic.actors(s)
    while waiting != 0 and mind.decisions < mind.horizon and generic.chapter(s) < mind.last_chapter:
        actor = lowest(waiting)
        generic.play(s, actor, choose(actor, seat, desk), desk.events)
        mind.decisions += 1
        waiting = generic.actors(s)
    for player in range(MAX_SEATS):
        mind.shares[player] = 0.0
    generic.foresee(s, players.moves[:], mind.shares[:])


@rule
def reopen(seat: int, desk: Desk) -> None:
    """Let everyone else decide anew who has decided but not shown it.

    That they have decided says nothing about what; who follows a rule of thumb does so here too.
    """
    decided = desk.mind.others & ~generic.actors(desk.table)
    for other in range(MAX_SEATS):
        if not has(decided, other):
            continue
        if generic.legal(desk.table, other, desk.players.moves[:]) > 0:
            generic.play(desk.table, other, choose(other, seat, desk), desk.events)


@rule(hot=True)
def choose(actor: int, seat: int, desk: Desk) -> int:
    """Return the move of a seat: by search, or without it."""
    if has(desk.mind.unsearched, actor):
        return follow(actor, desk.mind, desk.players, desk.table, desk.seen)
    return decide(actor, seat, desk)


@rule(hot=True)
def follow(actor: int, mind: Record, players: Record, table: Record, seen: Record) -> int:
    """Return the move of a seat by its rule of thumb, or by what looks promising."""
    view = table
    if not mind.open_table:
        generic.hide(table, actor, seen)
        view = seen
    which = int(mind.habit[actor])
    if which != THINKS:
        return generic.habit(view, actor, which, players.moves[:], players.chance)
    return choose_guided(view, actor, int(mind.sharpness), players)


@rule
def choose_what_to_try(mind: Record, nodes: Records, edges: Any) -> int:
    """Choose the move to try at the decision thought about; return how often it was tried.

    Where there is none to think about, every round has a table of its own.
    """
    mind.trying = NOT_MET
    if not mind.deciding:
        return int(mind.rounds)
    if mind.root == NOT_MET:
        return 0
    every = (1 << int(nodes[mind.root].moves)) - 1
    mind.trying = select(int(mind.root), every, mind, mind.chance, nodes, edges)
    return int(edges[mind.root, mind.trying].visits)


@rule
def imagine_players(mind: Record, players: Record) -> None:
    """Draw for each other seat whether it thinks, or which rule of thumb it follows.

    How likely each is, ``stope.kernel.suspicion.suspect`` has written before.
    """
    mind.unsearched = 0
    for other in range(MAX_SEATS):
        mind.habit[other] = THINKS
        if mind.doubt and has(mind.others, other):
            left = next_word(players.chance) / _WORDS - mind.thinks[other]
            if left >= 0:
                mind.unsearched |= bit(other)
                mind.habit[other] = draw_habit(mind.follows[other], int(mind.habits), left)


@rule
def draw_habit(follows: Any, habits: int, left: float) -> int:
    """Return the rule of thumb that a number below the sum of all their odds falls on."""
    for which in range(habits - 1):
        left -= follows[which]
        if left < 0:
            return which
    return habits - 1


@rule
def decide(actor: int, seat: int, desk: Desk) -> int:
    """Return the move of a seat in an imagined situation, by what was learnt there."""
    mind, players, seen, nodes, edges = desk.mind, desk.players, desk.seen, desk.nodes, desk.edges
    moves, worths = players.moves[:], players.worths[:]
    count = generic.legal(desk.table, actor, moves)
    if count == 1:
        return moves[0]
    generic.hide(desk.table, actor if actor == seat else SPECTATOR, seen)
    mark = fingerprint(desk.words, actor)
    place = place_of(mark, nodes, desk.places)
    node = int(desk.places[place])
    available = 0
    if node != NOT_MET and actor == seat:
        # what the thinking seat can do is the same in every guess
        available = (1 << int(nodes[node].moves)) - 1
    elif node != NOT_MET:
        available = find_moves(nodes, edges, node, moves, count)
    if available == 0:
        if actor != seat:
            generic.hide(desk.table, actor, seen)
        generic.weigh(seen, actor, moves, count, worths)
        count = keep_best(moves, worths, count, edges.shape[1])
        if node == NOT_MET:
            node = int(mind.met)
            mind.unsearched |= bit(actor)
            if node == nodes.size:
                return moves[pick(worths, count, int(mind.sharpness), players.chance)]
            desk.places[place] = node
            mind.met = node + 1
            if mind.deciding and mind.root == NOT_MET and actor == seat:
                mind.root = node
            nodes[node].fingerprint = mark
            nodes[node].visits = 0
            nodes[node].total = 0.0
            nodes[node].moves = 0
        available = open_moves(nodes, edges, node, moves, worths, count, int(mind.prejudice))
        if available == 0:
            # other guesses have filled the situation
            return moves[pick(worths, count, int(mind.sharpness), players.chance)]
    made = int(mind.trying)
    if made == NOT_MET or node != mind.root:
        made = select(node, available, mind, players.chance, nodes, edges)
    else:
        mind.trying = NOT_MET
    at = int(mind.remembered)
    mind.node[at], mind.made[at] = node, made
    mind.actor[at], mind.available[at] = actor, available
    mind.remembered = at + 1
    if at + 1 == _LONGEST:
        mind.unsearched = first(MAX_SEATS)
    return edges[node, made].move


@rule
def select(
    node: int, available: int, mind: Record, chance: Record, nodes: Records, edges: Any
) -> int:
    """Return the number of the move to try in a situation."""
    if not mind.at_once:
        return most_promising(nodes, edges, node, available, mind.daring)
    mixture = mind.mixture[:]
    moves = int(nodes[node].moves)
    write_mixture(nodes, edges, node, available, mixture)
    for number in range(moves):
        if has(available, number):
            mixture[number] = with_curiosity(mixture[number], available)
    return draw(mixture, moves, chance)


@rule
def learn(mind: Record, nodes: Records, edges: Any) -> None:
    """Remember how the round ended at all its decisions."""
    for at in range(mind.remembered):
        node, made = int(mind.node[at]), int(mind.made[at])
        share = mind.shares[mind.actor[at]]
        if mind.at_once:
            available = int(mind.available[at])
            regret(nodes, edges, node, available, made, share, mind.mixture[:], mind.means[:])
        nodes[node].visits += 1
        nodes[node].total += share
        edges[node, made].visits += 1
        edges[node, made].total += share
