"""A table: what its log of entries adds up to.

Nothing here waits, stores or looks at a clock. ``check`` says whether an entry may follow now,
``add`` lets it follow; whoever reads the same log has the same table.
"""

import bisect
from dataclasses import dataclass

import stope.match
from stope.bots.levels import bot_names
from stope.errors import (
    AlreadyRematched,
    AlreadyStarted,
    BadNonce,
    HostOnly,
    MatchNotOver,
    MovedOn,
    NoSuchSeat,
    NotStarted,
    PlayedByBot,
    PlayedByPerson,
    SeatNotYours,
    SeatsEmpty,
    SeatTaken,
    StillThere,
    TableOver,
    UnknownBot,
    shown,
)
from stope.games import Game, find_game
from stope.match import Match, Notice
from stope.tables.clocks import Clocks
from stope.tables.entries import (
    BotSat,
    Entry,
    Freed,
    Handed,
    Moved,
    Opened,
    Rematched,
    Row,
    Said,
    Sat,
    Started,
    TakenBack,
)
from stope.tables.fairness import LEAST_NONCE, MOST_NONCE, NONCE, commitment, match_key
from stope.tables.words import BOT_NAMES, check_phrase, clean_name, clean_text, told_apart


@dataclass(slots=True)
class Seat:
    """A chair: the person it belongs to, if any, and the bot that plays on it, if any."""

    person: str | None = None
    name: str = ""
    nonce: str = ""
    bot: str | None = None

    @property
    def is_empty(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.bot is None


@dataclass(frozen=True, slots=True)
class News:
    """A row of the log and what happened by it in the match.

    ``seen_by`` are the seats (None: who only watches) to which the table looks different since, but
    that no notice tells of it.
    """

    row: Row
    notices: tuple[Notice, ...] = ()
    seen_by: tuple[int | None, ...] = ()


class Table:
    """What a log says. ``seq`` is the number of the last entry, 0 before the first."""

    def __init__(self, identity: str, secret: bytes) -> None:
        self.identity = identity
        self.seq = 0
        #: when something happened last that was no move
        self.touched_at = 0.0
        self.news: list[News] = []
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.next_table: str | None = None
        self._secret = secret
        self._opened: Opened | None = None
        self._clocks: Clocks | None = None
        self._turns: list[int] = []
        self._done: dict[tuple[str, str], int] = {}
        self._seats_of: dict[str, list[int]] = {}
        # under which name each person has spoken last
        self._voices: dict[str, str] = {}

    @property
    def opened(self) -> Opened:
        """How the table was set up."""
        if self._opened is None:
            raise LookupError(f"table {self.identity} has no first entry")
        return self._opened

    @property
    def clocks(self) -> Clocks:
        """The clocks of all seats, running from the start on."""
        if self._clocks is None:
            raise NotStarted
        return self._clocks

    @property
    def over(self) -> bool:
        """Whether the match has been played to its end."""
        return self.match is not None and self.match.over

    @property
    def empty_seats(self) -> list[int]:
        """The seats where nobody sits."""
        return [number for number, seat in enumerate(self.seats) if seat.is_empty]

    @property
    def nonces(self) -> dict[int, str]:
        """What each person added to the cards, by seat."""
        return {number: seat.nonce for number, seat in enumerate(self.seats) if seat.nonce}

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats that belong to a person: several on one device, none for who watches."""
        return [] if person is None else list(self._seats_of.get(person, ()))

    def seq_of_message(self, person: str, message: str) -> int | None:
        """Return the number of the entry that a person's message brought about, if it did."""
        return self._done.get((person, message))

    def turn_of(self, seat: int) -> int:
        """Return how many moves a seat has made; a move says for which one it is meant."""
        return self._turns[seat]

    def owing(self) -> dict[str, bool]:
        """Return of each person with a seat whether they owe a decision."""
        actors = () if self.match is None else self.match.actors
        owing: dict[str, bool] = {}
        for number, seat in enumerate(self.seats):
            if seat.person is not None:
                owes = number in actors and seat.bot is None
                owing[seat.person] = owing.get(seat.person, False) or owes
        return owing

    def bots_owing(self) -> list[int]:
        """Return the seats that owe a decision and have a bot to make it."""
        if self.match is None:
            return []
        return [seat for seat in self.match.actors if self.seats[seat].bot is not None]

    # What may follow

    def check(
        self,
        entry: Entry,
        person: str | None,
        at: float,
        *,
        away: bool = False,
        turn: int | None = None,
    ) -> None:
        """Refuse an entry that may not follow now. ``person`` None is the server itself.

        ``away`` says that the person of the seat in question has not been there for a while,
        ``turn`` for which one of the seat's decisions a move is meant.
        """
        match entry:
            case Opened():
                self._check_opened(entry, person)
            case Sat():
                self._check_sat(entry, person)
            case BotSat():
                self._check_open(entry.seat)
                self._check_host(person)
                _check_level(find_game(self.opened.game), entry.level)
            case Freed():
                self._check_freed(entry.seat, person)
            case Started():
                self._check_started(person)
            case Moved():
                self._check_moved(entry, person, turn)
            case Handed():
                self._check_handed(entry, person, at, away=away)
            case TakenBack():
                self._check_playing()
                self._check_own(entry.seat, person)
                if self.seats[entry.seat].bot is None:
                    raise PlayedByPerson(seat=entry.seat)
            case Said():
                _check_said(entry)
            case Rematched():
                self._check_rematched()

    def _check_opened(self, entry: Opened, person: str | None) -> None:
        if self._opened is not None:
            raise AlreadyStarted
        if person not in (None, entry.host):
            raise HostOnly
        game = find_game(entry.game)
        game.check_seats(entry.seats)
        game.check_options(entry.options)
        _check_level(game, entry.settings.fill_with)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            game = find_game(self.opened.game)
            rule = game.rulebook.rule_id(game.seats_rule)
            raise NoSuchSeat(given=seat, least=0, most=len(self.seats) - 1, rule=rule)

    def _check_open(self, seat: int) -> None:
        self._check_seat(seat)
        if self.match is not None:
            raise AlreadyStarted
        if not self.seats[seat].is_empty:
            raise SeatTaken(seat=seat)

    def _check_sat(self, entry: Sat, person: str | None) -> None:
        self._check_open(entry.seat)
        if entry.person != person:
            raise SeatNotYours(seat=entry.seat)
        clean_name(entry.name)
        if not NONCE.fullmatch(entry.nonce):
            raise BadNonce(given=shown(entry.nonce), least=LEAST_NONCE, most=MOST_NONCE)

    def _check_host(self, person: str | None) -> None:
        if person not in (None, self.opened.host):
            raise HostOnly

    def _check_own(self, seat: int, person: str | None) -> None:
        self._check_seat(seat)
        if person is None or self.seats[seat].person != person:
            raise SeatNotYours(seat=seat)

    def _check_freed(self, seat: int, person: str | None) -> None:
        self._check_seat(seat)
        if self.match is not None:
            raise AlreadyStarted
        if self.seats[seat].is_empty:
            raise SeatNotYours(seat=seat)
        if self.seats[seat].person != person:
            self._check_host(person)

    def _check_started(self, person: str | None) -> None:
        if self.match is not None:
            raise AlreadyStarted
        self._check_host(person)
        if self.empty_seats:
            raise SeatsEmpty(seats=tuple(self.empty_seats))

    def _check_playing(self) -> Match:
        if self.match is None:
            raise NotStarted
        if self.match.over:
            raise TableOver
        return self.match

    def _check_moved(self, entry: Moved, person: str | None, turn: int | None) -> None:
        match = self._check_playing()
        self._check_seat(entry.seat)
        seat = self.seats[entry.seat]
        if person is None and seat.bot is None:
            raise PlayedByPerson(seat=entry.seat)
        if person is not None:
            self._check_own(entry.seat, person)
            if seat.bot is not None:
                raise PlayedByBot(seat=entry.seat)
        # not before it is clear that the seat is theirs: how often somebody has changed their mind
        # is nobody else's business
        expected = self._turns[entry.seat]
        if turn is not None and turn != expected:
            raise MovedOn(seat=entry.seat, given=turn, expected=expected)
        refusal = match.why_not(entry.seat, match.game.moves.from_json(entry.move))
        if refusal is not None:
            raise refusal

    def _check_handed(self, entry: Handed, person: str | None, at: float, *, away: bool) -> None:
        self._check_playing()
        self._check_seat(entry.seat)
        _check_level(find_game(self.opened.game), entry.level)
        seat = self.seats[entry.seat]
        if seat.bot is not None:
            raise PlayedByBot(seat=entry.seat)
        if person is not None and not self.seats_of(person):
            raise SeatNotYours(seat=entry.seat)
        if seat.person != person and not away and not self.clocks.is_out(entry.seat, at):
            raise StillThere(seat=entry.seat)

    def _check_rematched(self) -> None:
        if self.match is None:
            raise NotStarted
        if not self.match.over:
            raise MatchNotOver(actors=self.match.actors)
        if self.next_table is not None:
            raise AlreadyRematched(table=self.next_table)

    # What follows

    def as_written(self, entry: Entry) -> Entry:
        """Return an entry as it goes into the log: with a name by which all know who it is.

        Nobody is refused for a name that somebody at the table has; it gets a number. Who speaks
        is called as their seat is.
        """
        match entry:
            case Sat():
                name = told_apart(entry.name, self._names_beside(entry.person))
            case BotSat():
                usual = entry.name or BOT_NAMES[entry.seat % len(BOT_NAMES)]
                name = told_apart(usual, self._names_beside(None))
            case Said():
                own = [self.seats[seat].name for seat in self.seats_of(entry.person)]
                name = own[0] if own else told_apart(entry.name, self._names_beside(entry.person))
            case _:
                return entry
        return entry.model_copy(update={"name": name})

    def _names_beside(self, person: str | None) -> list[str]:
        """Return the names on all seats, and those under which others than a person have spoken."""
        heard = [name for speaker, name in self._voices.items() if speaker != person]
        return [*(seat.name for seat in self.seats if seat.name), *heard]

    def next_row(self, entry: Entry, person: str | None, message: str | None, at: float) -> Row:
        """Return the row that an entry would have in the log if it followed now."""
        opened = entry if isinstance(entry, Opened) else self.opened
        return Row(
            table=self.identity,
            seq=self.seq + 1,
            at=at,
            rules_version=find_game(opened.game).rulebook.version,
            person=person,
            message=message,
            entry=entry,
        )

    def add(self, row: Row) -> News:
        """Let an entry follow that ``check`` has let through, and return what it brought."""
        if (row.table, row.seq) != (self.identity, self.seq + 1):
            raise ValueError(f"entry {row.seq} of table {row.table} after {self.seq}")
        news = self._follow(row)
        self.seq = row.seq
        self.news.append(news)
        if not isinstance(row.entry, Moved):
            self.touched_at = row.at
        if row.person is not None and row.message is not None:
            self._done[row.person, row.message] = row.seq
        return news

    def _follow(self, row: Row) -> News:
        entry, at = row.entry, row.at
        match entry:
            case Opened():
                if entry.commitment != commitment(self._secret):
                    # other cards than those that were promised, and dealt perhaps
                    raise ValueError(f"the secret of table {self.identity} is another one")
                self._opened = entry
                self.seats = [Seat() for _ in range(entry.seats)]
                self._turns = [0] * entry.seats
            case Sat():
                self._leave(entry.seat)
                self.seats[entry.seat] = Seat(entry.person, entry.name, entry.nonce)
                bisect.insort(self._seats_of.setdefault(entry.person, []), entry.seat)
            case BotSat():
                self._leave(entry.seat)
                self.seats[entry.seat] = Seat(name=entry.name, bot=entry.level)
            case Freed():
                self._leave(entry.seat)
                self.seats[entry.seat] = Seat()
            case Started():
                return News(row, self._start(at))
            case Moved():
                return self._move(row, entry)
            case Handed():
                self.seats[entry.seat].bot = entry.level
            case TakenBack():
                self.seats[entry.seat].bot = None
            case Rematched():
                self.next_table = entry.table
            case Said():
                self._voices[entry.person] = entry.name
        return News(row)

    def _leave(self, seat: int) -> None:
        person = self.seats[seat].person
        if person is not None:
            self._seats_of[person].remove(seat)

    def _start(self, at: float) -> tuple[Notice, ...]:
        opened = self.opened
        key = match_key(self._secret, self.nonces)
        self.match = stope.match.new(opened.game, opened.seats, options=opened.options, key=key)
        self._clocks = Clocks(opened.settings.clock, opened.seats)
        self._clocks.turn(self.match.actors, None, at)
        return self.match.story

    def _move(self, row: Row, entry: Moved) -> News:
        match = self._check_playing()
        move = match.game.moves.from_json(entry.move)
        before = match.moment()
        notices = match.play(entry.seat, move)
        self._turns[entry.seat] += 1
        # talk decides nothing: it stops no clock and earns no time
        moved = None if move in match.game.talk else entry.seat
        self.clocks.turn(match.actors, moved, row.at)
        viewers = (None, *range(match.seats))
        untold = [one for one in viewers if not any(notice.heard_by(one) for notice in notices)]
        seen_by = tuple(one for one in untold if match.looks_changed(before, one))
        return News(row, tuple(notices), seen_by)


def _check_level(game: Game, level: str) -> None:
    """Refuse what is no bot, and bots that are told how long to think: others wait for them."""
    if level not in bot_names(game):
        raise UnknownBot(given=shown(level), allowed=", ".join(bot_names(game)))


def _check_said(entry: Said) -> None:
    if entry.phrase is not None:
        check_phrase(entry.phrase)
    if entry.text is not None or entry.phrase is None:
        clean_text(entry.text or "")
