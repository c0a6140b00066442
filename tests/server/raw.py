"""A peer that speaks the websocket protocol by hand: wrongly, in part, or not at all any more."""

import contextlib
import json
import secrets
import socket
import struct
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from tests.server.serving import PATIENCE

TEXT, BINARY, CLOSE = 1, 2, 8


class Peer:
    """A connection of which every byte is ours. It answers no pings."""

    def __init__(self, wire: socket.socket) -> None:
        self.wire = wire
        self._read = b""

    def send_frame(self, kind: int, payload: bytes, *, masked: bool = True) -> None:
        """Send one whole frame; clients have to mask what they send."""
        mask = secrets.token_bytes(4) if masked else b""
        length = len(payload)
        size = bytes([length]) if length < 126 else b"\x7e" + struct.pack("!H", length)
        head = bytes([0x80 | kind, size[0] | (0x80 if masked else 0)]) + size[1:]
        body = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)) if masked else payload
        self.wire.sendall(head + mask + body)

    def ask(self, kind: str, **values: Any) -> dict[str, Any]:
        """Ask, and wait for the answer."""
        identity = secrets.token_hex(8)
        self.send_frame(TEXT, json.dumps({"type": kind, "id": identity, **values}).encode())
        while True:
            found, payload = self.read_frame()
            assert found != CLOSE, payload
            told = json.loads(payload) if found == TEXT else {}
            if told.get("id") == identity:
                return dict(told)

    def read_frame(self) -> tuple[int, bytes]:
        """Return the kind and the content of the next frame."""
        first, length = self._take(2)
        if length == 126:
            (length,) = struct.unpack("!H", self._take(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", self._take(8))
        return first & 0x0F, self._take(length)

    def read_head(self) -> bytes:
        """Return the first line of an answer over HTTP, and skip its headers."""
        while b"\r\n\r\n" not in self._read:
            self._more()
        head, _, self._read = self._read.partition(b"\r\n\r\n")
        return head.split(b"\r\n")[0]

    def closed_with(self) -> int | None:
        """Read on until the connection is closed, and return the code; None: without one."""
        with contextlib.suppress(EOFError, ConnectionError):
            while True:
                kind, payload = self.read_frame()
                if kind == CLOSE:
                    return int(struct.unpack("!H", payload[:2])[0])
        return None

    def _take(self, count: int) -> bytes:
        while len(self._read) < count:
            self._more()
        taken, self._read = self._read[:count], self._read[count:]
        return taken

    def _more(self) -> None:
        received = self.wire.recv(65536)
        if not received:
            raise EOFError
        self._read += received


@contextlib.contextmanager
def raw_peer(
    address: str, path: bytes, *headers: bytes, shake_hands: bool = True
) -> Iterator[Peer]:
    """Connect, and ask for a websocket."""
    found = urlsplit(address)
    assert found.hostname is not None
    assert found.port is not None
    with socket.create_connection((found.hostname, found.port), timeout=PATIENCE) as wire:
        peer = Peer(wire)
        if shake_hands:
            wire.sendall(upgrade(path, *headers))
            assert b"101" in peer.read_head()
        yield peer


def upgrade(path: bytes, *headers: bytes) -> bytes:
    """Return a request for a websocket."""
    lines = [
        b"GET " + path + b" HTTP/1.1",
        b"Host: localhost",
        b"Connection: Upgrade",
        b"Upgrade: websocket",
        b"Sec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        *headers,
    ]
    return b"\r\n".join(lines) + b"\r\n\r\n"
