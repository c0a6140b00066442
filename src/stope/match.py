"""One match: the one door through which people, bots, time-outs and replays move."""

import copy
import functools
import hashlib
import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from stope import progress
from stope.errors import (
    BadKey,
    BadPosition,
    BadRecord,
    BadSeed,
    IllegalMove,
    MatchNotOver,
    NoSuchSeat,
    StopeError,
    UnknownGame,
    shown,
)
from stope.games import GAMES, Game, find_game
from stope.games.codecs import Event, Json, Move, label
from stope.games.position_fields import key_hex, key_words
from stope.kernel.chacha import KEY_WORDS, STREAM
from stope.kernel.chance import SEED_LIMIT, Purpose, open_stream, set_key, write_seed_key
from stope.kernel.events import UNHEARD, Entry, open_log, take_entries
from stope.kernel.masks import members
from stope.kernel.native import INTERPRETED, compilations, rule_count
from stope.kernel.past import Chronicle, Past
from stope.kernel.records import Record, blank, blank_one, duplicate
from stope.kernel.results import RESULT

#: The form of records; a reader refuses others.
RECORD_FORM = 1
_RECORD_PARTS = {"stope", "game", "rules_version", "start", "moves", "state", "checksum"}


@dataclass(frozen=True, slots=True)
class Notice:
    """An event and the seats that hear of it."""

    event: Event
    entry: Entry

    def heard_by(self, seat: int | None) -> bool:
        """Return whether a seat (None: a spectator) hears of the event."""
        return self.entry.heard_by(seat)


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: points of each seat, the seats that won, and why it was over."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


class View:
    """What one seat (None: a spectator) may know. Bots get this and nothing else."""

    def __init__(
        self, game: Game, seat: int | None, record: Record, past: Past | None = None
    ) -> None:
        self.game = game
        self.seat = seat
        #: the state with everything blanked that this seat may not know
        self.record = record
        #: decisions that everyone saw, in games where players have habits to be noticed
        self.past = Chronicle(game.state).told() if past is None else past

    def moves(self) -> list[Move]:
        """Return the legal moves of this seat."""
        return [] if self.seat is None else _moves(self.game, self.record, self.seat)

    def why_not(self, move: Move) -> IllegalMove | None:
        """Return the refusal of a move of this seat, or None if it is legal."""
        assert self.seat is not None
        return _why_not(self.game, self.record, self.seat, move)

    def odds(self) -> Json:
        """Return what can be counted about the near future."""
        return self.game.odds(self.record)

    def to_json(self) -> Json:
        """Return the view for a client."""
        return dict(self.game.view(self.record, self.seat))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, View)
            and (self.game, self.seat) == (other.game, other.seat)
            and self.record.tobytes() == other.record.tobytes()
            and all(map(np.array_equal, self.past, other.past))
        )

    __hash__ = None  # type: ignore[assignment]


