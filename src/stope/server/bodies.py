"""Bodies over HTTP: of requests, read up to a length and no further; of answers, left out."""

from fastapi import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

#: The status of what is longer.
TOO_MUCH = 413


class ShortBodies:
    """Refuses bodies that are longer than anything we ask for, before they fill the memory."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self._app = app
        self._most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, with an eye on how long it gets."""
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


class HeadsAsGets:
    """Answers who asks for the head of something as if they had asked for all of it.

    The server beneath knows what was asked for and leaves out the body.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await self._app(scope, receive, send)
