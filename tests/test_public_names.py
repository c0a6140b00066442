"""The names of ``import stope``, which are loaded on first use."""

import pickle
import sys

import stope
from tests.support.child_processes import run_to_end


def run_alone(code):
    """Return the output of some code in a process of its own."""
    done = run_to_end([sys.executable, "-c", code])
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_import_stope_loads_neither_numba_nor_numpy_nor_the_catalogues():
    heavy = "{'numba', 'numpy', 'rich', 'fluent', 'babel', 'typer'}"
    assert run_alone(f"import sys, stope.__main__; print({heavy} & set(sys.modules))") == "set()"


def test_all_public_names_exist_and_are_listed():
    listed = run_alone("import stope; print(' '.join(dir(stope)))").split()
    assert set(stope.__all__) <= set(listed)
    for name in stope.__all__:
        assert getattr(stope, name) is not None


def test_every_public_name_can_be_imported_at_once():
    assert run_alone("from stope import *; print(Match.__module__, new.__name__)") == (
        "stope.match new"
    )


def test_an_unknown_name_is_an_attribute_error():
    assert run_alone("import stope; print(hasattr(stope, 'Notice'), hasattr(stope, 'View'))") == (
        "False True"
    )


def test_errors_have_their_sentence_although_the_catalogues_are_loaded_late():
    code = "import sys, stope; print(stope.MatchNotOver(actors=())); print(*sys.modules)"
    sentence, modules = run_alone(code).splitlines()
    assert sentence == stope.MatchNotOver(actors=()).message()
    assert "stope.locales" in modules.split()


def test_classes_are_pickled_under_their_own_modules():
    assert pickle.loads(pickle.dumps(stope.Result)) is stope.Result
