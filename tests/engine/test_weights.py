"""Weights: constants as a rule, places in memory where they are fitted."""

import importlib
import json
import math
import os
import sys

import pytest

from stope.engine.weights import LIVE_VARIABLE, Origin, Part, Weights
from stope.games import GAMES
from tests.support.child_processes import run_to_end

#: Compiled functions that read a weight themselves, by another function, and in a table.
SUMS = """
import json, sys
import numpy as np
from stope.engine.jit import compiled
from stope.engine.weights import Origin, Part, Weights

WEIGHTS = Weights("sums")
weights = WEIGHTS.read_by(Part.POLICY)
TIMES = weights.whole("TIMES", 6, "factor", Origin.CHOSEN, "multiplies")
PLUS = weights.real("PLUS", 0.5, "", Origin.CHOSEN, "is added")
TABLE = WEIGHTS.table(lambda: np.arange(6).reshape(2, 3) * int(TIMES))

@compiled
def product(number):
    return number * TIMES

@compiled
def total(number):
    found = PLUS
    found += product(number) + TABLE[1, 2]
    return found

found = [total(10)]
for values in ({"TIMES": 1}, {"PLUS": 2.5}, {}):
    if WEIGHTS.live:
        WEIGHTS.set(**values)
    found.append(total(10))
print(json.dumps([float(one) for one in found]))
"""


def totals(tmp_path, **environment):
    program = tmp_path / "sums.py"
    program.write_text(SUMS)
    done = run_to_end([sys.executable, str(program)], env={**os.environ, **environment})
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_weights_are_constants_unless_they_are_asked_for(tmp_path):
    assert totals(tmp_path) == [90.5] * 4


@pytest.mark.parametrize("interpreted", ["0", "1"])
def test_live_weights_change_in_all_code_at_once(tmp_path, interpreted):
    live = {LIVE_VARIABLE: "sums", "NUMBA_DISABLE_JIT": interpreted}
    assert totals(tmp_path, **live) == [90.5, 15.5, 92.5, 90.5]
    # and in code that another process has compiled
    assert totals(tmp_path, **live) == [90.5, 15.5, 92.5, 90.5]


def test_weights_that_are_constants_cannot_be_set():
    with pytest.raises(RuntimeError, match=f"{LIVE_VARIABLE}=sums"):
        Weights("sums").set(TIMES=1)


def test_no_name_is_declared_twice():
    weights = Weights("sums").read_by(Part.POLICY)
    weights.whole("TIMES", 6, "factor", Origin.CHOSEN, "multiplies")
    with pytest.raises(ValueError, match="TIMES"):
        weights.whole("TIMES", 7, "factor", Origin.CHOSEN, "multiplies")


@pytest.mark.parametrize("game", GAMES)
def test_every_number_among_the_weights_of_a_game_is_explained(game):
    module = importlib.import_module(f"stope.games.{GAMES[game].module}.ai.weights")
    weights = GAMES[game].weights.all
    for name, value in vars(module).items():
        if isinstance(value, int | float) and name.isupper():
            assert weights[name].default == value
    for weight in weights.values():
        assert weight.within[0] <= weight.default <= weight.within[1]
        assert math.isfinite(weight.default)
        assert weight.unit
        assert weight.meaning.endswith(".")
        assert (weight.script is not None) == (weight.part == Part.SCRIPT)
        assert weight.script is None or weight.script in GAMES[game].scripts


#: Plays and evaluates a match with the own weights, with others, and with the own ones again.
PLAYS = """
import sys
from stope.arena.fit import other_values
from stope.arena.prediction import Prediction, Sample
from stope.games import find_game

game = find_game(sys.argv[1])
others = {name: other_values(one)[0] for name, one in game.weights.all.items()}

def played(**values):
    game.weights.set(**values)
    sample = Sample.played(game, "miner", game.seats[0], 1, 1)
    game.weights.set()
    return sample

own, other, again = played(), played(**others), played()
assert own.ends.tobytes() == again.ends.tobytes()
assert own.ends.tobytes() != other.ends.tobytes()
prediction = Prediction(game.weights, own)
usual = prediction.shares({})
assert (prediction.shares(others) != usual).any()
assert (prediction.shares({}) == usual).all()
"""


def interpreted(program, game):
    """Run a program with the weights of a game in memory; return what it prints."""
    done = run_to_end(
        [sys.executable, "-c", program, game],
        env={**os.environ, LIVE_VARIABLE: GAMES[game].module, "NUMBA_DISABLE_JIT": "1"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_bots_decide_and_evaluate_by_the_weights_in_memory(game):
    assert interpreted(PLAYS, game) == ""


#: Plays a match by random moves, of all kinds alike, and replays it with other weights: the first
#: moves with each weight changed alone, the whole match with all of them changed. Prints how many
#: there are.
REPLAYS = """
import json, random, sys
import stope
from stope.arena.fit import other_values
from stope.games import find_game

FIRST_MOVES = 24
game = find_game(sys.argv[1])
match = stope.new(game.name, seats=game.seats[0], seed=1)
rng = random.Random(1)
beginning = None
while not match.over:
    seat = match.actors[0]
    moves = match.moves(seat)
    kind = rng.choice(sorted({type(move) for move in moves}, key=lambda kind: kind.kind))
    match.play(seat, rng.choice([move for move in moves if type(move) is kind]))
    if len(match.history) == FIRST_MOVES:
        beginning = match.record()

def check_replay(record, **values):
    game.weights.set(**values)
    assert json.dumps(stope.replay(record).record()) == json.dumps(record), values

whole = match.record()
others = {name: other_values(one)[0] for name, one in game.weights.all.items()}
check_replay(whole, **others)
for name, value in others.items():
    check_replay(beginning or whole, **{name: value})
print(len(others))
"""


@pytest.mark.parametrize("game", GAMES)
def test_records_depend_on_no_weight(game):
    assert int(interpreted(REPLAYS, game)) == len(GAMES[game].weights.all)
