"""Audit: the news that the clients heard, compared with the logs of the tables.

After the load the logs are read from the database, and every table is rebuilt from its log. This
determines for each client exactly which news and which state it should have got.
"""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from benchmarks.server.client import Visit
from benchmarks.server.party import Move, Party
from stope.server.protocol.view_models import views_for
from stope.tables.audience import heard
from stope.tables.log_entries import Moved
from stope.tables.store.store import open_store
from stope.tables.table import Table


@dataclass(slots=True)
class Audit:
    """The result of an audit: the number of comparisons, the delays of news, and all faults."""

    tables: int = 0
    moves: int = 0
    told: int = 0
    #: when each move was sent, and how many seconds later its last recipient had the news of it
    delays: list[tuple[float, float]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


async def audit(database: str, parties: Sequence[Party]) -> Audit:
    """Compare everything that was told at all tables with their logs."""
    found = Audit()
    for party in parties:
        found.faults += party.faults
    moves: dict[str, list[Move]] = {}
    visits: dict[str, list[tuple[str | None, Visit]]] = {}
    for party in parties:
        for move in party.moves:
            moves.setdefault(move.table, []).append(move)
        for client in party.clients:
            for visit in client.visits:
                visits.setdefault(visit.table, []).append((client.person, visit))
    async with open_store(database) as store:
        for identity, guests in visits.items():
            keys = await store.keys_of(identity)
            if keys is None:
                found.faults.append(f"table {identity} is not in the database")
                continue
            rows = await store.rows(identity)
            table = Table(identity, keys.secret)
            for row in rows:
                table.add(row)
            await asyncio.to_thread(_compare, found, table, moves.get(identity, []), guests)
    return found


def _compare(
    found: Audit, table: Table, moves: list[Move], guests: list[tuple[str | None, Visit]]
) -> None:
    found.tables += 1
    for person, visit in guests:
        _compare_visit(found, table, person, visit)
    numbers = _check_moves(found, table, moves)
    found.delays += _delays(table, moves, numbers, guests)


def _compare_visit(found: Audit, table: Table, person: str | None, visit: Visit) -> None:
    expected = [
        (number, news.row.at, news.row.entry.kind, getattr(news.row.entry, "seat", None))
        for number, news in heard(table, person)
    ]
    told = [tuple(one[:4]) for one in visit.told]
    found.told += len(told)
    if told != expected:
        found.faults.append(
            f"table {table.identity}: {len(told)} news told, {len(expected)} expected"
        )
    seen = [view.model_dump(mode="json") for view in views_for(table, table.seats_of(person))]
    if visit.views != seen:
        found.faults.append(
            f"table {table.identity} ({table.opened.game}): a client ended with another state, "
            f"{_difference(visit.views, seen)}"
        )


def _difference(told: Any, seen: Any, where: str = "views") -> str:
    """Return the first difference between two JSON values."""
    if isinstance(told, dict) and isinstance(seen, dict) and set(told) == set(seen):
        pairs = [(key, told[key], seen[key]) for key in told]
    elif isinstance(told, list) and isinstance(seen, list) and len(told) == len(seen):
        pairs = [(number, *both) for number, both in enumerate(zip(told, seen, strict=True))]
    else:
        return f"{where}: {told} instead of {seen}"
    return next(
        _difference(one, other, f"{where}.{key}") for key, one, other in pairs if one != other
    )


def _check_moves(found: Audit, table: Table, moves: list[Move]) -> dict[tuple[str, str], int]:
    """Return the log numbers of the moves, each of which was requested and appears once."""
    numbers: dict[tuple[str, str], int] = {}
    for news in table.updates:
        row = news.row
        if not isinstance(row.entry, Moved):
            continue
        who = (row.person or "", row.message or "")
        if who in numbers:
            found.faults.append(f"table {table.identity}: move {who} is in the log twice")
        numbers[who] = row.seq
    found.moves += len(numbers)
    for move in moves:
        if (move.person, move.identity) not in numbers and move.acknowledged is not None:
            found.faults.append(f"table {table.identity}: an acknowledged move is not in the log")
        if move.acknowledged is None:
            found.faults.append(f"table {table.identity}: a move was never acknowledged")
    if len(numbers) > len(moves):
        found.faults.append(f"table {table.identity}: moves in the log that nobody made")
    return numbers


def _delays(
    table: Table,
    moves: list[Move],
    numbers: dict[tuple[str, str], int],
    guests: list[tuple[str | None, Visit]],
) -> Iterable[tuple[float, float]]:
    """Return the time and the delay of each move, until the last recipient heard of it."""
    latest: dict[int, float] = {}
    for person, visit in guests:
        told = zip(heard(table, person), visit.told, strict=False)
        for (_number, news), one in told:
            latest[news.row.seq] = max(one.arrived, latest.get(news.row.seq, 0.0))
    for move in moves:
        seq = numbers.get((move.person, move.identity))
        if seq in latest:
            yield move.sent, latest[seq] - move.sent
