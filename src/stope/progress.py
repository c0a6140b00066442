"""Progress bars, which are shown only on a terminal and only for long work."""

import contextlib
import sys
import time
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Column

from stope.engine.jit import compilations, compiled_function_count
from stope.games import GameSpec
from stope.locales import say

#: A bar appears only once the work has lasted for this many seconds.
PATIENCE_SECONDS = 1.0


def _can_draw() -> bool:
    """Return whether bars can be drawn: on a terminal that can move the cursor."""
    return sys.stderr.isatty() and not Console(stderr=True).is_dumb_terminal


class _Bar:
    """A bar that appears once the work has lasted for ``patience`` seconds.

    Only one bar is drawn at a time. While a bar is drawn, no bar appears for other work.
    """

    _any_drawn = False

    def __init__(self, text: str, total: float, patience: float) -> None:
        self._text = text
        self._total = total
        self._appears = time.monotonic() + patience
        self._progress: Progress | None = None
        self._task = TaskID(0)

    def update(self, done: float, text: str | None = None) -> None:
        if self._progress is None:
            if _Bar._any_drawn or not _can_draw() or time.monotonic() < self._appears:
                return
            _Bar._any_drawn = True
            self._progress = Progress(
                # this column wraps a long text between words; the default column would cut the text
                TextColumn("{task.description}", table_column=Column(no_wrap=False)),
                BarColumn(bar_width=20),
                TextColumn("{task.percentage:>3.0f} %"),
                TimeRemainingColumn(),
                console=Console(stderr=True),
                transient=True,
            )
            self._progress.start()
            self._task = self._progress.add_task(self._text, total=self._total)
        self._progress.update(self._task, completed=done, description=text or self._text)

    def close(self) -> None:
        if self._progress is not None:
            self._progress.stop()
            _Bar._any_drawn = False


@contextlib.contextmanager
def bar(
    text: str, total: float, patience: float = PATIENCE_SECONDS
) -> Iterator[Callable[..., None]]:
    """Show the progress of the work in the block; yield the function that updates the bar.

    The block calls this function with the amount done so far, out of ``total``.
    """
    shown = _Bar(text, total, patience)
    try:
        yield shown.update
    finally:
        shown.close()


def compiled_total(game: GameSpec) -> int:
    """Return how many compiled functions the engine, the search and a game declare together."""
    return compiled_function_count("stope.engine", "stope.search", f"stope.games.{game.module}")


@contextlib.contextmanager
def compiling(game: GameSpec) -> Iterator[None]:
    """Show the progress of the compilations in the block, as a bar on a terminal.

    If no bar can be drawn, write one line when the first compilation begins.
    """
    total = compiled_total(game)
    done = 0
    announced = False

    def report(_rule: str, finished: bool) -> None:
        nonlocal done, announced
        if not announced and not _can_draw():
            sys.stderr.write(say("compiling-once", game=game.name) + "\n")
            sys.stderr.flush()
        announced = True
        done += finished
        update(min(done, total))

    with bar(say("compiling", game=game.name), total, patience=0) as update, compilations(report):
        yield
