"""A Dark Cave in which as many cards lie as are wanted, written into the tables of a server.

Nobody plays like that: all lay what fits, nobody goes anywhere. So a match is looked for whose
cards allow it, and its log is written as the server would have written it.
"""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

from stope.games import GAMES
from stope.tables.entries import Entry, Moved, Opened, Row, Sat, Settings, Started
from stope.tables.fairness import SECRET_BYTES, commitment
from stope.tables.store import Head, Store, open_store
from stope.tables.table import Table

GAME = GAMES["dark-cave"]
SEATS = 4
#: Matches that are looked through before giving up; about one in a hundred has 50 cards.
MATCHES = 2000
#: What is done rather than anything else, in this order.
LIKED = ("place", "stop", "pass-one")
_PERSON = "diggers"


class _Digging:
    """A table at which one person has all seats and lays whatever fits."""

    def __init__(self, number: int) -> None:
        self.name = f"crowded-{number}"
        self._chance = random.Random(number)
        self.secret = self._chance.randbytes(SECRET_BYTES)
        self.table = Table(self.name, self.secret)
        self.rows: list[Row] = []
        self._write(
            Opened(
                game=GAME.name,
                seats=SEATS,
                options={},
                host=_PERSON,
                # everybody may watch
                settings=Settings(public=True),
                commitment=commitment(self.secret),
            )
        )
        for seat in range(SEATS):
            self._write(Sat(seat=seat, person=_PERSON, name=f"Digger {seat + 1}", nonce="00" * 32))
        self._write(Started())

    def _write(self, entry: Entry) -> None:
        entry = self.table.as_written(entry)
        row = Row(
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
        """How many lie there."""
        match = self.table.match
        assert match is not None
        return len(match.view(None).to_json()["table"])

    def dig(self, cards: int) -> bool:
        """Lay cards until there are so many; return whether there are, and the match goes on."""
        match = self.table.match
        assert match is not None
        while not match.over:
            if self.cards >= cards:
                return True
            seat = match.actors[0]
            moves = [GAME.moves.to_json(move) for move in match.moves(seat)]
            liked = ([move for move in moves if move["move"] == kind] for kind in LIKED)
            wanted = next(filter(None, liked), moves)
            self._write(Moved(seat=seat, move=self._chance.choice(wanted)))
        return False

    async def save(self, store: Store) -> None:
        """Add the table to those of a server."""
        head = Head(
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


def crowd_a_cave(database: str, cards: int) -> str:
    """Write a table at which so many cards lie into a database; return its name."""
    digging = next(one for one in map(_Digging, range(MATCHES)) if one.dig(cards))

    async def save() -> None:
        async with open_store(database) as store:
            await digging.save(store)

    # in a thread: the driver of a browser has a loop of its own in this one
    with ThreadPoolExecutor(1) as other:
        other.submit(lambda: asyncio.run(save())).result()
    return digging.name
