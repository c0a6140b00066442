"""The arena on the command line: a tournament, its table and its drawing."""

import io
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from stope import progress
from stope.arena import tournament
from stope.arena.ratings import Estimate
from stope.arena.tournament import Results, Settings
from stope.bots import find_policy
from stope.cli.output import print_json
from stope.cli.table import check_writable
from stope.errors import BadNumber, BotCount, shown
from stope.games import find_game
from stope.locales import say

_BAR = 20


def run(
    game: str,
    bots: str,
    games: int,
    *,
    seed: int,
    options: Mapping[str, str],
    threads: int | None,
    save: Path | None,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Play a tournament, going on with what was saved, and show how it stands."""
    rules = find_game(game)
    lineup = tuple(named(bots))
    for name in lineup:
        find_policy(rules, name)
    rules.check_seats(len(lineup))
    if games < 1:
        raise BadNumber(name="games", given=shown(games), least=1)
    settings = Settings(game, lineup, seed, rules.check_options(options))
    for path in (save, plot):
        if path is not None:
            check_writable(path)
    so_far = tournament.load(save, settings) if save else tournament.nothing_yet(settings)
    deals = -(-games // len(lineup))
    with progress.bar(say("arena-playing", games=deals * len(lineup)), deals) as report:

        def keep(results: Results) -> None:
            report(results.deals)
            if save is not None:
                tournament.save(save, settings, results)

        results = tournament.play(settings, deals, so_far, keep, threads)
    if as_json:
        print_json(tournament.to_json(settings, results))
    else:
        Console().print(_table(settings, results))
    if plot is not None:
        draw(plot, settings, results)


def named(bots: str) -> list[str]:
    """Return the bots of a line-up: "careful,random*4" is one careful and four random ones.

    >>> named("careful, random*2")
    ['careful', 'random', 'random']
    """
    names: list[str] = []
    for part in bots.split(","):
        name, star, times = part.strip().partition("*")
        copies = times.strip()
        if star and not (copies.isascii() and copies.isdigit() and 1 <= int(copies[:3]) <= 99):
            raise BotCount(given=shown(part.strip()), seats=shown(f"{name}*2"))
        names += [name.strip()] * (int(copies) if star else 1)
    return names


def _figure(figure: Estimate, form: str) -> str:
    interval = format(figure.half_width, form.replace("+", ""))
    return f"{format(figure.mean, form)} ± {interval}"


def _table(settings: Settings, results: Results) -> Table:
    """Return the standings with a bar for the share of wins."""
    title = say(f"{settings.game}-title")
    matches = results.deals * len(settings.bots)
    table = Table(
        title=say("arena-title", title=title, matches=matches, deals=results.deals),
        caption=say("arena-note"),
        box=None,
    )
    table.add_column(say("arena-bot"))
    table.add_column("")
    for column in (say("arena-wins"), say("arena-score"), say("arena-rating")):
        table.add_column(column, justify="right")
    for standing in tournament.standings(settings, results):
        full = round(_BAR * standing.wins.mean)
        table.add_row(
            standing.bot,
            "█" * full + "░" * (_BAR - full),
            _figure(standing.wins, ".2%"),
            _figure(standing.score, ".2f"),
            _figure(standing.rating, "+.0f"),
        )
    return table


def draw(path: Path, settings: Settings, results: Results) -> None:
    """Write the standings as a drawing."""
    console: Any = Console(record=True, file=io.StringIO(), width=110)
    console.print(_table(settings, results))
    path.write_text(console.export_svg(title="stope arena"), encoding="utf-8")
