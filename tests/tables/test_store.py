"""The store: what goes in comes out, in order, once, and nothing else does."""

import asyncio
import dataclasses

import pytest

from stope.games.codecs import Json
from stope.tables.log_entries import Moved, Said
from stope.tables.store.store import (
    IdentityTaken,
    LogBehind,
    MessageDone,
    NotThere,
    Owing,
    Person,
    SeqTaken,
    Sighting,
    TableKeys,
    open_store,
)
from tests.tables.rows import SECRET, begin, head, numbers, row, rows

ANN = Person("ann", "Ann", "en")


def stored(where, scene):
    """Play a scene with an open store and return what it returns."""

    async def play():
        async with open_store(where) as store:
            return await scene(store)

    return asyncio.run(play())


# Persons


def test_a_person_is_known_by_the_hash_of_a_token(where):
    async def scene(store):
        await store.add_person(ANN, b"\x00hash of ann\xff")
        assert await store.person_by_token(b"\x00hash of ann\xff") == ANN
        assert await store.person_by_token(b"another") is None

    stored(where, scene)


def test_an_identity_and_a_token_belong_to_one_person(where):
    async def scene(store):
        await store.add_person(ANN, b"token")
        with pytest.raises(IdentityTaken):
            await store.add_person(dataclasses.replace(ANN, name="Eve"), b"another")
        with pytest.raises(IdentityTaken):
            await store.add_person(Person("eve", "Eve", "en"), b"token")
        assert await store.person_by_token(b"token") == ANN
        assert await store.person_by_token(b"another") is None

    stored(where, scene)


def test_a_person_can_take_another_name_and_language(where):
    async def scene(store):
        await store.add_person(ANN, b"token")
        await store.rename("ann", "Änne 🦇", "de")
        assert await store.person_by_token(b"token") == Person("ann", "Änne 🦇", "de")
        with pytest.raises(NotThere):
            await store.rename("eve", "Eve", "en")

    stored(where, scene)


# Tables and their logs


def test_of_many_moves_at_once_only_those_that_do_not_fit_are_refused(where):
    """They go to the disk together, and one that is refused stops none of the others."""

    async def scene(store):
        tables = [f"t{number}" for number in range(8)]
        await begin(store, *tables)
        await store.append([row("t1", 2, "ann", "m1")], head("t1", 2))
        wanted = {
            **{table: row(table, 2, "ann", "m1") for table in tables if table != "t1"},
            "t1": row("t1", 3, "ann", "m1"),
            "t2": row("t2", 1),
            "nowhere": row("nowhere", 2),
        }
        # while the first waits for the disk, the others gather
        outcomes = await asyncio.gather(
            *(store.append([one], head(one.table, one.seq)) for one in wanted.values()),
            return_exceptions=True,
        )
        refused = {
            table: type(outcome)
            for table, outcome in zip(wanted, outcomes, strict=True)
            if outcome is not None
        }
        assert refused == {"t1": MessageDone, "t2": SeqTaken, "nowhere": NotThere}
        ends = {table: (await numbers(store, table))[-1] for table in tables}
        assert ends == {table: 1 if table == "t2" else 2 for table in tables}
        assert [one.seq for one in await store.public_heads(20)].count(2) == 7

    stored(where, scene)


def test_a_table_keeps_its_keys_and_the_beginning_of_its_log(where):
    async def scene(store):
        await store.create("t", SECRET, b"join", head("t", 2), rows("t", 1, 2))
        assert await store.keys_of("t") == TableKeys(SECRET, b"join")
        assert await store.rows("t") == rows("t", 1, 2)
        await store.create("u", SECRET, None, head("u", 1), rows("u", 1, 1))
        assert await store.keys_of("u") == TableKeys(SECRET, None)
        assert await store.keys_of("v") is None
        assert await store.rows("v") == []

    stored(where, scene)


def test_keys_are_never_shown():
    assert SECRET.hex() not in repr(TableKeys(SECRET, b"join"))
    assert "join" not in repr(TableKeys(SECRET, b"join"))


def test_a_table_is_created_once(where):
    async def scene(store):
        await begin(store, "t")
        with pytest.raises(IdentityTaken):
            await store.create("t", b"other", None, head("t", 2), rows("t", 1, 2), ["eve"])
        assert await store.keys_of("t") == TableKeys(SECRET, None)
        assert await numbers(store, "t") == [1]
        assert await store.heads_of("eve", 9) == []

    stored(where, scene)


