"""A process that is killed again and again under load, and restarted."""

import asyncio
import random
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from benchmarks.server.audit import Audit, audit
from benchmarks.server.figures import percentile
from benchmarks.server.pace import Pace
from benchmarks.server.party import parties_at
from benchmarks.server.servers import PATIENCE, Server, serving

#: The most seconds until a server that works again is killed.
_LONGEST_LIFE = 2.0
#: The part of the servers that is killed earlier, at a random moment of their start.
_KILLED_EARLY = 0.1
#: Seconds of load after the last start.
_AFTERWARDS = 3.0


@dataclass(slots=True)
class KillFigures:
    """The measured figures."""

    kills: int
    sockets: int
    answered: int
    asked_again: int
    lost_connections: int
    #: seconds from a start until the first move was acknowledged
    starts: list[float]
    audit: Audit

    def table(self) -> dict[str, str]:
        """Return the figures as a table."""
        starts = "-"
        if self.starts:
            middle, longest = percentile(self.starts, 0.5), max(self.starts)
            starts = f"{middle:.1f} / {longest:.1f} s"
        return {
            "kill -9": str(self.kills),
            "sockets, tables": f"{self.sockets}, {self.audit.tables} in all",
            "moves acknowledged": f"{self.answered}",
            "moves under way at a kill and asked again": str(self.asked_again),
            "connections lost and made again": str(self.lost_connections),
            "start to first move acknowledged, median / most": starts,
            "moves in the log, news told": f"{self.audit.moves}, {self.audit.told}",
            "lost, doubled or differing": str(len(self.audit.faults)),
        }


async def measure(
    times: int, sockets: int, tables: int, moves: float, seed: int = 1
) -> KillFigures:
    """Kill a server on SQLite a number of times while matches are played on it."""
    rng, starts, asked_again = random.Random(seed), [], 0
    with (
        tempfile.TemporaryDirectory(prefix="stope-kills-") as folder,
        serving(str(Path(folder) / "tables.sqlite")) as (server,),
    ):
        await server.until_ready()
        async with parties_at([server], tables, sockets) as parties:
            pace = Pace(parties, moves)
            playing = asyncio.create_task(pace.run())
            await _until_working(server, pace)
            for _ in range(times):
                await asyncio.sleep(rng.uniform(0.0, _LONGEST_LIFE))
                asked_again += pace.sent - pace.answered
                server.kill()
                begun = time.perf_counter()
                server.start()
                if rng.random() >= _KILLED_EARLY:
                    await _until_working(server, pace)
                    starts.append(time.perf_counter() - begun)
            await _until_working(server, pace)
            await asyncio.sleep(_AFTERWARDS)
            playing.cancel()
            await pace.finish(parties)
        found = await audit(server.database, parties)
    return KillFigures(
        kills=times,
        sockets=sockets,
        answered=pace.answered,
        asked_again=asked_again,
        lost_connections=sum(one.lost_connections for party in parties for one in party.clients),
        starts=starts,
        audit=found,
    )


async def _until_working(server: Server, pace: Pace) -> None:
    """Wait until another move is acknowledged."""
    before = pace.answered
    async with asyncio.timeout(PATIENCE):
        while pace.answered == before:
            server.check_running()
            await asyncio.sleep(0.02)