class Match:
    """A match in progress. Make one with ``stope.new``, ``stope.replay`` or from a position.

    >>> import stope
    >>> match = stope.new("diamant", seats=3, seed=7)
    >>> match.actors
    (0, 1, 2)
    >>> leave = match.moves(0)[1]
    >>> leave
    Leave()
    >>> for seat in match.actors:
    ...     notices = match.play(seat, leave)
    >>> notices[-2].event
    Entered(cave=2, pile=30)
    """

    def __init__(self, game: Game, state: Record, start: Json, opening: list[Notice]) -> None:
        self.game = game
        self._story = list(opening)
        self._state = state
        self._start = start
        self._log = open_log()
        self._history: list[tuple[int, Move]] = []
        self._chronicle = Chronicle(game.state)
        self._seats = int(state.seats)
        self._actors: tuple[int, ...] | None = None

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self._seats

    @property
    def options(self) -> dict[str, str]:
        """The options of the host, defaults included."""
        return self.game.decode_options(self._state)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""
        if self._actors is None:
            self._actors = members(self.game.functions["actors"](self._state))
        return self._actors

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.actors

    @property
    def story(self) -> tuple[Notice, ...]:
        """Everything that happened so far, oldest first."""
        return tuple(self._story)

    @property
    def history(self) -> tuple[tuple[int, Move], ...]:
        """The accepted moves with their seats, oldest first."""
        return tuple(self._history)

    def moves(self, seat: int) -> list[Move]:
        """Return the legal moves of a seat, in the order the game documents."""
        return _moves(self.game, self._state, self._check_seat(seat))

    def why_not(self, seat: int, move: Move) -> IllegalMove | None:
        """Return the refusal of a move, or None if it is legal."""
        return _why_not(self.game, self._state, self._check_seat(seat), move)

    def play(self, seat: int, move: Move) -> list[Notice]:
        """Play a move and return what happened. A refused move changes nothing."""
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise refusal
        before = self._hidden(None)
        self._actors = None
        self.game.functions["play"](self._state, seat, self.game.moves.encode(move), self._log)
        self._history.append((seat, move))
        notices = _notices(self.game, self._log)
        self._story += notices
        for notice in notices:
            if notice.heard_by(None):
                for decider, decision in self.game.told(notice.event):
                    self._chronicle.add(before, decider, self.game.moves.encode(decision))
        return notices

    def view(self, seat: int | None) -> View:
        """Return what a seat may know; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return View(self.game, seat, self._hidden(seat), self._chronicle.told())

    def open_view(self, seat: int) -> Json:
        """Return what a seat would see if all cards lay open: to look back on a match, no sooner.

        It is made as every view is, from what a view may hold: the key and the order of the pile
        are not in it.
        """
        return dict(self.game.view(self._state, self._check_seat(seat)))

    def moment(self) -> Record:
        """Return how the match stands now, secrets included, for ``looks_changed`` later."""
        return duplicate(self._state)

    def looks_changed(self, since: Record, seat: int | None) -> bool:
        """Return whether what a seat (None: a spectator) sees has changed since a moment."""
        return self._hidden(seat).tobytes() != self._hidden(seat, since).tobytes()

    @property
    def result(self) -> Result:
        """Scores, winners and reason, once the match is over."""
        if not self.over:
            raise MatchNotOver(actors=self.actors)
        ended = blank(RESULT)[0]
        self.game.functions["result"](self._state, ended)
        return Result(
            scores=tuple(int(score) for score in ended.scores[: self.seats]),
            winners=members(ended.winners),
            reason=self.game.reasons[int(ended.reason)],
        )

    @property
    def roles(self) -> tuple[str, ...]:
        """The role of each seat, secrets included; empty in games without roles."""
        role = self.game.role
        return () if role is None else tuple(role(self._state, seat) for seat in range(self.seats))

    def record(self) -> Json:
        """Return everything needed to play this match again, secrets included.

        A checksum guards the text; another, over the bytes of the final state, proves a replay.
        """
        body = {
            "stope": RECORD_FORM,
            "game": self.game.name,
            "rules_version": self.game.rulebook.version,
            "start": copy.deepcopy(self._start),
            "moves": [[seat, self.game.moves.to_json(move)] for seat, move in self._history],
            "state": hashlib.sha256(self._state.tobytes()).hexdigest(),
        }
        return {**body, "checksum": _checksum(body)}

    def position(self) -> Json:
        """Return the whole table as JSON, secrets included."""
        return self.game.position(self._state)

    def position_text(self) -> str:
        """Return the whole table as one line of text."""
        return self.game.position_text(self._state)

    def state_bytes(self) -> bytes:
        """Return the state as bytes, to compare matches by."""
        return self._state.tobytes()

    def _hidden(self, seat: int | None, moment: Record | None = None) -> Record:
        hidden = blank_one(self.game.state)
        state = self._state if moment is None else moment
        self.game.functions["hide"](state, -1 if seat is None else seat, hidden)
        return hidden

    def _check_seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            rule = self.game.rulebook.rule_id(self.game.seats_rule)
            given = seat if type(seat) is int else shown(seat)
            raise NoSuchSeat(given=given, least=0, most=self.seats - 1, rule=rule)
        return seat


def new(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    key: bytes | None = None,
) -> Match:
    """Lay out a match.

    ``seed`` is a whole number below 2**64, for tests and experiments; left out, the key of the
    match comes from the system. ``key`` sets all 256 bits of it. ``seats`` left out is the
    fewest the game is for.
    """
    rules = find_game(game)
    count = rules.check_seats(rules.seats[0] if seats is None else seats)
    chosen = rules.check_options({} if options is None else options)
    start = {"seats": count, "options": chosen, "key": key_hex(_match_key(seed, key))}
    return _lay_out(rules, start)


def from_position(position: Any) -> Match:
    """Continue from a whole table as JSON; one that breaks a rule is refused with its id."""
    if not isinstance(position, dict):
        raise UnknownGame(given=shown(position), allowed=", ".join(GAMES))
    rules = find_game(position.get("game"))
    state = rules.from_position(position)
    _prepare(rules)
    return Match(rules, state, {"position": rules.position(state)}, [])


def from_position_text(game: str, text: str) -> Match:
    """Continue from a whole table written as one line of the game's notation."""
    rules = find_game(game)
    if not isinstance(text, str):
        raise BadPosition(
            rule=rules.rulebook.rule_id(rules.seats_rule),
            field="position",
            given=shown(text),
            expected="text",
        )
    return from_position(rules.position(rules.read_position_text(text)))


