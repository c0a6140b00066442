"""``Match``: the only way to play moves, for people, bots, time-outs and replays alike."""

import copy
import functools
import hashlib
import json
import re
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import cast

import numpy as np

from stope import progress
from stope.engine.bitmask import members
from stope.engine.chacha import KEY_WORDS, STREAM
from stope.engine.event_buffer import NULL_BUFFER, RawEvent, drain, new_buffer
from stope.engine.jit import INTERPRETED
from stope.engine.outcome import OUTCOME
from stope.engine.records import (
    EventBuffer,
    Evidence,
    GameRecord,
    Key,
    RngStream,
    State,
    ViewRecord,
    blank,
    blank_one,
    duplicate,
    new_evidence,
    new_prior,
    new_state,
    new_view,
    new_workspace,
)
from stope.engine.rng import SEED_LIMIT, StreamId, open_stream, set_key, write_seed_key
from stope.errors import (
    BadKey,
    BadPosition,
    BadRecord,
    BadSeed,
    IllegalMove,
    MatchNotOver,
    NoSuchSeat,
    RecordOfOtherVersion,
    StopeError,
    UnknownGame,
    shown,
)
from stope.games import GAMES, GameSpec, find_game
from stope.games.codecs import Event, Json, Move, label
from stope.games.former_card_names import with_card_names
from stope.games.position_reader import key_hex, key_words
from stope.search.public_history import HistoryRecorder, PublicHistory, fold_evidence

#: The number of the form in which records are written.
RECORD_FORM = 2
#: The forms that can be read. In form 1, moves name cards in lower case.
_FORMS_READ = (1, RECORD_FORM)
_RECORD_PARTS = {"stope", "game", "rules_version", "deck", "start", "moves", "state", "checksum"}
#: Parts that a record may lack, because it was written before decks had digests.
_LATER_PARTS = {"deck"}
#: An entry of a record's moves has two parts: a seat and a move.
_ENTRY_PARTS = 2


@dataclass(frozen=True, slots=True)
class AddressedEvent:
    """An event and its audience."""

    event: Event
    raw: RawEvent

    def heard_by(self, seat: int | None) -> bool:
        """Return whether a seat (None: a spectator) is in the audience."""
        return self.raw.heard_by(seat)


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a match: the points of each seat, the winning seats, and why the match ended.

    A solo match has no winner; its reason is the rank that the player reached.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


