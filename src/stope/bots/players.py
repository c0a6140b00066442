"""The players of rule functions: random, and careful by rule of thumb."""

import secrets
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from stope.errors import UnknownBot, shown
from stope.games.codecs import Move
from stope.kernel.chacha import KEY_WORDS, STREAM
from stope.kernel.chance import Purpose, below, open_stream, set_key, write_seed_key
from stope.kernel.playouts import Policy
from stope.kernel.records import blank
from stope.match import View, signed_seed


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot decides, and the chance of winning it sees for each seat, if it thinks of that."""

    move: Move
    expects: tuple[float, ...] | None = None


class Bot(Protocol):
    """A player. It may keep its own memory, and knows of the match what its views show."""

    name: str

    def choose(self, view: View) -> Choice:
        """Decide for the seat whose view this is."""
        ...


class _PolicyBot:
    """A player whose thinking is a rule function of the kernel."""

    def __init__(self, name: str, policy: Policy, seed: int | None) -> None:
        self.name = name
        self._policy = policy
        self._chance = blank(STREAM)[0]
        set_key(self._chance, _bot_key(seed))
        open_stream(self._chance, int(Purpose.POLICY), 0)

    def choose(self, view: View) -> Choice:
        """Decide for the seat whose view this is."""
        if self._policy == Policy.CAREFUL:
            room = np.zeros(view.game.most_moves, np.int32)
            code = view.game.functions["careful"](view.record, view.seat, room, self._chance)
            return Choice(view.game.moves.decode(int(code)))
        moves = view.moves()
        return Choice(moves[below(self._chance, len(moves))])


#: The bots by name, each with the policy that plays it inside playouts.
BOTS = {"random": Policy.RANDOM, "careful": Policy.CAREFUL}


def find_bot(name: Any) -> Policy:
    """Return the policy of a bot of this name, or refuse the name."""
    if not isinstance(name, str) or name not in BOTS:
        raise UnknownBot(given=shown(name), allowed=", ".join(BOTS))
    return BOTS[name]


def make_bot(name: str, seed: int | None = None) -> Bot:
    """Return a bot of this name; with the same seed it decides the same way."""
    return _PolicyBot(name, find_bot(name), seed)


def _bot_key(seed: int | None) -> Any:
    key = np.frombuffer(secrets.token_bytes(KEY_WORDS * 4), np.uint32).copy()
    if seed is not None:
        write_seed_key(signed_seed(seed), 0, key)
    return key
