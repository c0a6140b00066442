"""A server that is asked to stop says so to everyone, loses nothing, and leaves nothing behind."""

import contextlib
import os
import signal

import httpx
import pytest

from tests.server.raw import raw_peer
from tests.server.serving import (
    PATIENCE,
    closed_with,
    free_port,
    nonce,
    process,
    wait_until_answering,
    wait_until_ready,
)


def stop(running):
    """Ask a server to stop, and wait until it has."""
    running.send_signal(signal.SIGTERM)
    assert running.wait(PATIENCE) == 0


def test_everyone_is_told_to_come_again_and_nothing_is_lost(tmp_path, guests):
    database, port = str(tmp_path / "tables.sqlite"), free_port()
    address, log = f"http://127.0.0.1:{port}", tmp_path / "errors"
    with log.open("wb") as errors, process(database, port, errors) as running:
        wait_until_ready(address)
        ann = guests(address, "Ann")
        table = ann.open_table(game="diamant", seats=3, settings={"public": True})["table"]
        with contextlib.ExitStack() as stack:
            lines = [stack.enter_context(ann.at(table)) for _ in range(5)]
            # somebody who has long been gone does not hold the others up
            peer = stack.enter_context(raw_peer(address, f"/api/tables/{table}/socket".encode()))
            for seat in range(3):
                assert lines[0].ask("sit", seat=seat, name="Ann", nonce=nonce())["type"] == "done"
            assert lines[0].ask("start")["type"] == "done"
            for number in range(20):
                lines[1].send("say", id=f"said-{number}", text=f"Number {number}")
            stop(running)
            for line in lines:
                assert closed_with(line) == 1012
            assert peer.closed_with() == 1012
    assert log.read_text() == ""
    acknowledged = [one["id"] for one in lines[1].told if one["type"] == "done"][1:]
    heard = lines[0].news["heard"]
    with process(database, port):
        wait_until_answering(address)
        with ann.at(table) as line:
            assert line.news["heard"] >= max(heard, 5 + len(acknowledged))
            assert line.news["table"]["status"] == "playing"
            # what was answered is done, and what was not can be asked again
            for number in range(20):
                said = line.ask("say", id=f"said-{number}", text=f"Number {number}")
                assert said["type"] == "done"
            assert line.news["heard"] == 5 + 20


def test_a_server_that_still_compiles_stops_and_leaves_nothing_running(tmp_path):
    port, log = free_port(), tmp_path / "errors"
    empty = {**os.environ, "STOPE_CACHE_DIR": str(tmp_path / "cache")}
    with (
        log.open("wb") as errors,
        process(str(tmp_path / "tables.sqlite"), port, errors, environment=empty) as running,
    ):
        wait_until_answering(f"http://127.0.0.1:{port}")
        games = httpx.get(f"http://127.0.0.1:{port}/api/games").json()
        assert all(game["ready"] < 1 for game in games)
        stop(running)
        with pytest.raises(ProcessLookupError):
            os.killpg(running.pid, 0)
    assert log.read_text() == ""
