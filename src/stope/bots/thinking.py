"""The player that thinks: the kernel's search, limited by time or rounds, on several threads."""

import contextlib
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from stope.bots.choices import Choice, who_decides
from stope.games import Game, Manner
from stope.kernel.chacha import KEY_WORDS
from stope.kernel.chance import Purpose, next_word, open_stream, set_key
from stope.kernel.events import UNHEARD
from stope.kernel.masks import MAX_SEATS, SPECTATOR, bit, first, has
from stope.kernel.playouts import players_record
from stope.kernel.records import blank
from stope.kernel.search import MIND, Desk, think
from stope.kernel.suspicion import suspect
from stope.kernel.tree import EDGE, NODE, NOT_MET, fingerprint
from stope.match import View

#: The table of situations is this much larger than what it holds.
_SPARE = 4
_FIRST_SLICE = 8
#: Seconds between two looks at the clock.
_LOOK = 0.005
_NO_HORIZON = 1 << 30
#: No search does more rounds: what it remembers counts no further.
_MOST_ROUNDS = 1_000_000_000
#: A move intended less than this part of the most intended one comes from not knowing enough.
_HARDLY = 0.15


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a player thinks about a decision: so many rounds, or as many as the time allows.

    With both, whatever comes first ends it. With rounds alone the same seed gives the same move.
    Every move that is searched adds ``per_move`` rounds.
    """

    rounds: int | None = None
    seconds: float | None = None
    threads: int = 1
    per_move: int = 0


@dataclass(frozen=True, slots=True)
class Prospect:
    """What was learnt about a move: its code, the share of the win, how often it was tried."""

    code: int
    share: float
    visits: int
    intended: float


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search found: moves, best first, what each seat may expect, and rounds done."""

    prospects: tuple[Prospect, ...]
    expects: tuple[float, ...]
    rounds: int


