"""Commands of a process that has imported them already are those that a shell starts."""

import os

import pytest

from tests.support import preloaded_commands
from tests.support.child_processes import run_to_end
from tests.support.pseudo_terminal import STOPE


def surroundings():
    """Return the variables as they are now: what other tests use may have set some."""
    return {**os.environ, "LANG": "de_DE.UTF-8"}


@pytest.mark.parametrize(
    ("arguments", "given"),
    [(["play", "--seed", "3", "--words"], "g\nq\n"), (["play", "chess"], ""), (["--help"], "")],
)
def test_a_command_does_the_same_as_one_that_a_shell_starts(arguments, given):
    alone = run_to_end([*STOPE, *arguments], given=given, env=surroundings())
    forked = preloaded_commands.run(arguments, given, surroundings())
    assert (forked.returncode, forked.stdout, forked.stderr) == (
        alone.returncode,
        alone.stdout,
        alone.stderr,
    )


def test_a_command_ends_when_nobody_listens_any_more():
    question, answer = os.pipe()
    reading, writing = os.pipe()
    # it waits for an answer that never comes
    command = preloaded_commands.start(["play"], (question, writing, writing), surroundings())
    os.close(writing)
    with os.fdopen(reading) as told:
        command.close()
        # the end of what it tells is its own
        told.read()
    os.close(question)
    os.close(answer)


def test_what_is_read_while_modules_are_imported_needs_a_start():
    assert preloaded_commands.can_be_forked(surroundings())
    for name in ("NUMBA_BOUNDSCHECK", "STOPE_CACHE_DIR", "STOPE_DECK_DUEL", "PYTHONIOENCODING"):
        assert not preloaded_commands.can_be_forked({**surroundings(), name: "1"})