class View:
    """What one seat (None: a spectator) may know of a match. Bots get a view and nothing else."""

    def __init__(
        self,
        game: GameSpec,
        seat: int | None,
        record: ViewRecord,
        history: PublicHistory | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        #: the state, with everything blanked that this seat may not know
        self.record = record
        #: the public history; empty in games whose bots do not use it
        self.history = HistoryRecorder(game.state).history() if history is None else history

    @functools.cached_property
    def evidence(self) -> Evidence:
        """What the public history tells bots."""
        evidence = new_evidence(self.game.evidence)
        if self.history.seats.size:
            fold_evidence(self.history, evidence)
        return evidence

    def moves(self) -> list[Move]:
        """Return the legal moves of this seat."""
        return [] if self.seat is None else _moves(self.game, self.record, self.seat)

    def why_not(self, move: Move) -> IllegalMove | None:
        """Return the refusal of a move of this seat, or None if it is legal."""
        assert self.seat is not None
        return _why_not(self.game, self.record, self.seat, move)

    def odds(self) -> Json:
        """Return, as JSON, the odds of the near future that can be counted from the view."""
        return self.game.odds(self.record)

    def to_json(self) -> Json:
        """Return the view as JSON for clients; ``insights`` are the conclusions that bots draw."""
        view = dict(self.game.view(self.record, self.seat))
        if self.game.insights is not None:
            view["insights"] = self.game.insights(self.record, self.seat, self.evidence)
        return view

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, View)
            and (self.game, self.seat) == (other.game, other.seat)
            and self.record.tobytes() == other.record.tobytes()
            and all(map(np.array_equal, self.history, other.history))
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
    ...     events = match.play(seat, leave)
    >>> events[-2].event
    Entered(cave=2, pile=30)
    """

    def __init__(
        self, game: GameSpec, state: State, start: Json, opening: list[AddressedEvent]
    ) -> None:
        self.game = game
        self._events = list(opening)
        self._state = state
        self._start = start
        self._buffer = new_buffer()
        self._history: list[tuple[int, Move]] = []
        self._public_history = HistoryRecorder(game.state)
        self._seats = int(state.seats)
        self._actors: tuple[int, ...] | None = None

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._seats

    @property
    def options(self) -> dict[str, str]:
        """The values of all options, including those that the host left at their defaults."""
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
    def events(self) -> tuple[AddressedEvent, ...]:
        """All events so far, oldest first."""
        return tuple(self._events)

    @property
    def history(self) -> tuple[tuple[int, Move], ...]:
        """All moves that were played, each as (seat, move), oldest first."""
        return tuple(self._history)

    def moves(self, seat: int) -> list[Move]:
        """Return the legal moves of a seat, in the order of the game's ``legal``."""
        return _moves(self.game, self._state, self._check_seat(seat))

    def why_not(self, seat: int, move: Move) -> IllegalMove | None:
        """Return the refusal of a move, or None if it is legal."""
        return _why_not(self.game, self._state, self._check_seat(seat), move)

    def play(self, seat: int, move: Move) -> list[AddressedEvent]:
        """Play a move and return its events; raise the refusal of a move that is not legal.

        A refused move changes nothing.
        """
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise refusal
        before = None if self.game.public_decisions is None else self._hidden(None)
        self._actors = None
        self.game.functions["play"](self._state, seat, self.game.moves.encode(move), self._buffer)
        self._history.append((seat, move))
        events = _addressed_events(self.game, self._buffer)
        self._events += events
        if self.game.public_decisions is not None and before is not None:
            heard = [event.event for event in events if event.heard_by(None)]
            for decider, decision in self.game.public_decisions(seat, move, heard):
                self._public_history.add(before, decider, self.game.moves.encode(decision))
        return events

    def may_undo(self, seat: int, events: Iterable[AddressedEvent]) -> bool:
        """Return whether a seat may undo the last move, given the events since then.

        The seat must have played it. The game says which moves can be undone, and which events
        reveal nothing hidden. No move can be undone once the match is over.
        """
        if not self._history or self.over:
            return False
        mover, move = self._history[-1]
        return (
            mover == seat
            and isinstance(move, self.game.undoable)
            and all(isinstance(event.event, self.game.open_events) for event in events)
        )

    def without_last_move(self) -> "Match":
        """Return a new match in which all moves but the last are played again from the start."""
        match = _restart(self.game, self._start)
        for seat, move in self._history[:-1]:
            match.play(seat, move)
        return match

    def view(self, seat: int | None) -> View:
        """Return the view of a seat, or of a spectator (None)."""
        if seat is not None:
            self._check_seat(seat)
        return View(self.game, seat, self._hidden(seat), self._public_history.history())

    def open_view(self, seat: int) -> Json:
        """Return the view of a seat as JSON with all cards open, to look back on a finished match.

        It has only the parts that every view in JSON has: not the key, not the order of the pile.
        """
        everything = cast(ViewRecord, self._state)
        return dict(self.game.view(everything, self._check_seat(seat)))

    def snapshot(self) -> State:
        """Return a copy of the state, secrets included, to give to ``view_changed`` later."""
        return duplicate(self._state)

    def view_changed(self, since: State, seat: int | None) -> bool:
        """Return whether the view of a seat (None: a spectator) has changed since a snapshot."""
        return self._hidden(seat).tobytes() != self._hidden(seat, since).tobytes()

    @property
    def result(self) -> Result:
        """The result of the match, which must be over."""
        if not self.over:
            raise MatchNotOver(actors=self.actors)
        ended = blank(OUTCOME)[0]
        self.game.functions["result"](self._state, ended)
        return Result(
            scores=tuple(int(score) for score in ended.scores[: self.seats]),
            winners=members(ended.winners),
            reason=self.game.reasons[int(ended.reason)],
        )

    @property
    def roles(self) -> tuple[str, ...]:
        """The roles of all seats, including secret ones; empty in games without roles."""
        role = self.game.role
        return () if role is None else tuple(role(self._state, seat) for seat in range(self.seats))

    def record(self) -> Json:
        """Return the record of this match: everything needed to play it again, secrets included.

        Its checksum shows whether the record was changed; its digest of the final state shows
        whether a replay ends in the same state.
        """
        return written_record(
            game=self.game.name,
            rules_version=self.game.rulebook.version,
            deck=self.game.deck_digest,
            start=copy.deepcopy(self._start),
            moves=[[seat, self.game.moves.to_json(move)] for seat, move in self._history],
            state=self.state_digest(),
        )

    def position(self) -> Json:
        """Return the position, that is, the whole state as JSON, secrets included."""
        return self.game.position(self._state)

    def position_text(self) -> str:
        """Return the position as one line of text, in the game's notation."""
        return self.game.position_text(self._state)

    def state_bytes(self) -> bytes:
        """Return the state as bytes, by which matches can be compared."""
        return self._state.tobytes()

    def state_digest(self) -> str:
        """Return the SHA-256 digest of the state, as records contain it."""
        return hashlib.sha256(self.state_bytes()).hexdigest()

    def _hidden(self, seat: int | None, snapshot: State | None = None) -> ViewRecord:
        hidden = new_view(self.game.state)
        state = self._state if snapshot is None else snapshot
        self.game.functions["observe"](state, -1 if seat is None else seat, hidden)
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
    options: Mapping[str, object] | None = None,
    *,
    key: bytes | None = None,
) -> Match:
    """Lay out and return a new match.

    ``seats`` is by default the lowest number of players that the game allows. ``key`` sets all 256
    bits of the match's key. ``seed``, a whole number below 2**64, is for tests and experiments: the
    key is made from it. Without both, the key is random, from the operating system.
    """
    rules = find_game(game)
    count = rules.check_seats(rules.seats[0] if seats is None else seats)
    chosen = rules.check_options({} if options is None else options)
    start = {"seats": count, "options": chosen, "key": key_hex(_match_key(seed, key))}
    return _lay_out(rules, start)


