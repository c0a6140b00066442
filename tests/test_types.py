"""The type checker keeps whole states away from everything that must only see a view."""

import sys
from pathlib import Path

from tests.support.child_processes import run_to_end

ROOT = Path(__file__).parents[1]

LEAK = """from typing import Any
from stope.engine import dispatch
from stope.engine.records import (
    EventBuffer, Evidence, Prior, RngStream, State, ViewRecord, Workspace
)

def bot(
    state: State, view: ViewRecord, moves: Any, rng: RngStream, events: EventBuffer,
    scratch: Workspace, evidence: Evidence, prior: Prior,
) -> None:
    dispatch.score_moves(view, 0, moves, 1, moves, evidence, scratch)
    dispatch.score_moves(state, 0, moves, 1, moves, evidence, scratch)
    dispatch.scripted_move(state, 0, 0, moves, rng, scratch)
    dispatch.sample_state(state, 0, moves, prior, state)
    dispatch.observe(state, 0, state)
    dispatch.play(view, 0, 0, events)
    dispatch.play(state, 0, 0, rng)
"""


def test_mypy_refuses_a_state_where_a_view_is_due(tmp_path):
    (tmp_path / "leak.py").write_text(LEAK)
    (tmp_path / "mypy.ini").write_text(
        f"[mypy]\nstrict = True\nmypy_path = {ROOT / 'src'}\nfollow_imports = silent\n"
        f"cache_dir = {ROOT / 'build' / 'mypy-leak'}\n"
    )
    command = [sys.executable, "-m", "mypy", "--no-error-summary", "leak.py"]
    found = run_to_end(command, cwd=tmp_path)
    errors = found.stdout.splitlines()
    assert [line.split(":")[:2] for line in errors] == [
        ["leak.py", str(number)] for number in range(12, 18)
    ], found.stdout + found.stderr
    mismatches = [("State", "ViewRecord")] * 4
    mismatches += [("ViewRecord", "State"), ("RngStream", "EventBuffer")]
    for line, (given, expected) in zip(errors, mismatches, strict=True):
        assert f'incompatible type "{given}"; expected "{expected}"' in line
