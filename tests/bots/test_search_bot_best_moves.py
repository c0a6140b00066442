"""A search finds the best moves of small positions, which the tests solve by trying everything."""

from collections import Counter
from dataclasses import replace

import pytest

import stope
from stope.bots import make_bot
from stope.engine.bitmask import members
from stope.engine.outcome_record import OUTCOME
from stope.engine.records import blank
from stope.games import GAMES
from stope.games.codecs import Move
from stope.games.duel.moves import Card, Sabotage
from tests.support import last_cave
from tests.support.bot_decisions import parallel_search, search_result
from tests.support.positions.dark_cave import step
from tests.support.positions.dark_cave import table as cave_table
from tests.support.positions.diamant import GO_ON, LEAVE
from tests.support.positions.diamant import table as diamant_table
from tests.support.positions.duel import ALL_UP, exhausted, lay
from tests.support.random_play import guessed, legal, played

DIAMANT, DUEL, DARK_CAVE = (GAMES[name] for name in ("diamant", "duel", "dark-cave"))
SEEDS = range(5)

# Diamant: both decide at once


#: every simulated seat searches, so that the balance of the two is what is looked for; with
#: room for what it takes to find it
BALANCED = replace(
    DIAMANT, search_config=replace(DIAMANT.search_config, scripted_share=0, max_nodes=1 << 13)
)
#: the last cave with two inside; seat 2 left after the first card and is far behind
LEAVING_IS_RIGHT = (
    "cave 5 | path 17 11+1 11+1 7+1 13+1 snake 9+1 5+1 2 14 explosion 5+1 scorpion 3+1 7+1"
    " | bag 44 | seats 24i 24i 7o"
)
GOING_ON_IS_RIGHT = "cave 5 | path 7 4 11+1 1+1 17+1 2 11+1 3+1 | bag 24 | seats 22i 27i 3o"
MIXING_IS_RIGHT = (
    "cave 5 | path 14 scorpion 11+1 9+1 gas 7+1 1+1 15+1 5+1 snake 2 3+1 rockslide"
    " | bag 27 | seats 22i 23i 6o"
)
every_cave = pytest.mark.parametrize(
    "text", [LEAVING_IS_RIGHT, GOING_ON_IS_RIGHT, MIXING_IS_RIGHT], ids=["leave", "go on", "mix"]
)


def seen_by(seat, game):
    """Return a game of two times two numbers from the side of a seat: its share, its rows."""
    (a, b), (c, d) = game
    return ((1 - a, 1 - c), (1 - b, 1 - d)) if seat else game


def leaving(found):
    """Return how often a search intends to leave."""
    strategy_sum = {DIAMANT.moves.decode(one.code): one.strategy_sum for one in found.moves}
    return strategy_sum[LEAVE] / (strategy_sum[LEAVE] + strategy_sum[GO_ON])


def test_the_oracle_knows_games_of_two_times_two():
    assert last_cave.solve(((3, 1), (2, 0))) == (1, 0)
    assert last_cave.solve(((0, 1), (2, 3))) == (2, 1)
    assert last_cave.solve(((1, 0), (0, 1))) == (0.5, 0.5)
    assert last_cave.solve(((3, 0), (0, 1))) == (0.75, 0.75)
    assert last_cave.worst_case(((3, 0), (0, 1)), 0.75) == 0.75


@pytest.mark.parametrize(
    ("text", "leaves"), [(LEAVING_IS_RIGHT, 1), (GOING_ON_IS_RIGHT, 0), (MIXING_IS_RIGHT, None)]
)
def test_the_oracle_finds_one_cave_of_each_kind(text, leaves):
    game = last_cave.matrix(last_cave.read(diamant_table(text)))
    value, often = last_cave.solve(game)
    if leaves is None:
        assert 0.1 < often < 0.9
        # whoever does not mix can be made to pay for it
        assert max(last_cave.worst_case(game, 0), last_cave.worst_case(game, 1)) < value - 0.1
    else:
        assert often == leaves
        assert last_cave.worst_case(game, 1 - leaves) < value - 0.1


@every_cave
@pytest.mark.parametrize("seat", [0, 1])
def test_a_search_comes_near_the_balance_of_the_last_cave(text, seat):
    match = diamant_table(text)
    game = seen_by(seat, last_cave.matrix(last_cave.read(match)))
    value, _ = last_cave.solve(game)
    for seed in range(3):
        found = search_result(BALANCED, match.view(seat), 100_000, seed)
        # some simulated decisions explore: the search finds an equilibrium with such slips
        assert found.values[seat] == pytest.approx(value, abs=0.04)
        assert last_cave.worst_case(game, leaving(found)) > value - 0.04


@pytest.mark.parametrize(("text", "right"), [(LEAVING_IS_RIGHT, LEAVE), (GOING_ON_IS_RIGHT, GO_ON)])
def test_a_choice_that_is_worse_whatever_the_other_does_is_not_made(text, right):
    match = diamant_table(text)
    (a, b), (c, d) = last_cave.matrix(last_cave.read(match))
    assert (c >= a and d >= b) if right == LEAVE else (a >= c and b >= d)
    for seed in range(20):
        assert make_bot("diamant", "master@20000", seed).choose(match.view(0)).move == right


def test_a_bot_mixes_where_it_has_to():
    match = diamant_table(MIXING_IS_RIGHT)
    searches = [parallel_search(BALANCED, 2000, seed) for seed in range(40)]
    found = [(one, one.search(match.view(0))) for one in searches]
    drawn = Counter(DIAMANT.moves.decode(one.draw(seen).code) for one, seen in found)
    assert drawn[LEAVE] > 0
    assert drawn[GO_ON] > 0


