"""What goes wrong at one table, or for one person, is no trouble for the others."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from starlette.requests import HTTPConnection

from stope.errors.database import AlreadyServed
from stope.errors.tables import GameNotReady
from stope.games.codecs import Json
from stope.locales import say
from stope.server import backlog, bot_driver
from stope.server.context import open_context
from stope.server.rate_limit import address_of
from stope.tables.log_entries import BotSat, DaysClock, Handed, LogRow, Sat, Settings, Started
from stope.tables.store import sqlite
from stope.tables.store.backup import backup
from stope.tables.store.store import open_store
from tests.server.serving import PATIENCE, closed_with, nonce, served, wait_until_ready
from tests.server.sessions import SECRET, opened


async def ready(context):
    async with asyncio.timeout(2 * PATIENCE):
        while not all(state.ready for state in context.compile_jobs.games.values()):
            await asyncio.sleep(0.05)


async def seated(context, given, bots=2):
    """Return a session in which ann and some bots wait for the start."""
    session = await context.registry.open(given, SECRET, None)
    await session.do(Sat(seat=0, person="ann", name="Ann", nonce=nonce()), "ann")
    for seat in range(1, 1 + bots):
        await session.do(BotSat(seat=seat, level="careful"), "ann")
    return session


def sit_all(line, seats=3):
    for seat in range(seats):
        line.ask("sit", seat=seat, name=f"Ann {seat}", nonce=nonce())


# Who may see what


def test_who_watched_before_the_start_does_not_watch_where_nobody_may(people):
    ann, bob = people("Ann"), people("Bob")
    settings = {"public": True, "spectators": False}
    table = ann.open_table(game="diamant", seats=3, settings=settings)["table"]
    with ann.at(table) as line, bob.at(table) as other, people().at(table) as stranger:
        sit_all(line)
        line.ask("start")
        for one in (other, stranger):
            assert closed_with(one) == 4403
            assert not any(told["views"] for told in one.told if told["type"] == "news")
        assert line.until(lambda news: news["views"])


def test_no_list_tells_that_somebody_changed_their_mind(people):
    ann = people("Ann")
    table = ann.open_table(game="diamant", seats=3, settings={"public": True})["table"]
    with ann.at(table) as line:
        sit_all(line)
        line.ask("start")
        turn = line.until(lambda news: news["views"])["views"][0]["turn"]
        line.ask("move", seat=0, turn=turn, move={"move": "go-on"})
        lists = ("/api/tables", "/api/tables/mine")
        before = [ann.http.get(path).json() for path in lists]
        line.ask("move", seat=0, turn=turn + 1, move={"move": "leave"})
        assert [ann.http.get(path).json() for path in lists] == before


def test_no_answer_tells_others_that_somebody_changed_their_mind(people):
    ann, bob, eve = people("Ann"), people("Bob"), people("Eve")
    table = ann.open_table(game="diamant", seats=3, settings={"public": True})["table"]
    leave = {"move": "leave"}
    asked: list[tuple[str, Json]] = [
        *(("move", {"seat": 0, "turn": turn, "move": leave}) for turn in (0, 1, 2, 3, 99)),
        ("move", {"seat": 0, "turn": 1, "move": {"move": "dance"}}),
        ("why-not", {"seat": 0, "move": leave}),
        ("hint", {"seat": 0}),
        ("hand", {"seat": 0, "level": "careful"}),
        ("take-back", {"seat": 0}),
        ("free", {"seat": 0}),
        ("sit", {"seat": 0, "name": "Eve", "nonce": nonce()}),
        ("seat-bot", {"seat": 0, "level": "careful"}),
        ("start", {}),
    ]
    paths = ("", "/record", "/figures", "/story", "/replay/0")

    def answers(line, guest):
        """Return whatever can be asked about Ann's seat, and what is said to it."""
        told = [line.ask(kind, **values) for kind, values in asked]
        pages = [guest.http.get(f"/api/tables/{table}{path}").text for path in paths]
        pages += [guest.http.post(f"/api/tables/{table}/rematch").text]
        return [(one["code"], one["message"]) for one in told], pages

    with ann.at(table) as line, bob.at(table) as other, eve.at(table) as stranger:
        for seat in (0, 2):
            line.ask("sit", seat=seat, name="Ann", nonce=nonce())
        other.ask("sit", seat=1, name="Bob", nonce=nonce())
        line.ask("start")
        told = set[str]()
        before = None
        for turn, choice in enumerate(("go-on", "leave", "go-on")):
            line.ask("move", seat=0, turn=turn, move={"move": choice})
            now = answers(other, bob), answers(stranger, eve)
            assert before in (None, now)
            before = now
            told |= {code for codes, _ in now for code, _ in codes[:6]}
        assert told == {"seat-not-yours"}


