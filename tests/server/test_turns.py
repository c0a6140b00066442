"""Whose turn it is at other tables, whichever process people are connected to."""

import asyncio
import contextlib
import sqlite3

import pytest

from stope.errors.server import OwnedElsewhere
from stope.server.context import ProcessSettings, open_context
from stope.server.protocol.updates import Turns
from stope.tables.log_entries import BotSat, Moved, Sat, Started
from tests.server.serving import nonce, served, wait_until_ready
from tests.server.sessions import SECRET, Listener, opened
from tests.tables.postgres_server import connected


def begun(person, other):
    """Return a table of Diamant that has been begun: all have to decide."""
    made = person.open_table(game="diamant", seats=3)
    table = made["table"]
    with person.at(table) as line:
        line.ask("sit", seat=0, name="Ann", nonce=nonce())
        with other.at(table, invitation=made["invitation"]) as friend:
            friend.ask("sit", seat=1, name="Bob", nonce=nonce())
        line.ask("seat-bot", seat=2, level="newcomer")
        assert line.ask("start")["type"] == "done"
        line.until(lambda news: any(view["moves"] for view in news["views"]))
    return table


def waiting(line):
    """Wait for the next word about turns at other tables."""
    while True:
        message = line.hear()
        if message["type"] == "turns":
            return {one["table"]: one["game"] for one in message["elsewhere"]}


def whose_turn(*lines):
    """Wait until one of several people has to move, and return their line."""
    while True:
        for line in lines:
            line.ask("ping")
            if any(view["moves"] for view in line.news["views"]):
                return line


def test_people_hear_at_one_table_that_another_waits_for_them(people):
    ann, bob = people("Ann"), people("Bob")
    here = ann.open_table(game="diamant", seats=3)["table"]
    made = ann.open_table(game="duel", seats=2)
    with ann.at(here) as line, ann.at(made["table"]) as there:
        there.ask("sit", seat=0, name="Ann", nonce=nonce())
        with bob.at(made["table"], invitation=made["invitation"]) as other:
            other.ask("sit", seat=1, name="Bob", nonce=nonce())
            assert there.ask("start")["type"] == "done"
            for _ in range(4):
                owing = whose_turn(there, other)
                if owing is there:
                    assert waiting(line) == {made["table"]: "duel"}
                while owing.news["views"][0]["moves"]:
                    view = owing.news["views"][0]
                    choice = {"turn": view["turn"], "move": view["moves"][0]}
                    assert owing.ask("move", seat=view["seat"], **choice)["type"] == "done"
                if owing is there:
                    assert waiting(line) == {}
    # nobody is told at a table what its own news says, nor what waits for somebody else
    assert not [message for message in there.told + other.told if message["type"] == "turns"]


def test_lists_say_which_tables_wait_also_after_a_crash(tmp_path, guests):
    database = tmp_path / "tables.sqlite"
    with served(str(database)) as address:
        wait_until_ready(address)
        ann = guests(address, "Ann")
        table, other = (
            begun(ann, guests(address, "Bob")),
            ann.open_table(game="diamant", seats=3)["table"],
        )
        with ann.at(other) as line:
            line.ask("sit", seat=0, name="Ann", nonce=nonce())
            assert turns_of(ann) == {table: True, other: False}
    # a process that was killed may not have noted who owes what
    with contextlib.closing(sqlite3.connect(database)) as tables:
        noted = tables.execute("SELECT owes, owed_at = seq FROM members JOIN tables ON id=table_id")
        assert (1, 1) in noted.fetchall()
        tables.execute("UPDATE members SET owes = 0")
        tables.execute("UPDATE tables SET owed_at = 1")
        tables.commit()
    with served(str(database)) as address:
        wait_until_ready(address)
        again = guests(address, same_as=ann)
        with again.at(other) as line:
            told = [one for one in line.told if one["type"] == "turns"] or [line.hear()]
            assert told[0]["elsewhere"] == [{"table": table, "game": "diamant"}]
        assert turns_of(again) == {table: True, other: False}


def turns_of(person):
    return {one["table"]: one["your_turn"] for one in person.http.get("/api/tables/mine").json()}


def test_processes_tell_each_other_whose_turn_it_is(postgres_server):
    database = postgres_server.empty_tables()
    asyncio.run(_two_processes(database))


async def _two_processes(database):
    here, there = (ProcessSettings(address=f"/at/{number}") for number in (1, 2))
    async with open_context(database, here) as first, open_context(database, there) as second:
        session = await first.registry.open(opened(), SECRET, None)
        table = session.table.identity
        for seat, person in enumerate(("ann", "bob")):
            sat = Sat(seat=seat, person=person, name=person.title(), nonce=nonce())
            await session.do(sat, person)
        with pytest.raises(OwnedElsewhere) as elsewhere:
            await second.registry.find(table)
        assert elsewhere.value.address == "/at/1"

        # bob is at another table, which the second process owns
        at_other = Listener("bob", table="another table")
        await second.pending_turns.come(at_other, second.registry.find_table)
        assert not at_other.told
        await session.do(BotSat(seat=2, level="careful"), "ann")
        await session.do(Started(), "ann")
        async with asyncio.timeout(30):
            while not at_other.told:
                await asyncio.sleep(0.05)
        assert [one.table for one in at_other.last(Turns).elsewhere] == [table]
        await session.do(Moved(seat=1, move={"move": "go-on"}), "bob")
        async with asyncio.timeout(30):
            while at_other.last(Turns).elsewhere:
                await asyncio.sleep(0.05)


def test_a_table_that_is_not_in_the_database_any_more_hides_nobody_at_the_others(postgres_server):
    database = postgres_server.empty_tables()

    async def story():
        async with open_context(database) as context:
            sessions = [await context.registry.open(opened(), SECRET, None) for _ in range(3)]
            listeners = [Guest("ann", table=session.table.identity) for session in sessions]
            for session, listener in zip(sessions, listeners, strict=True):
                await session.come(listener, None)
            first, second, third = (session.table.identity for session in sessions)
            # restored from a backup that is older than the first table
            async with connected(database) as connection:
                for table, name in (("log", "table_id"), ("tables", "id")):
                    await connection.execute(f"DELETE FROM {table} WHERE {name} = $1", first)
            await context.registry.attend()
            seen = await context.store.sightings([first, second, third])
            return [listener.gone for listener in listeners], set(seen) == {second, third}

    assert asyncio.run(story()) == ([True, False, False], True)


class Guest(Listener):
    """Somebody whose table may vanish."""

    gone = False

    def table_gone(self):
        self.gone = True
