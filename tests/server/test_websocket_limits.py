"""Frames that the application never hears of are counted, too, and floods of them are cut off."""

import contextlib
import itertools
import random
import struct

import httpx
import pytest

from stope.server.websocket_protocol import AT_ONCE, FrameCounter
from tests.server.raw import Peer, raw_peer
from tests.server.serving import PATIENCE, Guest, served
from tests.server.test_http_limits import send_on

FIN, TEXT, CONTINUED, PING, PONG = 0x80, 1, 0, 9, 10
#: Far more frames than anybody has a use for.
FLOOD = 100 * AT_ONCE


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """Return where a server of this module's own is; its games need not be ready."""
    with served(str(tmp_path_factory.mktemp("frames") / "tables.sqlite")) as found:
        yield found


@pytest.fixture
def peer(address):
    """Return a websocket to a table, byte by byte."""
    with contextlib.closing(Guest(address, "Ann")) as ann:
        table = ann.open_table(game="diamant", seats=3, settings={"public": True})["table"]
        with raw_peer(address, f"/api/tables/{table}/socket".encode()) as found:
            yield found


def frame(kind, payload=b"", *, masked=True, long=False):
    """Return a frame; the mask changes nothing. ``long``: with a longer length than it needs."""
    bit, mask, count = 0x80 * masked, bytes(4 * masked), len(payload)
    if count > 0xFFFF or long:
        length = struct.pack("!BQ", bit | 127, count)
    elif count > 125:
        length = struct.pack("!BH", bit | 126, count)
    else:
        length = bytes([bit | count])
    return bytes([kind]) + length + mask + payload


def closed_with(peer: Peer, flood):
    with contextlib.suppress(ConnectionError):
        peer.wire.sendall(flood)
    return peer.closed_with()


@pytest.mark.parametrize(
    ("begin", "piece"),
    [
        (b"", frame(FIN | PING)),
        (b"", frame(FIN | PONG)),
        (frame(TEXT, b"a"), frame(CONTINUED)),
        (b"", frame(FIN | TEXT, b"{}")),
    ],
    ids=["pings", "pongs", "pieces", "requests"],
)
def test_a_flood_of_frames_is_cut_off_and_others_are_served(address, peer, begin, piece):
    # the close frame may be lost when the server has hung up before everything was sent
    assert closed_with(peer, begin + piece * FLOOD) in (4429, None)
    with pytest.raises(ConnectionError):
        send_on(peer.wire, piece * AT_ONCE)
    assert httpx.get(f"{address}/healthz", timeout=PATIENCE).text == "ok\n"


def test_a_few_frames_too_many_are_answered_with_the_reason(peer):
    assert closed_with(peer, frame(FIN | PONG) * (AT_ONCE + 100)) == 4429


def test_frames_of_usual_number_are_heard(peer):
    for _ in range(AT_ONCE // 4):
        peer.wire.sendall(frame(FIN | PONG))
    assert peer.ask("hello")["type"] == "done"


@pytest.mark.parametrize("seed", range(5))
def test_frames_are_counted_however_the_stream_is_cut(seed):
    rng = random.Random(seed)
    stream, begun = b"", []
    for _ in range(200):
        payload = bytes(rng.choice((0, 1, 125, 126, 300, 70_000)))
        masked, long = rng.random() < 0.8, rng.random() < 0.1
        begun.append(len(stream))
        stream += frame(FIN | TEXT, payload, masked=masked, long=long)
    counter, places = FrameCounter(), sorted(rng.sample(range(len(stream)), 500))
    cuts = [0, *places, len(stream)]
    counted = 0
    for begin, end in itertools.pairwise(cuts):
        counted += counter.count(stream[begin:end])
        # the head of the last one may not be whole yet
        assert counted <= sum(place < end for place in begun)
        assert counted >= sum(place + 10 <= end for place in begun)
    assert counted == len(begun)