def test_rows_come_back_in_order_from_the_one_asked_for(where):
    async def scene(store):
        await begin(store, "t", "u")
        await store.append(rows("t", 2, 12), head("t", 12))
        assert await store.rows("t") == rows("t", 1, 12)
        assert await store.rows("t", after=9) == rows("t", 10, 12)
        assert await store.rows("t", after=12) == []
        assert await store.rows("u") == rows("u", 1, 1)

    stored(where, scene)


def test_the_log_is_there_when_the_store_is_opened_again(where):
    async def write(store):
        await begin(store, "t")
        await store.append([row("t", 2, "ann", "m")], head("t", 2, status="playing"))

    async def read(store):
        assert await store.rows("t") == [row("t", 1), row("t", 2, "ann", "m")]
        assert await store.public_heads(9) == [head("t", 2, status="playing")]

    stored(where, write)
    stored(where, read)


def test_a_number_is_taken_once(where):
    async def scene(store):
        await begin(store, "t")
        await store.append(rows("t", 2, 4), head("t", 4))
        for first, last in ((1, 1), (2, 2), (4, 4), (3, 5), (4, 9)):
            with pytest.raises(SeqTaken):
                await store.append(rows("t", first, last), head("t", last, status="over"), ["eve"])
        assert await numbers(store, "t") == [1, 2, 3, 4]
        assert await store.public_heads(9) == [head("t", 4)]
        assert await store.heads_of("eve", 9) == []

    stored(where, scene)


def test_a_message_is_done_once_even_when_its_number_is_free(where):
    async def scene(store):
        await begin(store, "t", "u")
        await store.append([row("t", 2, "ann", "m"), row("t", 3)], head("t", 3))
        for again in (
            [row("t", 2, "ann", "m")],
            [row("t", 4, "ann", "m")],
            [row("t", 4, "ann", "n"), row("t", 5, "ann", "m")],
        ):
            with pytest.raises(MessageDone) as refusal:
                await store.append(again, head("t", again[-1].seq))
            assert refusal.value.seq == 2
        assert await numbers(store, "t") == [1, 2, 3]
        # the same id from another person, or at another table, is another message
        await store.append([row("t", 4, "bob", "m"), row("t", 5, None, "m")], head("t", 5))
        await store.append([row("u", 2, "ann", "m")], head("u", 2))
        with pytest.raises(MessageDone):
            await store.append([row("t", 6, None, "m")], head("t", 6))

    stored(where, scene)


def test_rows_without_a_message_are_never_taken_for_each_other(where):
    async def scene(store):
        await begin(store, "t")
        await store.append([row("t", 2, "ann"), row("t", 3, "ann"), row("t", 4)], head("t", 4))
        await store.append([row("t", 5, "ann"), row("t", 6)], head("t", 6))
        assert await numbers(store, "t") == [1, 2, 3, 4, 5, 6]

    stored(where, scene)


def test_a_message_is_found_under_its_number(where):
    async def scene(store):
        await begin(store, "t")
        await store.append([row("t", 2), row("t", 3, "ann", "m")], head("t", 3))
        assert await store.seq_of_message("t", "ann", "m") == 3
        assert await store.seq_of_message("t", "bob", "m") is None
        assert await store.seq_of_message("t", None, "m") is None
        assert await store.seq_of_message("u", "ann", "m") is None
        assert await store.seq_of_message("t", "ann", "n") is None

    stored(where, scene)


def test_nothing_is_appended_to_a_table_that_is_not_there(where):
    async def scene(store):
        with pytest.raises(NotThere):
            await store.append(rows("t", 1, 1), head("t", 1))
        assert await store.rows("t") == []

    stored(where, scene)


