"""The entry point of ``stope``; it handles Ctrl-C already during the slow imports."""

import signal
import sys


class Interrupted(BaseException):
    """Raised at Ctrl-C: some libraries would catch a ``KeyboardInterrupt`` and report an error."""


def main() -> None:
    """Run the command line; an interrupt ends it cleanly at any time."""
    signal.signal(signal.SIGINT, _interrupt)
    try:
        from stope.cli.app import main as run  # noqa: PLC0415

        run()
    except ValueError as problem:
        # with an invalid deck file, games fail to import, and so would an import of DeckError here
        if type(problem).__name__ != "DeckError":
            raise
        sys.stderr.write(f"{problem}\n")
        sys.exit(2)
    except Interrupted:
        sys.stderr.write("\n" + _last_line() + "\n")
        sys.exit(130)


def _interrupt(*_: object) -> None:
    raise Interrupted


def _last_line() -> str:
    """Return the last line of output, in the chosen language if the texts are loaded already."""
    words = sys.modules.get("stope.locales")
    try:
        return str(words.say("interrupted")) if words else "Stopped."
    except AttributeError:  # the module of the texts is only half loaded
        return "Stopped."
