"""Measure the weights of all bots with ``stope fit`` and write the tables of ``weights.md``.

``python -m benchmarks.weights`` measures every game; with names of games as arguments, it measures
only those games. The text around the tables is kept.
"""

import json
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

PAGE = Path(__file__).with_suffix(".md")
#: The number of deals for each comparison of a game. Diamant has the most, because its matches are
#: quick and its wins are more even.
DEALS = {"diamant": 2000, "duel": 400, "dark-cave": 400}
_HEAD = (
    "| weight | value | origin | derived again | other value | change of wins, in points "
    "| change of log loss |\n|---|---|---|---|---|---|---|\n"
)


def main() -> None:
    """Measure the games that the arguments name, or all games."""
    for game in sys.argv[1:] or DEALS:
        began = time.perf_counter()
        command = [sys.executable, "-m", "stope", "fit", game, "--deals", str(DEALS[game])]
        done = subprocess.run([*command, "--json"], check=True, capture_output=True, text=True)
        seconds = time.perf_counter() - began
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(_with_table(page, game, json.loads(done.stdout), seconds), encoding="utf-8")


def _with_table(page: str, game: str, measured: dict[str, Any], seconds: float) -> str:
    """Return the page with a new table of a game, between its markers."""
    revision = subprocess.run(
        ["git", "describe", "--always", "--dirty"], check=True, capture_output=True, text=True
    ).stdout.strip()
    title = (
        f"`stope fit {game} --deals {measured['deals']}` at {revision}, {seconds:.0f} seconds.\n\n"
    )
    table = title + _HEAD + "".join(map(_rows, measured["weights"]))
    begin, end = f"<!-- table of {game} -->\n", f"<!-- end of {game} -->"
    found = re.compile(re.escape(begin) + ".*?" + re.escape(end), re.DOTALL)
    if not found.search(page):
        raise SystemExit(f"{PAGE.name} has no markers for {game}")
    return found.sub(lambda _: begin + table + end, page)


def _rows(weight: dict[str, Any]) -> str:
    first = f"| {weight['weight']} | {weight['value']:g} | {weight['origin'].replace('-', ' ')} | "
    first += f"{_with_interval(weight['derived'], '', 3)} |"
    rows = ""
    for change in weight["changes"]:
        scale = 100 if weight["seats"] > 1 else 1
        rows += f"{first} {change['value']:g} | {_with_interval(change['wins'], '+', 2, scale)} | "
        rows += f"{_with_interval(change['loss'], '+', 4)} |\n"
        first = "|  |  |  |  |"
    return rows


def _with_interval(
    measured: dict[str, float] | None, sign: str, digits: int, scale: float = 1.0
) -> str:
    if measured is None:
        return "-"
    mean, interval = scale * measured["mean"], scale * measured["interval"]
    return f"{mean:{sign}.{digits}f} ± {interval:.{digits}f}"


if __name__ == "__main__":
    main()
