"""`stope bench`: matches per second, time to list legal moves, compile times, start-up time."""

import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TypedDict, cast

import numba
import numpy as np

import stope
from stope import progress
from stope.cli import bench_bots
from stope.cli.console import print_line
from stope.cli.text_table import print_table
from stope.engine.bitmask import members
from stope.engine.chacha import KEY_WORDS
from stope.engine.event_buffer import NULL_BUFFER
from stope.engine.records import Codes, State, ViewRecord, blank, new_state, new_view
from stope.engine.rng import StreamId, open_stream, set_key
from stope.errors.games import NoGpu
from stope.games import GAMES, GameSpec
from stope.locales import say
from stope.search.batch import available_cores
from stope.search.playout import FIRST_SCRIPT, play_some, repeat_legal
from stope.warmup import Use, compile_games

#: The time to list legal moves is measured in the middle of ``MIDDLES`` matches, at
#: ``MIDDLE_DECISIONS`` decisions of each match, with ``REPEATS`` repetitions at each decision.
MIDDLES = 40
MIDDLE_DECISIONS = 12
REPEATS = 1_000


class Rate(TypedDict):
    """The speed of a game in one setting: ``what`` is "one-core", "interpreted", "gpu" and so on.

    ``rate`` is in matches per second, or None if ``what`` is "gpu" and the machine has no GPU.
    """

    what: str
    seats: int
    rate: float | None


class Listing(TypedDict):
    """The time to list all legal moves in one phase of the game, and the mean number of moves."""

    phase: str
    positions: int
    mean_microseconds: float
    most_microseconds: float
    mean_moves: float


class Figures(TypedDict):
    """All figures of a game, and the machine, commit and command with which they were measured."""

    game: str
    rates: list[Rate]
    legal: list[Listing]
    search: bench_bots.Figures
    compile_seconds: float
    compile_simulate_seconds: float
    compile_all_seconds: float
    start_seconds: float
    machine: str
    commit: str
    command: str


def measure(game: GameSpec, *, quick: bool) -> Figures:
    """Return all figures of a game; the slowest measurements run last."""
    rates: list[Rate] = []
    seconds = 0.5 if quick else 3.0
    steps = [("one-core", seats) for seats in _seats(game)]
    steps += [("all-cores", seats) for seats in _seats(game)]
    steps += [("interpreted", game.usual_seats), ("gpu", game.usual_seats)]
    with progress.bar(say("measuring", what=""), len(steps) + 2, patience=0) as report:
        for done, (what, seats) in enumerate(steps):
            report(done, say("measuring", what=f"{what}, {seats}"))
            rate = _MEASURES[what](game.name, seats, seconds)
            rates.append({"what": what, "seats": seats, "rate": rate})
        report(len(steps), say("measuring", what="compile"))
        return {
            "game": game.name,
            "rates": rates,
            "legal": _legal_microseconds(game),
            "search": bench_bots.measure(game, quick=quick),
            "compile_seconds": _cold_seconds(f"stope.new({game.name!r})"),
            "compile_simulate_seconds": _cold_seconds(f"stope.simulate({game.name!r})"),
            "compile_all_seconds": _compile_all(),
            "start_seconds": _start_seconds(game.name),
            "machine": _machine(),
            "commit": _commit(),
            "command": f"stope bench {game.name}" + (" --quick" if quick else ""),
        }


def _seats(game: GameSpec) -> list[int]:
    """Return the least, the usual and the greatest number of players."""
    return sorted({game.seats[0], game.usual_seats, game.seats[-1]})


def _timed(
    game: str, seats: int, seconds: float, *, device: str = "cpu", threads: int | None = None
) -> float:
    """Return matches per second: the best of three runs of about ``seconds`` each."""

    def run(games: int) -> float:
        began = time.perf_counter()
        stope.simulate(game, seats, games, "random", device=device, threads=threads)
        return time.perf_counter() - began

    games = 1 << 10
    run(games)  # compile before measuring
    while True:
        took = run(games)
        if took > seconds / 8:
            break
        games *= 4
    games = max(1, int(games * seconds / took))
    return max(games / run(games) for _ in range(3))


