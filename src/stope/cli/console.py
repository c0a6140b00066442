"""Output for people: colours where the terminal has them, and lines wrapped between words.

A terminal breaks long lines at its edge, even inside words. So this module wraps lines with Rich if
the output is a terminal. Output to a file or another program is not wrapped: each sentence is one
line, without colours unless ``FORCE_COLOR`` is set.
"""

import json
import os
import select
import shutil
import sys
from collections.abc import Mapping, Sequence
from typing import TextIO

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

#: A line of output, with or without colours.
Line = str | Text
#: The spaces between two columns of a list.
_GAP = 3
#: The characters that are kept free after a question, for the answer.
_ANSWER_WIDTH = 14


def console(stream: TextIO | None = None) -> Console:
    """Return the console for a stream, by default the standard output.

    Rich chooses the colours from the terminal and from the environment variables ``TERM``,
    ``FORCE_COLOR`` and ``NO_COLOR``. With ``NO_COLOR``, Rich would still print bold and dim text;
    this console then prints plain text only.
    """
    return Console(
        file=stream or sys.stdout,
        color_system=None if os.environ.get("NO_COLOR") else "auto",
        highlight=False,
        markup=False,
        emoji=False,
    )


def columns() -> int | None:
    """Return the width of the terminal in characters; None if the output is no terminal."""
    return shutil.get_terminal_size().columns if _is_terminal(sys.stdout) else None


def rows() -> int | None:
    """Return the height of the terminal in lines; None if the output is no terminal."""
    return shutil.get_terminal_size().lines if _is_terminal(sys.stdout) else None


def _is_terminal(stream: TextIO) -> bool:
    return not stream.closed and stream.isatty()


def print_line(line: Line, stream: TextIO | None = None) -> None:
    """Write a line; on a terminal, wrap it between words."""
    writer = console(stream)
    # other programs get each sentence as one line
    width = writer.width if _is_terminal(stream or sys.stdout) else None
    for part in _broken(line, width):
        writer.print(part, soft_wrap=True)
    writer.file.flush()


def ask(prompt: str) -> str:
    """Print a question, and return the typed answer."""
    *before, last = prompt_lines(prompt)
    for line in before:
        print_line(Text(line, "bold"))
    console().print(Text(last, "bold"), end=" ", soft_wrap=True)
    sys.stdout.flush()
    early = _typed_ahead()
    answer = input()
    if early:
        # the answer was typed before the question appeared, so the question's line is not ended yet
        print_line("")
    return answer


def _typed_ahead() -> bool:
    """Return whether a line was typed at the terminal before the question appeared."""
    try:
        return sys.stdin.isatty() and bool(select.select([sys.stdin], [], [], 0)[0])
    except (AttributeError, OSError, ValueError):  # no input, or `select` cannot watch the input
        return False


def prompt_lines(prompt: str) -> list[str]:
    """Return a question as lines; after the last line there is space for the answer."""
    width = columns()
    return wrapped(prompt, None if width is None else max(width - _ANSWER_WIDTH, width // 2))


def wrapped(text: str, width: int | None) -> list[str]:
    """Return a text as lines of at most this width, wrapped between words.

    >>> wrapped("no word is cut at the edge", 12)
    ['no word is', 'cut at the', 'edge']
    """
    return [line.plain for line in _broken(text, width)]


def together(text: str) -> str:
    """Return a text with its spaces replaced by ``_GLUE``, so that no line is broken there.

    For example, the cell "3 -1 v" has to stay on one line.
    """
    return text.replace(" ", _GLUE)


def _broken(line: Line, width: int | None) -> list[Text]:
    text = Text(line) if isinstance(line, str) else line.copy()
    parts = [text]
    if width is not None and ("\n" in text.plain or cell_len(text.plain) > width):
        text.plain = text.plain.translate(_HELD)
        parts = list(text.wrap(_PLAIN, width))
    for part in parts:
        part.rstrip()
        part.plain = part.plain.translate(_LET_GO)
    return parts


#: A console that only measures and wraps text; nothing is printed to it.
_PLAIN = Console(color_system=None, width=80)
#: Rich breaks lines even at non-breaking spaces. So before Rich wraps a text, ``_HELD`` replaces
#: these spaces by characters that occur in no other text. ``together`` replaces spaces by another
#: such character, ``_GLUE``. After the wrapping, ``_LET_GO`` turns all these characters into spaces
#: again.
_HELD = str.maketrans("\u00a0\u202f", "\ue000\ue001")
_GLUE = "\ue002"
_LET_GO = str.maketrans(f"\ue000\ue001{_GLUE}", "\u00a0\u202f ")


def count_rows(lines: Sequence[Line]) -> int:
    """Return how many rows of the terminal these lines take when wrapped."""
    width = columns()
    return sum(len(wrapped(str(line), width)) for line in lines)


def listed(entries: Sequence[tuple[str, str]], *, side_by_side: bool = False) -> list[Line]:
    """Return a list as lines. Each entry has a key on the left and a text on the right.

    With ``side_by_side``, two entries share a line if the terminal is wide enough.
    """
    width = columns()
    head = max((cell_len(entry) for entry, _ in entries), default=0)
    whole = [_padded(entry, head) + text for entry, text in entries]
    if side_by_side and width is not None and len(entries) > 1:
        half = (len(whole) + 1) // 2
        left, right = (max(map(cell_len, part)) for part in (whole[:half], whole[half:]))
        if left + _GAP + right <= width:
            return _two_columns(whole[:half], whole[half:], left, head)
    text_width = None if width is None else max(width - head - 2, width // 2)
    lines: list[Line] = []
    for entry, text in entries:
        for number, part in enumerate(wrapped(text, text_width)):
            line = Text(_padded("" if number else entry, head) + part)
            line.stylize("bold cyan", 0, len(entry) if not number else 0)
            lines.append(line)
    return lines


def _padded(entry: str, width: int) -> str:
    return entry + " " * (width - cell_len(entry) + 2)


def _two_columns(first: Sequence[str], second: Sequence[str], widest: int, head: int) -> list[Line]:
    lines: list[Line] = []
    for left, right in zip(first, [*second, ""], strict=False):
        text = left + " " * (widest - cell_len(left) + _GAP if right else 0)
        line = Text(text + right)
        line.stylize("bold cyan", 0, head)
        line.stylize("bold cyan", len(text), len(text) + head)
        lines.append(line)
    return lines


def coloured(text: str, styles: Mapping[str, str]) -> Text:
    """Return a text in colour; ``styles`` maps characters to their styles.

    >>> [text.style for text in coloured("a$b", {"$": "yellow"}).spans]
    ['yellow']
    """
    line = Text(text)
    for index, character in enumerate(text):
        if character in styles:
            line.stylize(styles[character], index, index + 1)
    return line


def can_show(characters: str) -> bool:
    """Return whether this terminal can show these characters."""
    try:
        characters.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def print_json(value: object) -> None:
    """Print a value as one line of JSON, for scripts."""
    print(json.dumps(value, ensure_ascii=False))
