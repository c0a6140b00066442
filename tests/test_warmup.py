"""Compiling ahead of use."""

from stope.warmup import TABLES, Use, is_compiled, warm_up_command


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
