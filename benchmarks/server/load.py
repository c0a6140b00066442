"""One process under load: the delay of news, lost messages, the growth of memory."""

import asyncio
import resource
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from benchmarks.server.audit import Audit, audit
from benchmarks.server.figures import milliseconds, slope
from benchmarks.server.pace import Pace
from benchmarks.server.party import parties_at
from benchmarks.server.servers import Server, serving


@dataclass(slots=True)
class LoadFigures:
    """The measured figures."""

    sockets: int
    per_second: float
    skipped: int
    delays: list[float]
    memory: list[tuple[float, float]]
    server_share: float
    client_share: float
    audit: Audit

    def table(self) -> dict[str, str]:
        """Return the figures as a table."""
        first, last = self.memory[0][1], self.memory[-1][1]
        return {
            "open sockets, tables": f"{self.sockets}, {self.audit.tables} in all",
            "moves per second": f"{self.per_second:.1f} ({self.skipped} skipped)",
            "move to last recipient, median / p99 / most": milliseconds(self.delays),
            "moves in the log, news told": f"{self.audit.moves}, {self.audit.told}",
            "lost, doubled or differing": str(len(self.audit.faults)),
            "memory of the server": f"{first:.0f} MB to {last:.0f} MB, "
            f"{60 * slope(self.memory):+.1f} MB a minute",
            "processor time, server and clients": f"{100 * self.server_share:.0f} % and "
            f"{100 * self.client_share:.0f} % of a core",
        }


async def measure(
    sockets: int, tables: int, moves: float, seconds: float, warm_up: float
) -> LoadFigures:
    """Measure one process on SQLite in a file."""
    with (
        tempfile.TemporaryDirectory(prefix="stope-load-") as folder,
        serving(str(Path(folder) / "tables.sqlite")) as (server,),
    ):
        await server.until_ready()
        async with parties_at([server], tables, sockets) as parties:
            pace = Pace(parties, moves)
            if warm_up:
                # otherwise all matches would begin and end at the same time
                await pace.spread()
            await pace.go(warm_up)
            connected = sum(client.is_connected for party in parties for client in party.clients)
            memory: list[tuple[float, float]] = []
            watching = asyncio.create_task(_watch_memory(server, memory))
            begun, used, own = time.perf_counter(), server.processor_seconds(), _own_seconds()
            before, skipped = pace.sent, pace.skipped
            await pace.go(seconds)
            ended = time.perf_counter()
            took = ended - begun
            server_share = (server.processor_seconds() - used) / took
            client_share = (_own_seconds() - own) / took
            sent = pace.sent - before
            watching.cancel()
            await pace.finish(parties)
        found = await audit(server.database, parties)
    return LoadFigures(
        sockets=connected,
        per_second=sent / took,
        skipped=pace.skipped - skipped,
        delays=[delay for at, delay in found.delays if begun <= at <= ended],
        memory=memory,
        server_share=server_share,
        client_share=client_share,
        audit=found,
    )


async def _watch_memory(server: Server, samples: list[tuple[float, float]]) -> None:
    while True:
        samples.append((time.perf_counter(), server.memory()))
        await asyncio.sleep(1.0)


def _own_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime
