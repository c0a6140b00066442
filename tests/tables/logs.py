"""Tables that grow entry by entry, for tests."""

import json

import pytest

from stope.bots import make_bot
from stope.games import find_game
from stope.match import Match
from stope.tables.fairness import commitment
from stope.tables.log_entries import (
    BotSat,
    LiveClock,
    LogRow,
    Moved,
    NoClock,
    Opened,
    Sat,
    Settings,
    Started,
    entry_json,
    read_entry,
)
from stope.tables.table import Table

SECRET = bytes(range(32))
LEAVE, GO_ON = {"move": "leave"}, {"move": "go-on"}
LIVE = LiveClock(seconds=60, increment=5)


def nonce(number: int) -> str:
    return f"{number:02x}" * 16


class Log:
    """A table and the rows it grew from. Ann is the host."""

    def __init__(self, game="diamant", seats=3, *, clock=None, **settings):
        self.table = Table("t", SECRET)
        self.rows = []
        opened = Opened(
            game=game,
            seats=seats,
            options={},
            host="ann",
            settings=Settings(clock=clock or NoClock(), **settings),
            commitment=commitment(SECRET),
        )
        self.do(opened, "ann")

    def do(self, entry, person=None, at=0.0, *, away=False):
        """Let an entry follow if it may, and return what it brought."""
        entry = self.table.as_written(entry)
        self.table.check(entry, person, at, away=away)
        row = LogRow(
            table="t",
            seq=self.table.seq + 1,
            at=at,
            rules_version=find_game(self.table.opened.game).rulebook.version if self.rows else 1,
            person=person,
            message=None,
            entry=entry,
        )
        self.rows.append(row)
        return self.table.add(row)

    def sit(self, *persons):
        """Let persons take the seats in order; None is a bot."""
        for seat, person in enumerate(persons):
            if person is None:
                self.do(BotSat(seat=seat, level="careful"), "ann")
            else:
                sat = Sat(seat=seat, person=person, name=person.title(), nonce=nonce(seat))
                self.do(sat, person)
        return self

    def start(self, at=0.0):
        self.do(Started(), "ann", at)
        return self

    def move(self, seat, person, move, at=0.0):
        return self.do(Moved(seat=seat, move={"move": move}), person, at)

    def play_to_the_end(self, step=1.0):
        """Let every seat decide as a careful player would, a moment each."""
        table, at = self.table, 0.0
        bot = make_bot(table.opened.game, "careful", 5)
        while not table.over:
            assert table.match is not None
            at += step
            seat = table.match.actors[-1]
            move = table.match.game.moves.to_json(bot.choose(table.match.view(seat)).move)
            sitting = table.seats[seat]
            person = sitting.person if sitting.bot is None else None
            self.do(Moved(seat=seat, move=move), person, at)
        return self


def match_of(table: Table) -> Match:
    """Return the match of a table at which one has begun."""
    assert table.match is not None
    return table.match


def rebuilt(rows) -> Table:
    """Return the table that a stored log adds up to."""
    table = Table("t", SECRET)
    for row in rows:
        stored = json.loads(json.dumps(entry_json(row.entry)))
        table.add(row.model_copy(update={"entry": read_entry(stored)}))
    return table


def everything(table: Table, at: float = 1e6):
    """Return all that a table holds, to compare tables by."""
    seats = range(len(table.seats))
    return {
        "seq": table.seq,
        "news": list(table.updates),
        "seats": [(seat.person, seat.name, seat.nonce, seat.bot) for seat in table.seats],
        "state": table.match and table.match.state_bytes(),
        "record": table.match and table.match.record(),
        "turns": [table.turn_of(seat) for seat in seats],
        "clocks": table.match
        and [(table.clocks.runs(seat), table.clocks.left(seat, at)) for seat in seats],
        "next": table.next_table,
    }


def sat(seat=0, person="ann", name="Ann", number=None):
    return Sat(seat=seat, person=person, name=name, nonce=nonce(seat) if number is None else number)


def refuses(log, error, entry, person=None, at=0.0, *, away=False, match=None):
    """Check that an entry is refused so, and that nothing has changed by it."""
    before = everything(log.table)
    with pytest.raises(error, match=match):
        log.do(entry, person, at, away=away)
    assert everything(log.table) == before


def playing(*persons, game="diamant", clock=None, **settings):
    return Log(game, len(persons), clock=clock, **settings).sit(*persons).start()


def opening(**changes):
    given = {
        "game": "diamant",
        "seats": 3,
        "options": {},
        "host": "ann",
        "settings": Settings(),
        "commitment": commitment(SECRET),
    }
    return Opened(**{**given, **changes})