def _on_one_core(game: str, seats: int, seconds: float) -> float:
    return _timed(game, seats, seconds, threads=1)


def _on_all_cores(game: str, seats: int, seconds: float) -> float:
    return _timed(game, seats, seconds)


def _on_gpu(game: str, seats: int, seconds: float) -> float | None:
    try:
        return _timed(game, seats, seconds, device="cuda")
    except NoGpu:
        return None


def _interpreted(game: str, seats: int, seconds: float) -> float:
    code = (
        "import time, stope\n"
        f"stope.simulate({game!r}, {seats}, 1, threads=1)\n"
        "began, games = time.perf_counter(), 0\n"
        f"while time.perf_counter() - began < {seconds}:\n"
        f"    stope.simulate({game!r}, {seats}, 1, seed=games, threads=1)\n"
        "    games += 1\n"
        "print(games / (time.perf_counter() - began))"
    )
    return float(_python(code, NUMBA_DISABLE_JIT="1"))


_MEASURES = {
    "one-core": _on_one_core,
    "all-cores": _on_all_cores,
    "interpreted": _interpreted,
    "gpu": _on_gpu,
}


def _legal_microseconds(game: GameSpec) -> list[Listing]:
    """Return, for each phase, the time to list all legal moves in the middle of matches."""
    options = game.encode_options(game.usual_seats, {})
    taken: dict[str, list[tuple[float, float]]] = {}
    for seed in range(MIDDLES):
        state, view = new_state(game.state), new_view(game.state)
        playout = blank(game.playout_record)[0]
        playout.policies[:] = FIRST_SCRIPT
        key = np.random.default_rng(seed).integers(0, 1 << 32, KEY_WORDS, np.uint32)
        set_key(playout.rng, key)
        open_stream(playout.rng, int(StreamId.POLICY), 0)
        game.functions["setup"](state, options, key, NULL_BUFFER)
        play_some(state, view, playout, game.typical_midgame, NULL_BUFFER)
        for _ in range(MIDDLE_DECISIONS):
            acting = members(game.functions["actors"](state))
            if not acting:
                break
            phase = str(game.view(cast(ViewRecord, state), None).get("phase", ""))
            taken.setdefault(phase, []).append(_time_listing(state, acting[0], playout.moves))
            play_some(state, view, playout, 1, NULL_BUFFER)
    return [
        {
            "phase": phase,
            "positions": len(times),
            "mean_microseconds": float(np.mean([time for time, _ in times])),
            "most_microseconds": float(np.max([time for time, _ in times])),
            "mean_moves": float(np.mean([moves for _, moves in times])),
        }
        for phase, times in taken.items()
    ]


def _time_listing(state: State, seat: int, moves: Codes) -> tuple[float, float]:
    """Return the microseconds to list legal moves (best of three runs), and the number of moves."""
    found = repeat_legal(state, seat, moves, 1)
    taken = []
    for _ in range(3):
        began = time.perf_counter()
        repeat_legal(state, seat, moves, REPEATS)
        taken.append((time.perf_counter() - began) / REPEATS * 1e6)
    return min(taken), found


def _compile_all() -> float:
    """Return the seconds to compile all games, one process for each game, with an empty cache."""
    with tempfile.TemporaryDirectory() as empty:
        began = time.perf_counter()
        compile_games(GAMES, [Use.RULES, Use.SIMULATION], {"STOPE_CACHE_DIR": empty})
        return time.perf_counter() - began


def _cold_seconds(call: str) -> float:
    """Return how many seconds a call takes on one core, with an empty cache of compiled code."""
    code = (
        "import os, time, stope\n"
        "core = getattr(os, 'sched_getaffinity', lambda _: {0})(0).pop()\n"
        "getattr(os, 'sched_setaffinity', lambda *_: None)(0, {core})\n"
        "began = time.perf_counter()\n"
        f"{call}\n"
        "print(time.perf_counter() - began)"
    )
    with tempfile.TemporaryDirectory() as empty:
        return float(_python(code, STOPE_CACHE_DIR=empty))