@pytest.mark.parametrize(
    ("piece", "end"),
    [
        ([], head("t", 1)),
        (rows("t", 2, 3), head("t", 2)),
        (rows("t", 2, 3), head("u", 3)),
        ([row("t", 2), row("t", 4)], head("t", 4)),
        ([row("t", 3), row("t", 2)], head("t", 2)),
        ([row("t", 2), row("u", 3)], head("t", 3)),
        ([row("t", 2, "ann", "m"), row("t", 3, "ann", "m")], head("t", 3)),
    ],
)
def test_what_is_no_piece_of_a_log_is_a_mistake_of_ours(where, piece, end):
    async def scene(store):
        await begin(store, "t", "u")
        with pytest.raises(ValueError, match=r"row|message"):
            await store.append(piece, end)
        assert await numbers(store, "t") == await numbers(store, "u") == [1]

    stored(where, scene)


def test_a_row_after_one_that_is_not_there_is_told_from_a_mistake(where):
    async def scene(store):
        await begin(store, "t")
        with pytest.raises(LogBehind):
            await store.append(rows("t", 3, 3), head("t", 3))
        assert await numbers(store, "t") == [1]

    stored(where, scene)


def test_a_log_begins_with_its_first_row_at_its_own_table(where):
    async def scene(store):
        with pytest.raises(ValueError, match="begins with 2"):
            await store.create("t", SECRET, None, head("t", 2), rows("t", 2, 2))
        with pytest.raises(ValueError, match="head of u"):
            await store.create("t", SECRET, None, head("u", 1), rows("u", 1, 1))
        assert await store.public_heads(9) == []

    stored(where, scene)


ODD = (
    "",
    "\x00",
    "\ud7ff\ue000",
    "\U0001f987\u200d\u202e",
    "e\u0301 \u00e9",
    "\u2028\u2029\ufeff\uffff",
    "' \" \\ \\u0000 {} ; -- %s :name",
    "\t\n\r\x1b\x7f",
    "\u05d0\u202e\u0628",
    "x" * 100_000,
)


def test_what_people_write_comes_back_letter_for_letter(where):
    async def scene(store):
        await begin(store, "t")
        said = [Said(person="ann", name="Ann", text=text) for text in ODD if text.isprintable()]
        moves: list[Json] = [{"text": text, text: [text, None, 1.5e-300, -(2**70)]} for text in ODD]
        entries = [*said, *(Moved(seat=0, move=move) for move in moves)]
        log = [
            row("t", seq).model_copy(update={"entry": entry})
            for seq, entry in enumerate(entries, 2)
        ]
        await store.append(log, head("t", len(log) + 1))
        assert await store.rows("t", after=1) == log

    stored(where, scene)


def test_moments_come_back_exactly(where):
    moments = [0.1 + 0.2, 1_753_000_000.123456789, 5e-324, 1.7976931348623157e308, -0.0]

    async def scene(store):
        await begin(store, "t")
        log = [
            row("t", seq).model_copy(update={"at": moment}) for seq, moment in enumerate(moments, 2)
        ]
        await store.append(log, head("t", len(log) + 1, updated=moments[1]))
        assert [kept.at for kept in await store.rows("t", after=1)] == moments
        assert (await store.public_heads(1))[0].updated == moments[1]

    stored(where, scene)


def test_a_long_log_comes_back_whole(where):
    async def scene(store):
        await begin(store, "t")
        await store.append(rows("t", 2, 10_000), head("t", 10_000))
        assert await store.rows("t") == rows("t", 1, 10_000)

    stored(where, scene)


# Lists


def test_public_tables_are_listed_until_they_are_over_newest_first(where):
    heads = [
        head("a", 1, updated=5.0),
        head("b", 1, updated=9.0, status="playing", taken=3),
        head("c", 1, updated=7.0, public=False),
        head("d", 1, updated=8.0, status="over"),
        head("e", 1, updated=6.0, game="duel", seats=2),
    ]

    async def scene(store):
        for one in heads:
            await store.create(one.table, SECRET, None, one, rows(one.table, 1, 1))
        assert await store.public_heads(9) == [heads[1], heads[4], heads[0]]
        assert await store.public_heads(2) == [heads[1], heads[4]]
        await store.append(rows("b", 2, 2), head("b", 2, status="over"))
        await store.append(rows("a", 2, 2), head("a", 2, updated=10.0))
        assert [one.table for one in await store.public_heads(9)] == ["a", "e"]

    stored(where, scene)


