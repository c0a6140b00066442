"""Databases for tests of the store: SQLite in a file, and a real PostgreSQL."""

import contextlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.child_processes import started
from tests.tables.postgres_server import programs, running_server


@pytest.fixture(scope="session")
def server():
    """A PostgreSQL server, one for each process that tests."""
    if os.environ.get("STOPE_WITHOUT_POSTGRES") == "1":
        pytest.skip("STOPE_WITHOUT_POSTGRES=1")
    binaries = programs()
    if binaries is None:
        pytest.fail(
            "No PostgreSQL found (initdb, pg_ctl): install it, on Debian with"
            " 'apt install postgresql', or leave its tests out with STOPE_WITHOUT_POSTGRES=1."
        )
    with running_server(binaries) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request, tmp_path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return request.getfixturevalue("server").empty_tables()


@pytest.fixture
def child():
    """Start other processes: ``child(code, argument)``. None of them outlives the test."""
    root = Path(__file__).parents[2]
    path = os.pathsep.join([str(root), str(root / "src")])
    with contextlib.ExitStack() as stack:

        def start(code: str, *arguments: str) -> subprocess.Popen[str]:
            return stack.enter_context(
                started(
                    [sys.executable, "-c", code, *arguments],
                    env={**os.environ, "PYTHONPATH": path},
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                )
            )

        yield start
