"""Tests mirror the source tree: a test's folder and file name say which source file it tests."""

from pathlib import Path

import pytest

import stope

SOURCE = Path(stope.__file__).parent
TESTS = Path(__file__).parent

#: Folders of tests/ that mirror no package: the tests of the browser client, which have the layout
#: of its screens; the tests that every game passes; what tests share, read and compare with.
OTHER_FOLDERS = ("client", "data", "games/conformance", "golden", "support")
#: The packages with one test for each subject of the protocol or of the store, not for each module.
BY_SUBJECT = ("server", "tables")


def mirrored_tests(tests):
    """Return the test files that stand in a folder below `tests` that mirrors a package."""
    found = (path.relative_to(tests) for path in tests.glob("*/**/test_*.py"))
    others = [Path(folder) for folder in (*OTHER_FOLDERS, *BY_SUBJECT)]
    return sorted(path for path in found if not any(path.is_relative_to(other) for other in others))


def possible_subjects(package):
    """Return the names that a test of a package may begin with: the package and what is in it."""
    modules = [path.stem for path in package.glob("[!_]*.py")]
    packages = [path.parent.name for path in package.glob("*/__init__.py")]
    return [package.name, *modules, *packages]


def complaint(path, source):
    """Return what is wrong with the place or name of a test file, or nothing."""
    package = source / path.parent
    if not (package / "__init__.py").exists():
        return f"{path}: there is no package {path.parent} in the source"
    subject = path.stem.removeprefix("test_")
    if any(f"{subject}_".startswith(f"{name}_") for name in possible_subjects(package)):
        return None
    return f"{path}: no module of {path.parent} has a name that {path.stem} begins with"


def test_each_test_stands_where_its_source_does_and_begins_with_its_name():
    tests = mirrored_tests(TESTS)
    assert len(tests) > len(list(SOURCE.glob("*/__init__.py")))
    assert [said for path in tests if (said := complaint(path, SOURCE))] == []


@pytest.mark.parametrize(
    ("test", "right"),
    [
        ("games/duel/test_goals.py", True),
        ("games/duel/test_goals_laid.py", True),
        ("games/duel/test_duel.py", True),
        ("games/duel/test_duel_whole_matches.py", True),
        ("games/duel/test_ai.py", True),
        ("games/duel/test_goalsetting.py", False),
        ("games/duel/test_laying.py", False),
        ("games/duel/ai/test_goals.py", False),
        ("games/test_goals.py", False),
        ("games/chess/test_goals.py", False),
    ],
)
def test_a_test_names_a_module_or_package_of_its_folder(test, right, tmp_path):
    duel = tmp_path / "games" / "duel"
    (duel / "ai").mkdir(parents=True)
    for module in (duel.parent / "__init__.py", duel / "__init__.py", duel / "ai" / "__init__.py"):
        module.touch()
    (duel / "goals.py").touch()
    assert (complaint(Path(test), tmp_path) is None) == right


def test_only_folders_that_mirror_a_package_are_looked_at(tmp_path):
    for name in ("test_golden.py", "support/test_a.py", "engine/test_b.py", "games/duel/test_c.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert mirrored_tests(tmp_path) == [Path("engine/test_b.py"), Path("games/duel/test_c.py")]
