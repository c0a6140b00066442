"""A table: the state that results from its log of entries.

Nothing here waits, stores or reads a clock. ``check`` refuses an entry that may not follow now,
``add`` applies one; the same log gives the same table in every process.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import stope.match
from stope.bots.levels import bot_names
from stope.errors.arena import UnknownBot
from stope.errors.base import shown
from stope.errors.matches import MatchNotOver, NoSuchSeat
from stope.errors.tables import (
    AlreadyRematched,
    AlreadyStarted,
    BadNonce,
    CannotUndo,
    HostOnly,
    MatchOutdated,
    MovedOn,
    NotRemoved,
    NotStarted,
    OneSeatEach,
    PlayedByBot,
    PlayedByPerson,
    RemovedFromTable,
    SeatNotYours,
    SeatsEmpty,
    SeatTaken,
    StillThere,
    TableOver,
    WrongStandIn,
)
from stope.games import GameSpec, find_game
from stope.games.codecs import Move
from stope.match import AddressedEvent, Match
from stope.tables.clocks import Clocks
from stope.tables.fairness import LEAST_NONCE, MOST_NONCE, NONCE, commitment, match_key
from stope.tables.log_entries import (
    BotSat,
    BrokenOff,
    Expected,
    Freed,
    Handed,
    LetIn,
    LogEntry,
    LogRow,
    Moved,
    MoveKind,
    Opened,
    Rematched,
    Renamed,
    Said,
    Sat,
    Started,
    TakenBack,
    Undone,
)
from stope.tables.log_folding import Folding
from stope.tables.roster import Roster, Seat
from stope.tables.row_limits import Author, RowLimits
from stope.tables.ruleset import Ruleset, ruleset_in_use
from stope.tables.user_text import BOT_NAMES, check_phrase, clean_name, clean_text, told_apart


@dataclass(frozen=True, slots=True)
class Update:
    """A row of the log and the events of the match that it caused.

    ``seen_by`` are the seats (None: spectators) whose view has changed, although they are in the
    audience of no event.
    """

    row: LogRow
    events: tuple[AddressedEvent, ...] = ()
    seen_by: tuple[int | None, ...] = ()


class Table:
    """The state of a table. ``seq`` is the number of the last entry, 0 before the first.

    A match that began with other rules or cards than those in use is ``outdated``: then there is no
    ``match``, only the log, and perhaps an archive.
    """

    def __init__(self, identity: str, secret: bytes) -> None:
        self.identity = identity
        self.seq = 0
        #: when something other than a move happened last
        self.touched_at = 0.0
        self.updates: list[Update] = []
        self.match: Match | None = None
        #: its seats, guests and stage
        self.roster = Roster()
        #: whether its match began with other rules or cards than those in use, or was broken off
        self.outdated = False
        #: whether an outdated match has an archive: then it was played to its end
        self.archived = False
        self.folding = Folding()
        self._row_limits = RowLimits()
        self._secret = secret
        self._clocks: Clocks | None = None
        self._turns: list[int] = []
        # the log entries of moves that were not undone
        self._played: list[Update] = []
        #: how many moves were undone: decisions of bots from before are obsolete
        self.undone = 0
        self._done: dict[tuple[str, str], int] = {}
        # the last entry that was decoded, and its move: an entry is looked at several times
        self._decoded: tuple[Moved, Move] | None = None
        self._seats_of: dict[str, list[int]] = {}
        # the name under which each person has spoken last
        self._voices: dict[str, str] = {}

    @property
    def opened(self) -> Opened:
        """The entry that opened the table."""
        if self.roster.opened is None:
            raise LookupError(f"table {self.identity} has no first entry")
        return self.roster.opened

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats, by their numbers."""
        return self.roster.seats

    @property
    def removed(self) -> Mapping[str, str]:
        """Guests whom the host has removed from their seats, with the names they had."""
        return self.roster.removed

    @property
    def ruleset(self) -> Ruleset | None:
        """The rules and cards with which the match began, None before its start."""
        return self.roster.ruleset

    @property
    def broken_off(self) -> bool:
        """Whether the match was ended because its rules or cards are no longer in use."""
        return self.roster.broken_off

    @property
    def next_table(self) -> str | None:
        """The table of the rematch."""
        return self.roster.next_table

    @property
    def clocks(self) -> Clocks:
        """The clocks of all seats, which run from the start of the match."""
        if self._clocks is None:
            raise NotStarted
        return self._clocks

    @property
    def began(self) -> bool:
        """Whether the match has begun."""
        return self.ruleset is not None

    @property
    def over(self) -> bool:
        """Whether the match has been played to its end."""
        return self.archived or (self.match is not None and self.match.over)

    @property
    def empty_seats(self) -> list[int]:
        """The seats without a player."""
        return self.roster.empty_seats

    @property
    def nonces(self) -> dict[int, str]:
        """The nonce that each person added to the key, by seat."""
        return {number: seat.nonce for number, seat in enumerate(self.seats) if seat.nonce}

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats of a person: several on a shared device, none for a spectator."""
        return [] if person is None else list(self._seats_of.get(person, ()))

    def belongs(self, person: str | None) -> bool:
        """Return whether a person has a seat here, or is the host."""
        return person is not None and (person == self.opened.host or bool(self.seats_of(person)))

    def expected_at(self, seat: int) -> Expected | None:
        """Return the person who had an empty seat before the rematch, and has not come yet."""
        expected = self.opened.expected
        found = expected[seat] if seat < len(expected) else None
        if found is None or not self.seats[seat].is_empty:
            return None
        had = sum(one is not None and one.person == found.person for one in expected)
        return found if len(self.seats_of(found.person)) < had else None

    def has_spoken(self, person: str) -> bool:
        """Return whether a person has spoken here."""
        return person in self._voices

    def seq_of_message(self, person: str, message: str) -> int | None:
        """Return the log number of a person's request, if it is in the log."""
        return self._done.get((person, message))

    def turn_of(self, seat: int) -> int:
        """Return the number of a seat's next decision; a move names the one it is meant for.

        It only grows: an undone move counts, and so does undoing it.
        """
        return self._turns[seat]

    def owing(self) -> dict[str, bool]:
        """Return for each person with a seat whether they owe a decision."""
        actors = () if self.match is None else self.match.actors
        owing: dict[str, bool] = {}
        for number, seat in enumerate(self.seats):
            if seat.person is not None:
                owes = number in actors and seat.bot is None
                owing[seat.person] = owing.get(seat.person, False) or owes
        return owing

    def bots_owing(self) -> list[int]:
        """Return the seats that owe a decision and are played by a bot."""
        if self.match is None:
            return []
        return [seat for seat in self.match.actors if self.seats[seat].bot is not None]

    def may_undo(self, seat: int) -> bool:
        """Return whether the last move may be undone: this seat made it, and its person plays.

        Only against bots alone, and only while nothing hidden was shown. After any other move, by a
        bot for example, or a side move, it is too late.
        """
        match, own = self.match, self.seats[seat]
        if match is None or not self._played or own.person is None or own.bot is not None:
            return False
        others = (one for number, one in enumerate(self.seats) if number != seat)
        alone = all(one.person is None for one in others)
        return alone and match.may_undo(seat, self._played[-1].events)

    def move_kind(self, entry: LogEntry) -> MoveKind | None:
        """Return the kind of a move, None for other entries."""
        if self.match is None or not isinstance(entry, Moved):
            return None
        talk = self.match.game.side_moves
        if talk and self._decode(self.match, entry) in talk:
            return "talk"
        return "owed" if entry.seat in self.match.actors else "change"

    def _decode(self, match: Match, entry: Moved) -> Move:
        """Return the move of an entry, or refuse JSON that is no move of the game."""
        if self._decoded is None or self._decoded[0] is not entry:
            self._decoded = entry, match.game.moves.from_json(entry.move)
        return self._decoded[1]

    def _author(self, person: str | None) -> Author:
        """Return the standing of the author of an entry, by which its limit is chosen."""
        if person is None:
            return "server"
        if self.roster.opened is None or person == self.opened.host:
            return "host"
        return "seated" if self.seats_of(person) else "stranger"

    # Checking entries

    def check(
        self,
        entry: LogEntry,
        person: str | None,
        at: float,
        *,
        away: bool = False,
        turn: int | None = None,
        several: bool = True,
    ) -> None:
        """Refuse an entry that may not follow now. ``person`` None is the server itself.

        ``away``: the person of the seat in question has been absent for long enough. ``turn`` is
        the seat's decision that a move is meant for. ``several``: the person may have more than one
        seat.
        """
        if self.outdated and not isinstance(entry, Said | Rematched | BrokenOff):
            raise MatchOutdated(table=self.identity)
        match entry:
            case Opened():
                self._check_opened(entry, person)
            case Sat():
                self._check_sat(entry, person, several=several)
            case BotSat():
                self._check_open(entry.seat)
                self._check_host(person)
                _check_level(find_game(self.opened.game), entry.level)
            case Freed():
                self._check_freed(entry.seat, person)
            case Renamed():
                self._check_renamed(entry, person)
            case LetIn():
                self._check_let_in(entry, person)
            case Started():
                self._check_started(person)
            case Moved():
                self._check_moved(entry, person, turn)
            case Handed():
                self._check_handed(entry, person, at, away=away)
            case TakenBack():
                self._check_taken_back(entry.seat, person)
            case Undone():
                self._check_playing()
                self._check_own(entry.seat, person)
                if not self.may_undo(entry.seat):
                    raise CannotUndo(seat=entry.seat)
            case Said():
                self._check_not_removed(person)
                _check_said(entry)
            case Rematched():
                self._check_rematched()
            case BrokenOff():
                self._check_broken_off()
        self._row_limits.check(entry, self._author(person), self.move_kind(entry))

    def _check_opened(self, entry: Opened, person: str | None) -> None:
        if self.roster.opened is not None:
            raise AlreadyStarted
        if person not in (None, entry.host):
            raise HostOnly
        game = find_game(entry.game)
        game.check_seats(entry.seats)
        game.check_options(entry.options)
        _check_level(game, entry.settings.fill_with)
        _check_level(game, entry.settings.stand_in)

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that the table does not have."""
        if not 0 <= seat < len(self.seats):
            game = find_game(self.opened.game)
            rule = game.rulebook.rule_id(game.seats_rule)
            raise NoSuchSeat(given=seat, least=0, most=len(self.seats) - 1, rule=rule)

    def _check_open(self, seat: int) -> None:
        self.check_seat(seat)
        if self.match is not None:
            raise AlreadyStarted
        if not self.seats[seat].is_empty:
            raise SeatTaken(seat=seat)

    def _check_sat(self, entry: Sat, person: str | None, *, several: bool) -> None:
        self._check_open(entry.seat)
        if entry.person != person:
            raise SeatNotYours(seat=entry.seat)
        self._check_not_removed(person)
        if self.seats_of(person) and not several:
            raise OneSeatEach
        clean_name(entry.name)
        if not NONCE.fullmatch(entry.nonce):
            raise BadNonce(given=shown(entry.nonce), least=LEAST_NONCE, most=MOST_NONCE)

    def _check_not_removed(self, person: str | None) -> None:
        if person in self.removed:
            raise RemovedFromTable

    def _check_let_in(self, entry: LetIn, person: str | None) -> None:
        self._check_host(person)
        if entry.person not in self.removed:
            raise NotRemoved(given=shown(entry.person))

    def _check_host(self, person: str | None) -> None:
        if person not in (None, self.opened.host):
            raise HostOnly

    def _check_own(self, seat: int, person: str | None) -> None:
        self.check_seat(seat)
        if person is None or self.seats[seat].person != person:
            raise SeatNotYours(seat=seat)

    def _check_freed(self, seat: int, person: str | None) -> None:
        self.check_seat(seat)
        if self.match is not None:
            raise AlreadyStarted
        if self.seats[seat].is_empty:
            raise SeatNotYours(seat=seat)
        if self.seats[seat].person != person:
            self._check_host(person)

    def _check_renamed(self, entry: Renamed, person: str | None) -> None:
        self._check_own(entry.seat, person)
        if self.match is not None:
            raise AlreadyStarted
        clean_name(entry.name)

    def _check_started(self, person: str | None) -> None:
        if self.match is not None:
            raise AlreadyStarted
        self._check_host(person)
        if self.empty_seats:
            raise SeatsEmpty(seats=tuple(self.empty_seats))
        # the table may have been opened by rules that had other options
        game = find_game(self.opened.game)
        game.check_seats(self.opened.seats)
        game.check_options(self.opened.options)

    def _check_playing(self) -> Match:
        if self.match is None:
            raise NotStarted
        if self.match.over:
            raise TableOver
        return self.match

    def _check_moved(self, entry: Moved, person: str | None, turn: int | None) -> None:
        match = self._check_playing()
        self.check_seat(entry.seat)
        seat = self.seats[entry.seat]
        if person is None and seat.bot is None:
            raise PlayedByPerson(seat=entry.seat)
        if person is not None:
            self._check_own(entry.seat, person)
            if seat.bot is not None:
                raise PlayedByBot(seat=entry.seat)
        # only after it is clear that the seat is theirs: how often somebody has changed their mind
        # is secret
        expected = self._turns[entry.seat]
        if turn is not None and turn != expected:
            raise MovedOn(seat=entry.seat, given=turn, expected=expected)
        refusal = match.why_not(entry.seat, self._decode(match, entry))
        if refusal is not None:
            raise refusal

    def _check_handed(self, entry: Handed, person: str | None, at: float, *, away: bool) -> None:
        self._check_playing()
        self.check_seat(entry.seat)
        _check_level(find_game(self.opened.game), entry.level)
        seat = self.seats[entry.seat]
        if seat.bot is not None:
            raise PlayedByBot(seat=entry.seat)
        if person is not None and not self.seats_of(person):
            raise SeatNotYours(seat=entry.seat)
        if seat.person == person:
            return
        if not away and not self.clocks.is_out(entry.seat, at):
            raise StillThere(seat=entry.seat)
        allowed = self.opened.settings.stand_in
        if entry.level != allowed:
            # otherwise the waiting player could choose the weakest bot for the opponent
            raise WrongStandIn(seat=entry.seat, given=shown(entry.level), allowed=allowed)

    def _check_taken_back(self, seat: int, person: str | None) -> None:
        self._check_playing()
        self._check_own(seat, person)
        if self.seats[seat].bot is None:
            raise PlayedByPerson(seat=seat)

    def check_ended(self) -> None:
        """Refuse an entry that can only follow a match that is over or broken off."""
        if not self.began:
            raise NotStarted
        if self.match is not None and not self.match.over:
            raise MatchNotOver(actors=self.match.actors)

    def _check_broken_off(self) -> None:
        self.check_ended()
        if self.over or self.broken_off:
            raise TableOver

    def _check_rematched(self) -> None:
        self.check_ended()
        if self.next_table is not None:
            raise AlreadyRematched(table=self.next_table)

    # Applying entries

    def as_written(self, entry: LogEntry) -> LogEntry:
        """Return an entry as it goes into the log: with a name that is unique at the table.

        Nobody is refused for a name that is taken there; it gets a number. A speaker is called by
        the name on their seat. The start entry gets the digest of the deck.
        """
        match entry:
            case Started():
                deck = ruleset_in_use(self.opened.game).deck
                return entry.model_copy(update={"deck": deck})
            case Sat():
                name = told_apart(entry.name, self._names_beside(entry.person))
            case Renamed():
                person = self._person_at(entry.seat)
                name = told_apart(entry.name, self._names_beside(person, entry.seat))
            case BotSat():
                usual = entry.name or BOT_NAMES[entry.seat % len(BOT_NAMES)]
                name = told_apart(usual, self._names_beside(None))
            case Said():
                own = [self.seats[seat].name for seat in self.seats_of(entry.person)]
                name = own[0] if own else told_apart(entry.name, self._names_beside(entry.person))
            case _:
                return entry
        return entry.model_copy(update={"name": name})

    def _names_beside(self, person: str | None, but: int | None = None) -> list[str]:
        """Return the names on all seats, and those under which others than a person have spoken.

        The name on seat ``but`` is left out.
        """
        heard = [name for speaker, name in self._voices.items() if speaker != person]
        seats = (seat for number, seat in enumerate(self.seats) if number != but)
        return [*(seat.name for seat in seats if seat.name), *heard]

    def _person_at(self, seat: int) -> str | None:
        return self.seats[seat].person if 0 <= seat < len(self.seats) else None

    def next_row(
        self, entry: LogEntry, person: str | None, message: str | None, at: float
    ) -> LogRow:
        """Return the row that an entry would have in the log if it followed now."""
        opened = entry if isinstance(entry, Opened) else self.opened
        return LogRow(
            table=self.identity,
            seq=self.seq + 1,
            at=at,
            rules_version=find_game(opened.game).rulebook.version,
            person=person,
            message=message,
            entry=entry,
        )

    def add(self, row: LogRow) -> Update:
        """Apply an entry that ``check`` has accepted, and return it with its events."""
        if (row.table, row.seq) != (self.identity, self.seq + 1):
            raise ValueError(f"entry {row.seq} of table {row.table} after {self.seq}")
        kind, author = self.move_kind(row.entry), self._author(row.person)
        update = self._apply(row)
        self.folding.note(row, kind)
        self._row_limits.note(row.entry, author, kind)
        self.seq = row.seq
        self.updates.append(update)
        if not isinstance(row.entry, Moved):
            self.touched_at = row.at
        if row.person is not None and row.message is not None:
            self._done[row.person, row.message] = row.seq
        return update

    def _apply(self, row: LogRow) -> Update:
        entry = row.entry
        if isinstance(entry, Opened) and entry.commitment != commitment(self._secret):
            # other cards than those that were promised, and perhaps dealt
            raise ValueError(f"the secret of table {self.identity} is another one")
        roster = self.roster.after(row)
        if roster is not self.roster:
            self._set_roster(roster)
        match entry:
            case Opened():
                self._turns = [0] * entry.seats
            case Started():
                return Update(row, self._start(row))
            case Moved():
                return self._move(row, entry)
            case Undone():
                self._undo(row, entry)
            case Said():
                self._voices[entry.person] = entry.name
            case BrokenOff():
                self.match, self.outdated = None, True
        return Update(row)

    def _set_roster(self, roster: Roster) -> None:
        self.roster = roster
        self._seats_of = {}
        for number, seat in enumerate(roster.seats):
            if seat.person is not None:
                self._seats_of.setdefault(seat.person, []).append(number)

    def _start(self, row: LogRow) -> tuple[AddressedEvent, ...]:
        opened, ruleset = self.opened, self.ruleset
        self.outdated = ruleset is None or not ruleset.in_use
        if self.outdated:
            return ()
        key = match_key(self._secret, self.nonces)
        self.match = stope.match.new(opened.game, opened.seats, options=opened.options, key=key)
        self._clocks = Clocks(opened.settings.clock, opened.seats)
        self._clocks.turn(self.match.actors, None, row.at)
        return self.match.events

    def _move(self, row: LogRow, entry: Moved) -> Update:
        if self.ruleset is not None and row.rules_version != self.ruleset.version:
            raise ValueError(f"a move by rules {row.rules_version} in a match by {self.ruleset}")
        if self.outdated:
            return Update(row)
        match = self._check_playing()
        move = self._decode(match, entry)
        before = match.snapshot()
        events = match.play(entry.seat, move)
        self._turns[entry.seat] += 1
        # a side move decides nothing: it stops no clock and earns no time
        moved = None if move in match.game.side_moves else entry.seat
        self.clocks.turn(match.actors, moved, row.at)
        viewers = (None, *range(match.seats))
        untold = [one for one in viewers if not any(event.heard_by(one) for event in events)]
        seen_by = tuple(one for one in untold if match.view_changed(before, one))
        update = Update(row, tuple(events), seen_by)
        self._played.append(update)
        return update

    def _undo(self, row: LogRow, entry: Undone) -> None:
        if self.outdated:
            return
        self.match = self._check_playing().without_last_move()
        self._played.pop()
        self._turns[entry.seat] += 1
        self.undone += 1
        self.clocks.undo(self.match.actors, entry.seat, row.at)


def read_log(identity: str, secret: bytes, rows: Iterable[LogRow]) -> Table:
    """Return the table that results from a log."""
    table = Table(identity, secret)
    for row in rows:
        table.add(row)
    return table


def _check_level(game: GameSpec, level: str) -> None:
    """Refuse unknown bots, and bots with a budget of their own: others would wait for them."""
    if level not in bot_names(game):
        raise UnknownBot(given=shown(level), allowed=", ".join(bot_names(game)))


def _check_said(entry: Said) -> None:
    if entry.phrase is not None:
        check_phrase(entry.phrase)
    if entry.text is not None or entry.phrase is None:
        clean_text(entry.text or "")
