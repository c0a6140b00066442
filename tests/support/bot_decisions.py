"""Decisions of random matches, and bots to make them, for tests over any game."""

import random

import numpy as np

from stope.bots import bot_names, make_bot
from stope.bots.parallel_search import ParallelSearch, SearchBudget, SearchResult
from stope.engine.bitmask import members
from stope.engine.records import State, ViewRecord, new_evidence, new_workspace
from stope.games import GameSpec
from stope.games.codecs import Move
from stope.view import View
from tests.support.random_play import hidden, key_of, legal, walk

SEARCHING = ("foreman", "master")


def brief_bots(game: GameSpec, iterations: int) -> list[str]:
    """Return the names of all bots, those that search with so few iterations."""
    return [f"{name}@{iterations}" if name in SEARCHING else name for name in bot_names(game)]


def decisions(
    game: GameSpec, seed: int, number: int, seats: int | None = None, options=None
) -> list[tuple[State, int]]:
    """Return so many states of a random match, from all parts of it, with a seat to decide."""
    rng = random.Random(seed)
    found = []
    for state, _, _ in walk(game, seed, seats=seats, options=options):
        seat = rng.choice(members(game.functions["actors"](state)))
        if len(legal(game, state, seat)) > 1:
            found.append((state, seat))
    return [found[len(found) * part // number] for part in range(number)]


def view_of(game: GameSpec, state: State, seat: int | None) -> View:
    return View(game, seat, hidden(game, state, seat))


def asked(
    game: GameSpec, name: str, view: View, seed: int, threads: int = 1
) -> tuple[Move, tuple[float, ...] | None]:
    """Return what a bot made anew answers."""
    choice = make_bot(game.name, name, seed, threads=threads).choose(view)
    return choice.move, choice.expected_shares


def search_result(
    game: GameSpec, view: View, iterations: int, seed: int = 1, threads: int = 1
) -> SearchResult:
    """Return the result of a search of so many iterations."""
    return parallel_search(game, iterations, seed, threads).search(view)


def parallel_search(
    game: GameSpec, iterations: int, seed: int = 1, threads: int = 1
) -> ParallelSearch:
    return ParallelSearch(game, SearchBudget(iterations=iterations, threads=threads), key_of(seed))


def move_scores(game: GameSpec, view: ViewRecord, seat: int) -> list[tuple[int, int]]:
    """Return the legal moves of a seat, each with its score."""
    moves, found = (np.zeros(game.most_moves, np.int32) for _ in range(2))
    count = game.functions["legal"](view, seat, moves)
    memory = new_evidence(game.evidence), new_workspace(game.workspace)
    game.functions["score_moves"](view, seat, moves, count, found, *memory)
    return list(zip(moves[:count].tolist(), found[:count].tolist(), strict=True))
