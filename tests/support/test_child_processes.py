"""The tests themselves: runs in the background pass, and nothing they start is left running."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.child_processes import run_to_end, started
from tests.tables.postgres_server import programs

ROOT = Path(__file__).parents[2]
PYTEST = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider"]

FAILING = """
import subprocess, sys
from pathlib import Path
from tests.support.child_processes import started

GRANDCHILD = "import subprocess, sys, time; subprocess.Popen([sys.executable, '-c', {!r}]); {}"
SLEEP = "import time; time.sleep(600)"

def test_that_fails():
    code = GRANDCHILD.format(SLEEP, "print(flush=True); time.sleep(600)")
    with started([sys.executable, "-c", code], stdout=subprocess.PIPE) as child:
        child.stdout.readline()
        Path("group").write_text(str(child.pid))
        assert False
"""


TO_END = """
import sys
from tests.support.child_processes import run_to_end

CODE = '''
import os, time
from pathlib import Path
Path("group.new").write_text(str(os.getpid()))
Path("group.new").rename("group")
time.sleep(600)
'''

def test_that_takes_long():
    run_to_end([sys.executable, "-c", CODE])
"""
LONG = """
import subprocess, sys, time
from pathlib import Path
from tests.support.child_processes import started

def test_that_takes_long():
    with started([sys.executable, "-c", "import time; time.sleep(600)"]) as child:
        Path("group.new").write_text(str(child.pid))
        Path("group.new").rename("group")
        time.sleep(600)
"""
DATABASE = """
import time
from pathlib import Path
from tests.tables.postgres_server import programs, running_server

def test_that_takes_long():
    with running_server(programs()) as server:
        folder = server._folder
        leader = (folder / "cluster" / "postmaster.pid").read_text().split()[0]
        Path("group.new").write_text(f"{leader} {folder}")
        Path("group.new").rename("group")
        time.sleep(600)
"""
SETTINGS = """
from tests.support.child_processes import restore_signals

def pytest_configure(config):
    restore_signals()
"""


def run_pytest(*arguments: str, where: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run pytest as a shell runs a command in the background: Ctrl-C is ignored."""
    return run_to_end(
        [*PYTEST, *arguments],
        cwd=where,
        env=surroundings(),
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),
    )


def surroundings() -> dict[str, str]:
    """Return the variables with which pytest finds what is tested."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}


def is_gone(group: int) -> bool:
    """Return whether a group of processes has ended; the system takes a moment to clear it away."""
    for _ in range(600):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False


@pytest.mark.skipif(os.name == "nt", reason="another way to interrupt")
def test_tests_of_interrupts_pass_in_the_background():
    chosen = "test_who_interrupts_a_thinking_bot_need_not_wait[diamant-1]"
    done = run_pytest(f"tests/bots/test_search_bot_budget.py::{chosen}")
    assert done.returncode == 0, done.stdout


@pytest.mark.skipif(os.name == "nt", reason="no groups of processes")
def test_a_test_that_fails_leaves_no_process_behind(tmp_path):
    (tmp_path / "test_failing.py").write_text(FAILING, encoding="utf-8")
    done = run_pytest("-c", os.devnull, "test_failing.py", where=tmp_path)
    assert done.returncode == 1, done.stdout
    group = int((tmp_path / "group").read_text())
    assert is_gone(group)


@pytest.mark.skipif(os.name == "nt", reason="no groups of processes")
@pytest.mark.parametrize("workers", [0, 1])
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_a_run_that_is_ended_leaves_no_process_behind(tmp_path, workers, number):
    with waiting_run(tmp_path, LONG, workers) as run:
        # as ``timeout`` does: to everything that belongs to the run
        os.killpg(run.pid, number)
        run.wait()
        assert is_gone(int((tmp_path / "group").read_text()))


def test_a_run_that_is_killed_leaves_no_process_behind_that_it_runs_to_its_end(tmp_path):
    with waiting_run(tmp_path, TO_END) as run:
        os.killpg(run.pid, signal.SIGKILL)
        run.wait()
        assert is_gone(int((tmp_path / "group").read_text()))


def test_a_process_that_is_run_to_its_end_reads_and_tells():
    code = "import sys; print(sys.stdin.read().upper()); print('no', file=sys.stderr); sys.exit(3)"
    done = run_to_end([sys.executable, "-c", code], given="yes")
    assert (done.returncode, done.stdout, done.stderr) == (3, "YES\n", "no\n")
    with pytest.raises(subprocess.TimeoutExpired):
        run_to_end([sys.executable, "-c", "import time; time.sleep(600)"], timeout=0.1)


@pytest.mark.skipif(programs() is None, reason="no PostgreSQL")
def test_a_run_that_is_killed_leaves_no_database_server_behind(tmp_path):
    with waiting_run(tmp_path, DATABASE) as run:
        group, folder = (tmp_path / "group").read_text().split()
        assert Path(folder).is_dir()
        os.killpg(run.pid, signal.SIGKILL)
        run.wait()
        assert is_gone(int(group))
        for _ in range(600):
            if not Path(folder).exists():
                return
            time.sleep(0.1)
        pytest.fail(f"{folder} is still there")


@contextlib.contextmanager
def waiting_run(folder: Path, test: str, workers: int = 0) -> Iterator[subprocess.Popen[bytes]]:
    """Run a test in a folder until it has noted its group of processes and waits."""
    (folder / "test_long.py").write_text(test, encoding="utf-8")
    (folder / "conftest.py").write_text(SETTINGS, encoding="utf-8")
    command = [*PYTEST, "-c", os.devnull, "-n", str(workers), "test_long.py"]
    with started(command, cwd=folder, env=surroundings(), stdout=subprocess.DEVNULL) as run:
        while not (folder / "group").exists():
            assert run.poll() is None
            time.sleep(0.05)
        yield run
