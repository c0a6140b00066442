"""Tournaments: bots play against each other on the same deals, each bot on every seat.

A deal is one shuffle of the cards. Each deal is played once for every rotation of the bots over the
seats, so that all bots have the same luck. Deals are independent, so the values of different deals
determine the confidence intervals.
"""

import contextlib
import dataclasses
import itertools
import math
import struct
import time
import zipfile
import zlib
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from stope.arena import workers
from stope.arena.estimates import (
    Estimate,
    estimate,
    estimate_ratio,
    estimate_share,
    estimate_share_ratio,
)
from stope.arena.ratings import ratings
from stope.arena.tasks import NO_ROLE, Floats, Numbers, Part, Settings, Task, play_task
from stope.bots import check_bot, is_policy, prepare_bot
from stope.errors.arena import BadNumber, OtherResults, TooManyMatches
from stope.errors.base import shown
from stope.errors.matches import BadRecord
from stope.games import find_game
from stope.games.codecs import Json
from stope.search.batch import available_cores

#: At most this many deals are simulated in one task.
CHUNK = 256
#: A tournament can have at most this many deals.
MOST_DEALS = 10_000_000
#: At least this many seconds pass between two saves of the results.
KEEP_SECONDS = 10.0


@dataclass(frozen=True, slots=True)
class Results:
    """The results of the deals played so far.

    ``numbers`` says which deals these are. ``wins``, ``scores`` and ``roles`` have an entry for
    each deal, rotation and bot: the bot's share of the win, its points, and its role. ``reasons``
    has an entry for each deal and rotation: the reason why the match ended. Roles and reasons are
    given as indices in the game's lists of roles and reasons.
    """

    numbers: npt.NDArray[np.int64]
    wins: Floats
    scores: Floats
    roles: Numbers
    reasons: Numbers

    @property
    def deals(self) -> int:
        """How many deals have been played."""
        return len(self.numbers)

    @property
    def won(self) -> Floats:
        """1 if a bot was among the winners, else 0; so a shared win counts 1 for each winner."""
        return (self.wins > 0).astype(float)


@dataclass(frozen=True, slots=True)
class RoleStanding:
    """The mean results of a bot in one role.

    ``matches`` is the number of matches in which the bot had this role.
    """

    role: str
    matches: int
    won: Estimate
    score: Estimate


@dataclass(frozen=True, slots=True)
class Standing:
    """The mean figures of a bot, each with half the width of its 95 % interval.

    In ``wins``, a shared win is divided among the winners. In ``won``, a shared win counts 1 for
    each winner.
    ``rating`` is None if all bots of the tournament have the same name.
    """

    bot: str
    wins: Estimate
    won: Estimate
    score: Estimate
    rating: Estimate | None
    roles: tuple[RoleStanding, ...]


def nothing_yet(settings: Settings) -> Results:
    """Return the results of a tournament in which no deal has been played yet."""
    seats = len(settings.bots)
    shape = (0, seats, seats)
    return Results(
        np.zeros(0, np.int64),
        np.zeros(shape),
        np.zeros(shape),
        np.zeros(shape, np.int8),
        np.zeros((0, seats), np.int8),
    )


# These functions play the deals of a tournament.


def play(
    settings: Settings,
    deals: int,
    so_far: Results,
    *,
    report: Callable[[int], None] = lambda _: None,
    keep: Callable[[Results], None] = lambda _: None,
    threads: int | None = None,
    ray: bool = False,
    step_by_step: bool | None = None,
) -> Results:
    """Play the deals 0 to ``deals - 1``, except the deals in ``so_far``; return all results.

    ``report`` is called with the number of matches played so far. ``keep`` is called with the
    results so far, regularly and also when playing ends early. ``threads`` is the number of
    threads, or the number of processes if bots search (None: one for each core). With ``ray``,
    deals are played in a Ray cluster. Threads, processes and Ray do not change the results, unless
    a search reaches its time limit. With ``step_by_step``, a bot is called for each decision;
    otherwise matches are simulated. If ``step_by_step`` is None, matches are simulated unless at
    least one bot searches.
    """
    game = find_game(settings.game)
    for name in settings.bots:
        check_bot(game, name)
    if threads is not None and threads < 1:
        raise BadNumber(name="threads", given=shown(threads), least=1)
    if step_by_step is None:
        step_by_step = not all(is_policy(game, name) for name in settings.bots)
    if deals > MOST_DEALS:
        raise TooManyMatches(given=shown(deals * len(settings.bots)))
    missing = sorted(set(range(deals)) - set(so_far.numbers.tolist()))
    tasks = _tasks(settings, missing, step_by_step, 1 if ray else threads)
    if missing and step_by_step:
        for name in dict.fromkeys(settings.bots):
            prepare_bot(game, name)
    played = _play_tasks(tasks, step_by_step, threads, ray)
    return _collect(settings, so_far, played, report, keep)


