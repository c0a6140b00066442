"""Nobody can make a table so long, or ask so often, that others wait for it."""

import asyncio
import functools
import time

import pytest
from websockets.exceptions import ConnectionClosed

from stope.errors.server import RateLimited
from stope.server import backlog
from stope.server.budgets import Budget, Budgets, Payer, Rate
from stope.server.context import open_context
from stope.server.protocol.update_encoder import encode_update
from stope.server.rate_limit import TokenBucket
from stope.tables.log_entries import BotSat, Freed, Said, Sat
from tests.server.serving import close_code, nonce, served, wait_until_ready
from tests.server.sessions import SECRET, Listener, opened


class Clock:
    """A time that passes when it is told to."""

    def __init__(self):
        self.time = 0.0

    def __call__(self):
        return self.time


# The buckets


def test_a_token_is_taken_from_every_bucket_or_from_none():
    clock = Clock()
    budget = Budget("entries", person=Rate(5, 1), address=Rate(3, 0.5), table=None, now=clock)
    ann, bob = Payer("ann", "home", "t1"), Payer("bob", "home", "t2")
    for payer in (ann, ann, bob):
        budget.spend(payer)
    with pytest.raises(RateLimited) as refused:
        budget.spend(ann)
    assert refused.value.details == {"what": "entries", "seconds": 2}
    # another address has buckets of its own, and what was refused has cost nothing
    for _ in range(3):
        budget.spend(Payer("ann", "elsewhere", "t1"))
    with pytest.raises(RateLimited):
        budget.spend(Payer("ann", "a third one", "t1"))
    clock.time = 2.0
    budget.spend(ann)


def test_what_is_known_afterwards_may_cost_more_than_there_is():
    clock = Clock()
    budget = Budget("bots", person=None, address=Rate(10, 1), table=None, now=clock)
    home = Payer(None, "home", "t")
    budget.charge(home, 30.0)
    assert budget.wait(home) == 21.0
    assert budget.wait(Payer(None, "elsewhere", "t")) == 0.0
    clock.time = 21.0
    assert budget.wait(home) == 0.0


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "nl"])
@pytest.mark.parametrize("what", ["entries", "talk", "hints", "hellos"])
@pytest.mark.parametrize("seconds", [1, 7])
def test_a_refusal_says_in_every_language_when_to_try_again(language, what, seconds):
    sentence = RateLimited(what=what, seconds=seconds).message(language)
    assert seconds == 1 or "7" in sentence
    assert sentence.endswith(".")
    assert "{" not in sentence


# At tables


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """Return the address of a server with the usual budgets, but for addresses: all share one."""
    file = str(tmp_path_factory.mktemp("strict") / "tables.sqlite")
    with served(file, TokenBucket(10_000, 1000), budgets=Budgets(addresses=1000)) as address:
        wait_until_ready(address)
        yield address


@pytest.fixture
def people(strict, guests):
    return functools.partial(guests, strict)


def test_who_says_too_much_at_once_is_asked_to_wait(people):
    ann = people("Ann")
    table = ann.open_table(game="diamant", seats=3)["table"]
    with ann.at(table) as line:
        answers = [line.ask("say", phrase="hello")["type"] for _ in range(40)]
        assert answers[:20] == ["done"] * 20
        assert "refused" in answers
        assert line.ask("ping")["type"] == "done"


