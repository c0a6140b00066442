"""The very first start on a machine: when the server answers, and when each game can be played."""

import asyncio
import contextlib
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import httpx

from benchmarks.server.servers import Server

#: Seconds after which games that cannot be played are given up.
_PATIENCE = 900.0


@dataclass(frozen=True, slots=True)
class FirstStart:
    """Seconds from starting the process until it answers, and until each game is ready."""

    answers: float
    ready: dict[str, float]

    def table(self) -> dict[str, str]:
        """Return the figures as a table."""
        games = {f"{game} can be played": f"{after:.1f} s" for game, after in self.ready.items()}
        return {"the lobby answers": f"{self.answers:.1f} s", **games}


async def measure() -> FirstStart:
    """Start a server that has compiled nothing yet, on a new file."""
    with tempfile.TemporaryDirectory(prefix="stope-first-") as folder:
        server = Server(str(Path(folder, "tables.sqlite")), {"STOPE_CACHE_DIR": folder})
        began = time.perf_counter()
        server.start()
        try:
            await server.until_answering()
            answers = time.perf_counter() - began
            return FirstStart(answers, await _ready(server, began))
        finally:
            server.kill()


async def _ready(server: Server, began: float) -> dict[str, float]:
    ready: dict[str, float] = {}
    async with httpx.AsyncClient() as http, asyncio.timeout(_PATIENCE):
        while True:
            server.check_running()
            with contextlib.suppress(httpx.TransportError):
                games = (await http.get(f"{server.address}/api/games")).json()
                for game in games:
                    if game["ready"] == 1:
                        ready.setdefault(game["game"], time.perf_counter() - began)
                if len(ready) == len(games):
                    return ready
            await asyncio.sleep(0.2)
