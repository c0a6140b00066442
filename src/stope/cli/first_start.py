"""The first start on a machine: people play by interpreted rules while these are being compiled.

Compiling takes a minute or two, and nobody wants to look at a lobby for so long. The same rules run
interpreted, too, quickly enough for people and for bots that do not think. So another process
serves until everything is compiled; it is then asked to stop, tells everyone to come again, and
they find this one in its place.
"""

import asyncio
import os
import subprocess
import sys

from stope.games import GAMES
from stope.kernel.native import INTERPRETED
from stope.server.readiness import Preparation, is_compiled


def serve_while_compiling() -> None:
    """Compile what is missing, and let another process serve meanwhile; return when it is gone.

    It gets the arguments of this one. One that cannot serve is not waited for: the reason will be
    the same here, where it is told.
    """
    if INTERPRETED or all(map(is_compiled, GAMES)):
        return
    arguments = [one for one in sys.argv[1:] if one != "--open"]
    asyncio.run(_compile_beside([sys.executable, "-m", "stope", *arguments]))


async def _compile_beside(command: list[str]) -> None:
    silent = subprocess.DEVNULL
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    server = subprocess.Popen(command, env=environment, stdout=silent, stderr=silent)
    gone = asyncio.create_task(asyncio.to_thread(server.wait))
    compiling = asyncio.create_task(Preparation(GAMES).compile())
    try:
        await asyncio.wait({gone, compiling}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        compiling.cancel()
        server.terminate()
        await asyncio.gather(gone, compiling, return_exceptions=True)
