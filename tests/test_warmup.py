"""Compiling ahead of use."""

import sys

from stope.warmup import TABLES, Use, is_compiled, warm_up_command
from tests.support.child_processes import run_to_end


def test_a_game_is_compiled_once_each_of_its_uses_is(tmp_path, monkeypatch):
    monkeypatch.setattr("stope.warmup.warm_marker", lambda what: tmp_path / what)
    assert not is_compiled("diamant", TABLES)
    (tmp_path / "diamant-rules").touch()
    assert is_compiled("diamant", [Use.RULES])
    assert not is_compiled("diamant", TABLES)
    (tmp_path / "diamant-bots").touch()
    assert is_compiled("diamant", TABLES)
    assert not is_compiled("diamant", Use)
    assert not is_compiled("duel", [Use.RULES])


def test_a_process_is_told_the_game_and_its_uses():
    assert warm_up_command("duel", TABLES)[1:] == ["-m", "stope.warmup", "duel", "rules", "bots"]


def test_nothing_is_left_to_import_by_several_threads_at_once():
    # numpy imports this part when it is used first, and not safely when two threads do so
    code = "import sys, stope.warmup; sys.exit('numpy.ma' not in sys.modules)"
    done = run_to_end([sys.executable, "-c", code])
    assert done.returncode == 0, done.stderr