# The Duel: the end of the last round, where nothing is hidden from who counts the cards


def best_moves(match: stope.Match) -> tuple[set[Move], float]:
    """Return the best moves of the seat to decide and its share of the win, both playing well."""
    state = DUEL.from_position(match.position())
    known = {}

    def share_of_first(now) -> float:
        """Return seat 0's share of the win."""
        key = now.tobytes()
        if key not in known:
            known[key] = ended(now) if not DUEL.functions["actors"](now) else followed(now)
        return known[key]

    def ended(now) -> float:
        out = blank(OUTCOME)[0]
        DUEL.functions["result"](now, out)
        shares: dict[tuple[int, ...], float] = {(0,): 1.0, (1,): 0.0}
        return shares.get(members(out.winners), 0.5)

    def followed(now) -> float:
        (seat,) = members(DUEL.functions["actors"](now))
        return (min if seat else max)(after(now, seat).values())

    def after(now, seat) -> dict[int, float]:
        moves = legal(DUEL, now, seat)
        return {move: share_of_first(played(DUEL, now, seat, move)[0]) for move in moves}

    (seat,) = match.actors
    shares = after(state, seat)
    best = (min if seat else max)(shares.values())
    moves = {DUEL.moves.decode(move) for move, share in shares.items() if share == best}
    return moves, 1 - best if seat else best


#: the goals of the first two rounds
GONE = " ".join(f"G{number:02}:" for number in (1, *range(7, 12), *range(13, 19)))
#: all goals but the one at 5,0 lie open, and the round is the last one
LAST_GOAL = (
    f"round 3 | first_goal 12 | goals {GONE} G02: G12:0 G03: G04: G05: G06: | table {ALL_UP}"
)


@pytest.mark.parametrize(
    ("text", "winning"),
    [
        # each is one card away from the last gold, and behind without it
        (f"hands P01 P02 / P04 P02 | gold 1 / 2 | {LAST_GOAL} P06@3,0 P05@6,1", lay("P01@4,0")),
        # ahead, but the other would lay P04 beside the gold if nothing stopped it
        (f"hands A01 P02 / P04 | gold 2 / 1 | {LAST_GOAL} P05@6,1", Sabotage(Card.A01)),
        (f"hands A01 P02 P03 / P04 P02 | gold 2 / 1 | {LAST_GOAL} P05@6,1", Sabotage(Card.A01)),
    ],
)
def test_a_search_finds_the_only_winning_move_of_a_duel(text, winning):
    match = exhausted(text)
    assert best_moves(match) == ({winning}, 1.0)
    assert len(match.moves(0)) > 5
    for seed in SEEDS:
        choice = make_bot("duel", "master@400", seed).choose(match.view(0))
        assert choice.move == winning
        assert choice.expected_shares is not None
        assert choice.expected_shares[0] > 0.9


def test_a_search_sees_that_a_duel_is_lost():
    match = exhausted(f"hands P01 P02 / P04 | gold 1 / 2 | {LAST_GOAL} P05@6,1")
    assert best_moves(match)[1] == 0.0
    choice = make_bot("duel", "master@400", 1).choose(match.view(0))
    assert choice.expected_shares is not None
    assert choice.expected_shares[0] < 0.1
    assert match.why_not(0, choice.move) is None


# The Dark Cave: the way to the exit

#: The other one stands beside the exit too: whoever is not out now has lost. Gold lies near by.
RACE = (
    "hands C102 C103 / C103 C107 | table D01@4,4 C104@4,3 C101@4,2 C105@3,2 C216@5,2g"
    " | phase steps | drawer 0 | to_draw 1"
)


def wins_now(state, seat) -> set[int]:
    """Return the moves after which a seat can win before anybody else decides."""
    return {move for move in legal(DARK_CAVE, state, seat) if leads_to_a_win(state, seat, move)}


def leads_to_a_win(state, seat, move) -> bool:
    after, _ = played(DARK_CAVE, state, seat, move)
    actors = members(DARK_CAVE.functions["actors"](after))
    if not actors:
        out = blank(OUTCOME)[0]
        DARK_CAVE.functions["result"](after, out)
        return seat in members(out.winners)
    return actors == (seat,) and bool(wins_now(after, seat))


@pytest.mark.parametrize(
    ("dwarf", "way"),
    [
        ("4,4/0", ["4,4/4"]),
        ("4,3/0", ["4,4/0", "4,4/4"]),
        ("4,2/0", ["4,3/0", "4,4/0", "4,4/4"]),
    ],
)
def test_a_search_finds_the_way_to_the_exit(dwarf, way):
    for seed in SEEDS:
        match = cave_table(f"{RACE} | dwarves {dwarf} 4,4/1 | steps {len(way)}")
        bot = make_bot("dark-cave", "master@300", seed)
        for place in way:
            view = match.view(0)
            worlds = [DARK_CAVE.from_position(match.position())]
            worlds += [guessed(DARK_CAVE, view.record, 0, number) for number in range(3)]
            for world in worlds:
                assert wins_now(world, 0) == {DARK_CAVE.moves.encode(step(place))}
            choice = bot.choose(view)
            assert choice.move == step(place)
            assert choice.expected_shares is None or choice.expected_shares[0] > 0.8
            match.play(0, choice.move)
        assert match.result.winners == (0,)


def test_who_does_not_take_the_exit_loses_it():
    match = cave_table(f"{RACE} | dwarves 4,4/0 4,4/1 | steps 1")
    state = DARK_CAVE.from_position(match.position())
    (winning,) = wins_now(state, 0)
    others = set(legal(DARK_CAVE, state, 0)) - {winning}
    assert others
    for move in others:
        after, _ = played(DARK_CAVE, state, 0, move)
        assert wins_now(after, 1)
