"""The same seed and view give the same answer, however the thinking is cut into pieces."""

import pytest

from bots.decisions import asked, brief_bots, decisions, thinker, thought, view_of
from stope.bots import make_bot, thinking
from stope.games import GAMES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
ROUNDS = 60


def views(game, seed, number=5):
    return [view_of(game, state, seat) for state, seat in decisions(game, seed, number)]


@every_game
def test_bots_of_the_same_seed_decide_the_same(game):
    for name in brief_bots(game, ROUNDS):
        one, other = (make_bot(game.name, name, 5) for _ in range(2))
        for view in views(game, 1):
            assert one.choose(view) == other.choose(view)


@every_game
@pytest.mark.parametrize("threads", [1, 2, 3])
def test_a_search_of_the_same_seed_finds_the_same_on_any_number_of_threads(game, threads):
    for view in views(game, 2):
        found = thought(game, view, ROUNDS, threads=threads)
        assert found.rounds == ROUNDS
        assert thought(game, view, ROUNDS, threads=threads) == found
        answer = asked(game, f"master@{ROUNDS}", view, 7, threads)
        assert asked(game, f"master@{ROUNDS}", view, 7, threads) == answer


@every_game
def test_threads_think_about_different_guesses(game):
    (view,) = views(game, 3, 1)
    alone, together = (thought(game, view, ROUNDS * n, threads=n) for n in (1, 2))
    assert alone.expects != together.expects


@every_game
@pytest.mark.parametrize("threads", [1, 2])
def test_what_was_decided_before_makes_no_difference(game, threads):
    seen = views(game, 4, 6)
    fresh = [thought(game, view, ROUNDS, threads=threads) for view in seen]
    mind = thinker(game, ROUNDS, threads=threads)
    backwards = [mind.think(view) for view in reversed(seen)]
    assert backwards[::-1] == fresh
    bot = make_bot(game.name, f"master@{ROUNDS}", 3, threads=threads)
    once = [bot.choose(view) for view in seen]
    assert [bot.choose(view) for view in reversed(seen)] == once[::-1]


@every_game
def test_the_pieces_in_which_it_thinks_make_no_difference(game, monkeypatch):
    for view in views(game, 5, 3):
        found = thought(game, view, ROUNDS)
        for first, look in ((1, 0.0), (7, 0.0001), (ROUNDS, 1.0)):
            monkeypatch.setattr(thinking, "_FIRST_SLICE", first)
            monkeypatch.setattr(thinking, "_LOOK", look)
            assert thought(game, view, ROUNDS) == found
        monkeypatch.undo()


@every_game
def test_other_seeds_and_other_views_meet_other_chances(game):
    seen = views(game, 6, 4)
    for view in seen:
        assert thought(game, view, ROUNDS, seed=1) != thought(game, view, ROUNDS, seed=2)
    assert len({thought(game, view, ROUNDS).expects for view in seen}) > 1
