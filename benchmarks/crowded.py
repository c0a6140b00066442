"""A Dark Cave in which as many cards lie as are wanted, written into the tables of a server.

Nobody plays like that: all lay what fits, nobody goes anywhere. So a match is looked for whose
cards allow it, and its log is written as the server would have written it.
"""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

from stope.games import GAMES
from stope.tables.fairness import SECRET_BYTES, commitment
from stope.tables.log_entries import LogEntry, LogRow, Moved, Opened, Sat, Settings, Started
from stope.tables.store.store import Store, open_store
from stope.tables.summary import TableSummary
from stope.tables.table import Table

GAME = GAMES["dark-cave"]
SEATS = 4
#: Matches that are looked through before giving up; about one in a hundred has 50 cards.
MATCHES = 2000
#: The preferred kinds of moves, in this order.
LIKED = ("place", "stop", "pass-one")
_PERSON = "diggers"


class _Digging:
    """A table whose players lay every card that fits; one person has all seats but ``first``'s."""

    def __init__(self, number: int, first: str) -> None:
        self.name = f"crowded-{number}-{first[:6]}"
        self._chance = random.Random(number)
        self.secret = self._chance.randbytes(SECRET_BYTES)
        self.table = Table(self.name, self.secret)
        self.rows: list[LogRow] = []
        self._write(
            Opened(
                game=GAME.name,
                seats=SEATS,
                options={},
                host=first,
                settings=Settings(public=True),
                commitment=commitment(self.secret),
            )
        )
        for seat in range(SEATS):
            person = first if seat == 0 else _PERSON
            self._write(Sat(seat=seat, person=person, name=f"Digger {seat + 1}", nonce="00" * 32))
        self._write(Started())

    def _write(self, entry: LogEntry) -> None:
        entry = self.table.as_written(entry)
        row = LogRow(
            table=self.name,
            seq=self.table.seq + 1,
            at=0.0,
            rules_version=GAME.rulebook.version,
            person=_PERSON,
            message=None,
            entry=entry,
        )
        self.table.add(row)
        self.rows.append(row)

    @property
    def cards(self) -> int:
        """The number of cards on the table."""
        match = self.table.match
        assert match is not None
        return len(match.view(None).to_json()["table"])

    def dig(self, cards: int) -> bool:
        """Lay cards until there are enough and the first seat has a card to lay.

        Return whether that was reached; in other matches the cards run out, or somebody wins.
        """
        match = self.table.match
        assert match is not None
        while not match.over:
            seat = match.actors[0]
            if self.cards >= cards and seat == 0 and self._may_lay(seat):
                return True
            moves = [GAME.moves.to_json(move) for move in match.moves(seat)]
            liked = ([move for move in moves if move["move"] == kind] for kind in LIKED)
            wanted = next(filter(None, liked), moves)
            self._write(Moved(seat=seat, move=self._chance.choice(wanted)))
        return False

    def _may_lay(self, seat: int) -> bool:
        match = self.table.match
        assert match is not None
        return any(GAME.moves.to_json(move)["move"] == "place" for move in match.moves(seat))

    async def save(self, store: Store) -> None:
        """Add the table to the database of a server."""
        head = TableSummary(
            table=self.name,
            game=GAME.name,
            seats=SEATS,
            taken=SEATS,
            status="playing",
            public=True,
            seq=self.table.seq,
            updated=0.0,
        )
        await store.create(self.name, self.secret, None, head, self.rows)


def crowd_a_cave(database: str, cards: int, first: str = _PERSON) -> str:
    """Write a table at which so many cards lie into a database; return its name.

    It is the turn of the first seat, which belongs to the given person.
    """
    tried = (_Digging(number, first) for number in range(MATCHES))
    digging = next(one for one in tried if one.dig(cards))

    async def save() -> None:
        async with open_store(database) as store:
            await digging.save(store)

    # in a thread: the driver of a browser has a loop of its own in this one
    with ThreadPoolExecutor(1) as other:
        other.submit(lambda: asyncio.run(save())).result()
    return digging.name
