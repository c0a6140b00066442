"""A database of an earlier version, whose moves and events name cards in lower case.

It holds the archived match of a Duel alone, and a Dark Cave for two that is under way.
"""

import asyncio
import contextlib
import re
import sqlite3
from pathlib import Path

import pytest

from stope.match import replay
from stope.tables.archive import make_archive, read_match
from stope.tables.fairness import verify
from stope.tables.log_entries import Moved
from stope.tables.store.archives import Archives
from stope.tables.store.store import open_store
from stope.tables.table import read_log

WRITTEN = (Path(__file__).parent / "data" / "form-1-tables.sql").read_text("utf-8")
#: The fields of moves and events that name a card.
CARDS = ("card", "first", "second", "goal")
NAME = re.compile("[A-Z][0-9]{2,3}")


@pytest.fixture
def path(tmp_path):
    where = tmp_path / "tables.db"
    with contextlib.closing(sqlite3.connect(where)) as database:
        database.executescript(WRITTEN)
    return str(where)


def stored(path, scene):
    """Play a scene with the open store and return what it returns."""

    async def play():
        async with open_store(path) as store:
            return await scene(store)

    return asyncio.run(play())


async def read_table(store, identity):
    keys, rows = await store.keys_of(identity), await store.rows(identity)
    return read_log(identity, keys.secret, rows), keys.secret, rows


def named_cards(given):
    return [given[field] for field in CARDS if field in given]


def test_a_match_under_way_goes_on(path):
    table, _secret, rows = stored(path, lambda store: read_table(store, "begun"))
    moved = [row.entry.move for row in rows if isinstance(row.entry, Moved)]
    cards = [card for move in moved for card in named_cards(move)]
    assert len(moved) == 30
    assert cards
    assert all(NAME.fullmatch(card) for card in cards)
    assert not table.match.over
    assert len(table.match.history) == 30
    assert replay(table.match.record()).state_bytes() == table.match.state_bytes()


def test_an_archived_match_is_shown_with_the_names_of_today(path):
    archived = stored(path, lambda store: Archives(store.database).match("finished"))
    cards = [
        card for move in archived.moves for one in move.events for card in named_cards(one.event)
    ]
    assert len(cards) > 30
    assert all(NAME.fullmatch(card) for card in cards)
    # the record is sealed: it stays as it was written
    assert archived.record["stope"] == 1
    assert verify(archived.record).over


def test_an_archive_made_anew_tells_the_same(path):
    async def scene(store):
        archived = await Archives(store.database).match("finished")
        return archived, await read_table(store, "finished")

    archived, (table, secret, rows) = stored(path, scene)
    anew = make_archive(table.opened, secret, table.nonces, rows)
    again = read_match(anew.match)
    assert (again.moves, again.result) == (archived.moves, archived.result)
    assert anew.state == archived.record["state"]
