"""Bots play for people: at a table that everybody has left they stop until somebody comes."""

import asyncio

from stope.server import bot_driver
from stope.server.budgets import Payer
from stope.server.context import open_context
from stope.tables.log_entries import BotSat, DaysClock, Handed, Moved, Sat, Settings, Started
from tests.server.serving import PATIENCE, nonce
from tests.server.sessions import SECRET, Listener, opened
from tests.server.test_troubles import ready


async def begun(context, **settings):
    """Return a session in which Ann plays against two bots, and has left long ago."""
    given = opened().model_copy(update={"settings": Settings(**settings)})
    session = await context.registry.open(given, SECRET, None)
    await session.do(Sat(seat=0, person="ann", name="Ann", nonce=nonce()), "ann")
    for seat in (1, 2):
        await session.do(BotSat(seat=seat, level="careful"), "ann")
    return session


async def until(reached):
    async with asyncio.timeout(PATIENCE):
        while not reached():
            await asyncio.sleep(0.01)


def in_an_hour(context):
    services, now = context.registry._services, context.now
    services.now = lambda: now() + 3600


def test_bots_stop_when_everybody_has_left_and_go_on_when_somebody_comes(tmp_path):
    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as context:
            await ready(context)
            session = await begun(context)
            ann = Listener("ann", "192.0.2.1")
            await session.come(ann, None)
            assert session.bots.is_attended
            session.go(ann)
            # somebody whose line was cut is waited for
            assert session.bots.is_attended
            in_an_hour(context)
            assert not session.bots.is_attended
            # the server begins, as it does when it has filled a table
            await session.do(Started())
            await asyncio.sleep(0.2)
            assert session.is_quiet
            assert session.table.match.actors == (0, 1, 2)
            await session.come(ann, None)
            await until(lambda: session.table.match.actors == (0,))

    asyncio.run(story())


def test_bots_among_themselves_stop_as_soon_as_nobody_is_there(tmp_path):
    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as context:
            await ready(context)
            session = await begun(context)
            await session.do(Started(), "ann")
            assert session.bots.is_attended
            await session.do(Handed(seat=0, level="careful"), "ann")
            assert not session.bots.is_attended
            await until(lambda: session.is_quiet)
            assert not session.table.over
            await session.come(Listener("ann", "192.0.2.1"), None)
            await until(lambda: session.table.over)

    asyncio.run(story())


def test_who_looks_on_is_somebody_too(tmp_path):
    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as context:
            await ready(context)
            session = await begun(context)
            in_an_hour(context)
            await session.come(Listener(None, "192.0.2.1"), None)
            await session.do(Started())
            await until(lambda: session.table.match.actors == (0,))

    asyncio.run(story())


def test_bots_of_a_match_by_days_answer_though_everybody_has_left(tmp_path):
    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as context:
            await ready(context)
            session = await begun(context, clock=DaysClock(days=2))
            in_an_hour(context)
            await session.do(Started())
            await until(lambda: session.table.match.actors == (0,))
            before, moved = session.table.seq, 0
            # bots that have left the cave decide again in the next one
            while session.table.seq == before + moved:
                moved += 1
                await session.do(Moved(seat=0, move={"move": "go-on"}), "ann")
                await until(lambda: session.table.match.actors == (0,))
            # where no person decides any more there is nobody to answer
            await session.do(Handed(seat=0, level="careful"), "ann")
            assert not session.bots.is_attended

    asyncio.run(story())


def test_bots_think_for_the_player_who_has_time_left(tmp_path):
    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as context:
            session = await context.registry.open(opened(), SECRET, None)
            await session.do(Sat(seat=1, person="bob", name="Bob", nonce=nonce()), "bob")
            ann, bob, watcher = (
                Listener(person, f"192.0.2.{number}")
                for number, person in enumerate(("ann", "bob", None))
            )
            await session.come(watcher, None)
            assert session.bots.choose_payer().address == watcher.address
            for one in (ann, bob):
                await session.come(one, None)
            # whoever only looks on does not pay while a player is there
            assert session.bots.choose_payer().address in (ann.address, bob.address)
            for spent, other in ((ann, bob), (bob, ann)):
                context.budgets.bot_time.charge(Payer(None, spent.address, None), 10_000.0)
                context.budgets.bot_time.charge(Payer(None, other.address, None), -10_000.0)
                assert session.bots.choose_payer().address == other.address

    asyncio.run(story())


def test_bots_think_at_the_cost_and_in_the_queue_of_the_player_who_waits(tmp_path, monkeypatch):
    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as context:
            await ready(context)
            session = await begun(context)
            budget, bot_pool = context.budgets.bot_time, context.registry._services.bot_pool
            paid, queued, turn_of = [], [], bot_pool.turn_of
            monkeypatch.setattr(budget, "charge", lambda payer, spent: paid.append((payer, spent)))

            def noted_turn_of(address):
                queued.append(address)
                return turn_of(address)

            monkeypatch.setattr(bot_pool, "turn_of", noted_turn_of)
            ann = Listener("ann", "192.0.2.7")
            await session.come(ann, None)
            await session.do(Started(), "ann")
            await until(lambda: session.table.match.actors == (0,))
            assert queued == [ann.address] * 2
            assert [payer for payer, _ in paid] == [
                Payer("ann", ann.address, session.table.identity)
            ] * 2
            assert all(spent > 0.0 for _, spent in paid)

    asyncio.run(story())


def test_bots_wait_until_there_is_time_for_them_again(tmp_path, monkeypatch):
    monkeypatch.setattr(bot_driver, "_BUDGET_CHECK_SECONDS", 0.01)

    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as context:
            await ready(context)
            session = await begun(context)
            home = Payer(None, "192.0.2.7", None)
            context.budgets.bot_time.charge(home, 1_000_000.0)
            await session.come(Listener("ann", home.address), None)
            await session.do(Started(), "ann")
            await asyncio.sleep(0.2)
            assert session.table.match.actors == (0, 1, 2)
            context.budgets.bot_time.charge(home, -1_000_000.0)
            await until(lambda: session.table.match.actors == (0,))

    asyncio.run(story())
