"""Group commit: all waiting writes go into one transaction.

A commit waits for the disk, whatever its size. While one is under way, new work gathers and goes
into the next one together. Moves of many tables are written in one statement, which nearly always
works. Otherwise each piece of work has a savepoint of its own: a refused piece is rolled back
without affecting the others.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, NestedTransaction

from stope.tables.store.transactions import Append, NotAllFit, append_all

T = TypeVar("T")

#: Seconds between the starts of two transactions. Under load each takes more work along, which
#: costs far less in total; work that comes alone does not wait.
_PAUSE = 0.015


@dataclass(slots=True)
class _Piece:
    work: Callable[[Connection], Any]
    answer: asyncio.Future[Any]


@dataclass(slots=True)
class _Outcome:
    value: Any = None
    error: Exception | None = None


class GroupWriter:
    """The only writer of a database, with a thread in which all work runs."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="stope-writer")
        self._waiting: list[_Piece] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Return the result of the work once it is committed.

        Cancelling the caller affects nobody else; the work may still be done. If the transaction
        fails as a whole, all work in it fails.
        """
        if self._closing:
            raise RuntimeError("the store is closed")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Piece(work, answer))
        self._wake.set()
        return await answer

    async def close(self) -> None:
        """Finish the queued work."""
        self._closing = True
        self._wake.set()
        await self._task
        self._thread.shutdown()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        next_at = loop.time()
        while self._waiting or not self._closing:
            await self._wake.wait()
            if not self._closing:
                await asyncio.sleep(max(0.0, next_at - loop.time()))
            self._wake.clear()
            next_at = loop.time() + _PAUSE
            # cancelled callers get nothing done
            pieces = [piece for piece in self._waiting if not piece.answer.done()]
            self._waiting.clear()
            if pieces:
                await self._write(pieces)

    async def _write(self, pieces: Sequence[_Piece]) -> None:
        loop = asyncio.get_running_loop()
        works = [piece.work for piece in pieces]
        try:
            outcomes = await loop.run_in_executor(self._thread, _commit, self._engine, works)
        # whatever the error, all callers are told
        except Exception as error:
            outcomes = [_Outcome(error=error)] * len(pieces)
        for piece, outcome in zip(pieces, outcomes, strict=True):
            if piece.answer.done():
                continue
            if outcome.error is not None:
                piece.answer.set_exception(outcome.error)
            else:
                piece.answer.set_result(outcome.value)


def _commit(engine: Engine, works: Sequence[Callable[[Connection], Any]]) -> list[_Outcome]:
    """Do all the work in one transaction.

    A refusal may depend on other work in the transaction, so no outcome counts before the commit.
    """
    together = _with_nothing_else(works)
    with contextlib.suppress(NotAllFit):
        if len(together) > 1:
            with engine.begin() as connection:
                append_all(connection, together)
                done = {id(work) for work in together}
                return [
                    _Outcome() if id(work) in done else _attempt(connection, work) for work in works
                ]
    with engine.begin() as connection:
        return [_attempt(connection, work) for work in works]


def _with_nothing_else(works: Sequence[Callable[[Connection], Any]]) -> list[Append]:
    """Return the appends that cannot conflict with other work: moves, one for each table."""
    counted = Counter(work.head.table for work in works if isinstance(work, Append))
    return [
        work
        for work in works
        if isinstance(work, Append) and work.members is None and counted[work.head.table] == 1
    ]


def _attempt(connection: Connection, work: Callable[[Connection], Any]) -> _Outcome:
    """Do one piece of work in a savepoint. A failed rollback fails the whole transaction."""
    savepoint = connection.begin_nested()
    try:
        value = work(connection)
    # the error goes to the caller of this piece
    except Exception as error:
        _take_back(savepoint, error)
        return _Outcome(error=error)
    savepoint.commit()
    return _Outcome(value)


def _take_back(savepoint: NestedTransaction, error: Exception) -> None:
    try:
        savepoint.rollback()
    # for example a full disk has ended the whole transaction: all callers get that error
    except Exception:
        raise error from None