def from_position(position: object) -> Match:
    """Return a match that begins with a position, given as JSON; refuse one that breaks a rule."""
    if not isinstance(position, dict):
        raise UnknownGame(given=shown(position), allowed=", ".join(GAMES))
    rules = find_game(position.get("game"))
    state = rules.from_position(position)
    _prepare(rules)
    return Match(rules, state, {"position": rules.position(state)}, [])


def from_position_text(game: str, text: str) -> Match:
    """Return a match that begins with a position, given in the game's notation."""
    rules = find_game(game)
    if not isinstance(text, str):
        raise BadPosition(
            rule=rules.rulebook.rule_id(rules.seats_rule),
            field="position",
            given=shown(text),
            expected="text",
        )
    return from_position(rules.position(rules.read_position_text(text)))


def written_record(
    *,
    game: str,
    rules_version: int,
    deck: str | None,
    start: Json,
    moves: list[object],
    state: str | None,
) -> Json:
    """Return the record of a match, with its checksum, without calling any rules.

    ``deck`` None: the match began before decks had digests. ``state`` None: the digest of the final
    state is not known, because the rules of the match are no longer in use.
    """
    body = {
        "stope": RECORD_FORM,
        "game": game,
        "rules_version": rules_version,
        **({} if deck is None else {"deck": deck}),
        "start": start,
        "moves": moves,
        "state": state,
    }
    return {**body, "checksum": _checksum(body)}


