"""Connections with faults at any message, after which all clients must have the same log."""

import asyncio
import tempfile
from dataclasses import dataclass
from pathlib import Path

from benchmarks.server.audit import Audit, audit
from benchmarks.server.pace import Pace
from benchmarks.server.party import parties_at
from benchmarks.server.servers import serving
from tests.server.proxy import Proxy, Storm, proxy_to

#: Seconds without faults, in which everyone reconnects and hears the rest.
_CALM_SECONDS = 5.0


@dataclass(slots=True)
class LineFigures:
    """The measured figures."""

    sockets: int
    sent: int
    strikes: int
    lost_connections: int
    audit: Audit

    def table(self) -> dict[str, str]:
        """Return the figures as a table."""
        return {
            "sockets, tables": f"{self.sockets}, {self.audit.tables} in all",
            "moves sent": str(self.sent),
            "messages lost, delayed, repeated or cut off": str(self.strikes),
            "connections lost and made again": str(self.lost_connections),
            "moves in the log, news told": f"{self.audit.moves}, {self.audit.told}",
            "lost, doubled or differing": str(len(self.audit.faults)),
        }


async def measure(
    sockets: int, tables: int, moves: float, seconds: float, chance: float
) -> LineFigures:
    """Play for a number of seconds over a proxy that makes faults at random messages."""
    storms: list[Storm] = []

    def line(proxy: Proxy) -> str:
        storms.append(Storm(f"line {len(storms)}", chance))
        return proxy.line(storms[-1])

    with (
        tempfile.TemporaryDirectory(prefix="stope-lines-") as folder,
        serving(str(Path(folder) / "tables.sqlite")) as (server,),
    ):
        await server.until_ready()
        async with (
            proxy_to(server.address) as proxy,
            parties_at([server], tables, sockets, lambda _: line(proxy)) as parties,
        ):
            pace = Pace(parties, moves)
            await pace.go(seconds)
            for storm in storms:
                storm.is_calm = True
            await asyncio.sleep(_CALM_SECONDS)
            await pace.finish(parties)
        found = await audit(server.database, parties)
    return LineFigures(
        sockets=sockets,
        sent=pace.sent,
        strikes=sum(storm.strikes for storm in storms),
        lost_connections=sum(one.lost_connections for party in parties for one in party.clients),
        audit=found,
    )
