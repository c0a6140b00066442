"""Files of commands: read and write records of matches, and refuse files that cannot be written."""

import json
from pathlib import Path
from typing import Any

from stope.errors.base import shown
from stope.errors.files import CannotWrite, NoFile
from stope.match import Match


def read_record(path: Path) -> Any:
    """Return the parsed JSON of a file; refuse a file that cannot be read or parsed.

    The result may be any JSON value: ``replay`` and ``verify`` refuse a value that is no record.
    """
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as problem:
        raise NoFile(given=shown(str(path)), reason=str(problem)) from problem


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written. Call this before computing the results to be saved."""
    try:
        with path.open("a", encoding="utf-8"):
            pass
    except OSError as problem:
        raise CannotWrite(given=shown(str(path)), reason=str(problem)) from problem


def save_record(match: Match, path: Path) -> None:
    """Write the record of a match to a file."""
    path.write_text(json.dumps(match.record(), indent=1) + "\n", encoding="utf-8")