def replay(record: object) -> Match:
    """Play the moves of a record again and return the match; refuse a record that does not hold.

    All moves have to be legal, and the match has to end in the state of the record; the state is
    not compared if ``compares_state`` is false. Raise ``RecordOfOtherVersion`` for an intact record
    of a match with other rules or cards than those in use.
    """
    if not isinstance(record, dict):
        raise BadRecord(field="record", given=shown(record), expected="{...}")
    if not _RECORD_PARTS - _LATER_PARTS <= set(record) <= _RECORD_PARTS:
        odd = sorted(map(str, _RECORD_PARTS ^ set(record)))
        expected = ", ".join(sorted(_RECORD_PARTS))
        raise BadRecord(field=", ".join(odd)[:200], given="-", expected=expected)
    try:
        checksum = _checksum({name: record[name] for name in record if name != "checksum"})
    except (TypeError, ValueError, RecursionError) as problem:
        raise BadRecord(field="record", given=shown(record), expected="JSON") from problem
    if record["checksum"] != checksum:
        raise BadRecord(field="checksum", given=shown(record["checksum"]), expected=shown(checksum))
    if type(record["stope"]) is not int or record["stope"] not in _FORMS_READ:
        expected = ", ".join(map(str, _FORMS_READ))
        raise BadRecord(field="stope", given=shown(record["stope"]), expected=expected)
    try:
        return _replay(record)
    except UnknownGame as problem:
        raise BadRecord(field="game", **_given_and_allowed(problem)) from problem


def compares_state(record: Json) -> bool:
    """Return whether ``replay`` compares the final state with the digest in a record.

    It does not if a change of rules broke the match off, or if the memory layout of the game's
    states has changed since the record was written.
    """
    return record["state"] is not None and record["stope"] >= find_game(record["game"]).state_form


def _given_and_allowed(problem: StopeError) -> Json:
    return {"given": problem.details["given"], "expected": problem.details["allowed"]}


def _replay(record: Json) -> Match:
    rules = find_game(record["game"])
    _check_version(rules, record)
    match = _restart(rules, record["start"])
    if not isinstance(record["moves"], list):
        raise BadRecord(field="moves", given=type(record["moves"]).__name__, expected="[...]")
    for number, entry in enumerate(record["moves"]):
        if not isinstance(entry, list) or len(entry) != _ENTRY_PARTS:
            raise BadRecord(field=f"moves[{number}]", given=shown(entry), expected="[seat, move]")
        seat, move = entry
        if record["stope"] == 1 and isinstance(move, dict):
            move = with_card_names(move)
        try:
            match.play(seat, rules.moves.from_json(move))
        except StopeError as problem:
            raise BadRecord(
                field=f"moves[{number}]", given=shown(entry), expected=str(problem)
            ) from problem
    reached = match.state_digest()
    if compares_state(record) and record["state"] != reached:
        raise BadRecord(field="state", given=shown(record["state"]), expected=shown(reached))
    return match


def _check_version(rules: GameSpec, record: Json) -> None:
    """Refuse a record of other rules or cards than those in use."""
    given, version = record["rules_version"], rules.rulebook.version
    if type(given) is not int or given < 1:
        raise BadRecord(field="rules_version", given=shown(given), expected=str(version))
    deck = record.get("deck", rules.deck_digest)
    if not isinstance(deck, str) or not re.fullmatch("[0-9a-f]{64}", deck):
        raise BadRecord(field="deck", given=shown(deck), expected=rules.deck_digest)
    if given != version:
        raise RecordOfOtherVersion(field="rules_version", given=given, expected=version)
    if deck != rules.deck_digest:
        raise RecordOfOtherVersion(field="deck", given=deck, expected=rules.deck_digest)


