"""Compiled code: where it is kept, and what becomes of it when it cannot be kept."""

import os
import shutil
import sys

import pytest

from stope.engine import jit
from tests.support.child_processes import run_to_end

CODE = "import stope; print(stope.simulate('diamant', games=2, seed=1, threads=1).scores.sum())"


def run(**environment):
    done = run_to_end([sys.executable, "-c", CODE], env={**os.environ, **environment})
    assert done.returncode == 0, done.stderr
    return done


@pytest.mark.compiled
def test_a_place_that_cannot_be_written_is_no_obstacle(tmp_path):
    expected = run().stdout
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    assert run(STOPE_CACHE_DIR=str(blocked)).stdout == expected
    before = set(jit.sources()[0].parent.glob("__pycache__/*.nbi"))
    assert before == set()


def test_the_folder_is_named_by_what_the_code_does():
    assert jit.cache_folder().name.startswith("native-")
    names = {path.name for path in jit.sources()}
    assert {"rules.py", "deck.toml", "chacha.py"} <= names


@pytest.mark.compiled
def test_another_installation_of_the_same_sources_compiles_nothing(tmp_path):
    package = jit.sources()[0].parents[1]
    copied = tmp_path / "elsewhere" / "stope"
    shutil.copytree(package, copied, ignore=shutil.ignore_patterns("client", "__pycache__"))
    compiled = tmp_path / "cache"
    expected = run(STOPE_CACHE_DIR=str(compiled)).stdout
    before = {path: path.stat().st_mtime_ns for path in compiled.rglob("*.nb?")}
    assert before
    elsewhere = {"STOPE_CACHE_DIR": str(compiled), "PYTHONPATH": str(copied.parent)}
    assert run(**elsewhere).stdout == expected
    assert {path: path.stat().st_mtime_ns for path in compiled.rglob("*.nb?")} == before


def test_old_folders_are_swept_out(tmp_path):
    for name, age in (("native-old", jit.KEEP_SECONDS + 60), ("native-new", 60)):
        folder = tmp_path / name
        folder.mkdir()
        when = folder.stat().st_mtime - age
        os.utime(folder, (when, when))
    jit._sweep(tmp_path / "native-now")
    assert {path.name for path in tmp_path.iterdir()} == {"native-new"}
