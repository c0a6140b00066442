"""Make a match of the Dark Cave with any number of cards on the board, as a table of a server.

Nobody plays such a match: the players lay every card that fits, and no dwarf goes anywhere. So
matches are tried until the cards of a match allow it. Its log is written as a server would have
written it.
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
#: At most this many matches are tried; in about one of a hundred, 50 cards can be laid.
MATCHES = 2000
#: The preferred kinds of moves, the most preferred kind first.
LIKED = ("place", "stop", "pass-one")
_PERSON = "diggers"


class _Digging:
    """A table whose players lay every card that fits; one person has all seats but seat 0."""

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
        """The number of cards on the board."""
        match = self.table.match
        assert match is not None
        return len(match.view(None).to_json()["table"])

    def dig(self, cards: int) -> bool:
        """Lay cards until this many lie on the board and seat 0 is to move and can lay a card.

        Return whether this was reached; if not, the cards have run out, or somebody has won.
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
    """Write a table with at least this many cards on the board to a database; return its name.

    It is the turn of seat 0, which belongs to the person ``first``.
    """
    tried = (_Digging(number, first) for number in range(MATCHES))
    digging = next(one for one in tried if one.dig(cards))

    async def save() -> None:
        async with open_store(database) as store:
            await digging.save(store)

    # in a new thread, because the browser's driver may have an event loop in this thread
    with ThreadPoolExecutor(1) as other:
        other.submit(lambda: asyncio.run(save())).result()
    return digging.name
