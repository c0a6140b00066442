"""Requests that are too long or too slow end, and keep nobody else waiting."""

import contextlib
import socket
import time
from urllib.parse import urlsplit

import httpx
import pytest
from fastapi import FastAPI, Response

from stope.server import http_protocol
from stope.server.http_protocol import MOST_AHEAD, MOST_HEAD, MOST_HEADERS, MOST_REQUEST
from stope.server.protocol.fields import LONGEST_BODY
from stope.server.uvicorn_settings import uvicorn_settings
from tests.server.serving import PATIENCE, running, served


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """Return where a server of this module's own is; its games need not be ready."""
    with served(str(tmp_path_factory.mktemp("limits") / "tables.sqlite")) as found:
        yield found


@contextlib.contextmanager
def connected(address):
    found = urlsplit(address)
    with socket.create_connection((found.hostname, found.port), timeout=PATIENCE) as wire:
        yield wire


def answer(wire):
    """Return everything that comes until the server hangs up."""
    received = b""
    with contextlib.suppress(ConnectionError):
        while piece := wire.recv(65536):
            received += piece
    return received


def send_on(wire, piece, pause=0.0, times=4096):
    """Send the same piece over and over: far more often than anybody should listen to it."""
    for _ in range(times):
        time.sleep(pause)
        wire.sendall(piece)


def status(received):
    return int(received.split(b" ", 2)[1])


@pytest.mark.parametrize(
    "begin", [b"GET /healthz HTTP/1.1\r\nX-Long: ", b"GET /", b"GET / HTTP/1.1\r\n"]
)
def test_a_head_that_is_too_long_is_refused(address, begin):
    seat_filling = b"A: b\r\n" if begin.endswith(b"\n") else b"a"
    with connected(address) as wire:
        wire.sendall(begin)
        # in one piece or in many
        wire.sendall(seat_filling * (MOST_HEAD // len(seat_filling) + 1))
        assert status(answer(wire)) == 431


def test_an_endless_line_is_cut_off_and_others_are_served_meanwhile(address):
    with connected(address) as wire:
        wire.sendall(b"GET /healthz HTTP/1.1\r\nX-Long: ")
        with pytest.raises(ConnectionError):
            send_on(wire, b"a" * 65536)
        assert httpx.get(f"{address}/healthz", timeout=PATIENCE).text == "ok\n"


def test_a_head_of_usual_length_is_read_also_in_pieces_and_several_times(address):
    head = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: " + b"a" * (MOST_HEAD // 2) + b"\r\n\r\n"
    with connected(address) as wire:
        for _ in range(4):
            for begin in range(0, len(head), 1000):
                wire.sendall(head[begin : begin + 1000])
            received = b""
            while not received.endswith(b"ok\n"):
                received += wire.recv(65536)
            assert status(received) == 200


def test_thousands_of_requests_in_one_piece_are_not_read_in_one_go(address):
    with connected(address) as wire:
        with contextlib.suppress(ConnectionError):
            wire.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 5000)
        assert answer(wire).count(b"HTTP/1.1 200") <= MOST_AHEAD + 1


def test_thousands_of_short_headers_are_refused(address):
    with connected(address) as wire:
        wire.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"A: b\r\n" * 2 * MOST_HEADERS)
        assert status(answer(wire)) == 431


@pytest.mark.parametrize("path", [b"/api/people", b"/nowhere"])
def test_thousands_of_short_pieces_of_a_body_are_not_read(address, path):
    with connected(address) as wire:
        wire.sendall(
            b"POST " + path + b" HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        # less than would be too long
        with pytest.raises(ConnectionError):
            send_on(wire, b"1\r\n \r\n" * 1000, pause=0.01, times=MOST_REQUEST // 12_000)


def test_whoever_is_cut_off_while_an_answer_is_made_fills_no_log(address, caplog):
    for _ in range(20):
        with connected(address) as wire:
            with contextlib.suppress(ConnectionError):
                wire.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 2 * MOST_AHEAD)
            answer(wire)
    # the last answer was made when this one comes
    assert httpx.get(f"{address}/api/games", timeout=PATIENCE).status_code == 200
    assert [record for record in caplog.records if record.exc_info] == []


def test_a_few_requests_sent_ahead_are_answered(address):
    with connected(address) as wire:
        wire.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 10)
        received = b""
        while received.count(b"ok\n") < 10:
            received += wire.recv(65536)
        assert received.count(b"HTTP/1.1 200") == 10


@pytest.mark.parametrize("body", [b"Content-Length: 1000", b"Transfer-Encoding: chunked"])
def test_a_socket_that_begins_with_a_body_is_refused(address, body):
    upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    key = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    with connected(address) as wire:
        wire.settimeout(10)
        wire.sendall(b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\n" + upgrade + key)
        wire.sendall(body + b"\r\n\r\n")
        assert status(answer(wire)) == 400


def test_a_long_body_is_refused_in_words_and_an_endless_one_is_cut_off(address):
    with connected(address) as wire:
        head = b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        wire.sendall(head + b"Content-Length: %d\r\n\r\n" % (100 * MOST_REQUEST))
        wire.sendall(b" " * (LONGEST_BODY + 1))
        assert status(wire.recv(65536)) == 413
        with pytest.raises(ConnectionError):
            send_on(wire, b" " * 65536)


@pytest.mark.parametrize(
    "begin",
    [
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
        b"GET /hea",
        b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"POST /api/people HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
    ],
)
def test_half_a_request_is_waited_for_only_so_long(address, monkeypatch, begin):
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(http_protocol, "BODY_SECONDS", 0.3)
    with connected(address) as wire:
        wire.sendall(begin)
        assert status(answer(wire)) == 408


def test_drops_of_a_request_do_not_prolong_the_wait(address, monkeypatch):
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.3)
    with connected(address) as wire:
        wire.sendall(b"GET /healthz HTTP/1.1\r\n")
        wire.settimeout(0.05)
        for _ in range(100 * PATIENCE):
            with contextlib.suppress(TimeoutError):
                assert status(wire.recv(65536)) == 408
                return
            wire.sendall(b"A: b\r\n")
        pytest.fail("nobody hung up")


def test_a_connection_without_a_request_ends(address, monkeypatch):
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.3)
    with connected(address) as wire:
        assert answer(wire) == b""


def test_an_answer_that_nobody_reads_is_given_up(monkeypatch):
    monkeypatch.setattr(http_protocol, "WRITE_SECONDS", 0.3)
    app, length = FastAPI(), 50_000_000

    @app.get("/long")
    async def long() -> Response:
        return Response(b"x" * length)

    with running(app, **uvicorn_settings()) as address, connected(address) as wire:
        wire.sendall(b"GET /long HTTP/1.1\r\nHost: x\r\n\r\n")
        wire.recv(1)
        # whoever reads nothing notices by writing that the other side has hung up
        with pytest.raises(ConnectionError):
            send_on(wire, b"\r\n", pause=0.05)
