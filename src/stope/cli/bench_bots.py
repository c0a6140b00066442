"""Benchmarks of bots that search: iterations per second, and how far bots exceed time limits."""

import time
from dataclasses import replace
from typing import Any

import numpy as np

import stope
from stope.bots import make_bot
from stope.bots.parallel_search import ParallelSearch, SearchBudget
from stope.cli.console import print_line
from stope.cli.text_table import print_table
from stope.engine.chacha import KEY_WORDS
from stope.games import GameSpec
from stope.locales import say
from stope.search.config import SearchConfig

Figures = dict[str, Any]

#: The search is measured at ``_DECISIONS`` decisions, for ``_SECONDS`` seconds each. There are many
#: decisions, because the speed of the search depends on how much of a match is left. Every
#: ``_APART``-th of these decisions is also used to time the bot levels that search.
_DECISIONS = 300
_SECONDS = 0.02
_APART = 5
#: Matches are played to collect decisions; every ``_SPREAD``-th decision of these matches is used.
_SPREAD = 7
#: A bot gets this time limit, in seconds, to measure by how much the bot exceeds its limit.
_LIMIT = 0.1


def measure(game: GameSpec, *, quick: bool) -> Figures:
    """Return the iterations per second on one core, and the seconds per decision of two levels.

    To measure the iterations per second, every decision is searched for the same time. The two
    levels are foreman and master, the bot levels that search.
    """
    views = _decisions(game, _DECISIONS // 10 if quick else _DECISIONS)
    some = views[::_APART]
    to_the_end = replace(game.search_config, max_depth=None, episodes_ahead=None)
    return {
        "seats": game.usual_seats,
        "decisions": len(views),
        "iterations_per_second": _iterations_per_second(game, game.search_config, views),
        "iterations_per_second_to_the_end": _iterations_per_second(game, to_the_end, views),
        "levels": [_decision_times(game, name, some) for name in ("foreman", "master")],
        "limit": _LIMIT,
        "overrun": max(
            0.0, _decision_times(game, f"master@{_LIMIT}s", some)["most_seconds"] - _LIMIT
        ),
    }


def _decisions(game: GameSpec, count: int) -> list[stope.View]:
    """Return ``count`` views of seats that have to choose between several moves.

    The views are spread evenly over matches between bots of the level miner.
    """
    views: list[stope.View] = []
    seed = 0
    while len(views) < _SPREAD * count:
        match = stope.new(game.name, seats=game.usual_seats, seed=seed)
        miner = make_bot(game.name, "miner", seed)
        while not match.over:
            seen = [(seat, match.view(seat)) for seat in match.actors]
            views += [view for _, view in seen if len(view.moves()) > 1]
            for seat, view in seen:
                match.play(seat, miner.choose(view).move)
        seed += 1
    return views[::_SPREAD][:count]


def _iterations_per_second(
    game: GameSpec, search_config: SearchConfig, views: list[stope.View]
) -> float:
    searcher = ParallelSearch(
        game, SearchBudget(seconds=_SECONDS), np.zeros(KEY_WORDS, np.uint32), search_config
    )
    searcher.search(views[0])
    iterations, began = 0, time.perf_counter()
    for view in views:
        iterations += searcher.search(view).iterations
    return iterations / (time.perf_counter() - began)


def _decision_times(game: GameSpec, name: str, views: list[stope.View]) -> Figures:
    """Return the mean and the greatest number of seconds that a bot takes for a decision."""
    bot = make_bot(game.name, name, 0)
    bot.choose(views[0])
    taken = []
    for view in views:
        began = time.perf_counter()
        bot.choose(view)
        taken.append(time.perf_counter() - began)
    return {
        "bot": name,
        "mean_seconds": float(np.mean(taken)),
        "most_seconds": float(np.max(taken)),
    }


def show(figures: Figures) -> None:
    """Print the figures as tables."""
    print_line(say("bench-search", decisions=figures["decisions"], seats=figures["seats"]))
    print_table(
        [say("bench-what"), say("bench-rate")],
        [
            [say("bench-iterations"), f"{figures['iterations_per_second']:,.0f}"],
            [
                say("bench-iterations-to-the-end"),
                f"{figures['iterations_per_second_to_the_end']:,.0f}",
            ],
        ],
    )
    for level in figures["levels"]:
        print_line(
            say(
                "bench-level",
                bot=level["bot"],
                mean=round(1000 * level["mean_seconds"], 1),
                most=round(1000 * level["most_seconds"], 1),
            )
        )
    print_line(
        say(
            "bench-overrun",
            limit=round(1000 * figures["limit"]),
            most=round(1000 * figures["overrun"], 1),
        )
    )


def lines(figures: Figures) -> str:
    """Return the figures as text for a results file."""
    levels = "; ".join(
        f"`{level['bot']}` {1000 * level['mean_seconds']:.1f} ms on average, "
        f"{1000 * level['most_seconds']:.1f} ms at most"
        for level in figures["levels"]
    )
    return (
        f"\nSearch on one core, {figures['seats']} players, {figures['decisions']} decisions "
        f"spread over matches: {figures['iterations_per_second']:,.0f} iterations a second as the "
        f"levels play, {figures['iterations_per_second_to_the_end']:,.0f} with rollouts to the end "
        f"of the match. A decision takes {levels}. "
        f"A limit of {1000 * figures['limit']:.0f} ms was exceeded by "
        f"{1000 * figures['overrun']:.1f} ms at most.\n"
    )