class Mind:
    """Room for one search on one thread, and the search in it."""

    def __init__(self, game: Game, manner: Manner, key: Any, number: int) -> None:
        self._game = game
        self._manner = manner
        self._key = key
        self._number = number
        self._seat = 0
        self._mind = blank(MIND)[0]
        self._mind.daring = manner.daring
        self._mind.sharpness = manner.sharpness
        self._mind.prejudice = manner.prejudice
        self._mind.horizon = manner.horizon or _NO_HORIZON
        self._mind.at_once = manner.at_once
        self._mind.open_table = manner.open_table
        self._mind.doubt = manner.doubt
        self._mind.habits = len(game.habits)
        # what a seat sees lies at the beginning of whole words, so that it has a fingerprint
        size = game.state.itemsize
        words = np.zeros(-(-size // 8), np.int64)
        self._seen = words.view(np.uint8)[:size].view(game.state).view(np.recarray)
        self._desk = Desk(
            mind=self._mind,
            players=blank(players_record(game.most_moves))[0],
            table=blank(game.state)[0],
            seen=self._seen[0],
            words=words,
            nodes=blank(NODE, manner.memory),
            edges=np.zeros((manner.memory, manner.width), EDGE).view(np.recarray),
            places=np.full(_SPARE * manner.memory, NOT_MET, np.int32),
            events=UNHEARD,
        )

    def begin(self, view: View, seat: int, *, deciding: bool) -> None:
        """Forget everything, and let chance depend on the view, so that the same gives the same.

        ``deciding`` says whether the seat has moves to choose from.
        """
        self._seat = seat
        everyone = first(int(view.record.seats))
        self._mind.others = everyone if seat == SPECTATOR else everyone & ~bit(seat)
        self._mind.deciding = deciding
        chapter = int(self._game.functions["chapter"](view.record))
        chapters = self._manner.chapters
        self._mind.last_chapter = _NO_HORIZON if chapters is None else chapter + chapters
        self._mind.expected[:] = 0
        self._mind.rounds = self._mind.met = 0
        self._mind.root = NOT_MET
        self._desk.places.fill(NOT_MET)
        self._seen[0] = view.record
        mark = int(fingerprint(self._desk.words, self._number))
        stream = self._mind.chance
        set_key(stream, self._key)
        open_stream(stream, int(Purpose.POLICY), mark & 0xFFFFFFFF)
        stream.nonce[2] = (mark >> 32) & 0xFFFFFFFF
        self._mind.key[:] = [next_word(stream) for _ in range(KEY_WORDS)]
        if self._mind.doubt:
            suspect(view.past, self._mind, self._desk.players)

    def stop(self, *, now: bool = True) -> None:
        """End the search soon, from another thread; or let the next one go on."""
        self._mind.stop = now

    def run(self, view: View, rounds: int | None, until: float | None) -> None:
        """Think until the rounds are done, the time is over, or somebody says stop; but once."""
        piece = _FIRST_SLICE
        most = _MOST_ROUNDS if rounds is None else min(rounds, _MOST_ROUNDS)
        while self._mind.rounds == 0 or not self._mind.stop:
            left = most - int(self._mind.rounds)
            if left <= 0:
                return
            now = time.perf_counter()
            if until is not None and now >= until and self._mind.rounds > 0:
                return
            think(view.record, self._seat, min(piece, left), self._desk)
            spent = max(time.perf_counter() - now, 1e-6)
            piece = max(1, min(2 * piece, int(piece * _LOOK / spent)))

    def chance(self) -> float:
        """Draw a number from 0 up to 1."""
        return int(next_word(self._mind.chance)) / (1 << 32)

    @property
    def rounds(self) -> int:
        """How many rounds were thought."""
        return int(self._mind.rounds)

    @property
    def expected(self) -> Any:
        """The sum of the shares of the win over all rounds."""
        return self._mind.expected

    def prospects(self) -> list[Prospect]:
        """Return what was learnt about the moves of the decision thought about."""
        node = int(self._mind.root)
        if node == NOT_MET:
            return []
        return [
            Prospect(
                int(edge.move),
                float(edge.total) / max(1, int(edge.visits)),
                int(edge.visits),
                float(edge.intended),
            )
            for edge in self._desk.edges[node, : int(self._desk.nodes[node].moves)]
        ]


class Thinker:
    """Thinks about decisions of one game, on one thread or several; each has a mind of its own."""

    def __init__(self, game: Game, effort: Effort, key: Any, manner: Manner | None = None) -> None:
        self._game = game
        self._effort = effort
        manner = game.manner if manner is None else manner
        self._width = manner.width
        self._minds = [Mind(game, manner, key, number) for number in range(effort.threads)]
        self._at_work = 0

    def stop(self) -> None:
        """End the thinking under way soon; callable from another thread."""
        if self._at_work:
            for mind in self._minds:
                mind.stop()

    @contextlib.contextmanager
    def at_work(self) -> Iterator[None]:
        """Heed ``stop`` from here on, until what is being done is done."""
        self._at_work += 1
        try:
            yield
        finally:
            self._at_work -= 1
            if not self._at_work:
                for mind in self._minds:
                    mind.stop(now=False)

    def think(self, view: View) -> Thought:
        """Think about the decision of the seat whose view this is.

        For who has nothing to decide, it is only about what each seat may expect.
        """
        with self.at_work():
            effort = self._effort
            until = None if effort.seconds is None else time.perf_counter() + effort.seconds
            seat = SPECTATOR if view.seat is None else view.seat
            searched = self._searched(view, seat)
            for mind in self._minds:
                mind.begin(view, seat, deciding=searched > 1)
            share = None
            if effort.rounds is not None:
                rounds = effort.rounds + effort.per_move * searched
                share = -(-rounds // effort.threads)
            if effort.threads == 1:
                self._minds[0].run(view, share, until)
            else:
                self._think_side_by_side(view, share, until)
            return _gathered(self._minds, int(view.record.seats))

    def _searched(self, view: View, seat: int) -> int:
        """Return how many moves of the decision are searched, 0 if the seat owes none."""
        call = self._game.functions
        if seat == SPECTATOR or not has(int(call["actors"](view.record)), seat):
            return 0
        codes = np.zeros(self._game.most_moves, np.int32)
        return min(int(call["legal"](view.record, seat, codes)), self._width)

    def _think_side_by_side(self, view: View, rounds: int | None, until: float | None) -> None:
        with ThreadPoolExecutor(len(self._minds)) as pool:
            try:
                running = [pool.submit(mind.run, view, rounds, until) for mind in self._minds]
                for one in running:
                    one.result()
            except BaseException:
                self.stop()
                raise

    def draw(self, thought: Thought) -> Prospect:
        """Draw a move as often as it was intended; what was hardly intended is left out."""
        most = max(prospect.intended for prospect in thought.prospects)
        likely = [one for one in thought.prospects if one.intended >= _HARDLY * most]
        left = self._minds[0].chance() * sum(one.intended for one in likely)
        for one in likely:
            left -= one.intended
            if left < 0:
                return one
        return likely[-1]


class ThinkingBot:
    """A player that searches. Its answer depends on its seed and on the view alone."""

    def __init__(self, game: Game, name: str, effort: Effort, key: Any) -> None:
        self.name = name
        self._game = game
        self._thinker = Thinker(game, effort, key)

    def choose(self, view: View) -> Choice:
        """Decide for the seat whose view this is; what must be done needs no thought."""
        with self._thinker.at_work():
            who_decides(view)
            moves = view.moves()
            if len(moves) == 1:
                return Choice(moves[0])
            thought = self._thinker.think(view)
        best = self._thinker.draw(thought) if self._game.manner.at_once else thought.prospects[0]
        return Choice(self._game.moves.decode(best.code), thought.expects)

    def stop(self) -> None:
        """Decide soon with what is known so far; callable from another thread."""
        self._thinker.stop()


def _gathered(minds: Sequence[Mind], seats: int) -> Thought:
    """Return what all minds found together."""
    found: dict[int, list[Prospect]] = {}
    for mind in minds:
        for prospect in mind.prospects():
            found.setdefault(prospect.code, []).append(prospect)
    rounds = sum(mind.rounds for mind in minds)
    expected = sum((mind.expected for mind in minds), np.zeros(MAX_SEATS)) / max(1, rounds)
    prospects = [_joined(parts) for parts in found.values()]
    prospects.sort(key=lambda prospect: (-prospect.visits, -prospect.share, prospect.code))
    return Thought(tuple(prospects), tuple(expected[:seats].tolist()), rounds)


def _joined(parts: Sequence[Prospect]) -> Prospect:
    visits = sum(part.visits for part in parts)
    total = sum(part.share * part.visits for part in parts)
    intended = sum(part.intended for part in parts)
    return Prospect(parts[0].code, total / max(1, visits), visits, intended)
