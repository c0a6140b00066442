"""The messages that wait to be sent over one connection."""

import asyncio
import contextlib
from dataclasses import dataclass

from stope.server.protocol.close_codes import CloseCode
from stope.server.protocol.updates import Beat, Message

#: Messages that may wait for a slow reader before it is disconnected.
_MOST_WAITING = 64
#: Seconds without a message after which a heartbeat is sent.
HEARTBEAT_SECONDS = 15.0


@dataclass(frozen=True, slots=True)
class Closing:
    """The end of a connection: a close code, and a reason for programs."""

    code: CloseCode
    reason: str = ""


class Outbox:
    """A queue of messages, with the close code as its last entry."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[Message | str | Closing] = asyncio.Queue(_MOST_WAITING)
        #: set when the reader is too slow to take a message
        self.overflowed = asyncio.Event()

    def put(self, message: Message | str) -> None:
        """Queue a message; updates are encoded already."""
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.overflowed.set()

    def close(self, code: CloseCode, reason: str = "") -> None:
        """Queue a close code ahead of all waiting messages."""
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting.put_nowait(Closing(code, reason))

    def close_after(self, code: CloseCode) -> None:
        """Queue a close code behind all waiting messages."""
        try:
            self._waiting.put_nowait(Closing(code))
        except asyncio.QueueFull:
            self.overflowed.set()

    async def next(self) -> Message | str | Closing:
        """Return the next message, or a heartbeat if there was none for a while."""
        with contextlib.suppress(asyncio.QueueEmpty):
            return self._waiting.get_nowait()
        try:
            async with asyncio.timeout(HEARTBEAT_SECONDS):
                return await self._waiting.get()
        except TimeoutError:
            return Beat()