def test_strangers_learn_nothing_of_a_match_before_its_end(people):
    ann, eve = people("Ann"), people("Eve")
    table = ann.open_table(game="diamant", seats=3)["table"]
    with ann.at(table) as line:
        line.ask("sit", seat=0, name="Ann", nonce=nonce())
        for path in ("record", "figures", "story", "replay/0"):
            answer = eve.http.get(f"/api/tables/{table}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")
        answer = ann.http.get(f"/api/tables/{table}/record")
        assert answer.json()["message"] == say("error-not-started", language="en")


# Bad numbers


def test_a_turn_of_many_digits_is_refused_like_any_other(people):
    ann = people("Ann")
    table = ann.open_table(game="diamant", seats=3)["table"]
    with ann.at(table) as line:
        sit_all(line)
        line.ask("start")
        for turn in (10**28, 2**31 - 1):
            answer = line.ask("move", seat=0, turn=turn, move={"move": "go-on"})
            assert answer["type"] == "refused"
        assert line.ask("ping")["type"] == "done"


def test_all_of_a_household_count_as_one():
    def household(host):
        return address_of(HTTPConnection({"type": "http", "client": (host, 4711)}))

    assert household("2001:db8:1:2::a") == household("2001:db8:1:2:ffff::b")
    assert household("2001:db8:1:2::a") != household("2001:db8:1:3::a")
    assert household("192.0.2.7") == "192.0.2.7"
    # what a socket for both versions calls an address of the fourth
    assert household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("::ffff:192.0.2.8") != household("::ffff:192.0.2.7")
    assert household("fe80::1%eth0") == "fe80::/64"
    assert household("a socket in a file") == "a socket in a file"


# Tables that cannot be read


def test_one_table_that_cannot_be_read_keeps_nobody_from_others(tmp_path, guests):
    path = tmp_path / "tables.sqlite"
    with served(str(path)) as address:
        wait_until_ready(address)
        ann = guests(address, "Ann")
        tables = [ann.open_table(game="diamant", seats=3)["table"] for _ in range(2)]
        for table in tables:
            with ann.at(table) as line:
                sit_all(line)
                line.ask("start")
    with contextlib.closing(sqlite3.connect(path)) as database, database:
        # a move that no rules have ever had
        dance = """{"kind":"moved","seat":0,"move":{"move":"dance"}}"""
        added = "INSERT INTO log SELECT table_id, seq + 1, at, rules_version, NULL, NULL, ?"
        last = "FROM log WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
        database.execute(f"{added} {last}", (dance, tables[0]))
        database.execute("UPDATE tables SET owed_at = 0")
    with served(str(path)) as address:
        wait_until_ready(address)
        same = guests(address, same_as=ann)
        with same.at(tables[0], greet=False) as line:
            assert closed_with(line) == 4500
        answer = same.http.get(f"/api/tables/{tables[0]}/record")
        assert (answer.status_code, answer.json()["code"]) == (503, "table-broken")
        owed = {one["table"]: one["your_turn"] for one in same.http.get("/api/tables/mine").json()}
        assert owed == {tables[0]: False, tables[1]: True}
        with same.at(tables[1]) as line:
            assert line.news["views"]


def test_what_a_process_did_not_live_to_note_is_noted_when_the_table_is_read(tmp_path):
    path = tmp_path / "tables.sqlite"

    async def story():
        async with open_context(str(path)) as context:
            await ready(context)
            session = await seated(context, opened())
            await session.do(Started(), "ann")
            table = session.table.identity
        with contextlib.closing(sqlite3.connect(path)) as database, database:
            database.execute("UPDATE tables SET status = 'open'")
        async with open_context(str(path)) as context:
            await ready(context)
            await context.registry.find(table)
            return [head.status for head in await context.store.public_heads(5)]

    assert asyncio.run(story()) == ["playing"]


def test_a_file_is_served_by_one_process_at_a_time(tmp_path):
    path = str(tmp_path / "tables.sqlite")

    async def story():
        async with open_context(path):
            with pytest.raises(AlreadyServed, match=path):
                async with open_context(path):
                    pass
            # to look after it is no serving
            backup(Path(path), tmp_path / "copy.sqlite")
        async with open_context(path):
            pass

    asyncio.run(story())


# People


def test_who_is_muted_is_muted_on_all_devices_of_the_person(people):
    ann, bob = people("Ann"), people("Bob")
    tablet = people(same_as=ann)
    table = ann.open_table(game="diamant", seats=3, settings={"public": True})["table"]
    with ann.at(table) as line, tablet.at(table) as other, bob.at(table) as loud:
        line.ask("mute", person=bob.person)
        loud.ask("say", text="Boo")
        for one in (line, other):
            speech = one.until(lambda news: news["heard"] == 2)["happened"][-1]["speech"]
            assert (speech["person"], speech["text"]) == (bob.person, None)


def test_only_people_of_whom_there_is_something_to_hear_can_be_muted(people, tables_file):
    ann, bob = people("Ann"), people("Bob")
    table = ann.open_table(game="diamant", seats=3, settings={"public": True})["table"]

    def muted():
        with contextlib.closing(sqlite3.connect(tables_file)) as database:
            question = "SELECT other_id FROM mutes WHERE person_id = ?"
            return [other for (other,) in database.execute(question, [ann.person])]

    with ann.at(table) as line:
        # each would be a row in the database for good
        for number in range(5):
            assert line.ask("mute", person=f"nobody-{number}")["code"] == "bad-request"
        assert line.ask("mute", person=bob.person)["code"] == "bad-request"
        with bob.at(table) as other:
            other.ask("say", text="Boo")
        line.until(lambda news: news["heard"] == 2)
        assert line.ask("mute", person=bob.person)["type"] == "done"
        assert muted() == [bob.person]
        assert line.ask("mute", person=bob.person, on=False)["type"] == "done"
        assert line.ask("mute", person="nobody-1", on=False)["type"] == "done"
        assert muted() == []


def test_who_comes_late_hears_the_match_and_the_last_of_the_talk(people, monkeypatch):
    monkeypatch.setattr(backlog, "MOST_SAID", 2)
    ann = people("Ann")
    table = ann.open_table(game="diamant", seats=3)["table"]
    with ann.at(table) as line:
        for text in ("one", "two", "three"):
            line.ask("say", text=text)
        line.ask("sit", seat=0, name="Ann", nonce=nonce())
    with ann.at(table) as line:
        told = line.news
        assert [one["kind"] for one in told["happened"]] == ["opened", "said", "said", "sat"]
        assert [one["heard"] for one in told["happened"]] == [1, 3, 4, 5]
        assert told["heard"] == 5
    with ann.at(table, heard=1) as line:
        assert [one["heard"] for one in line.news["happened"]] == [2, 3, 4, 5]


def test_the_head_of_a_page_is_like_the_page(address):
    for path in ("/healthz", "/api/games", "/api/tables/none/record"):
        head, page = httpx.head(f"{address}{path}"), httpx.get(f"{address}{path}")
        assert head.content == b""
        assert head.status_code == page.status_code
        assert head.headers["content-length"] == page.headers["content-length"]


# Rooms and bots


def test_a_room_is_kept_for_who_has_not_said_hello_yet(tmp_path):
    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as context:
            session = await context.registry.open(opened(), SECRET, None)
            session.guests += 1
            for _ in range(3):
                context.registry.tidy(after=0)
            assert await context.registry.find(session.table.identity) is session
            session.guests -= 1
            for _ in range(2):
                context.registry.tidy(after=0)
            assert len(context.registry) == 0

    asyncio.run(story())


def test_bots_fill_a_table_only_for_people_and_only_when_the_rules_are_ready(tmp_path):
    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as context:
            waiting = opened().model_copy(update={"settings": Settings(fill_after=0)})
            session = await context.registry.open(waiting, SECRET, None)
            await asyncio.sleep(1.5)
            assert len(session.table.empty_seats) == 3
            await session.do(Sat(seat=0, person="ann", name="Ann", nonce=nonce()), "ann")
            if not context.compile_jobs.games["diamant"].ready:
                with pytest.raises(GameNotReady):
                    await session.do(Started(), "ann")
            await ready(context)
            async with asyncio.timeout(PATIENCE):
                while session.table.match is None:
                    await asyncio.sleep(0.05)

    asyncio.run(story())


def test_a_bot_moves_when_the_database_is_there_again(tmp_path, monkeypatch):
    monkeypatch.setattr(bot_driver, "RETRY_SECONDS", 0.05)

    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as context:
            await ready(context)
            session = await seated(context, opened())
            append, failures = context.store.append, list[list[LogRow]]()

            async def fail(rows, head, members=None):
                if rows[0].entry.kind == "moved" and len(failures) < 5:
                    failures.append(rows)
                    raise OperationalError("INSERT", {}, Exception("disk is full"))
                await append(rows, head, members)

            monkeypatch.setattr(context.store, "append", fail)
            await session.do(Started(), "ann")
            async with asyncio.timeout(PATIENCE):
                while session.table.match.actors != (0,):
                    await asyncio.sleep(0.05)
            assert len(failures) == 5

    asyncio.run(story())


def test_who_plays_for_days_may_be_away_for_hours(tmp_path):
    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as context:
            await ready(context)
            days = Settings(clock=DaysClock(days=3))
            session = await seated(context, opened().model_copy(update={"settings": days}), bots=1)
            await session.do(Sat(seat=2, person="bob", name="Bob", nonce=nonce()), "bob")
            await session.do(Started(), "ann")
            at = context.now() + 3600
            handed = Handed(seat=2, level="careful")
            assert not session.may_stand_in(handed, at)
            assert session.info().seats[2].hand_in is None
            assert session.table.clocks.is_out(2, context.now() + 4 * 24 * 3600)

    asyncio.run(story())


def test_closing_waits_for_what_is_being_moved_to_the_file(tmp_path, monkeypatch):
    monkeypatch.setattr(sqlite, "_MOVE_SECONDS", 0.0)

    async def story():
        for _ in range(10):
            async with open_store(tmp_path / "tables.sqlite") as store:
                await asyncio.gather(*(store.muted_by("ann") for _ in range(5)))

    asyncio.run(story())


# Rematches


def test_a_rematch_asked_for_by_all_at_once_is_one_table_for_all(people, address):
    ann, bob = people("Ann"), people("Bob")
    made = ann.open_table(game="diamant", seats=3)
    with (
        ann.at(made["table"]) as line,
        bob.at(made["table"], invitation=made["invitation"]) as other,
    ):
        line.ask("sit", seat=0, name="Ann", nonce=nonce())
        other.ask("sit", seat=1, name="Bob", nonce=nonce())
        line.ask("seat-bot", seat=2, level="random")
        line.ask("start")
        line.ask("hand", seat=0, level="random")
        other.ask("hand", seat=1, level="random")
        line.until(lambda news: news["table"]["status"] == "over")
    answers = [bob.http.post(f"/api/tables/{made['table']}/rematch") for _ in range(2)]
    assert [answer.status_code for answer in answers] == [201, 409]
    # the old host has no invitation to it, and needs none
    with ann.at(answers[0].json()["table"]) as line:
        assert line.answer["type"] == "done"
