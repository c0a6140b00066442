"""The first start on a machine: people play with interpreted rules while the rules are compiled.

Compiling takes a minute or two. Interpreted rules are fast enough for people and for bots without
search. So a second process runs the server with interpreted rules while this process compiles the
rules. Then this process stops the second process and runs the server itself; clients reconnect.
"""

import asyncio
import os
import subprocess
import sys

from stope.engine.jit import INTERPRETED
from stope.games import GAMES
from stope.server.compile_jobs import CompileJobs
from stope.warmup import TABLES, is_compiled


def serve_while_compiling() -> None:
    """Compile the rules while a second process runs the server; return when that process has ended.

    The second process gets the same arguments as this process, except ``--open``. The output of the
    second process is discarded: if the second process cannot run the server, this process cannot
    either, and reports the reason later.
    """
    if INTERPRETED or all(is_compiled(game, TABLES) for game in GAMES):
        return
    arguments = [one for one in sys.argv[1:] if one != "--open"]
    asyncio.run(_compile_beside([sys.executable, "-m", "stope", *arguments]))


async def _compile_beside(command: list[str]) -> None:
    silent = subprocess.DEVNULL
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    server = subprocess.Popen(command, env=environment, stdout=silent, stderr=silent)
    gone = asyncio.create_task(asyncio.to_thread(server.wait))
    compiling = asyncio.create_task(CompileJobs(GAMES).compile())
    try:
        await asyncio.wait({gone, compiling}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        compiling.cancel()
        server.terminate()
        await asyncio.gather(gone, compiling, return_exceptions=True)
