"""The door of the command line: ready for Ctrl-C before the heavy parts are loaded."""

import signal
import sys


class Interrupted(BaseException):
    """Ctrl-C, kept out of the hands of libraries that would call it an error."""


def _interrupt(*_: object) -> None:
    raise Interrupted


def main() -> None:
    """Run the command line; an interrupt ends it cleanly at any time."""
    signal.signal(signal.SIGINT, _interrupt)
    try:
        from stope.cli import main as run  # noqa: PLC0415

        run()
    except ValueError as problem:
        # a deck file of the host's that does not add up stops the games from loading at all
        if type(problem).__name__ != "DeckError":
            raise
        sys.stderr.write(f"{problem}\n")
        sys.exit(2)
    except Interrupted:
        sys.stderr.write("\n" + _last_word() + "\n")
        sys.exit(130)


def _last_word() -> str:
    """Say goodbye in the reader's language, if that is loaded already."""
    words = sys.modules.get("stope.locales")
    try:
        return str(words.say("interrupted")) if words else "Stopped."
    except AttributeError:  # half loaded
        return "Stopped."
