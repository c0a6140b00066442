"""How long bots think, and how that is cut short."""

import os
import signal
import subprocess
import sys
import threading
import time

import pytest

from bots.decisions import decisions, view_of
from stope.bots import make_bot, thinking
from stope.bots.thinking import Effort, Mind, Thinker
from stope.games import GAMES
from stope.match import View
from walks import hidden, key_of

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
#: seconds after which a test gives up; nothing here takes nearly as long
PATIENCE = 60


@every_game
@pytest.mark.parametrize("threads", [1, 2])
def test_a_limit_of_time_leaves_room_for_a_round_at_least(game, threads):
    for state, seat in decisions(game, 1, 3):
        view = view_of(game, state, seat)
        effort = Effort(seconds=1e-9, threads=threads)
        found = Thinker(game, effort, key_of(1)).think(view)
        assert threads <= found.rounds < 1000
        assert found.prospects
        assert make_bot(game.name, "master@0.001s", 1, threads=threads).choose(view).expects


@every_game
def test_with_rounds_and_time_the_first_limit_counts(game):
    for state, seat in decisions(game, 1, 2):
        view = view_of(game, state, seat)
        by_rounds = Thinker(game, Effort(rounds=10, seconds=PATIENCE), key_of(1)).think(view)
        assert by_rounds.rounds == 10
        by_time = Thinker(game, Effort(rounds=10**9, seconds=0.01), key_of(1)).think(view)
        assert 0 < by_time.rounds < 10**9


@every_game
def test_every_move_that_is_searched_adds_rounds(game):
    for state, seat in decisions(game, 1, 4):
        view = view_of(game, state, seat)
        searched = min(len(view.moves()), game.manner.width)
        for threads in (1, 2):
            effort = Effort(rounds=4, per_move=6, threads=threads)
            found = Thinker(game, effort, key_of(1)).think(view)
            assert found.rounds == 4 + 6 * searched
            watching = View(game, None, hidden(game, state, None))
            assert Thinker(game, effort, key_of(1)).think(watching).rounds == 4


def test_no_search_does_more_rounds_than_it_can_count(monkeypatch):
    monkeypatch.setattr(thinking, "_MOST_ROUNDS", 30)
    game = GAMES["diamant"]
    ((state, seat),) = decisions(game, 1, 1)
    for effort in (Effort(seconds=600.0), Effort(rounds=40)):
        found = Thinker(game, effort, key_of(1)).think(view_of(game, state, seat))
        assert found.rounds == 30


@every_game
def test_who_is_stopped_before_the_first_round_has_an_answer_all_the_same(game):
    for state, seat in decisions(game, 2, 3):
        view = view_of(game, state, seat)
        mind = Mind(game, game.manner, key_of(1), 0)
        mind.begin(view, seat, deciding=True)
        mind.stop()
        mind.run(view, None, None)
        assert mind.rounds == 1
        assert sum(prospect.visits for prospect in mind.prospects()) == 1


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
        assert answers[-1].expects


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
from stope.match import View

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
    with subprocess.Popen(
        [sys.executable, "-c", THINKS_LONG, game, str(threads)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as child:
        try:
            assert child.stdout.readline() == "thinking\n"
            time.sleep(0.5)
            assert child.poll() is None
            child.send_signal(signal.SIGINT)
            _, errors = child.communicate(timeout=PATIENCE)
        finally:
            child.kill()
    assert child.returncode != 0
    assert errors.rstrip().endswith("KeyboardInterrupt")