def replay(record: Any) -> Match:
    """Play a record again, move for move, and prove that it ends in the same state."""
    if not isinstance(record, dict):
        raise BadRecord(field="record", given=shown(record), expected="{...}")
    if set(record) != _RECORD_PARTS:
        odd = sorted(map(str, _RECORD_PARTS ^ set(record)))
        expected = ", ".join(sorted(_RECORD_PARTS))
        raise BadRecord(field=", ".join(odd)[:200], given="-", expected=expected)
    try:
        checksum = _checksum({name: record[name] for name in record if name != "checksum"})
    except (TypeError, ValueError, RecursionError) as problem:
        raise BadRecord(field="record", given=shown(record), expected="JSON") from problem
    if record["checksum"] != checksum:
        raise BadRecord(field="checksum", given=shown(record["checksum"]), expected=shown(checksum))
    if type(record["stope"]) is not int or record["stope"] != RECORD_FORM:
        raise BadRecord(field="stope", given=shown(record["stope"]), expected=str(RECORD_FORM))
    try:
        return _replay(record)
    except UnknownGame as problem:
        raise BadRecord(field="game", **_given_and_allowed(problem)) from problem


def _given_and_allowed(problem: StopeError) -> dict[str, Any]:
    return {"given": problem.details["given"], "expected": problem.details["allowed"]}


def _replay(record: Json) -> Match:
    rules = find_game(record["game"])
    version = rules.rulebook.version
    if type(record["rules_version"]) is not int or record["rules_version"] != version:
        raise BadRecord(
            field="rules_version", given=shown(record["rules_version"]), expected=str(version)
        )
    match = _restart(rules, record["start"])
    if not isinstance(record["moves"], list):
        raise BadRecord(field="moves", given=type(record["moves"]).__name__, expected="[...]")
    for number, entry in enumerate(record["moves"]):
        if not isinstance(entry, list) or len(entry) != 2:
            raise BadRecord(field=f"moves[{number}]", given=shown(entry), expected="[seat, move]")
        seat, move = entry
        try:
            match.play(seat, rules.moves.from_json(move))
        except StopeError as problem:
            raise BadRecord(
                field=f"moves[{number}]", given=shown(entry), expected=str(problem)
            ) from problem
    reached = hashlib.sha256(match.state_bytes()).hexdigest()
    if record["state"] != reached:
        raise BadRecord(field="state", given=shown(record["state"]), expected=shown(reached))
    return match


def _restart(rules: Game, start: Any) -> Match:
    try:
        if set(start) == {"position"}:
            return from_position(start["position"])
        rules.check_seats(start["seats"])
        rules.check_options(start["options"])
        key = key_hex(_match_key(None, bytes.fromhex(start["key"])))
        if start != {"seats": start["seats"], "options": start["options"], "key": key}:
            raise ValueError("seats, options, key")
    except (StopeError, TypeError, KeyError, ValueError, AttributeError) as problem:
        raise BadRecord(
            field="start", given=shown(start), expected=str(problem) or type(problem).__name__
        ) from problem
    return _lay_out(rules, start)


