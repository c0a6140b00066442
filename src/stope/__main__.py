"""The command ``stope`` (``python -m stope``), which handles Ctrl-C even during slow imports."""

import signal
import sys


class Interrupted(BaseException):
    """Raised at Ctrl-C in place of ``KeyboardInterrupt``.

    Some libraries would catch a ``KeyboardInterrupt`` and report an error.
    """


def main() -> None:
    """Run the command line; at any time, Ctrl-C ends the program without a traceback."""
    signal.signal(signal.SIGINT, _interrupt)
    try:
        from stope.cli.app import main as run  # noqa: PLC0415

        run()
    except ValueError as problem:
        # with an invalid deck file, the games cannot be imported, and neither can DeckError
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
    """Return the line to print after Ctrl-C, in the chosen language if its texts are loaded."""
    words = sys.modules.get("stope.locales")
    try:
        return str(words.say("interrupted")) if words else "Stopped."
    except AttributeError:  # Ctrl-C interrupted the import of stope.locales
        return "Stopped."


if __name__ == "__main__":
    main()
