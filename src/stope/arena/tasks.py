"""Tasks of a tournament: a task plays some deals with one rotation of the bots over the seats.

A deal is one shuffle of the cards. If no bot of the tournament searches, a task simulates many
deals. If at least one bot searches, a task is one match in which a bot is called for each decision.
The results of a task depend only on the settings, the deals and the rotation, unless bots have a
time limit.
"""

import functools
import hashlib
import json
import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt

import stope.bots
from stope.arena.simulation import simulate
from stope.bots import make_bot
from stope.engine.jit import sources
from stope.engine.key_conversion import series_key
from stope.engine.outcome_record import OUTCOME
from stope.engine.records import Records, blank
from stope.errors.arena import MatchFailed
from stope.errors.base import shown
from stope.games import GameSpec, find_game
from stope.match import Match, new

Floats = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int8]

#: Used in place of the number of a role in games without roles.
NO_ROLE = -1


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a tournament; results with different settings must not be combined."""

    game: str
    bots: tuple[str, ...]
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)

    def digest(self) -> str:
        """Return a digest of these settings and of the source code of the rules and bots in use."""
        parts = [self.game, _source_digest(), list(self.bots), self.seed, dict(self.options)]
        return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()

    def lineup(self, rotation: int) -> list[str]:
        """Return the bot of each seat; of ``n`` bots, bot ``b`` has seat ``(b - rotation) % n``."""
        return [*self.bots[rotation:], *self.bots[:rotation]]


@functools.cache
def _source_digest() -> str:
    """Return a digest of all source files on which the play of bots depends."""
    folder = Path(stope.bots.__file__).parent
    digest = hashlib.sha256()
    for path in (*sources(), *sorted(folder.glob("*.py"))):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


@dataclass(frozen=True, slots=True)
class Task:
    """The deals ``first`` to ``first + count - 1`` of a tournament, to play with one rotation.

    With ``step_by_step``, a bot is called for each decision. Otherwise the matches are simulated.
    ``threads`` is the number of threads for the simulation (None: one thread for each core).
    """

    settings: Settings
    first: int
    count: int
    rotation: int
    step_by_step: bool
    threads: int | None = 1


@dataclass(frozen=True, slots=True)
class Part:
    """The results of a task: arrays with a row for each deal and a column for each bot.

    ``wins`` has shares of the win. ``roles`` has indices in the game's list of roles. ``reasons``
    has indices in the game's list of reasons why a match can end; it has one number for each deal,
    and no columns.
    """

    task: Task
    wins: Floats
    scores: Floats
    roles: Numbers
    reasons: Numbers


def play_task(task: Task) -> Part:
    """Play the deals of a task and return the results."""
    if not task.step_by_step:
        return _simulated(task)
    matches = [
        _finished_match(task.settings, deal, task.rotation)
        for deal in range(task.first, task.first + task.count)
    ]
    game = find_game(task.settings.game)
    results = [match.result for match in matches]
    seats = range(len(task.settings.bots))
    return _part(
        task,
        won=np.array([[seat in result.winners for seat in seats] for result in results]),
        scores=np.array([result.scores for result in results]),
        roles=_role_numbers(game, [match.roles for match in matches], len(seats)),
        reasons=np.array([game.reasons.index(result.reason) for result in results], np.int8),
    )


def play_match(settings: Settings, deal: int, rotation: int) -> Match:
    """Play one match of a deal, in which bots get views; return the finished match.

    The match has the same cards as a simulation of this deal. New bots are made for each match. If
    several seats have to decide at the same time, all of them decide before any of their moves is
    played.
    """
    names = settings.lineup(rotation)
    match = lay_out(settings, deal)
    bots = [
        make_bot(settings.game, name, _bot_seed(settings.seed, deal, rotation, seat))
        for seat, name in enumerate(names)
    ]
    while not match.over:
        decided = [(seat, bots[seat].choose(match.view(seat)).move) for seat in match.actors]
        for seat, move in decided:
            match.play(seat, move)
    return match


def lay_out(settings: Settings, deal: int) -> Match:
    """Return a new match with the cards of this deal."""
    key = series_key(settings.seed, deal)
    return new(settings.game, len(settings.bots), options=settings.options, key=key)


def _finished_match(settings: Settings, deal: int, rotation: int) -> Match:
    try:
        return play_match(settings, deal, rotation)
    except Exception as problem:
        where = traceback.extract_tb(problem.__traceback__)[-1]
        raise MatchFailed(
            deal=deal,
            bots=", ".join(settings.lineup(rotation)),
            reason=f"{type(problem).__name__}: {shown(str(problem))}"
            f" ({Path(where.filename).name}:{where.lineno})",
        ) from problem


def _bot_seed(*parts: int) -> int:
    """Return the seed of one bot in one match."""
    digest = hashlib.sha256(" ".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:8], "little")


def _simulated(task: Task) -> Part:
    game, seats = find_game(task.settings.game), len(task.settings.bots)
    played = simulate(
        game.name,
        seats,
        task.count,
        task.settings.lineup(task.rotation),
        seed=task.settings.seed,
        options=task.settings.options,
        threads=task.threads,
        first=task.first,
        # final states are needed to find roles, and to find reasons if the game has several
        keep_states=game.role is not None or len(game.reasons) > 1,
    )
    states, role = played.states, game.role
    named = [[role(s, seat) for seat in range(seats)] for s in states] if role else []
    return _part(
        task,
        played.won,
        played.scores,
        _role_numbers(game, named, seats),
        _reasons(game, states, task.count),
    )


def _reasons(game: GameSpec, states: Records, count: int) -> Numbers:
    """Return the reason why each match ended, as an index in the game's list of reasons.

    If there are no final ``states``, all indices are 0.
    """
    reasons = np.zeros(count, np.int8)
    ended = blank(OUTCOME)[0]
    for row, state in enumerate(states):
        game.functions["result"](state, ended)
        reasons[row] = ended.reason
    return reasons


def _role_numbers(game: GameSpec, named: Sequence[Sequence[str]], seats: int) -> Numbers:
    if not game.roles:
        return np.full((1, seats), NO_ROLE, np.int8)
    return np.array([[game.roles.index(role) for role in row] for row in named], np.int8)


def _part(
    task: Task,
    won: npt.NDArray[np.bool_],
    scores: npt.NDArray[np.int16] | npt.NDArray[np.int64],
    roles: Numbers,
    reasons: Numbers,
) -> Part:
    """Return the results of a task, with the columns in the order of the bots.

    The columns of ``won``, ``scores`` and ``roles`` are in the order of the seats.
    """
    seats = len(task.settings.bots)
    places = [(bot - task.rotation) % seats for bot in range(seats)]
    shares = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
    return Part(
        task,
        wins=shares[:, places],
        scores=scores[:, places].astype(float),
        roles=np.broadcast_to(roles, shares.shape)[:, places],
        reasons=reasons,
    )