def _tasks(
    settings: Settings, missing: Sequence[int], step_by_step: bool, threads: int | None
) -> list[Task]:
    """Return tasks that play the missing deals; all rotations of the same deals are adjacent."""
    size = 1 if step_by_step else CHUNK
    return [
        Task(settings, first, count, rotation, step_by_step, threads)
        for first, count in _runs(missing, size)
        for rotation in range(len(settings.bots))
    ]


def _runs(numbers: Sequence[int], most: int) -> Iterator[tuple[int, int]]:
    """Yield runs of successive numbers as (first number, length); no length exceeds ``most``.

    >>> list(_runs([0, 1, 2, 7, 8], 2))
    [(0, 2), (2, 1), (7, 2)]
    """
    for _, run in itertools.groupby(enumerate(numbers), lambda pair: pair[1] - pair[0]):
        members = [number for _, number in run]
        for start in range(0, len(members), most):
            yield members[start], len(members[start : start + most])


def _play_tasks(
    tasks: list[Task], step_by_step: bool, threads: int | None, ray: bool
) -> Generator[Part, None, None]:
    processes = available_cores() if threads is None else threads
    if ray and tasks:
        return workers.with_ray(play_task, tasks, threads)
    if step_by_step and processes > 1:
        return workers.in_processes(play_task, tasks, processes)
    return workers.one_after_another(play_task, tasks)


def _collect(
    settings: Settings,
    so_far: Results,
    played: Generator[Part, None, None],
    report: Callable[[int], None],
    keep: Callable[[Results], None],
) -> Results:
    """Wait for all tasks and return all results; meanwhile, regularly call ``keep``.

    The results contain a deal only if all its rotations have been played.
    """
    seats = len(settings.bots)
    matches = so_far.deals * seats
    halves: dict[int, list[Part]] = {}
    finished = [so_far]
    kept = time.monotonic()
    try:
        with contextlib.closing(played) as parts:
            for part in parts:
                matches += part.task.count
                report(matches)
                rotations = halves.setdefault(part.task.first, [])
                rotations.append(part)
                if len(rotations) == seats:
                    finished.append(_whole(halves.pop(part.task.first)))
                    if time.monotonic() - kept > KEEP_SECONDS:
                        finished = [_merged(finished)]
                        keep(finished[0])
                        kept = time.monotonic()
    finally:
        results = _merged(finished)
        if results.deals > so_far.deals:
            keep(results)
    return results


def _whole(rotations: list[Part]) -> Results:
    """Return the results of some deals, combined from one part for each rotation."""
    parts = sorted(rotations, key=lambda part: part.task.rotation)
    task = parts[0].task
    return Results(
        np.arange(task.first, task.first + task.count),
        np.stack([part.wins for part in parts], axis=1),
        np.stack([part.scores for part in parts], axis=1),
        np.stack([part.roles for part in parts], axis=1),
        np.stack([part.reasons for part in parts], axis=1),
    )


def _merged(several: list[Results]) -> Results:
    """Return one ``Results`` with the deals of all given results, in the order of the deals."""
    order = np.argsort(np.concatenate([results.numbers for results in several]))
    return Results(
        *(
            np.concatenate([getattr(results, column.name) for results in several])[order]
            for column in dataclasses.fields(Results)
        )
    )


# These functions compute statistics from results.


def standings(settings: Settings, results: Results) -> list[Standing]:
    """Return the standings, best bot first; bots of the same name share one standing."""
    names = list(dict.fromkeys(settings.bots))
    rated: list[Estimate | None] = [None]
    if len(names) > 1:
        rated = [*ratings(settings.bots, names, results.wins, results.scores)]
    found = []
    for name, rating in zip(names, rated, strict=True):
        copies = [number for number, bot in enumerate(settings.bots) if bot == name]
        found.append(
            Standing(
                name,
                wins=estimate_share(results.wins[:, :, copies].mean(axis=(1, 2))),
                won=estimate_share(results.won[:, :, copies].mean(axis=(1, 2))),
                score=estimate(results.scores[:, :, copies].mean(axis=(1, 2))),
                rating=rating,
                roles=_by_role(settings, results, copies),
            )
        )
    return sorted(found, key=lambda standing: -share_of_wins(settings, standing).mean)


def share_of_wins(settings: Settings, standing: Standing) -> Estimate:
    """Return the figure by which bots are ranked: ``won`` in games of teams, else ``wins``."""
    return standing.won if find_game(settings.game).teams else standing.wins


