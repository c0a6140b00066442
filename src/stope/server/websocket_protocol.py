"""Websockets with a limit on frames.

All frames of a chunk are parsed in one go, and the application hears only of whole messages. So
pings, or pieces of a message, by the thousand would block the event loop without being counted
anywhere.
"""

import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from stope.server.rate_limit import TokenBucket

#: Rate limit of frames of one connection, burst and per second: twice that of requests.
AT_ONCE, PER_SECOND = 800, 100
#: The close code for too many requests, and the frame with it; frames of a server have no mask.
_TOO_OFTEN = 4429
_GOODBYE = b"\x88\x02" + struct.pack("!H", _TOO_OFTEN)
#: Seconds for a peer to read that.
_GOODBYE_SECONDS = 1.0
#: The bits of the second byte of a frame, the lengths that say that a longer one follows with its
#: form, and the bytes of a mask.
_LENGTH, _MASKED, _LONG, _MASK = 0x7F, 0x80, {126: "!H", 127: "!Q"}, 4


class FrameCounter:
    """Counts the frames that begin in a stream of bytes, without reading what is in them."""

    def __init__(self) -> None:
        self._head = b""
        # bytes of the payload that have not come yet
        self._rest = 0

    def count(self, data: bytes) -> int:
        """Return how many frames have a whole head with this chunk."""
        data = self._head + data
        frames, at = 0, self._rest
        while (payload := _payload(data, at)) is not None:
            frames += 1
            at = payload
        self._head, self._rest = data[at:], max(0, at - len(data))
        return frames


def _payload(data: bytes, at: int) -> int | None:
    """Return where the frame after the one that begins at a place begins, None if unknown yet."""
    head = at + 2
    if len(data) < head:
        return None
    length = data[at + 1] & _LENGTH
    if length in _LONG:
        form = _LONG[length]
        if len(data) < head + struct.calcsize(form):
            return None
        (length,) = struct.unpack_from(form, data, head)
        head += struct.calcsize(form)
    return head + (_MASK if data[at + 1] & _MASKED else 0) + length


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """One websocket."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._frames = FrameCounter()
        self._allowance = TokenBucket(AT_ONCE, PER_SECOND)
        self._is_open = False

    def data_received(self, data: bytes) -> None:
        """Receive a chunk, unless it has too many frames."""
        if self.transport.is_closing():
            return
        # the first chunk is the request, which was read and checked as HTTP
        if self._is_open and not self._may_send(self._frames.count(data)):
            self._hang_up()
            return
        self._is_open = True
        super().data_received(data)

    def _may_send(self, frames: int) -> bool:
        allowed = self._allowance.wait("", frames) == 0.0
        self._allowance.spend("", frames)
        return allowed

    def _hang_up(self) -> None:
        self.transport.write(_GOODBYE)
        self.transport.close()
        # who sends this much may read nothing
        self.loop.call_later(_GOODBYE_SECONDS, self.transport.abort)