def _lay_out(rules: Game, start: Json) -> Match:
    _prepare(rules)
    state = blank(rules.state)[0]
    log = open_log()
    options = rules.encode_options(start["seats"], start["options"])
    rules.functions["setup"](state, options, key_words(start["key"]), log)
    return Match(rules, state, start, _notices(rules, log))


def _moves(game: Game, record: Record, seat: int) -> list[Move]:
    codes = np.zeros(game.most_moves, np.int32)
    count = game.functions["legal"](record, seat, codes)
    return [game.moves.decode(code) for code in codes[:count]]


def _why_not(game: Game, record: Record, seat: int, move: Move) -> IllegalMove | None:
    number = int(game.functions["why_not"](record, seat, game.moves.encode(move)))
    if number == 0:
        return None
    return IllegalMove(
        game=game.name,
        rule=game.rulebook.rule_id(number),
        refusal=f"{game.name}-refusal-{number}",
        seat=seat,
        move=label(type(move)),
        allowed=sorted({label(type(legal)) for legal in _moves(game, record, seat)}),
    )


def _notices(game: Game, log: Record) -> list[Notice]:
    return [Notice(game.events.decode(entry), entry) for entry in take_entries(log)]


def _match_key(seed: int | None, key: bytes | None) -> Any:
    if key is not None:
        if seed is not None or not isinstance(key, bytes) or len(key) != KEY_WORDS * 4:
            raise BadKey(bytes=KEY_WORDS * 4)
        return np.frombuffer(key, "<u4")
    if seed is None:
        return np.frombuffer(secrets.token_bytes(KEY_WORDS * 4), "<u4")
    return np.frombuffer(series_key(seed, 0), "<u4")


def series_key(seed: int, number: int) -> bytes:
    """Return the key of a match of the series that grows from a seed, as ``simulate`` plays it.

    >>> by_number = new("diamant", 3, key=series_key(7, 0))
    >>> by_number.position_text() == new("diamant", 3, seed=7).position_text()
    True
    """
    words = np.zeros(KEY_WORDS, np.uint32)
    write_seed_key(signed_seed(seed), number, words)
    return words.astype("<u4").tobytes()


def signed_seed(seed: Any) -> int:
    """Return a seed as rule functions take it, a signed number of the same 64 bits."""
    if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
        raise BadSeed(given=shown(seed), most=str(SEED_LIMIT - 1))
    return seed - SEED_LIMIT if seed >= SEED_LIMIT // 2 else seed


def _checksum(body: Json) -> str:
    text = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


@functools.cache
def _prepare(game: Game) -> None:
    """Compile what a match needs, or fetch it from the cache; once per process."""
    if INTERPRETED:
        return
    total = rule_count("stope.kernel", f"stope.games.{game.module}")
    with progress.compiling(game.name, total) as report, compilations(report):
        _exercise(game)


def _exercise(game: Game) -> None:
    """Call each rule function as a match does, so that none is compiled later."""
    call = game.functions
    state, view, other = (blank(game.state)[0] for _ in range(3))
    key = np.zeros(KEY_WORDS, np.uint32)
    chance = blank(STREAM)[0]
    set_key(chance, key)
    open_stream(chance, int(Purpose.POLICY), 0)
    write_seed_key(0, 0, key)
    codes = np.zeros(game.most_moves, np.int32)
    call["setup"](state, game.encode_options(game.seats[0], {}), key, UNHEARD)
    seat = members(call["actors"](state))[0]
    call["hide"](state, seat, view)
    call["guess"](view, seat, key, other)
    call["habit"](view, seat, 0, codes, chance)
    call["result"](state, blank(RESULT)[0])
    if call["legal"](state, seat, codes) and call["why_not"](state, seat, int(codes[0])) == 0:
        call["play"](duplicate(state), seat, int(codes[0]), UNHEARD)