def _start_seconds(game: str) -> float:
    """Return the seconds from starting ``stope play`` to its first prompt: the best of 3 runs."""
    command = [sys.executable, "-m", "stope", "play", game]
    taken = []
    for _ in range(3):
        began = time.perf_counter()
        # the input is empty, so the command ends at its first prompt
        subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=True)
        taken.append(time.perf_counter() - began)
    return min(taken)


def _python(code: str, **environment: str) -> str:
    """Run Python code in a new interpreter and return the output of the code."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def _machine() -> str:
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [line for line in cpuinfo.read_text().splitlines() if line.startswith("model name")]
        model = names[0].partition(":")[2].strip() if names else model
    versions = (
        f"Python {platform.python_version()}, numba {numba.__version__}, numpy {np.__version__}"
    )
    return f"{model}, {available_cores()} cores, {versions}"


def _commit() -> str:
    """Return the commit of the sources, or "-" outside a git repository."""
    try:
        done = subprocess.run(
            ["git", "describe", "--always", "--dirty"],
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return "-"
    return done.stdout.strip()


def show(game: GameSpec, figures: Figures) -> None:
    """Print the figures as tables."""
    print_line(say("bench-title", title=say(f"{game.name}-title")))
    names = {
        "one-core": say("bench-one-core"),
        "all-cores": say("bench-all-cores", cores=available_cores()),
        "interpreted": say("bench-interpreted"),
        "gpu": say("bench-gpu"),
    }
    print_table(
        [say("bench-what"), say("bench-seats"), say("bench-rate")],
        [
            [names[row["what"]], str(row["seats"]), f"{row['rate']:,.0f}"]
            for row in figures["rates"]
            if row["rate"] is not None
        ],
    )
    if any(row["what"] == "gpu" and row["rate"] is None for row in figures["rates"]):
        print_line(say("bench-no-gpu"))
    for legal in figures["legal"]:
        print_line(
            say(
                "bench-legal",
                phase=legal["phase"] or "-",
                mean=round(legal["mean_microseconds"], 2),
                most=round(legal["most_microseconds"], 2),
                moves=round(legal["mean_moves"], 1),
            )
        )
    bench_bots.show(figures["search"])
    print_line(say("bench-compile", seconds=round(figures["compile_seconds"], 1)))
    print_line(say("bench-compile-simulate", seconds=round(figures["compile_simulate_seconds"], 1)))
    print_line(say("bench-compile-all", seconds=round(figures["compile_all_seconds"], 1)))
    print_line(say("bench-start", seconds=round(figures["start_seconds"], 2)))


def append(path: Path, figures: Figures) -> None:
    """Append the figures to a file in Markdown, with the command that measured them."""
    rates = "".join(
        f"| {row['what']} | {row['seats']} | {row['rate']:,.0f} |\n"
        for row in figures["rates"]
        if row["rate"] is not None
    )
    legal = "".join(
        f"| {row['phase'] or '-'} | {row['positions']} | {row['mean_microseconds']:.2f} "
        f"| {row['most_microseconds']:.2f} | {row['mean_moves']:.1f} |\n"
        for row in figures["legal"]
    )
    text = (
        f"\n## {figures['game']}, commit {figures['commit']}\n\n"
        f"`{figures['command']}` on {figures['machine']}\n\n"
        f"| what | players | matches per second |\n|---|---|---|\n{rates}\n"
        f"Listing legal moves in the middle of a match:\n\n"
        f"| phase | positions | µs on average | µs at most | moves |\n"
        f"|---|---|---|---|---|\n{legal}"
        f"{bench_bots.lines(figures['search'])}\n"
        f"Cold compilation on one core: a match {figures['compile_seconds']:.1f} s, "
        f"a simulation {figures['compile_simulate_seconds']:.1f} s; "
        f"all games side by side {figures['compile_all_seconds']:.1f} s. "
        f"First prompt with a warm cache: {figures['start_seconds']:.2f} s.\n"
    )
    with path.open("a", encoding="utf-8") as file:
        file.write(text)
