"""Tournaments: bots against each other on the same deals, every bot on every seat.

Each deal is played once for every rotation of the seats, with the same key, so that luck falls on
all bots alike. Deals are independent of each other, and intervals are taken over deals.
"""

import hashlib
import json
import zipfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from stope.arena.ratings import Estimate, estimate, ratings
from stope.arena.simulation import simulate
from stope.errors import BadRecord, shown
from stope.games import find_game

Floats = npt.NDArray[np.float64]

#: Deals between two reports and two writings of the results.
CHUNK = 256


@dataclass(frozen=True, slots=True)
class Settings:
    """What is played: results of other settings do not belong together."""

    game: str
    bots: tuple[str, ...]
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)

    def fingerprint(self) -> str:
        """Return a name for these settings under the current rules of the game."""
        rules = find_game(self.game).rulebook.version
        parts = [self.game, rules, list(self.bots), self.seed, dict(self.options)]
        return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Results:
    """Deals played so far: for each deal, rotation and bot, its share of the win and its points."""

    wins: Floats
    scores: Floats

    @property
    def deals(self) -> int:
        """How many deals have been played."""
        return len(self.wins)


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot did, each figure with the half width of its 95 % interval."""

    bot: str
    wins: Estimate
    score: Estimate
    rating: Estimate


def nothing_yet(settings: Settings) -> Results:
    """Return results without deals."""
    shape = (0, len(settings.bots), len(settings.bots))
    return Results(np.zeros(shape), np.zeros(shape))


def play(
    settings: Settings,
    deals: int,
    so_far: Results,
    report: Callable[[Results], None],
    threads: int | None = None,
) -> Results:
    """Play deals until there are so many, and report after every chunk."""
    results = so_far
    while results.deals < deals:
        count = min(CHUNK, deals - results.deals)
        wins, scores = _play_deals(settings, results.deals, count, threads)
        results = Results(
            np.concatenate([results.wins, wins]), np.concatenate([results.scores, scores])
        )
        report(results)
    return results


def _play_deals(
    settings: Settings, first: int, count: int, threads: int | None
) -> tuple[Floats, Floats]:
    """Play some deals with all rotations: arrays of deal, rotation, bot."""
    seats = len(settings.bots)
    wins, scores = np.zeros((count, seats, seats)), np.zeros((count, seats, seats))
    for rotation in range(seats):
        played = simulate(
            settings.game,
            seats,
            count,
            _rotated(settings.bots, rotation),
            seed=settings.seed,
            options=settings.options,
            threads=threads,
            first=first,
        )
        won = played.won.astype(float)
        shares = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
        # bot number b sits on seat (b - rotation)
        places = [(bot - rotation) % seats for bot in range(seats)]
        wins[:, rotation], scores[:, rotation] = shares[:, places], played.scores[:, places]
    return wins, scores


def _rotated(bots: Sequence[str], rotation: int) -> list[str]:
    return [*bots[rotation:], *bots[:rotation]]


def standings(settings: Settings, results: Results) -> list[Standing]:
    """Return how each bot did, best first; copies of a bot are one."""
    names = list(dict.fromkeys(settings.bots))
    rated = ratings(settings.bots, names, results.wins, results.scores)
    found = []
    for name, rating in zip(names, rated, strict=True):
        copies = [number for number, bot in enumerate(settings.bots) if bot == name]
        found.append(
            Standing(
                name,
                wins=estimate(results.wins[:, :, copies].mean(axis=(1, 2))),
                score=estimate(results.scores[:, :, copies].mean(axis=(1, 2))),
                rating=rating,
            )
        )
    return sorted(found, key=lambda standing: -standing.wins.mean)


# Keeping results


def save(path: Path, settings: Settings, results: Results) -> None:
    """Write results so that a run can go on later; a torn file is never left behind."""
    beside = path.with_name(path.name + ".part")
    with beside.open("wb") as file:
        np.savez_compressed(
            file,
            settings=np.array(settings.fingerprint()),
            wins=results.wins,
            scores=results.scores,
        )
    beside.replace(path)


def load(path: Path, settings: Settings) -> Results:
    """Return results written earlier, none if there is no file; others' results are refused."""
    if not path.exists() or path.stat().st_size == 0:
        return nothing_yet(settings)
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            fingerprint = str(kept["settings"])
            results = Results(kept["wins"], kept["scores"])
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as problem:
        raise BadRecord(field=str(path), given=shown(str(problem)), expected="npz") from problem
    if fingerprint != settings.fingerprint():
        expected = settings.fingerprint()[:12]
        raise BadRecord(field=str(path), given=fingerprint[:12], expected=expected)
    return results


def to_json(settings: Settings, results: Results) -> dict[str, Any]:
    """Return settings and standings for a script."""

    def pair(figure: Estimate) -> dict[str, float]:
        return {"mean": figure.mean, "interval": figure.half_width}

    return {
        "game": settings.game,
        "bots": list(settings.bots),
        "seed": settings.seed,
        "options": dict(settings.options),
        "deals": results.deals,
        "matches": results.deals * len(settings.bots),
        "standings": [
            {
                "bot": standing.bot,
                "wins": pair(standing.wins),
                "score": pair(standing.score),
                "rating": pair(standing.rating),
            }
            for standing in standings(settings, results)
        ],
    }
