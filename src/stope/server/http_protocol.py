"""HTTP with limits on the size of a request and on the time a peer may take.

uvicorn's parser buffers a line without limit and copies all of it for every chunk, and no timeout
starts before the first answer. So an endless line would block the event loop, and thousands of
unfinished requests would hold their connections for good.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

#: Bytes of a request line and its headers together; browsers and proxies stay far below.
MOST_HEAD = 16 * 1024
#: Bytes of a whole request. The application refuses bodies over 16 KiB with a sentence; beyond this
#: limit the connection is closed.
MOST_REQUEST = 1024 * 1024
#: Requests that may be pipelined before earlier ones are answered. Browsers do not do that; one
#: chunk of the usual size could hold thousands, all parsed in one go.
MOST_AHEAD = 16
#: Headers of a request, and pieces in which its body may come. Each costs time, however short it
#: is, and a chunk of the usual size could hold ten thousands. Browsers and proxies stay far below.
MOST_HEADERS, MOST_PIECES = 200, 1000
#: Seconds for a request to arrive with all its headers, from the connection or its first byte on.
HEAD_SECONDS = 10.0
#: Seconds for the body of a request to arrive.
BODY_SECONDS = 20.0
#: Seconds within which a peer has to read some of the data that waits for it.
WRITE_SECONDS = 60.0


class TooMany(Exception):
    """More pipelined requests, headers or pieces than we accept.

    uvicorn answers that this is no valid request, and closes the connection.
    """


_TOO_LARGE = (431, b"Request Header Fields Too Large")
_TOO_SLOW = (408, b"Request Timeout")
_BAD_REQUEST = (400, b"Bad Request")


class LimitedHttp(HttpToolsProtocol):
    """One HTTP connection."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._head_bytes = 0
        self._request_bytes = 0
        self._pieces = 0
        self._in_head = True
        self._deadline: asyncio.TimerHandle | None = None
        self._write_deadline: asyncio.TimerHandle | None = None

    # uvicorn declares its methods without types for the parts that asyncio calls

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the timeout for a request."""
        super().connection_made(transport)
        self._expect_within(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop all timeouts."""
        self._cancel_deadlines()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Receive a chunk of a request, unless it has become too long."""
        if self.transport.is_closing():
            return
        if self._in_head and self._request_bytes == 0 and self._deadline is None:
            # the first chunk of a further request on a connection that was kept open
            self._expect_within(HEAD_SECONDS)
        self._request_bytes += len(data)
        if self._request_bytes > MOST_REQUEST:
            self.transport.abort()
            return
        if self._in_head:
            self._head_bytes += len(data)
        super().data_received(data)
        # only now it is known whether a long chunk was a long head, or a short one with a body
        if self._in_head and self._head_bytes > MOST_HEAD and not self.transport.is_closing():
            self._refuse(*_TOO_LARGE)

    # Callbacks of the parser

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take in a header, unless there are too many."""
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            raise TooMany

    def on_body(self, body: bytes) -> None:
        """Take in a piece of the body, unless there are too many."""
        self._pieces += 1
        if self._pieces > MOST_PIECES:
            raise TooMany
        super().on_body(body)

    def on_headers_complete(self) -> None:
        """Start the timeout for the body."""
        if len(self.pipeline) >= MOST_AHEAD:
            raise TooMany
        self._in_head = False
        self._expect_within(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop the timeout: the application has the whole request."""
        self._in_head = True
        self._head_bytes = self._request_bytes = self._pieces = 0
        self._cancel_deadline()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to another protocol, which has its own limits."""
        self._cancel_deadlines()
        if any(_announces_body(name, value) for name, value in self.headers):
            # the other protocol would neither answer nor close, and read whatever comes
            self._refuse(*_BAD_REQUEST)
            return
        super().handle_websocket_upgrade()

    # Sending

    def send_400_response(self, msg: str) -> None:
        """Answer a request that is invalid, or has too many headers."""
        if len(self.headers) > MOST_HEADERS:
            self._refuse(*_TOO_LARGE)
        else:
            super().send_400_response(msg)

    def pause_writing(self) -> None:
        """Start the timeout for the peer to read."""
        super().pause_writing()
        if self._write_deadline is None:
            self._write_deadline = self.loop.call_later(WRITE_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Stop the timeout for the peer to read."""
        if self._write_deadline is not None:
            self._write_deadline.cancel()
            self._write_deadline = None
        super().resume_writing()

    # Limits

    def _expect_within(self, seconds: float) -> None:
        self._cancel_deadline()
        self._deadline = self.loop.call_later(seconds, self._give_up)

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _cancel_deadlines(self) -> None:
        self._cancel_deadline()
        if self._write_deadline is not None:
            self._write_deadline.cancel()
            self._write_deadline = None

    def _give_up(self) -> None:
        """Close a connection on which no whole request came in time."""
        self._deadline = None
        if self.transport.is_closing():
            return
        if self._request_bytes == 0:
            self.transport.close()
        else:
            self._refuse(*_TOO_SLOW)

    def _refuse(self, status: int, reason: bytes) -> None:
        """Answer in place of the application, unless it has begun to, and close the connection."""
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering and self.cycle.response_started:
            self.transport.abort()
            return
        self.transport.write(
            b"HTTP/1.1 %d %s\r\nconnection: close\r\ncontent-length: 0\r\n\r\n" % (status, reason)
        )
        self.transport.close()


def _announces_body(name: bytes, value: bytes) -> bool:
    """Return whether a header announces a body."""
    return name == b"transfer-encoding" or (name == b"content-length" and value.strip() != b"0")
