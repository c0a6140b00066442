"""Logs as JSON, one object in a line for every request, connection and error.

A request is logged with its method, path, status and duration: no query, header, body or address.
So a log holds no token, invitation or move.
"""

import json
import logging
import time
from datetime import UTC, datetime
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

log = logging.getLogger(__name__)

#: For ``uvicorn``: one formatter for everything, to the standard error.
JSON_LOGS: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": "stope.server.json_logging.JsonLines"}},
    "handlers": {"errors": {"class": "logging.StreamHandler", "formatter": "json"}},
    "root": {"handlers": ["errors"], "level": "WARNING"},
    "loggers": {"stope": {"level": "INFO"}, "uvicorn.error": {"level": "INFO"}},
}


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return message, time and source of a log record, with its details."""
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
    """Middleware that logs every request, and every connection when it ends."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and log how it ended."""
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
