"""Server processes under load: delays, lost messages, memory, processor time, take-overs."""

import asyncio
import resource
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.server.audit import Audit, audit
from benchmarks.server.figures import milliseconds, percentile, slope
from benchmarks.server.pace import Pace
from benchmarks.server.party import Party, parties_at
from benchmarks.server.servers import Server, serving


@dataclass(frozen=True, slots=True)
class Load:
    """How many sockets at how many tables make how many moves a second, and for how long."""

    sockets: int
    tables: int
    moves: float
    seconds: float
    warm_up: float


@dataclass(slots=True)
class LoadFigures:
    """The measured figures; those of all server processes together.

    ``take_overs`` are the seconds after which each table of a killed process could go on.
    """

    sockets: int
    per_second: float
    skipped: int
    delays: list[float]
    memory: list[tuple[float, float]]
    server_seconds: float
    client_seconds: float
    seconds: float
    take_overs: list[float]
    audit: Audit

    @property
    def server_cpu_ms_per_move(self) -> float:
        """The processor time of the servers for each move, in milliseconds."""
        return 1000 * self.server_seconds / max(1.0, self.per_second * self.seconds)

    def keys(self) -> dict[str, float]:
        """Return the figures that other measurements are compared with."""
        return {
            "moves_per_s": round(self.per_second, 1),
            "p50_ms": round(1000 * percentile(self.delays, 0.5), 1),
            "p99_ms": round(1000 * percentile(self.delays, 0.99), 1),
            "server_cpu_ms_per_move": round(self.server_cpu_ms_per_move, 2),
            "lost": len(self.audit.faults),
            "rss_mb": round(self.memory[-1][1]),
        }

    def table(self) -> dict[str, str]:
        """Return the figures as a table."""
        first, last = self.memory[0][1], self.memory[-1][1]
        shares = [100 * used / self.seconds for used in (self.server_seconds, self.client_seconds)]
        table = {
            "open sockets, tables": f"{self.sockets}, {self.audit.tables} in all",
            "moves per second": f"{self.per_second:.1f} ({self.skipped} skipped)",
            "move to last recipient, median / p99 / most": milliseconds(self.delays),
            "moves in the log, news told": f"{self.audit.moves}, {self.audit.told}",
            "lost, doubled or differing": str(len(self.audit.faults)),
            "memory of all servers": f"{first:.0f} MB to {last:.0f} MB, "
            f"{60 * slope(self.memory):+.1f} MB a minute",
            "processor time, servers and clients": "{:.0f} % and {:.0f} % of a core".format(
                *shares
            ),
            "processor time of the servers for a move": f"{self.server_cpu_ms_per_move:.2f} ms",
        }
        if self.take_overs:
            table["tables of the killed process, and when the last one could go on"] = (
                f"{len(self.take_overs)}, after {max(self.take_overs):.1f} s"
            )
        return table


async def measure(load: Load) -> LoadFigures:
    """Measure one process on SQLite in a file."""
    with tempfile.TemporaryDirectory(prefix="stope-load-") as folder:
        return await measure_at([str(Path(folder) / "tables.sqlite")], load)


async def measure_at(databases: Sequence[str], load: Load, *, kill: bool = False) -> LoadFigures:
    """Measure a process for each database; several may be the same PostgreSQL.

    ``kill``: afterwards the first process is killed, and the load goes on for half of the time.
    """
    with serving(*databases) as servers:
        await asyncio.gather(*(server.until_ready() for server in servers))
        async with parties_at(servers, load.tables, load.sockets) as parties:
            pace = Pace(parties, load.moves)
            if load.warm_up:
                # otherwise all matches would begin and end at the same time
                await pace.spread()
            await pace.go(load.warm_up)
            connected = sum(client.is_connected for party in parties for client in party.clients)
            memory: list[tuple[float, float]] = []
            watching = asyncio.create_task(_watch_memory(servers, memory))
            begun, used, own = time.perf_counter(), _seconds_of(servers), _own_seconds()
            before, skipped = pace.sent, pace.skipped
            await pace.go(load.seconds)
            ended = time.perf_counter()
            server_seconds, client_seconds = _seconds_of(servers) - used, _own_seconds() - own
            sent, skipped = pace.sent - before, pace.skipped - skipped
            watching.cancel()
            take_overs = []
            if kill:
                take_overs = await _take_overs(servers[0], parties, pace, load.seconds / 2)
            await pace.finish(parties)
        found = await audit(databases[0], parties)
    return LoadFigures(
        sockets=connected,
        per_second=sent / (ended - begun),
        skipped=skipped,
        delays=[delay for at, delay in found.delays if begun <= at <= ended],
        memory=memory,
        server_seconds=server_seconds,
        client_seconds=client_seconds,
        seconds=ended - begun,
        take_overs=take_overs,
        audit=found,
    )


async def _take_overs(
    server: Server, parties: Sequence[Party], pace: Pace, seconds: float
) -> list[float]:
    """Kill a server under load; return when all clients of each of its tables were told it again.

    In seconds after the kill. From then on its players can move.
    """
    lost = {client: client.lost_connections for party in parties for client in party.clients}
    killed = time.perf_counter()
    server.kill()
    await pace.go(seconds)
    await pace.finish(parties)
    found = []
    for party in parties:
        moved = [one for one in party.clients if one.lost_connections > lost[one]]
        if moved:
            again = [min(at for at in client.greeted_at if at > killed) for client in moved]
            found.append(max(again) - killed)
    return found


async def _watch_memory(servers: Sequence[Server], samples: list[tuple[float, float]]) -> None:
    while True:
        samples.append((time.perf_counter(), sum(server.memory() for server in servers)))
        await asyncio.sleep(1.0)


def _seconds_of(servers: Sequence[Server]) -> float:
    return sum(server.processor_seconds() for server in servers)


def _own_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime
