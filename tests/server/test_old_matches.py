"""Matches by rules or cards that are no longer in use: kept as they were, or ended with words."""

import asyncio
import contextlib
import json
import sqlite3
import time

import pytest

from stope.errors.matches import RecordOfOtherVersion
from stope.games import deck_digest, find_game
from stope.locales import say
from stope.tables.archive_backfill import archive_missing
from stope.tables.fairness import verify
from stope.tables.store.archives import Archives
from stope.tables.store.store import open_store
from tests.server.serving import PATIENCE, nonce, served, wait_until_ready

OTHER_DECK = "ab" * 32
LATER = 99


@pytest.fixture
def path(tmp_path):
    return tmp_path / "tables.sqlite"


@contextlib.contextmanager
def serving(path):
    with served(str(path)) as address:
        wait_until_ready(address)
        yield address


def change(path, *statements):
    with contextlib.closing(sqlite3.connect(path)) as database, database:
        for statement in statements:
            database.execute(statement)


def ask(path, question, *values):
    with contextlib.closing(sqlite3.connect(path)) as database:
        return database.execute(question, values).fetchall()


def begin(guest, **given):
    """Open a table of three and begin with two bots."""
    table = guest.open_table(game="diamant", seats=3, settings={"public": True}, **given)["table"]
    with guest.at(table) as line:
        line.ask("sit", seat=0, name="Ann", nonce=nonce())
        for seat in (1, 2):
            line.ask("seat-bot", seat=seat, level="random")
        assert line.ask("start")["type"] == "done"
    return table


def finish(guest, table):
    """Let a bot play to the end."""
    with guest.at(table) as line:
        line.ask("hand", seat=0, level="random")
        line.until(lambda news: news["table"]["status"] == "over")


def wait_for_archive(path, table):
    over = time.monotonic() + PATIENCE
    while not ask(path, "SELECT 1 FROM archives WHERE table_id = ?", table):
        assert time.monotonic() < over
        time.sleep(0.02)


