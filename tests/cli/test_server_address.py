"""What the terminal says when other devices can open the server."""

import contextlib
import os
import pty
import select
import signal
import subprocess
import sys

import pytest
import uvicorn

from stope.cli import first_start, lan_address, server_address
from stope.cli import serve as serve_command
from stope.cli.lan_address import address_for_others
from stope.cli.server_address import offer_to_others, qr_code, warn_of_others
from stope.locales import say
from tests.server.serving import PATIENCE, free_port
from tests.support.child_processes import started


def test_the_code_is_that_of_a_well_known_library():
    import segno

    text = "http://192.168.1.20:8000/"
    drawn = qr_code(text).split("\n")
    light = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
    rows = [[light[char][half] for char in line] for line in drawn for half in (0, 1)]
    expected = [list(row) for row in segno.make(text, micro=False).matrix_iter(border=2)]
    assert [row for row in rows if row][: len(expected)] == expected
    assert len(drawn[0]) <= 40


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_nobody_is_warned_of_a_server_for_this_machine_alone(host, capsys):
    warn_of_others(host, 8000)
    assert capsys.readouterr().out == ""


def test_a_server_for_this_machine_alone_says_where_others_could_open_it(monkeypatch, capsys):
    found = "http://192.168.1.20:8000/"
    monkeypatch.setattr(server_address, "address_for_others", lambda host, port: found)
    offer_to_others("127.0.0.1", 8000)
    assert say("serving-could-share", address=found) in capsys.readouterr().out
    # who listens for others is told so elsewhere
    for host in ("0.0.0.0", "192.168.1.20"):
        offer_to_others(host, 8000)
    # and in no network there is nothing to offer
    monkeypatch.setattr(server_address, "address_for_others", lambda host, port: None)
    offer_to_others("127.0.0.1", 8000)
    assert capsys.readouterr().out == ""


def test_the_lobby_is_opened_with_a_word_on_how_others_could_come(monkeypatch, capsys, tmp_path):
    found = "http://192.168.1.20:8000/"
    monkeypatch.setattr(server_address, "address_for_others", lambda host, port: found)
    monkeypatch.setattr(lan_address, "address_for_others", lambda host, port: f"{host} {port}")
    monkeypatch.setattr(first_start, "serve_while_compiling", lambda: None)
    monkeypatch.setattr(serve_command, "_has_display", lambda: False)
    monkeypatch.setattr(signal, "signal", lambda number, handler: None)
    served = []
    monkeypatch.setattr(uvicorn, "run", lambda app, **settings: served.append(app))
    for opened in (False, True):
        serve_command.serve(
            database=str(tmp_path / "tables.sqlite"), bot_pace=0.0, open_browser=opened
        )
        told = " ".join(capsys.readouterr().out.split())
        assert (say("serving-could-share", address=found) in told) == opened
    for app in served:
        # the browser is told the same address
        assert app.state.network_address(8000) == ("127.0.0.1 8000", "0.0.0.0 8000")


def test_a_server_for_the_network_warns_in_one_line_each(capsys):
    warn_of_others("0.0.0.0", 8000)
    told = capsys.readouterr().out
    assert say("serving-network-warning") in told
    address = address_for_others("0.0.0.0", 8000)
    assert address is None or address in told
    # what is no terminal gets no picture
    assert "█" not in told


def test_no_word_of_the_warning_is_cut_at_the_edge_of_a_terminal(monkeypatch):
    found = "http://192.168.1.20:8000/"
    monkeypatch.setattr(server_address, "address_for_others", lambda host, port: found)
    monkeypatch.setenv("COLUMNS", "80")
    own, other = pty.openpty()
    with os.fdopen(other, "w", encoding="utf-8") as terminal:
        monkeypatch.setattr(sys, "stdout", terminal)
        warn_of_others("0.0.0.0", 8000)
        offer_to_others("127.0.0.1", 8000)
        monkeypatch.undo()
    written = b""
    # one read may return only a part
    with contextlib.suppress(OSError):  # Linux raises EIO at the end, as the other end is closed
        while part := os.read(own, 65536):
            written += part
    os.close(own)
    told = written.decode()
    assert max(map(len, told.splitlines())) <= 80
    assert " ".join(told.split()).endswith(say("serving-could-share", address=found))


def test_serving_on_every_interface_shows_the_warning_and_the_code_in_a_terminal(tmp_path):
    own, other = pty.openpty()
    port = free_port()
    command = [sys.executable, "-m", "stope", "serve", "--host", "0.0.0.0", "--port", str(port)]
    settings = {
        "stdin": subprocess.DEVNULL,
        "stdout": other,
        "stderr": other,
        "env": {**os.environ, "STOPE_LANGUAGE": "en", "NUMBA_DISABLE_JIT": "1"},
    }
    with started([*command, "--db", str(tmp_path / "tables.sqlite")], **settings):
        os.close(other)
        wanted = address_for_others("0.0.0.0", port)
        told = b""
        last = "█".encode() if wanted else say("serving-no-network", language="en").encode()
        while last not in told:
            ready, _, _ = select.select([own], [], [], PATIENCE)
            assert ready, told
            told += os.read(own, 65536)
        assert say("serving-network-warning", language="en")[:40] in told.decode(errors="replace")
        assert wanted is None or wanted in told.decode(errors="replace")
    os.close(own)
