"""The same seed and view give the same answer, however the thinking is cut into pieces."""

import pytest

from stope.bots import make_bot, searcher
from stope.games import GAMES
from tests.support.bot_decisions import (
    asked,
    brief_bots,
    decisions,
    parallel_search,
    search_result,
    view_of,
)

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
ITERATIONS = 60


def views(game, seed, number=5):
    return [view_of(game, state, seat) for state, seat in decisions(game, seed, number)]


@every_game
def test_bots_of_the_same_seed_decide_the_same(game):
    for name in brief_bots(game, ITERATIONS):
        one, other = (make_bot(game.name, name, 5) for _ in range(2))
        for view in views(game, 1):
            assert one.choose(view) == other.choose(view)


@every_game
@pytest.mark.parametrize("threads", [1, 2, 3])
def test_a_search_of_the_same_seed_finds_the_same_on_any_number_of_threads(game, threads):
    for view in views(game, 2):
        found = search_result(game, view, ITERATIONS, threads=threads)
        assert found.iterations == ITERATIONS
        assert search_result(game, view, ITERATIONS, threads=threads) == found
        answer = asked(game, f"master@{ITERATIONS}", view, 7, threads)
        assert asked(game, f"master@{ITERATIONS}", view, 7, threads) == answer


@every_game
def test_threads_think_about_different_guesses(game):
    (view,) = views(game, 3, 1)
    alone, together = (search_result(game, view, ITERATIONS * n, threads=n) for n in (1, 2))
    assert alone.values != together.values


@every_game
@pytest.mark.parametrize("threads", [1, 2])
def test_what_was_decided_before_makes_no_difference(game, threads):
    seen = views(game, 4, 6)
    fresh = [search_result(game, view, ITERATIONS, threads=threads) for view in seen]
    search = parallel_search(game, ITERATIONS, threads=threads)
    backwards = [search.search(view) for view in reversed(seen)]
    assert backwards[::-1] == fresh
    bot = make_bot(game.name, f"master@{ITERATIONS}", 3, threads=threads)
    once = [bot.choose(view) for view in seen]
    assert [bot.choose(view) for view in reversed(seen)] == once[::-1]


@every_game
def test_the_pieces_in_which_it_thinks_make_no_difference(game, monkeypatch):
    for view in views(game, 5, 3):
        found = search_result(game, view, ITERATIONS)
        for first, look in ((1, 0.0), (7, 0.0001), (ITERATIONS, 1.0)):
            monkeypatch.setattr(searcher, "_FIRST_SLICE", first)
            monkeypatch.setattr(searcher, "_CLOCK_INTERVAL", look)
            assert search_result(game, view, ITERATIONS) == found
        monkeypatch.undo()


@every_game
def test_other_seeds_and_other_views_meet_other_chances(game):
    seen = views(game, 6, 4)
    for view in seen:
        assert search_result(game, view, ITERATIONS, seed=1) != search_result(
            game, view, ITERATIONS, seed=2
        )
    assert len({search_result(game, view, ITERATIONS).values for view in seen}) > 1


@every_game
def test_a_table_read_again_is_decided_the_same(game):
    """How a table came about makes no difference: only what lies there now does."""
    for state, seat in decisions(game, 7, 12):
        again = game.from_position(game.position(state))
        for name in brief_bots(game, 20):
            answer = asked(game, name, view_of(game, state, seat), 3)
            assert asked(game, name, view_of(game, again, seat), 3) == answer
