"""Decisions of random matches, and bots to make them, for tests over any game."""

import random

import numpy as np

from stope.bots import bot_names, make_bot
from stope.bots.thinking import Effort, Thinker, Thought
from stope.games import Game
from stope.kernel.masks import members
from stope.kernel.records import Record
from stope.match import View
from walks import hidden, key_of, legal, walk

THINKERS = ("foreman", "master")


def brief_bots(game: Game, rounds: int) -> list[str]:
    """Return the names of all bots, those that think with so few rounds."""
    return [f"{name}@{rounds}" if name in THINKERS else name for name in bot_names(game)]


def decisions(
    game: Game, seed: int, number: int, seats: int | None = None, options=None
) -> list[tuple[Record, int]]:
    """Return so many states of a random match, from all parts of it, with a seat to decide."""
    chance = random.Random(seed)
    found = []
    for state, _, _ in walk(game, seed, seats=seats, options=options):
        seat = chance.choice(members(game.functions["actors"](state)))
        if len(legal(game, state, seat)) > 1:
            found.append((state, seat))
    return [found[len(found) * part // number] for part in range(number)]


def view_of(game: Game, state: Record, seat: int) -> View:
    return View(game, seat, hidden(game, state, seat))


def asked(game: Game, name: str, view: View, seed: int, threads: int = 1) -> tuple:
    """Return what a bot made anew answers."""
    choice = make_bot(game.name, name, seed, threads=threads).choose(view)
    return choice.move, choice.expects


def thought(game: Game, view: View, rounds: int, seed: int = 1, threads: int = 1) -> Thought:
    """Return what a search of so many rounds finds."""
    return thinker(game, rounds, seed, threads).think(view)


def thinker(game: Game, rounds: int, seed: int = 1, threads: int = 1) -> Thinker:
    return Thinker(game, Effort(rounds=rounds, threads=threads), key_of(seed))


def worths(game: Game, record: Record, seat: int) -> list[tuple[int, int]]:
    """Return the legal moves of a seat, each with how promising it looks."""
    moves, found = (np.zeros(game.most_moves, np.int32) for _ in range(2))
    count = game.functions["legal"](record, seat, moves)
    game.functions["weigh"](record, seat, moves, count, found)
    return list(zip(moves[:count].tolist(), found[:count].tolist(), strict=True))
