"""How long bots think, and how that is cut short."""

import os
import signal
import subprocess
import sys
import threading
import time

import pytest

from stope.bots import make_bot, searcher
from stope.bots.parallel_search import ParallelSearch, SearchBudget
from stope.bots.searcher import Searcher
from stope.games import GAMES
from stope.view import View
from tests.support.bot_decisions import decisions, view_of
from tests.support.child_processes import first_line, started
from tests.support.random_play import hidden, key_of

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
#: seconds after which a test gives up; nothing here takes nearly as long
PATIENCE = 60


@every_game
@pytest.mark.parametrize("threads", [1, 2])
def test_a_limit_of_time_leaves_room_for_a_round_at_least(game, threads):
    for state, seat in decisions(game, 1, 3):
        view = view_of(game, state, seat)
        budget = SearchBudget(seconds=1e-9, threads=threads)
        found = ParallelSearch(game, budget, key_of(1)).search(view)
        assert threads <= found.iterations < 1000
        assert found.moves
        assert make_bot(game.name, "master@0.001s", 1, threads=threads).choose(view).expected_shares


@every_game
def test_with_iterations_and_time_the_first_limit_counts(game):
    for state, seat in decisions(game, 1, 2):
        view = view_of(game, state, seat)
        by_iterations = ParallelSearch(
            game, SearchBudget(iterations=10, seconds=PATIENCE), key_of(1)
        ).search(view)
        assert by_iterations.iterations == 10
        by_time = ParallelSearch(
            game, SearchBudget(iterations=10**9, seconds=0.01), key_of(1)
        ).search(view)
        assert 0 < by_time.iterations < 10**9


@every_game
def test_every_move_that_is_searched_adds_iterations(game):
    for state, seat in decisions(game, 1, 4):
        view = view_of(game, state, seat)
        searched = min(len(view.moves()), game.search_config.max_children)
        for threads in (1, 2):
            budget = SearchBudget(iterations=4, iterations_per_move=6, threads=threads)
            found = ParallelSearch(game, budget, key_of(1)).search(view)
            assert found.iterations == 4 + 6 * searched
            watching = View(game, None, hidden(game, state, None))
            assert ParallelSearch(game, budget, key_of(1)).search(watching).iterations == 4


def test_no_search_does_more_iterations_than_it_can_count(monkeypatch):
    monkeypatch.setattr(searcher, "_MAX_ITERATIONS", 30)
    game = GAMES["diamant"]
    ((state, seat),) = decisions(game, 1, 1)
    for budget in (SearchBudget(seconds=600.0), SearchBudget(iterations=40)):
        found = ParallelSearch(game, budget, key_of(1)).search(view_of(game, state, seat))
        assert found.iterations == 30


@every_game
def test_who_is_stopped_before_the_first_iteration_has_an_answer_all_the_same(game):
    for state, seat in decisions(game, 2, 3):
        view = view_of(game, state, seat)
        searcher = Searcher(game, game.search_config, key_of(1), 0)
        searcher.begin(view, seat, b"", has_decision=True)
        searcher.stop()
        searcher.run(view, None, None)
        assert searcher.iterations == 1
        assert sum(move.visits for move in searcher.moves()) == 1


@every_game
@pytest.mark.parametrize("threads", [1, 2])
def test_stop_ends_a_decision_that_is_under_way(game, threads):
    ((state, seat),) = decisions(game, 3, 1)
    view = view_of(game, state, seat)
    bot = make_bot(game.name, "master@600s", 1, threads=threads)
    answers = []
    for number in (1, 2):  # it can think again afterwards
        decision = threading.Thread(target=lambda: answers.append(bot.choose(view)), daemon=True)
        decision.start()
        over = time.monotonic() + PATIENCE
        # what is said before it has begun to think is not heard
        while decision.is_alive() and time.monotonic() < over:
            time.sleep(0.02)
            bot.stop()
        assert not decision.is_alive()
        assert len(answers) == number
        assert answers[-1].move in view.moves()
        assert answers[-1].expected_shares


def test_stop_changes_nothing_where_nobody_thinks():
    game = GAMES["diamant"]
    ((state, seat),) = decisions(game, 3, 1)
    view = view_of(game, state, seat)
    for name in ("random", "careful", "miner", "master@50"):
        one, other = (make_bot("diamant", name, 1) for _ in range(2))
        other.stop()
        assert one.choose(view) == other.choose(view)


THINKS_LONG = """
import sys
import stope
from stope.bots import make_bot, prepare_bot
from stope.games import GAMES
from stope.view import View

game, threads = sys.argv[1], int(sys.argv[2])
prepare_bot(GAMES[game], "master")
bot = make_bot(game, "master@600s", 1, threads=threads)
match = stope.new(game, GAMES[game].usual_seats, 1)
print("thinking", flush=True)
bot.choose(match.view(match.actors[0]))
"""


@pytest.mark.skipif(os.name == "nt", reason="another way to interrupt")
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("game", ["diamant", "dark-cave"])
def test_who_interrupts_a_thinking_bot_need_not_wait(game, threads):
    command = [sys.executable, "-c", THINKS_LONG, game, str(threads)]
    with started(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child:
        assert first_line(child) == "thinking\n"
        time.sleep(0.5)
        assert child.poll() is None
        child.send_signal(signal.SIGINT)
        _, errors = child.communicate(timeout=PATIENCE)
    assert child.returncode != 0
    assert errors.rstrip().endswith("KeyboardInterrupt")
