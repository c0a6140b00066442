"""Server processes as `stope serve` starts them: starting, measuring and killing them."""

import asyncio
import contextlib
import os
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import httpx

from tests.support.child_processes import started

#: Seconds to wait for a server that does not answer.
PATIENCE = 180.0
_TICKS = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """Return an unused port."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Server:
    """One server process on a database; it keeps its port through every restart."""

    def __init__(self, database: str, settings: Mapping[str, str] | None = None) -> None:
        self.database = database
        self._settings = settings or {}
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._running = contextlib.ExitStack()

    @property
    def address(self) -> str:
        """The URL of the server."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start the process."""
        command = [sys.executable, "-m", "stope", "serve"]
        command += ["--port", str(self.port), "--db", self.database, "--bot-pace", "0"]
        # clients come as if through a proxy on this machine, each from an address of its own
        command += ["--trust-proxy", "127.0.0.1"]
        environment = {**os.environ, **self._settings}
        running = started(command, stdout=subprocess.DEVNULL, env=environment)
        self._process = self._running.enter_context(running)

    def kill(self) -> None:
        """Kill the process as a power cut would."""
        self._running.close()
        self._process = None

    def check_running(self) -> None:
        """Fail if the process has ended by itself."""
        if self._process is not None and self._process.poll() is not None:
            raise RuntimeError(f"the server ended with status {self._process.returncode}")

    async def until_answering(self) -> None:
        """Wait until the server answers at all."""
        async with httpx.AsyncClient() as http, asyncio.timeout(PATIENCE):
            while True:
                self.check_running()
                with contextlib.suppress(httpx.TransportError):
                    await http.get(f"{self.address}/healthz")
                    return
                await asyncio.sleep(0.02)

    async def until_ready(self) -> None:
        """Wait until every game can be played."""
        await self.until_answering()
        async with httpx.AsyncClient() as http, asyncio.timeout(PATIENCE):
            while True:
                self.check_running()
                with contextlib.suppress(httpx.TransportError):
                    games = (await http.get(f"{self.address}/api/games")).json()
                    if all(game["ready"] == 1 for game in games):
                        return
                await asyncio.sleep(0.2)

    def memory(self) -> float:
        """Return the memory of the process, in MB."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        raise RuntimeError("the system does not tell")

    def processor_seconds(self) -> float:
        """Return the processor time of the process, on all cores together."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS


@contextlib.contextmanager
def serving(*databases: str) -> Iterator[list[Server]]:
    """Start a server for each database named, and end them all with the block."""
    servers = [Server(database) for database in databases]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            server.kill()
