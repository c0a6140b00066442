"""Compiled code: where it is kept, and what becomes of it when it cannot be kept."""

import os
import subprocess
import sys

from stope.kernel import native

CODE = "import stope; print(stope.simulate('diamant', games=2, seed=1, threads=1).scores.sum())"


def run(**environment):
    return subprocess.run(
        [sys.executable, "-c", CODE],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )


def test_a_place_that_cannot_be_written_is_no_obstacle(tmp_path):
    expected = run().stdout
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    assert run(STOPE_CACHE_DIR=str(blocked)).stdout == expected
    before = set(native.sources()[0].parent.glob("__pycache__/*.nbi"))
    assert before == set()


def test_the_folder_is_named_by_what_the_code_does():
    assert native.cache_folder().name.startswith("native-")
    names = {path.name for path in native.sources()}
    assert {"rules.py", "deck.toml", "chacha.py"} <= names


def test_old_folders_are_swept_out(tmp_path):
    for name, age in (("native-old", native.KEEP_SECONDS + 60), ("native-new", 60)):
        folder = tmp_path / name
        folder.mkdir()
        when = folder.stat().st_mtime - age
        os.utime(folder, (when, when))
    native._sweep(tmp_path / "native-now")
    assert {path.name for path in tmp_path.iterdir()} == {"native-new"}