def spend_all(line, most=600):
    """Put a bot on a seat and take it away until that is refused, and return the refusal."""
    for _ in range(most // 2):
        for kind, values in (("seat-bot", {"seat": 1, "level": "miner"}), ("free", {"seat": 1})):
            answer = line.ask(kind, **values)
            if answer["type"] == "refused":
                return answer
    return pytest.fail("nothing was refused")


def test_changing_seats_without_end_is_refused_and_nobody_else_is(people):
    ann, bob = people("Ann"), people("Bob")
    tables = [one.open_table(game="diamant", seats=3)["table"] for one in (ann, bob)]
    with ann.at(tables[0], language="de") as line, bob.at(tables[1]) as other:
        sat = {"id": "sit-once", "seat": 0, "name": "Ann", "nonce": nonce()}
        assert line.ask("sit", **sat)["type"] == "done"
        refused = spend_all(line)
        assert refused["code"] == "rate-limited"
        assert "Sekunde" in refused["message"]
        # what was carried out before is answered again: it costs nothing
        with ann.at(tables[0]) as again:
            assert again.ask("sit", **sat)["type"] == "done"
        assert line.ask("ping")["type"] == "done"
        assert other.ask("seat-bot", seat=1, level="miner")["type"] == "done"


def test_whoever_has_spent_everything_still_plays(people):
    ann = people("Ann")
    table = ann.open_table(game="diamant", seats=3)["table"]
    with ann.at(table) as line:
        for seat in (0, 2):
            line.ask("sit", seat=seat, name="Ann", nonce=nonce())
        refused = spend_all(line)
        assert refused["code"] == "rate-limited"
        # the last bot may be there or not; tokens come back slowly
        while line.news["table"]["seats"][1]["bot"] is None:
            time.sleep(0.5)
            line.ask("seat-bot", seat=1, level="miner")
            line.ask("ping")
        assert line.ask("start")["type"] == "done"
        line.until(lambda news: news["views"])
        answer = line.ask("move", seat=0, turn=0, move={"move": "go-on"})
        assert answer["type"] == "done"


def test_changes_of_mind_are_counted_and_the_first_decision_is_not(people):
    ann = people("Ann")
    table = ann.open_table(game="diamant", seats=3)["table"]
    with ann.at(table) as line:
        for seat in range(3):
            line.ask("sit", seat=seat, name="Ann", nonce=nonce())
        line.ask("start")
        answer, turn = {"type": "done"}, 0
        while answer["type"] == "done" and turn < 600:
            choice = ("go-on", "leave")[turn % 2]
            answer = line.ask("move", seat=0, turn=turn, move={"move": choice})
            turn += answer["type"] == "done"
        assert answer["code"] == "rate-limited"
        assert line.ask("move", seat=1, turn=0, move={"move": "leave"})["type"] == "done"


def test_a_newcomer_is_not_told_what_cancelled_out(people):
    ann, bob = people("Ann"), people("Bob")
    table = ann.open_table(game="diamant", seats=3, settings={"public": True})["table"]
    with ann.at(table) as line:
        for _ in range(10):
            line.ask("seat-bot", seat=1, level="miner")
            line.ask("free", seat=1)
        line.ask("sit", seat=0, name="Ann", nonce=nonce())
        with bob.at(table) as other:
            told = other.news
            assert [one["kind"] for one in told["happened"]] == ["opened", "sat"]
            assert [one["heard"] for one in told["happened"]] == [1, 22]
            assert told["heard"] == 22
            line.ask("seat-bot", seat=1, level="miner")
            assert other.until(lambda news: news["heard"] == 23)["happened"][0]["heard"] == 23
        # whoever was only away for a moment hears the rest, number for number
        with bob.at(table, heard=19) as other:
            assert [one["heard"] for one in other.news["happened"]] == [20, 21, 22, 23]


def test_strangers_cannot_use_up_what_the_people_of_a_table_need(tmp_path):
    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as context:
            session = await context.registry.open(opened(), SECRET, None)
            await session.do(
                Sat(seat=0, person="bob", name="Bob", nonce=nonce()), "bob", address="b"
            )
            for budget in (context.budgets.entries, context.budgets.talk, context.budgets.hellos):
                budget.charge(Payer(None, None, session.table.identity), 10_000.0)
                assert budget.wait(session.payer("eve", "e")) > 0.0
                assert budget.wait(session.payer(None, "e")) > 0.0
                # the host, and who has a seat
                assert budget.wait(session.payer("ann", "a")) == 0.0
                assert budget.wait(session.payer("bob", "b")) == 0.0
            sat = Sat(seat=1, person="eve", name="Eve", nonce=nonce())
            with pytest.raises(RateLimited):
                await session.do(sat, "eve", address="e")
            await session.do(Freed(seat=0), "ann", address="a")
            assert session.table.removed == {"bob": "Bob"}

    asyncio.run(story())


def test_too_many_hellos_are_answered_with_when_to_come_again(people):
    ann = people("Ann")
    table = ann.open_table(game="diamant", seats=3)["table"]
    with ann.at(table) as line:
        answers = [line.ask("hello")["type"] for _ in range(200)]
        assert "refused" in answers
        # who is here already stays
        assert line.ask("ping")["type"] == "done"
        with ann.at(table, greet=False) as other:
            while (answer := other.ask("hello"))["type"] == "done":
                pass
            assert answer["code"] == "rate-limited"
            assert "second" in answer["message"]


def test_a_hint_takes_from_the_budget_of_hints(tmp_path, guests):
    budgets = Budgets(scale=1000)
    budgets.hints = Budget("hints", person=Rate(0.5, 0.01), address=None, table=None)
    with served(str(tmp_path / "tables.sqlite"), budgets=budgets) as address:
        wait_until_ready(address)
        ann = guests(address, "Ann")
        table = ann.open_table(game="diamant", seats=3)["table"]
        with ann.at(table) as line:
            for seat in range(3):
                line.ask("sit", seat=seat, name="Ann", nonce=nonce())
            line.ask("start")
            refused = line.ask("hint", seat=0)
            assert refused["code"] == "rate-limited"
            assert "50 seconds" in refused["message"]


def test_many_sockets_do_not_ask_more_than_few(tmp_path, guests):
    budgets = Budgets(scale=1000)
    budgets.requests = Budget("requests", person=Rate(10, 0), address=None, table=None)
    with served(str(tmp_path / "tables.sqlite"), budgets=budgets) as address:
        ann, bob = guests(address, "Ann"), guests(address, "Bob")
        table = ann.open_table(game="diamant", seats=3, settings={"public": True})["table"]
        with ann.at(table) as line, ann.at(table) as other, bob.at(table) as guest:
            for one in (line, other) * 4:
                assert one.ask("ping")["type"] == "done"
            with pytest.raises(ConnectionClosed) as closed:
                other.ask("ping")
            assert close_code(closed.value) == 4429
            assert guest.ask("ping")["type"] == "done"


# Long tables


def test_others_have_their_turns_while_somebody_comes_to_a_long_table(tmp_path):
    rows = 20_000

    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as context:
            session = await context.registry.open(opened(), SECRET, None)
            table = session.table
            for number in range(rows // 2):
                for entry in (BotSat(seat=0, level="miner"), Freed(seat=0)):
                    table.add(table.next_row(entry, "ann", f"m{number}-{entry.kind}", 0.0))
            listener, turns = Listener(), 0
            coming = asyncio.create_task(session.come(listener, None))
            while not coming.done():
                await asyncio.sleep(0)
                turns += 1
            await coming
            return listener.news[0], turns

    news, turns = asyncio.run(story())
    assert [one["kind"] for one in news["happened"]] == ["opened"]
    assert news["heard"] == rows + 1
    assert turns >= rows / 500


def test_a_long_story_is_written_once_for_all_who_hear_the_same(tmp_path, monkeypatch):
    written = []

    def encode(table, number, *rest):
        written.append(number)
        return encode_update(table, number, *rest)

    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as context:
            session = await context.registry.open(opened(), SECRET, None)
            table = session.table
            for number in range(100):
                table.add(table.next_row(BotSat(seat=number % 2, level="miner"), None, None, 0.0))
            table.add(table.next_row(Said(person="bob", name="Bob", text="Boo"), "bob", "1", 0.0))
            told = []
            for muted in (set(), {"bob"}, set()):
                listener = Listener()
                listener.muted = muted
                await session.come(listener, 0)
                told.append(listener.news[0]["happened"])
            return table.seq, told

    monkeypatch.setattr(backlog, "encode_update", encode)
    seq, (first, silent, again) = asyncio.run(story())
    assert first == again
    assert first[:-1] == silent[:-1]
    assert [one[-1]["speech"]["text"] for one in (first, silent)] == ["Boo", None]
    # but what people say, which some do not want to hear
    assert sorted(written) == [*range(1, seq), seq, seq, seq]


def test_texts_that_are_kept_do_not_grow_without_end(tmp_path, monkeypatch):
    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as context:
            session = await context.registry.open(opened(), SECRET, None)
            table = session.table
            for number in range(100):
                table.add(table.next_row(BotSat(seat=number % 2, level="miner"), None, None, 0.0))
            for _ in range(3):
                listener = Listener()
                await session.come(listener, 0)
                numbers = [one["heard"] for one in listener.news[0]["happened"]]
                assert numbers == [*range(1, 102)]
                assert len(backlog._TEXTS) <= 30

    monkeypatch.setattr(backlog, "MOST_TEXTS", 30)
    backlog._TEXTS.clear()
    asyncio.run(story())


def test_what_happens_while_somebody_is_told_a_long_story_is_told_once(tmp_path):
    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as context:
            session = await context.registry.open(opened(), SECRET, None)
            table = session.table
            for number in range(3000):
                entry = BotSat(seat=0, level="miner") if number % 2 == 0 else Freed(seat=0)
                table.add(table.next_row(entry, "ann", f"m{number}", 0.0))
            listener = Listener()
            coming = asyncio.create_task(session.come(listener, 1500))
            await asyncio.sleep(0)
            while not coming.done():
                row = table.next_row(BotSat(seat=1, level="miner"), None, None, 0.0)
                table.add(row)
                table.add(table.next_row(Freed(seat=1), None, None, 0.0))
                await asyncio.sleep(0)
            await coming
            table.add(table.next_row(BotSat(seat=2, level="miner"), None, None, 0.0))
            session.subscribers.tell_updates()
            return table.seq, listener.news

    seq, told = asyncio.run(story())
    numbers = [one["heard"] for news in told for one in news["happened"]]
    assert numbers == [*range(1501, seq + 1)]
