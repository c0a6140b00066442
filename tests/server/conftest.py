"""One server for all tests of a process: its games are ready once."""

import time

import httpx
import pytest

from server.serving import PATIENCE, Guest, served
from stope.server.limits import Allowance


@pytest.fixture(scope="session")
def address(tmp_path_factory):
    file = tmp_path_factory.mktemp("served") / "tables.sqlite"
    # all guests of all tests come from one address
    with served(str(file), Allowance(10_000, 1000)) as found:
        over = time.monotonic() + 2 * PATIENCE
        while any(game["ready"] < 1 for game in httpx.get(f"{found}/api/games").json()):
            assert time.monotonic() < over
            time.sleep(0.2)
        yield found


@pytest.fixture
def guests(address):
    """Return a way to make people; they leave when the test is over."""
    made = []

    def make(name=None, language="en"):
        made.append(Guest(address, name, language))
        return made[-1]

    yield make
    for guest in made:
        guest.close()
