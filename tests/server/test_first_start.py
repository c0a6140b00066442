"""`stope serve --open` on a machine that has compiled nothing: people play at once."""

import os

import httpx
import pytest

from stope.engine.jit import cache_folder
from tests.server.serving import (
    PATIENCE,
    closed_with,
    free_port,
    nonce,
    process,
    wait_until_answering,
    wait_until_ready,
)
from tests.server.test_stopping import stop


def test_a_match_begun_by_interpreted_rules_goes_on_with_compiled_ones(tmp_path, guests):
    # only Diamant is missing: it compiles in less than a minute
    cache = tmp_path / "cache" / cache_folder().name
    cache.mkdir(parents=True)
    for kept in cache_folder().iterdir():
        if "diamant" not in kept.name:
            (cache / kept.name).symlink_to(kept)
    environment = {**os.environ, "STOPE_CACHE_DIR": str(tmp_path / "cache")}
    database, port, log = str(tmp_path / "tables.sqlite"), free_port(), tmp_path / "errors"
    address = f"http://127.0.0.1:{port}"
    with (
        log.open("wb") as errors,
        process(database, port, errors, environment, "--open"),
    ):
        wait_until_ready(address)
        ann = guests(address, "Ann")
        table = ann.open_table(game="diamant", seats=3, settings={"public": True})["table"]
        with ann.at(table) as line:
            assert line.ask("sit", seat=0, name="Ann", nonce=nonce())["type"] == "done"
            for seat in (1, 2):
                assert line.ask("seat-bot", seat=seat, level="miner")["type"] == "done"
            assert line.ask("start")["type"] == "done"
            view = line.until(lambda news: news["views"])["views"][0]
            move = {"seat": 0, "turn": view["turn"], "move": view["moves"][0]}
            assert line.ask("move", **move)["type"] == "done"
            assert not (cache / "diamant-rules.compiled").exists()
            heard = line.news["heard"]
            assert closed_with(line) == 1012
        assert (cache / "diamant-rules.compiled").exists()
        wait_until_answering(address)
        with ann.at(table) as line:
            assert line.news["heard"] >= heard
            assert line.news["table"]["status"] == "playing"
    assert "Traceback" not in log.read_text()


def test_a_first_start_that_is_stopped_leaves_nothing_running(tmp_path):
    environment = {**os.environ, "STOPE_CACHE_DIR": str(tmp_path / "cache")}
    port, log = free_port(), tmp_path / "errors"
    with (
        log.open("wb") as errors,
        process(str(tmp_path / "tables.sqlite"), port, errors, environment, "--open") as running,
    ):
        wait_until_ready(f"http://127.0.0.1:{port}")
        assert not list((tmp_path / "cache").glob("*/*.compiled"))
        stop(running)
        with pytest.raises(ProcessLookupError):
            os.killpg(running.pid, 0)
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE)
    assert log.read_text() == ""
