"""Measuring: how fast bots think here, and how well they keep to their time."""

import time
from dataclasses import replace
from typing import Any

import numpy as np

import stope
from stope.bots import make_bot
from stope.bots.thinking import Effort, Thinker
from stope.cli.tables import print_table
from stope.games import Game, Manner
from stope.kernel.chacha import KEY_WORDS
from stope.locales import say

Figures = dict[str, Any]

#: Decisions to count rounds at, and how long: how fast they are depends on how much of a match is
#: left, so there are many. Every few of them is used to see how long whole decisions take.
_DECISIONS = 300
_SECONDS = 0.02
_APART = 5
#: One decision in so many of those that come up is looked at.
_SPREAD = 7
#: The time limit whose overrun is looked for.
_LIMIT = 0.1


def measure(game: Game, *, quick: bool) -> Figures:
    """Return how many imagined matches a second one core plays, and how long levels take.

    Every decision is thought about for the same time.
    """
    views = _decisions(game, _DECISIONS // 10 if quick else _DECISIONS)
    some = views[::_APART]
    to_the_end = replace(game.manner, horizon=None, chapters=None)
    return {
        "seats": game.usual_seats,
        "decisions": len(views),
        "rounds": _rounds_per_second(game, game.manner, views),
        "rounds_to_the_end": _rounds_per_second(game, to_the_end, views),
        "levels": [_patience(game, name, some) for name in ("foreman", "master")],
        "limit": _LIMIT,
        "overrun": max(0.0, _patience(game, f"master@{_LIMIT}s", some)["most_seconds"] - _LIMIT),
    }


def _decisions(game: Game, count: int) -> list[stope.View]:
    """Return what seats see at decisions spread evenly over matches between miners."""
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


def _rounds_per_second(game: Game, manner: Manner, views: list[stope.View]) -> float:
    thinker = Thinker(game, Effort(seconds=_SECONDS), np.zeros(KEY_WORDS, np.uint32), manner)
    thinker.think(views[0])
    rounds, began = 0, time.perf_counter()
    for view in views:
        rounds += thinker.think(view).rounds
    return rounds / (time.perf_counter() - began)


def _patience(game: Game, name: str, views: list[stope.View]) -> Figures:
    """Return how long a bot takes for decisions."""
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
    """Print the figures for people."""
    print(say("bench-search", decisions=figures["decisions"], seats=figures["seats"]))
    print_table(
        [say("bench-what"), say("bench-rate")],
        [
            [say("bench-rounds"), f"{figures['rounds']:,.0f}"],
            [say("bench-rounds-to-the-end"), f"{figures['rounds_to_the_end']:,.0f}"],
        ],
    )
    for level in figures["levels"]:
        print(
            say(
                "bench-level",
                bot=level["bot"],
                mean=round(1000 * level["mean_seconds"], 1),
                most=round(1000 * level["most_seconds"], 1),
            )
        )
    print(
        say(
            "bench-overrun",
            limit=round(1000 * figures["limit"]),
            most=round(1000 * figures["overrun"], 1),
        )
    )


def lines(figures: Figures) -> str:
    """Return the figures for a results file."""
    levels = "; ".join(
        f"`{level['bot']}` {1000 * level['mean_seconds']:.1f} ms on average, "
        f"{1000 * level['most_seconds']:.1f} ms at most"
        for level in figures["levels"]
    )
    return (
        f"\nSearch on one core, {figures['seats']} players, {figures['decisions']} decisions "
        f"spread over matches: {figures['rounds']:,.0f} rounds a second as the levels play, "
        f"{figures['rounds_to_the_end']:,.0f} matches to the end a second. A decision takes "
        f"{levels}. A limit of {1000 * figures['limit']:.0f} ms was exceeded by "
        f"{1000 * figures['overrun']:.1f} ms at most.\n"
    )
