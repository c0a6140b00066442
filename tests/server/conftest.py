"""One server for all tests of a process: its games are ready once."""

import functools

import pytest

from stope.server.budgets import Budgets
from stope.server.rate_limit import TokenBucket
from tests.server.serving import Guest, served, wait_until_ready
from tests.tables.conftest import server as postgres_server

__all__ = ["postgres_server"]


@pytest.fixture(scope="session")
def tables_file(tmp_path_factory):
    """Return where the one server of all tests keeps its tables."""
    return tmp_path_factory.mktemp("served") / "tables.sqlite"


@pytest.fixture(scope="session")
def address(tables_file):
    # all guests of all tests come from one address
    budgets = Budgets(scale=1000)
    # what people say is limited as everywhere, for each person
    budgets.talk = Budgets(addresses=1000).talk
    with served(str(tables_file), TokenBucket(10_000, 1000), budgets=budgets) as found:
        wait_until_ready(found)
        yield found


@pytest.fixture
def guests():
    """Return a way to make people at an address; they leave when the test is over."""
    made = []

    def make(address, name=None, language="en", same_as=None):
        made.append(Guest(address, name, language))
        if same_as is not None:
            made[-1].become(same_as)
        return made[-1]

    yield make
    for guest in made:
        guest.close()


@pytest.fixture
def people(address, guests):
    """Return a way to make people at the one server of all tests."""
    return functools.partial(guests, address)
