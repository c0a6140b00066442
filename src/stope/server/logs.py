"""Logs for programs to read: a JSON object in a line for all that was asked and what went wrong.

What is logged of a request is how it was asked and how it ended: no query, no header, no body, no
address of anybody. So there is no token, no invitation and no move in a log.
"""

import json
import logging
import time
from datetime import UTC, datetime
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

log = logging.getLogger(__name__)

#: For ``uvicorn``: everything through one formatter to the standard error.
JSON_LOGS: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": "stope.server.logs.JsonLines"}},
    "handlers": {"errors": {"class": "logging.StreamHandler", "formatter": "json"}},
    "root": {"handlers": ["errors"], "level": "WARNING"},
    "loggers": {"stope": {"level": "INFO"}, "uvicorn.error": {"level": "INFO"}},
}


class JsonLines(logging.Formatter):
    """Writes a record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return what happened, when and where, with its details."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "details", {}),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Logged:
    """Logs every request, and every connection when it ends."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and note how it ended."""
        if scope["type"] not in ("http", "websocket") or not log.isEnabledFor(logging.INFO):
            await self._app(scope, receive, send)
            return
        began, ended = time.perf_counter(), None

        async def noted(message: Message) -> None:
            nonlocal ended
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                ended = message["status"]
            elif message["type"] == "websocket.close":
                ended = message.get("code", 1000)
            await send(message)

        async def heard() -> Message:
            nonlocal ended
            message = await receive()
            if message["type"] == "websocket.disconnect" and ended is None:
                ended = message.get("code", 1005)
            return message

        try:
            await self._app(scope, heard, noted)
        finally:
            details = {
                "method": scope.get("method", "CONNECT"),
                "path": scope["path"],
                "status": ended,
                "ms": round(1000 * (time.perf_counter() - began), 1),
            }
            log.info(scope["type"], extra={"details": details})
