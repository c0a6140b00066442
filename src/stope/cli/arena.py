"""`stope arena`: play a tournament, print the standings, and draw them as SVG."""

import math
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console
from rich.table import Table

from stope import progress
from stope.arena import tournament
from stope.arena.estimates import Estimate
from stope.arena.tasks import Settings
from stope.arena.tournament import Results, Standing
from stope.bots import check_bot
from stope.cli.console import print_json
from stope.cli.files import check_writable
from stope.cli.plot import draw
from stope.errors.arena import BadNumber, BotCount
from stope.errors.base import shown
from stope.errors.files import CannotWrite
from stope.games import GameSpec, find_game
from stope.locales import say

#: The length, in characters, of a bar that shows a share of 100 % of the wins.
_BAR = 20
#: The most digits of a repeat count, such as the 4 in "random*4".
_MOST_DIGITS = 2


def run(
    game: str,
    bots: str,
    games: int,
    *,
    seed: int,
    options: Mapping[str, str],
    threads: int | None,
    ray: bool,
    save: Path | None,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Play a tournament, or the rest of a saved tournament, and print the standings."""
    rules = find_game(game)
    lineup = tuple(named(bots))
    for name in lineup:
        check_bot(rules, name)
    rules.check_seats(len(lineup))
    if games < 1:
        raise BadNumber(name="games", given=shown(games), least=1)
    settings = Settings(game, lineup, seed, rules.check_options(options))
    if plot is not None and plot == save:
        raise CannotWrite(given=shown(str(plot)), reason="--save, --plot")
    if plot is not None and plot.suffix.lower() != ".svg":
        raise CannotWrite(given=shown(str(plot)), reason="*.svg")
    for path in (save, plot):
        if path is not None:
            check_writable(path)
    so_far = tournament.load(save, settings) if save else tournament.nothing_yet(settings)
    deals = -(-games // len(lineup))
    total = deals * len(lineup)

    def keep(results: Results) -> None:
        if save is not None:
            tournament.save(save, settings, results)

    with progress.bar(say("arena-playing", games=total), total) as report:
        results = tournament.play(
            settings, deals, so_far, report=report, keep=keep, threads=threads, ray=ray
        )
    if as_json:
        print_json(tournament.to_json(settings, results))
    else:
        _show(Console(), settings, results)
    if plot is not None:
        draw(plot, settings, results)


def named(bots: str) -> list[str]:
    """Return the names of the bots in a line-up, where "random*4" stands for four random bots.

    >>> named("careful, random*2")
    ['careful', 'random', 'random']
    """
    names: list[str] = []
    for part in bots.split(","):
        name, star, times = part.strip().partition("*")
        copies = times.strip()
        is_number = copies.isascii() and copies.isdigit() and len(copies) <= _MOST_DIGITS
        if star and not (is_number and int(copies) > 0):
            raise BotCount(given=shown(part.strip()), seats=shown(f"{name}*2"))
        names += [name.strip()] * (int(copies) if star else 1)
    return names


def _figure(figure: Estimate, form: str) -> str:
    """Return an estimate and its interval as text; an interval that is not known is "?"."""
    known = math.isfinite(figure.half_width)
    interval = format(figure.half_width, form.replace("+", "")) if known else "?"
    return f"{format(figure.mean, form)} ± {interval}"


def _show(console: Console, settings: Settings, results: Results) -> None:
    """Print the standings and, if a match can end for several reasons, a count of each reason."""
    console.print(_table(settings, results))
    if len(find_game(settings.game).reasons) > 1:
        console.print()
        console.print(_endings(settings, results))


def _table(settings: Settings, results: Results) -> Table:
    """Return the table of standings: wins with bars, points and ratings.

    The table of solo matches, which nobody wins, has only points.
    """
    game = find_game(settings.game)
    alone = len(settings.bots) == 1
    table = Table(
        title=say(
            "arena-title",
            title=say(f"{settings.game}-title"),
            matches=results.deals * len(settings.bots),
            deals=results.deals,
        ),
        caption=_note(game, alone),
        box=None,
    )
    table.add_column(say("arena-bot"))
    if not alone:
        table.add_column("")
        table.add_column(say("arena-wins"), justify="right")
    table.add_column(say("arena-score"), justify="right")
    if not alone:
        table.add_column(say("arena-rating"), justify="right")
    for standing in tournament.standings(settings, results):
        for name, wins, score, rating in _rows(settings, standing):
            cells = [*_win_cells(wins), _figure(score, ".2f"), rating]
            table.add_row(name, *([_figure(score, ".2f")] if alone else cells))
    return table


def _rows(settings: Settings, standing: Standing) -> list[tuple[str, Estimate, Estimate, str]]:
    """Return the rows of the table for a bot: one for the bot, then one for each of its roles.

    A row has a name, wins, points and a rating.
    """
    rating = "-" if standing.rating is None else _figure(standing.rating, "+.0f")
    wins = tournament.share_of_wins(settings, standing)
    rows = [(standing.bot, wins, standing.score, rating)]
    for role in standing.roles:
        name = f"{standing.bot} ({say(f'{settings.game}-role-{role.role}')})"
        rows.append((name, role.won, role.score, ""))
    return rows


def _win_cells(wins: Estimate) -> tuple[str, str]:
    full = round(_BAR * wins.mean)
    return "█" * full + "░" * (_BAR - full), _figure(wins, ".2%")


def _note(game: GameSpec, alone: bool) -> str:
    """Return the caption of the table, which explains the figures and how wins are counted."""
    if alone:
        return say("arena-note-alone")
    win = say("arena-wins-of-teams") if game.teams else say("arena-wins-in-parts")
    return say("arena-note") + " " + win


def _endings(settings: Settings, results: Results) -> Table:
    """Return a table of the reasons why matches ended, with the number of matches for each."""
    table = Table(box=None)
    table.add_column(say("arena-ending"))
    table.add_column(say("arena-matches"), justify="right")
    table.add_column("", justify="right")
    counts = tournament.endings(settings, results)
    for reason, count in counts.items():
        share = count / sum(counts.values())
        table.add_row(say(f"{settings.game}-reason-{reason}"), str(count), f"{share:.1%}")
    return table