def remains(guest, table):
    """Return everything that can be had of a finished match."""
    read = f"/api/tables/{table}"
    found = {part: guest.http.get(f"{read}/{part}").json() for part in ("record", "figures")}
    for eyes in ("", "?seat=0", "?seat=2", "?seat=all"):
        found[f"story{eyes}"] = story = guest.http.get(f"{read}/story{eyes}").json()
        last = len(story["moves"]) - 1
        for move in (0, 1, last // 2, last):
            scene = guest.http.get(f"{read}/replay/{move}{eyes}")
            assert scene.status_code == 200, scene.text
            found[f"{move}{eyes}"] = scene.json()
    return found


def listed(guest):
    return [
        {one["table"]: (one["status"], one["your_turn"]) for one in guest.http.get(where).json()}
        for where in ("/api/tables", "/api/tables/mine")
    ]


OLDER = {
    "rules": ("UPDATE log SET rules_version = 99", "UPDATE tables SET rules_version = 99"),
    "deck": (
        f"""UPDATE log SET entry = '{{"kind":"started","deck":"{OTHER_DECK}"}}'
            WHERE entry LIKE '{{"kind":"started"%'""",
        f"UPDATE tables SET deck = '{OTHER_DECK}'",
    ),
}
older = pytest.mark.parametrize("changed", OLDER.values(), ids=OLDER)


@older
def test_a_finished_match_stays_what_it_was_whatever_becomes_of_rules_and_cards(
    path, guests, changed
):
    with serving(path) as address:
        ann = guests(address, "Ann")
        table = begin(ann)
        finish(ann, table)
        before = remains(ann, table)
        (result,) = ask(path, "SELECT rules_version, deck, state FROM archives")
    record = before["record"]
    version = find_game("diamant").rulebook.version
    assert result == (version, deck_digest("diamant"), record["state"])
    assert verify(record).over
    change(path, *changed)
    with serving(path) as address:
        same = guests(address, same_as=ann)
        assert remains(same, table) == before
        assert listed(same) == [{}, {table: ("over", False)}]
        with same.at(table) as line:
            news = line.news
            assert (news["table"]["status"], news["table"]["outdated"]) == ("over", True)
            assert news["views"] == []
            assert line.ask("say", text="Well played")["type"] == "done"
            refused = line.ask("move", seat=0, turn=0, move={"move": "leave"})
            assert refused["code"] == "match-outdated"
        again = same.http.post(f"/api/tables/{table}/rematch")
        assert again.status_code == 201
        with same.at(again.json()["table"]) as line:
            assert line.news["table"]["status"] == "open"


@older
def test_a_running_match_of_other_rules_or_cards_ends_with_a_notice_and_its_record(
    path, guests, changed
):
    with serving(path) as address:
        ann = guests(address, "Ann")
        table = begin(ann)
        with ann.at(table) as line:
            line.ask("move", seat=0, turn=0, move={"move": "go-on"})
            commitment = line.news["table"]["commitment"]
        assert table in listed(ann)[0]
    change(path, *changed, "UPDATE tables SET owed_at = 0")
    with serving(path) as address:
        same = guests(address, same_as=ann)
        assert listed(same) == [{}, {}]
        with same.at(table) as line:
            news = line.news
            assert (news["table"]["status"], news["table"]["outdated"]) == ("broken-off", True)
            assert news["views"] == []
            for kind, values in (
                ("move", {"turn": 1, "move": {"move": "leave"}}),
                ("hand", {"level": "random"}),
            ):
                refused = line.ask(kind, seat=0, **values)
                words = say("error-match-outdated", language="en", table=table)
                assert (refused["code"], refused["message"]) == ("match-outdated", words)
        for part in ("figures", "story", "replay/0"):
            answer = same.http.get(f"/api/tables/{table}/{part}")
            assert (answer.status_code, answer.json()["code"]) == (409, "match-outdated")
        record = same.http.get(f"/api/tables/{table}/record").json()
        assert record["fairness"]["commitment"] == commitment
        assert record["state"] is None
        assert [0, {"move": "go-on"}] in record["moves"]
        with pytest.raises(RecordOfOtherVersion):
            verify(record)
        # to ask twice changes nothing
        assert same.http.get(f"/api/tables/{table}/record").json() == record


def test_once_its_secrets_are_out_a_match_does_not_go_on_even_by_its_old_rules(path, guests):
    version = find_game("diamant").rulebook.version
    with serving(path) as address:
        ann = guests(address, "Ann")
        kept, told = begin(ann), begin(ann)
    change(path, *OLDER["rules"])
    with serving(path) as address:
        same = guests(address, same_as=ann)
        assert same.http.get(f"/api/tables/{told}/record").status_code == 200
    back = f"SET rules_version = {version} WHERE rules_version = {LATER}"
    change(path, f"UPDATE log {back}", f"UPDATE tables {back}")
    with serving(path) as address:
        same = guests(address, same_as=ann)
        assert set(listed(same)[1]) == {kept}
        with same.at(told) as line:
            assert line.news["table"]["status"] == "broken-off"
            refused = line.ask("move", seat=0, turn=0, move={"move": "go-on"})
            assert refused["code"] == "match-outdated"
        with same.at(kept) as line:
            assert line.ask("move", seat=0, turn=0, move={"move": "go-on"})["type"] == "done"


def test_nobody_but_a_player_ends_a_match_that_could_go_on_by_its_old_rules(path, guests):
    with serving(path) as address:
        ann = guests(address, "Ann")
        table = begin(ann)
    change(path, *OLDER["rules"])
    with serving(path) as address:
        same, record = guests(address, same_as=ann), f"/api/tables/{table}/record"
        strangers = guests(address, "Eve"), guests(address)
        for stranger in strangers:
            refused = stranger.http.get(record)
            assert (refused.status_code, refused.json()["code"]) == (403, "no-seat-here")
        assert not ask(path, "SELECT 1 FROM log WHERE entry LIKE '%broken-off%'")
        given = same.http.get(record).json()
        assert given["rules_version"] == LATER
        # then it is for everybody
        assert [stranger.http.get(record).json() for stranger in strangers] == [given] * 2


def test_a_table_that_waits_for_players_goes_on_by_the_new_rules(path, guests):
    with serving(path) as address:
        ann = guests(address, "Ann")
        table = ann.open_table(game="diamant", seats=3)["table"]
        with ann.at(table) as line:
            line.ask("sit", seat=0, name="Ann", nonce=nonce())
    # what was written while people waited was no move
    change(path, "UPDATE log SET rules_version = 99")
    with serving(path) as address:
        same = guests(address, same_as=ann)
        assert listed(same)[1] == {table: ("open", False)}
        with same.at(table) as line:
            for seat in (1, 2):
                line.ask("seat-bot", seat=seat, level="random")
            assert line.ask("start")["type"] == "done"
            assert line.until(lambda news: news["views"])["table"]["status"] == "playing"


def test_a_match_that_a_process_did_not_live_to_archive_is_archived_at_the_next_load(path, guests):
    with serving(path) as address:
        ann = guests(address, "Ann")
        table = begin(ann)
        finish(ann, table)
        before = remains(ann, table)
    change(path, "DELETE FROM archives", "DELETE FROM archived_views")
    with serving(path) as address:
        same = guests(address, same_as=ann)
        with same.at(table) as line:
            assert line.news["table"]["status"] == "over"
        wait_for_archive(path, table)
        assert remains(same, table) == before


def test_a_server_that_stops_finishes_the_archive_of_a_match_that_has_just_ended(path, guests):
    with serving(path) as address:
        ann = guests(address, "Ann")
        table = begin(ann)
        finish(ann, table)
    assert ask(path, "SELECT table_id FROM archives") == [(table,)]


# Databases from before there were archives


def as_before(path):
    """Make a database what the schema 0002 had, by the log entries of that time."""
    change(
        path,
        "DROP TABLE archived_views",
        "DROP TABLE archives",
        "DROP TABLE processes",
        "ALTER TABLE tables DROP COLUMN owner",
        "ALTER TABLE tables DROP COLUMN rules_version",
        "ALTER TABLE tables DROP COLUMN deck",
        """UPDATE log SET entry = '{"kind":"started"}' WHERE entry LIKE '{"kind":"started"%'""",
        "UPDATE alembic_version SET version_num = '0002'",
    )


def test_a_database_from_before_there_were_archives_is_migrated_and_read(path, guests):
    with serving(path) as address:
        ann = guests(address, "Ann")
        tables = {name: begin(ann) for name in ("over", "playing", "older over", "older playing")}
        for name in ("over", "older over"):
            finish(ann, tables[name])
        before = remains(ann, tables["over"])
    as_before(path)
    for name in ("older over", "older playing"):
        change(path, f"UPDATE log SET rules_version = 0 WHERE table_id = '{tables[name]}'")
    with serving(path) as address:
        same = guests(address, same_as=ann)
        expected = {tables["over"]: ("over", False), tables["playing"]: ("playing", True)}
        assert listed(same)[1] == expected
        assert remains(same, tables["over"]) == before
        with same.at(tables["playing"]) as line:
            assert line.ask("move", seat=0, turn=0, move={"move": "go-on"})["type"] == "done"
        for name in ("older over", "older playing"):
            with same.at(tables[name]) as line:
                assert line.news["table"]["status"] == "broken-off"
            record = same.http.get(f"/api/tables/{tables[name]}/record").json()
            assert (record["rules_version"], "deck" in record) == (0, False)


def test_finished_matches_from_before_are_archived_by_a_command(path, guests):
    with serving(path) as address:
        ann = guests(address, "Ann")
        over, _playing = begin(ann), begin(ann)
        finish(ann, over)
        before = remains(ann, over)
    as_before(path)

    async def archive():
        async with open_store(path) as store:
            counts = [await archive_missing(store) for _ in range(2)]
            return counts, await Archives(store.database).match(over)

    counts, archived = asyncio.run(archive())
    assert counts == [1, 0]
    assert json.loads(json.dumps(archived.record)) == before["record"]
    change(path, *OLDER["rules"])
    with serving(path) as address:
        same = guests(address, same_as=ann)
        assert remains(same, over) == before