def test_everyone_finds_the_tables_where_they_have_a_seat(where):
    async def scene(store):
        await begin(store, "t", members=["ann", "bob", "ann"])
        await begin(store, "u", members=[])
        await store.append(rows("u", 2, 2), head("u", 2, status="over"), ["bob"])
        assert await store.heads_of("bob", 9) == [head("u", 2, status="over"), head("t", 1)]
        assert await store.heads_of("bob", 1) == [head("u", 2, status="over")]
        assert await store.heads_of("ann", 9) == [head("t", 1)]
        # nobody named: everyone stays; others named: they replace those before
        await store.append(rows("t", 2, 2), head("t", 2))
        assert await store.heads_of("ann", 9) == [head("t", 2)]
        await store.append(rows("t", 3, 3), head("t", 3), ["cleo"])
        assert await store.heads_of("ann", 9) == []
        assert await store.heads_of("cleo", 9) == [head("t", 3)]
        await store.append(rows("t", 4, 4), head("t", 4), [])
        assert await store.heads_of("cleo", 9) == []

    stored(where, scene)


def test_tables_that_nothing_happens_at_are_not_listed_for_ever(where):
    async def scene(store):
        for table, updated, status in (
            ("a", 3.0, "open"),
            ("b", 2.0, "playing"),
            ("c", 4.0, "over"),
            ("d", 5.0, "open"),
            ("e", 1.0, "playing"),
        ):
            one = head(table, 1, updated=updated, status=status, public=True)
            await store.create(table, SECRET, None, one, rows(table, 1, 1))
        everything = [one.table for one in await store.public_heads(9)]
        assert everything == ["d", "a", "b", "e"]
        young = await store.public_heads(9, open_since=4.0, played_since=2.0)
        assert [one.table for one in young] == ["d", "b"]

    stored(where, scene)


# Presence and mutes


def test_who_was_last_seen_when(where):
    async def scene(store):
        await begin(store, "t", "u")
        await store.attend([("t", "ann"), ("t", "bob")], 10.5, 50.5)
        await store.attend([("t", "ann")], 12.25, 52.25)
        await store.attend([("t", "ann"), ("u", "bob")], 11.0, 51.0)
        await store.attend([("t", "bob")], 13.0, 13.0)
        await store.attend([], 99.0, 99.0)
        assert await store.sightings(["t", "u", "v"]) == {
            "t": {"ann": Sighting(12.25, 52.25), "bob": Sighting(13.0, 13.0)},
            "u": {"bob": Sighting(11.0, 51.0)},
        }
        assert await store.sightings([]) == {}
        with pytest.raises(NotThere):
            await store.attend([("t", "ann"), ("v", "ann")], 60.0, 70.0)
        assert (await store.sightings(["t"]))["t"]["ann"] == Sighting(12.25, 52.25)

    stored(where, scene)


def test_who_owes_a_decision_is_noted_with_the_moment_it_is_right_for(where):
    async def told(store, *persons, tables=None):
        turns = await store.turns_of(persons, tables)
        return {(turn.person, turn.table, turn.stale) for turn in turns}

    async def scene(store):
        await begin(store, "t", "u", "v", members=("ann", "bob"))
        for table in ("t", "u"):
            playing = dataclasses.replace(head(table, 2), status="playing")
            await store.append(rows(table, 2, 2), playing)
        assert await told(store, "ann") == {("ann", "t", True), ("ann", "u", True)}
        await store.note_owing([Owing("t", 2, {"ann": True, "bob": False}), Owing("u", 2, {})])
        assert await told(store, "ann", "bob") == {("ann", "t", False)}
        # a later note stands, whenever an earlier one comes
        await store.note_owing([Owing("t", 4, {"ann": False, "bob": True})])
        await store.note_owing([Owing("t", 3, {"ann": True, "bob": False})])
        assert await told(store, "ann", "bob") == {("bob", "t", False)}
        assert await told(store, "bob", tables=["u"]) == set()
        assert await told(store) == set()

    stored(where, scene)


def test_mutes_go_one_way_and_can_be_taken_back(where):
    async def scene(store):
        for on in (True, True):
            await store.mute("ann", "bob", on)
        await store.mute("ann", "cleo", on=True)
        assert await store.muted_by("ann") == {"bob", "cleo"}
        assert await store.muted_by("bob") == set()
        for on in (False, False):
            await store.mute("ann", "bob", on)
        assert await store.muted_by("ann") == {"cleo"}

    stored(where, scene)
