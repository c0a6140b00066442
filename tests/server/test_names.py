"""Two at a table may have one name; everyone can tell them apart, in the log as in the chat."""

import asyncio

import pytest

from stope.server.context import open_context
from stope.tables.log_entries import BotSat, Freed, Said, Sat
from stope.tables.user_text import LONGEST_NAME
from tests.server.serving import nonce
from tests.server.sessions import SECRET, opened


def named(line):
    return [seat["name"] for seat in line.news["table"]["seats"]]


def said_last(line):
    """Return under which name somebody spoke last."""
    news = line.until(lambda news: news["happened"] and news["happened"][-1]["kind"] == "said")
    return news["happened"][-1]["speech"]["name"]


def in_a_house(tested):
    """Run a test in a context without a server before it."""

    def test(tmp_path):
        async def run():
            async with open_context(str(tmp_path / "tables.sqlite")) as context:
                await tested(context)

        asyncio.run(run())

    return test


async def a_room(context):
    """Return a session with three empty seats."""
    return await context.registry.open(opened(), SECRET, None)


def sat(seat, person, name, number=None):
    return Sat(seat=seat, person=person, name=name, nonce=number or nonce())


def names(session):
    return [seat.name for seat in session.table.seats]


@pytest.mark.parametrize(
    ("first", "second", "seen"),
    [
        ("Ann", "Ann", "Ann 2"),
        ("Ann", "aNN", "aNN 2"),
        ("Ann", "\uff21\uff4e\uff4e", "\uff21\uff4e\uff4e 2"),
        ("Straße", "STRASSE", "STRASSE 2"),
        ("Ann", "Änn", "Änn"),
        ("x" * LONGEST_NAME, "x" * 40, "x" * (LONGEST_NAME - 2) + " 2"),
        ("Cleo", "Ann", "Ann"),
    ],
)
def test_the_later_of_two_with_one_name_gets_a_number(people, first, second, seen):
    ann, bob = people(first), people(second)
    table = ann.open_table(game="diamant", seats=3, settings={"public": True})["table"]
    with ann.at(table) as line, bob.at(table) as other:
        line.ask("sit", seat=2, name=first, nonce=nonce())
        assert other.ask("sit", seat=0, name=second, nonce=nonce())["type"] == "done"
        assert named(other) == [seen, "", first]


@in_a_house
async def test_the_next_number_is_the_first_that_is_free(context):
    session = await a_room(context)
    for seat, name in enumerate(("Ann", "Ann 2", "Ann")):
        await session.do(sat(seat, f"person {seat}", name), f"person {seat}")
    assert names(session) == ["Ann", "Ann 2", "Ann 3"]
    await session.do(Freed(seat=1), "person 1")
    await session.do(sat(1, "ann", "ann"), "ann")
    assert names(session) == ["Ann", "ann 2", "Ann 3"]


@in_a_house
async def test_bots_have_names_that_nobody_else_has(context):
    session = await a_room(context)
    await session.do(sat(0, "ann", "Cleo"), "ann")
    await session.do(BotSat(seat=2, level="careful"), "ann")
    await session.do(sat(1, "bob", "cleo 2"), "bob")
    assert names(session) == ["Cleo", "cleo 2 2", "Cleo 2"]
    await session.do(Freed(seat=2), "ann")
    await session.do(BotSat(seat=2, level="miner", name="Dag"), "ann")
    assert names(session)[2] == "Dag"


@in_a_house
async def test_the_log_has_the_names_that_everyone_sees(context):
    session = await a_room(context)
    for seat in range(2):
        await session.do(sat(seat, "ann", "Ann"), "ann")
    context.registry.tidy(0.0)
    context.registry.tidy(0.0)
    again = await context.registry.find(session.table.identity)
    assert again is not session
    assert names(again) == ["Ann", "Ann 2", ""]


@in_a_house
async def test_who_sits_down_once_more_with_the_same_id_has_the_seat_already(context):
    session = await a_room(context)
    await session.do(sat(0, "ann", "Ann"), "ann")
    number = nonce()
    done = await session.do(sat(1, "bob", "Ann", number), "bob", "once")
    assert await session.do(sat(1, "bob", "Ann", number), "bob", "once") == done
    put = await session.do(BotSat(seat=2, level="careful"), "ann", "bot")
    assert await session.do(BotSat(seat=2, level="careful"), "ann", "bot") == put
    assert names(session) == ["Ann", "Ann 2", "Cleo"]


def test_who_speaks_is_called_as_their_seat_is(people):
    ann, bob, eve = people("Ann"), people("Ann"), people("ann")
    table = ann.open_table(game="diamant", seats=3, settings={"public": True})["table"]
    with ann.at(table) as line, bob.at(table) as other, eve.at(table) as third:
        line.ask("sit", seat=0, name="Annabelle", nonce=nonce())
        line.ask("say", phrase="hello")
        assert said_last(line) == "Annabelle"
        other.ask("sit", seat=1, name="Annabelle", nonce=nonce())
        other.ask("say", phrase="hello")
        assert said_last(other) == "Annabelle 2"
        third.ask("say", phrase="hello")
        assert said_last(third) == "ann"


@in_a_house
async def test_who_only_looks_on_does_not_speak_in_the_name_of_a_player(context):
    session = await a_room(context)

    async def spoken(person, name):
        await session.do(Said(person=person, name=name, phrase="hello"), person)
        return session.table.updates[-1].row.entry.name

    await session.do(sat(0, "ann", "Ann"), "ann")
    assert await spoken("eve", "Ann") == "Ann 2"
    assert await spoken("dag", "ann") == "ann 3"
    assert await spoken("eve", "Ann") == "Ann 2"
    # what was said stays theirs
    await session.do(sat(1, "bob", "Ann 2"), "bob")
    assert names(session)[1] == "Ann 2 2"
    await session.do(sat(2, "eve", "Ann 2"), "eve")
    assert names(session)[2] == "Ann 2"