def _restart(rules: GameSpec, start: Json) -> Match:
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


def _lay_out(rules: GameSpec, start: Json) -> Match:
    _prepare(rules)
    state = new_state(rules.state)
    buffer = new_buffer()
    options = rules.encode_options(start["seats"], start["options"])
    rules.functions["setup"](state, options, key_words(start["key"]), buffer)
    return Match(rules, state, start, _addressed_events(rules, buffer))


def _moves(game: GameSpec, record: GameRecord, seat: int) -> list[Move]:
    codes = np.zeros(game.most_moves, np.int32)
    count = game.functions["legal"](record, seat, codes)
    return [game.moves.decode(code) for code in codes[:count]]


def _why_not(game: GameSpec, record: GameRecord, seat: int, move: Move) -> IllegalMove | None:
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


def _addressed_events(game: GameSpec, buffer: EventBuffer) -> list[AddressedEvent]:
    return [AddressedEvent(game.events.decode(entry), entry) for entry in drain(buffer)]


def _match_key(seed: int | None, key: bytes | None) -> Key:
    if key is not None:
        if seed is not None or not isinstance(key, bytes) or len(key) != KEY_WORDS * 4:
            raise BadKey(bytes=KEY_WORDS * 4)
        return np.frombuffer(key, "<u4")
    if seed is None:
        return np.frombuffer(secrets.token_bytes(KEY_WORDS * 4), "<u4")
    return np.frombuffer(series_key(seed, 0), "<u4")


def series_key(seed: int, number: int) -> bytes:
    """Return the key of match ``number`` of those that ``simulate`` plays from a seed.

    >>> by_number = new("diamant", 3, key=series_key(7, 0))
    >>> by_number.position_text() == new("diamant", 3, seed=7).position_text()
    True
    """
    words = np.zeros(KEY_WORDS, np.uint32)
    write_seed_key(signed_seed(seed), number, words)
    return words.astype("<u4").tobytes()


def signed_seed(seed: object) -> int:
    """Return a seed as the signed 64-bit number that compiled functions take."""
    if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
        raise BadSeed(given=shown(seed), most=str(SEED_LIMIT - 1))
    return seed - SEED_LIMIT if seed >= SEED_LIMIT // 2 else seed


def _checksum(body: Json) -> str:
    text = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


@functools.cache
def _prepare(game: GameSpec) -> None:
    """Compile the functions that a match needs, or load them from the cache.

    The functions of each game are prepared once per process.
    """
    if INTERPRETED:
        return
    with progress.compiling(game):
        _exercise(game)


def _exercise(game: GameSpec) -> None:
    """Call each rule function with the types that a match uses, so that all are compiled."""
    call = game.functions
    state, view, other = new_state(game.state), new_view(game.state), new_state(game.state)
    key = np.zeros(KEY_WORDS, np.uint32)
    rng = cast(RngStream, blank_one(STREAM))
    set_key(rng, key)
    open_stream(rng, int(StreamId.POLICY), 0)
    write_seed_key(0, 0, key)
    codes = np.zeros(game.most_moves, np.int32)
    call["setup"](state, game.encode_options(game.seats[0], {}), key, NULL_BUFFER)
    seat = members(call["actors"](state))[0]
    call["observe"](state, seat, view)
    call["sample_state"](view, seat, key, new_prior(game.prior), other)
    call["scripted_move"](view, seat, 0, codes, rng, new_workspace(game.workspace))
    call["result"](state, blank(OUTCOME)[0])
    if call["legal"](state, seat, codes) and call["why_not"](state, seat, int(codes[0])) == 0:
        call["play"](duplicate(state), seat, int(codes[0]), NULL_BUFFER)
    history = HistoryRecorder(game.state)
    history.add(view, seat, int(codes[0]))
    shown = View(game, seat, view, history.history())
    call["write_prior"](view, seat, shown.evidence, new_prior(game.prior))
    shown.to_json()
