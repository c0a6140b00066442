"""Progress bars for people: only on a terminal, only for what takes a while."""

import contextlib
import sys
import time
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from stope.locales import say

#: Work shorter than this needs no bar.
PATIENCE_SECONDS = 1.0


def _can_draw() -> bool:
    """Return whether bars can be drawn: not into files, not on terminals that cannot go back."""
    return sys.stderr.isatty() and not Console(stderr=True).is_dumb_terminal


class _Bar:
    """A bar that appears once the work has lasted longer than people's patience.

    There is one bar at a time: work inside work that is already shown stays quiet.
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
                TextColumn("{task.description}"),
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
    """Show how far some work is. Call what this yields with the amount done so far."""
    shown = _Bar(text, total, patience)
    try:
        yield shown.update
    finally:
        shown.close()


@contextlib.contextmanager
def compiling(game: str, total: int) -> Iterator[Callable[[str, bool], None]]:
    """Show what is being compiled and that it happens once; say so in a line off a terminal."""
    done = 0
    announced = False
    with bar(say("compiling", game=game, rule="-"), total, patience=0) as update:

        def report(name: str, finished: bool) -> None:
            nonlocal done, announced
            if not announced and not _can_draw():
                sys.stderr.write(say("compiling-once", game=game) + "\n")
                sys.stderr.flush()
            announced = True
            done += finished
            update(min(done, total), say("compiling", game=game, rule=name.rsplit(".", 1)[-1]))

        yield report
