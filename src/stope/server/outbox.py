"""The messages that wait to be sent over one connection."""

import asyncio
from dataclasses import dataclass

from stope.server.protocol.close_codes import CloseCode
from stope.server.protocol.updates import Beat, Message

#: Messages that may wait for a slow reader before it is disconnected.
_MOST_WAITING = 64
#: Seconds between two checks whether a message was sent meanwhile; if not, a heartbeat is sent. So
#: a client hears something at least every 15 seconds.
_CHECK_SECONDS = 7.5


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
        self._was_used = False

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
        """Wait for the next message, and return it."""
        self._was_used = True
        return await self._waiting.get()

    async def keep_alive(self) -> None:
        """Queue a heartbeat whenever there was no message for a while, in an endless loop.

        One timer for each connection costs much less than one for each message.
        """
        while True:
            self._was_used = False
            await asyncio.sleep(_CHECK_SECONDS)
            if not self._was_used and self._waiting.empty():
                self._waiting.put_nowait(Beat())
