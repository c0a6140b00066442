"""Who lets many bots think keeps nobody else waiting for theirs."""

import asyncio
import threading
from functools import partial

from stope.server.bot_pool import BotPool


async def settle():
    for _ in range(5):
        await asyncio.sleep(0)


def test_addresses_have_their_turns_one_after_the_other():
    async def story():
        bot_pool, may_go_on = BotPool(1), threading.Event()
        done: list[tuple[str, int]] = []
        work: list[asyncio.Task[object]] = [
            asyncio.create_task(bot_pool.think("ann", may_go_on.wait))
        ]
        await settle()
        for address, number in [("ann", 1), ("ann", 2), ("ann", 3), ("bob", 1), ("cleo", 1)]:
            note = partial(done.append, (address, number))
            work.append(asyncio.create_task(bot_pool.think(address, note)))
        await settle()
        may_go_on.set()
        await asyncio.gather(*work)
        bot_pool.stop()
        return done

    assert asyncio.run(story()) == [
        ("ann", 1),
        ("bob", 1),
        ("cleo", 1),
        ("ann", 2),
        ("ann", 3),
    ]


def test_who_gives_up_waiting_leaves_the_thread_to_others():
    async def story():
        bot_pool, may_go_on = BotPool(1), threading.Event()
        first = asyncio.create_task(bot_pool.think("ann", may_go_on.wait))
        await settle()
        waiting = [asyncio.create_task(bot_pool.think("bob", lambda: "bob")) for _ in range(2)]
        await settle()
        waiting[0].cancel()
        may_go_on.set()
        found = await asyncio.wait_for(asyncio.gather(first, *waiting, return_exceptions=True), 30)
        again = await bot_pool.think("cleo", lambda: "cleo")
        bot_pool.stop()
        return isinstance(found[1], asyncio.CancelledError), found[2], again

    assert asyncio.run(story()) == (True, "bob", "cleo")


def test_a_mistake_of_a_bot_takes_no_thread_away():
    def stumble():
        raise ZeroDivisionError

    async def story():
        bot_pool = BotPool(1)
        for _ in range(3):
            found = await asyncio.gather(bot_pool.think("ann", stumble), return_exceptions=True)
            assert isinstance(found[0], ZeroDivisionError)
        bot_pool.stop()

    asyncio.run(story())


def test_a_thread_that_works_for_somebody_who_has_left_is_busy_until_it_is_done():
    async def story():
        bot_pool, may_go_on, done = BotPool(1), threading.Event(), []
        gone = asyncio.create_task(bot_pool.think("ann", may_go_on.wait))
        await settle()
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert bot_pool.rounds_before("bob") > 0
        waiting = asyncio.create_task(bot_pool.think("bob", lambda: done.append("bob")))
        await settle()
        assert not done
        may_go_on.set()
        await waiting
        assert bot_pool.rounds_before("bob") == 0
        bot_pool.stop()

    asyncio.run(story())


def test_who_would_wait_knows_for_how_many():
    async def story():
        bot_pool, may_go_on = BotPool(1), threading.Event()
        work: list[asyncio.Task[object]] = [
            asyncio.create_task(bot_pool.think("ann", may_go_on.wait)) for _ in range(5)
        ]
        await settle()
        # four more of Ann's wait: one of them is before Bob, all of them before another of hers
        assert bot_pool.rounds_before("bob") == 1.5
        assert bot_pool.rounds_before("ann") == 4.5
        work[-1].cancel()
        await settle()
        assert bot_pool.rounds_before("ann") == 3.5
        may_go_on.set()
        await asyncio.gather(*work, return_exceptions=True)
        bot_pool.stop()

    asyncio.run(story())
