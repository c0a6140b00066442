"""``Match``: a match in progress, through which people, bots, time-outs and replays play moves."""

import copy
import hashlib
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import cast

import numpy as np

from stope.compilation import compile_rules
from stope.engine.bitmask import members
from stope.engine.chacha import KEY_WORDS
from stope.engine.event_buffer import RawEvent, drain, new_buffer
from stope.engine.key_conversion import key_hex, key_words, series_key
from stope.engine.outcome_record import OUTCOME
from stope.engine.records import (
    EventBuffer,
    Key,
    State,
    ViewRecord,
    blank,
    duplicate,
    new_state,
    new_view,
)
from stope.errors.base import StopeError, shown
from stope.errors.games import BadKey, BadPosition, UnknownGame
from stope.errors.matches import BadRecord, IllegalMove, MatchNotOver, NoSuchSeat
from stope.games import GAMES, GameSpec, find_game
from stope.games.codecs import Event, Json, Move
from stope.games.former_card_names import with_card_names
from stope.match_record import check_record, check_version, compares_state, written_record
from stope.search.public_history import HistoryRecorder
from stope.view import View, find_refusal, list_moves

#: An entry of a record's moves has two parts: a seat and a move.
_ENTRY_PARTS = 2


@dataclass(frozen=True, slots=True)
class AddressedEvent:
    """An event and its audience. ``raw`` holds both as numbers of the engine."""

    event: Event
    raw: RawEvent

    def heard_by(self, seat: int | None) -> bool:
        """Return whether a seat (None: a spectator) is in the audience of the event."""
        return self.raw.heard_by(seat)


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a match: the points of each seat, the winning seats, and why the match ended.

    A solo match has no winner. In a solo match, ``reason`` is the rank that the player reached.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


class Match:
    """A match in progress. ``stope.new``, ``stope.replay`` and ``from_position`` make matches.

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
        """The seats that have to decide now."""
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
        """Return the legal moves of a seat, in the order in which the game lists them."""
        return list_moves(self.game, self._state, self._check_seat(seat))

    def why_not(self, seat: int, move: Move) -> IllegalMove | None:
        """Return the refusal of a move (why it is not allowed), or None if the move is legal."""
        return find_refusal(self.game, self._state, self._check_seat(seat), move)

    def play(self, seat: int, move: Move) -> list[AddressedEvent]:
        """Play a move and return its events; raise a refusal if the move is not legal.

        A refused move does not change the match.
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
        """Return whether a seat may undo the last move, given the events since that move.

        The seat itself must have played the move. The game says which moves can be undone, and
        which events reveal nothing hidden. No move can be undone once the match is over.
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
        """Return a new match, in which all moves except the last are played from the start."""
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

        The result has the same parts as any view in JSON. So it contains neither the key of the
        match nor the order of the pile.
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

        The checksum in the record shows whether the record was changed. The digest of the final
        state in the record shows whether a replay ends in the same state.
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
        """Return the state as bytes; matches with equal states have equal bytes."""
        return self._state.tobytes()

    def state_digest(self) -> str:
        """Return the SHA-256 digest of the state in hexadecimal, as in the record of a match."""
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
    """Set up and return a new match.

    ``seats`` is by default the lowest number of players that the game allows. ``key`` has the 256
    bits of the match's key, which determines every shuffle. ``seed``, a whole number below 2**64,
    is for tests and experiments: the key is made from the seed. If neither ``key`` nor ``seed`` is
    given, the operating system supplies a random key.
    """
    rules = find_game(game)
    count = rules.check_seats(rules.seats[0] if seats is None else seats)
    chosen = rules.check_options({} if options is None else options)
    start = {"seats": count, "options": chosen, "key": key_hex(_match_key(seed, key))}
    return _lay_out(rules, start)


def from_position(position: object) -> Match:
    """Return a match that begins with a position in JSON; refuse a position that breaks a rule."""
    if not isinstance(position, dict):
        raise UnknownGame(given=shown(position), allowed=", ".join(GAMES))
    rules = find_game(position.get("game"))
    state = rules.from_position(position)
    compile_rules(rules)
    return Match(rules, state, {"position": rules.position(state)}, [])


def from_position_text(game: str, text: str) -> Match:
    """Return a match that begins with a position, given as text in the game's notation."""
    rules = find_game(game)
    if not isinstance(text, str):
        raise BadPosition(
            rule=rules.rulebook.rule_id(rules.seats_rule),
            field="position",
            given=shown(text),
            expected="text",
        )
    return from_position(rules.position(rules.read_position_text(text)))


def replay(record: object) -> Match:
    """Play the moves of a record again and return the match; refuse a record that is not valid.

    In a valid record, all moves are legal, and the match ends in the state whose digest the record
    contains. The digest is checked only if ``compares_state`` is true. If an intact record is of a
    match with other rules or cards than the present ones, raise ``RecordOfOtherVersion``.
    """
    intact = check_record(record)
    try:
        return _replay(intact)
    except UnknownGame as problem:
        raise BadRecord(field="game", **_given_and_allowed(problem)) from problem


def _given_and_allowed(problem: StopeError) -> Json:
    return {"given": problem.details["given"], "expected": problem.details["allowed"]}


def _replay(record: Json) -> Match:
    rules = find_game(record["game"])
    check_version(rules, record)
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
    compile_rules(rules)
    state = new_state(rules.state)
    buffer = new_buffer()
    options = rules.encode_options(start["seats"], start["options"])
    rules.functions["setup"](state, options, key_words(start["key"]), buffer)
    return Match(rules, state, start, _addressed_events(rules, buffer))


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