def _by_role(
    settings: Settings, results: Results, copies: Sequence[int]
) -> tuple[RoleStanding, ...]:
    found = []
    for number, role in enumerate(find_game(settings.game).roles):
        had = (results.roles[:, :, copies] == number).astype(float)
        matches = had.sum(axis=(1, 2))
        found.append(
            RoleStanding(
                role,
                matches=int(matches.sum()),
                won=estimate_share_ratio(
                    (had * results.won[:, :, copies]).sum(axis=(1, 2)), matches
                ),
                score=estimate_ratio(
                    (had * results.scores[:, :, copies]).sum(axis=(1, 2)), matches
                ),
            )
        )
    return tuple(found)


def endings(settings: Settings, results: Results) -> dict[str, int]:
    """Return how many matches ended for each reason; leave out reasons that did not occur."""
    reasons = find_game(settings.game).reasons
    often = np.bincount(results.reasons.ravel(), minlength=len(reasons))
    return {reason: int(count) for reason, count in zip(reasons, often, strict=True) if count}


# These functions save and load results, and convert them to JSON.


#: The errors that reading a damaged file can raise; zipfile raises ``NotImplementedError`` for an
#: unknown compression.
_DAMAGE = (
    OSError,
    ValueError,
    KeyError,
    EOFError,
    NotImplementedError,
    RuntimeError,
    IndexError,
    TypeError,
    AttributeError,
    struct.error,
    zipfile.BadZipFile,
    zlib.error,
)


def save(path: Path, settings: Settings, results: Results) -> None:
    """Write results to a file that ``load`` can read. The file is replaced atomically."""
    beside = path.with_name(path.name + ".part")
    columns = {field.name: getattr(results, field.name) for field in dataclasses.fields(Results)}
    with beside.open("wb") as file:
        np.savez_compressed(file, settings=np.array(settings.digest()), **columns)
    beside.replace(path)


def load(path: Path, settings: Settings) -> Results:
    """Return the saved results; if the file is missing or empty, the results have no deals.

    Raise ``OtherResults`` if the results were made with other settings, or with other source code
    of rules and bots. Raise ``BadRecord`` for a damaged file.
    """
    if not path.exists() or path.stat().st_size == 0:
        return nothing_yet(settings)
    columns = [field.name for field in dataclasses.fields(Results)]
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            digest = str(kept["settings"])
            results = Results(*(kept[name] for name in columns))
    except _DAMAGE as problem:
        expected = f"npz: {', '.join(columns)}"
        raise BadRecord(field=str(path), given=shown(str(problem)), expected=expected) from problem
    if digest != settings.digest():
        raise OtherResults(given=str(path))
    _check_whole(path, settings, results)
    return results


def _check_whole(path: Path, settings: Settings, results: Results) -> None:
    """Raise ``BadRecord`` for results that are impossible with these settings."""
    empty = nothing_yet(settings)
    for field in dataclasses.fields(Results):
        column, form = getattr(results, field.name), getattr(empty, field.name)
        expected = f"{form.dtype} {(results.deals, *form.shape[1:])}"
        if (column.dtype, column.shape) != (form.dtype, (results.deals, *form.shape[1:])):
            given = f"{column.dtype} {column.shape}"
            raise BadRecord(field=f"{path}: {field.name}", given=given, expected=expected)
    game = find_game(settings.game)
    for name, fits in (
        ("numbers", len(set(results.numbers.tolist())) == results.deals),
        ("wins", bool(((results.wins >= 0) & (results.wins <= 1)).all())),
        ("scores", bool(np.isfinite(results.scores).all())),
        ("roles", bool(((results.roles >= NO_ROLE) & (results.roles < len(game.roles))).all())),
        ("reasons", bool(((results.reasons >= 0) & (results.reasons < len(game.reasons))).all())),
    ):
        if not fits:
            raise BadRecord(field=f"{path}: {name}", given="?", expected=settings.game)


def to_json(settings: Settings, results: Results) -> Json:
    """Return settings and standings as JSON, for programs that read the output."""
    return {
        "game": settings.game,
        "bots": list(settings.bots),
        "seed": settings.seed,
        "options": dict(settings.options),
        "deals": results.deals,
        "matches": results.deals * len(settings.bots),
        "endings": endings(settings, results),
        "standings": [_standing_json(standing) for standing in standings(settings, results)],
    }


def _standing_json(standing: Standing) -> Json:
    return {
        "bot": standing.bot,
        "wins": _figure_json(standing.wins),
        "won": _figure_json(standing.won),
        "score": _figure_json(standing.score),
        "rating": None if standing.rating is None else _figure_json(standing.rating),
        "roles": {
            role.role: {
                "matches": role.matches,
                "won": _figure_json(role.won),
                "score": _figure_json(role.score),
            }
            for role in standing.roles
        },
    }


def _figure_json(figure: Estimate) -> dict[str, float | None]:
    """Return an estimate as JSON; an infinite interval becomes null."""
    known = math.isfinite(figure.half_width)
    return {"mean": figure.mean, "interval": figure.half_width if known else None}
