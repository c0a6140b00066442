"""What server processes tell each other over the database: PostgreSQL's NOTIFY.

Only two things are told, both rarely: a lease was taken over, and who owes a decision at some
tables was noted. Entries of a log are not: only the owner of a table has it in memory.
"""

import asyncio
import json
from dataclasses import dataclass
from typing import TypeAlias

from sqlalchemy import Connection, func, select

#: The PostgreSQL channel of all notifications.
CHANNEL = "stope"


@dataclass(frozen=True, slots=True)
class TakenOver:
    """A process has taken over the lease of ``table`` from another one."""

    table: str


@dataclass(frozen=True, slots=True)
class OwingNoted:
    """It was noted in the database who owes a decision at these tables."""

    tables: frozenset[str]


@dataclass(frozen=True, slots=True)
class Missed:
    """Notifications may have been missed: the connection to the database was lost."""


Notification: TypeAlias = TakenOver | OwingNoted | Missed


class Notifications:
    """A stream of notifications. What a slow reader has not read yet takes little memory."""

    def __init__(self) -> None:
        self._owing: set[str] = set()
        self._taken_over: dict[TakenOver, None] = {}
        self._missed = False
        self._something = asyncio.Event()

    def put(self, notification: Notification) -> None:
        """Queue a notification, together with others of its kind."""
        match notification:
            case OwingNoted(tables):
                self._owing |= tables
            case TakenOver():
                self._taken_over[notification] = None
            case Missed():
                self._missed = True
        self._something.set()

    def __aiter__(self) -> "Notifications":
        return self

    async def __anext__(self) -> Notification:
        await self._something.wait()
        found: Notification
        if self._missed:
            self._missed, found = False, Missed()
        elif self._taken_over:
            found = next(iter(self._taken_over))
            del self._taken_over[found]
        else:
            found, self._owing = OwingNoted(frozenset(self._owing)), set()
        if not (self._missed or self._taken_over or self._owing):
            self._something.clear()
        return found


def notify_taken_over(connection: Connection, table: str) -> None:
    """Tell all processes, at the commit, that the lease of a table was taken over."""
    _notify(connection, {"taken-over": table})


def notify_owing(connection: Connection, tables: list[str]) -> None:
    """Tell all processes, at the commit, that it was noted who owes a decision at tables."""
    if connection.dialect.name == "postgresql":
        _notify(connection, {"owing": tables})


def read_notification(payload: str) -> Notification:
    """Return the notification that a payload stands for."""
    told = json.loads(payload)
    if "owing" in told:
        return OwingNoted(frozenset(told["owing"]))
    return TakenOver(told["taken-over"])


def _notify(connection: Connection, told: dict[str, object]) -> None:
    connection.execute(select(func.pg_notify(CHANNEL, json.dumps(told, separators=(",", ":")))))
