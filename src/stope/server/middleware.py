"""HTTP bodies: a length limit for requests, and no body in answers to HEAD."""

from fastapi import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

#: The HTTP status for bodies that are too long.
TOO_MUCH = 413


class BodyLimit:
    """Middleware that refuses bodies above a length, before they fill the memory."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self._app = app
        self._most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and count the bytes of its body."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        length = 0

        async def receive_some() -> Message:
            nonlocal length
            message = await receive()
            length += len(message.get("body", b""))
            if length > self._most:
                raise HTTPException(TOO_MUCH)
            return message

        await self._app(scope, receive_some, send)


class HeadAsGet:
    """Middleware that answers HEAD requests as if they were GET.

    The server below leaves out the body by itself.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a HEAD request on as a GET."""
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await self._app(scope, receive, send)
