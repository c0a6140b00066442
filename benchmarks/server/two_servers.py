"""Two processes on one PostgreSQL, of which one is killed; its clients go to the other."""

import asyncio
import time
from dataclasses import dataclass

from benchmarks.server.audit import Audit, audit
from benchmarks.server.figures import milliseconds
from benchmarks.server.pace import Pace
from benchmarks.server.party import parties_at
from benchmarks.server.servers import serving

#: Seconds after the kill in which a move counts as affected by it.
_MOST_MEANWHILE_SECONDS = 10.0


@dataclass(slots=True)
class TwoServersFigures:
    """The measured figures; delays are grouped by when their move was sent."""

    sockets: int
    per_second: tuple[float, float]
    before: list[float]
    meanwhile: list[float]
    after: list[float]
    seconds_meanwhile: float
    moved: int
    audit: Audit

    def table(self) -> dict[str, str]:
        """Return the figures as a table."""
        before, after = self.per_second
        gap = f"{self.seconds_meanwhile:.0f} s"
        return {
            "open sockets, tables": f"{self.sockets}, {self.audit.tables} in all",
            "moves per second, before and after": f"{before:.1f}, {after:.1f}",
            "move to last recipient before, median / p99 / most": milliseconds(self.before),
            f"sent within {gap} around the kill": milliseconds(self.meanwhile),
            "after that": milliseconds(self.after),
            "clients that went to the other process": str(self.moved),
            "moves in the log, news told": f"{self.audit.moves}, {self.audit.told}",
            "lost, doubled or differing": str(len(self.audit.faults)),
        }


async def measure(
    database: str,
    sockets: int,
    tables: int,
    moves: float,
    seconds: float,
    warm_up: float,
) -> TwoServersFigures:
    """Measure on a PostgreSQL that has been migrated; half of the time before the kill."""
    with serving(database, database) as servers:
        await asyncio.gather(*(server.until_ready() for server in servers))
        async with parties_at(servers, tables, sockets) as parties:
            pace = Pace(parties, moves)
            if warm_up:
                await pace.spread()
            await pace.go(warm_up)
            begun, sent = time.perf_counter(), pace.sent
            await pace.go(seconds / 2)
            killed, sent_before = time.perf_counter(), pace.sent - sent
            servers[0].kill()
            await pace.go(seconds / 2)
            ended, sent_after = time.perf_counter(), pace.sent - sent - sent_before
            await pace.finish(parties)
        found = await audit(database, parties)
    # a move that was under way at the kill belongs to it
    first, last = killed - 1.0, killed + min(_MOST_MEANWHILE_SECONDS, seconds / 4)
    return TwoServersFigures(
        sockets=sockets,
        per_second=(sent_before / (killed - begun), sent_after / (ended - killed)),
        before=[delay for at, delay in found.delays if begun <= at < first],
        meanwhile=[delay for at, delay in found.delays if first <= at < last],
        after=[delay for at, delay in found.delays if last <= at <= ended],
        seconds_meanwhile=last - first,
        moved=sum(client.lost_connections > 0 for party in parties for client in party.clients),
        audit=found,
    )
