"""Lines that lose, delay, repeat and break: everyone hears everything, and all is done once.

``STOPE_LONG_TESTS=1`` breaks the lines of a whole match, and lets more storms blow.
"""

import asyncio
import contextlib
import itertools
import logging
import os
import random
from dataclasses import dataclass

import pytest

from stope.games import GAMES
from stope.server.auth import COOKIE
from stope.server.protocol.view_models import heard_json, table_info, views_for
from stope.tables.audience import heard
from stope.tables.store.store import Store, open_store
from stope.tables.table import Table
from tests.server.proxy import POSSIBLE, Direction, OneFault, Proxy, Storm, proxy_to
from tests.server.serving import Guest, nonce
from tests.server.visitor import Visitor

LONG = bool(os.environ.get("STOPE_LONG_TESTS"))
#: Tables at which something goes wrong at the same time.
AT_ONCE = 12
#: Decisions of a person in a storm.
DECISIONS = 200 if LONG else 25


class Calm:
    """Nothing goes wrong, and all messages are counted."""

    def __init__(self):
        self.passed = dict.fromkeys(Direction, 0)

    def strike(self, direction):
        self.passed[direction] += 1


@dataclass
class People:
    """Two who play and one who watches, at one server through one proxy."""

    proxy: Proxy
    store: Store
    ann: Guest
    bob: Guest

    def open_table(self, game, **settings):
        return self.ann.open_table(game=game, seats=max(2, GAMES[game].seats[0]), **settings)

    @contextlib.asynccontextmanager
    async def at(self, made, **weather):
        """Let everyone visit a table, each in weather of their own."""
        tokens = {"ann": self.ann.http.cookies[COOKIE], "bob": self.bob.http.cookies[COOKIE]}
        async with contextlib.AsyncExitStack() as stack:
            visitors = []
            for name in ("ann", "bob", "eve"):
                line = self.proxy.line(weather.get(name, Calm()))
                address = f"{line}/api/tables/{made['table']}/socket"
                visitor = Visitor(name, address, tokens.get(name), made["invitation"])
                visitors.append(await stack.enter_async_context(visitor.visiting()))
            yield visitors

    def person(self, visitor):
        return {"ann": self.ann.person, "bob": self.bob.person, "eve": None}[visitor.name]

    async def stored(self, identity):
        """Return a table as its log in the store says it is."""
        keys = await self.store.keys_of(identity)
        assert keys is not None
        table = Table(identity, keys.secret)
        for row in await self.store.rows(identity):
            table.add(row)
        return table


@contextlib.asynccontextmanager
async def gathered(address, file, people):
    """Return a way to bring people together; each has a budget of their own for talk."""
    async with proxy_to(address) as proxy, open_store(file) as store:
        yield lambda: People(proxy, store, people("Ann"), people("Bob"))


async def check_heard_the_same(people, identity, visitors):
    """Wait until everyone has heard what the store holds, and compare all of it."""
    while True:
        table = await people.stored(identity)
        stories = {one.name: story_of(table, people.person(one)) for one in visitors}
        for visitor in visitors:
            total = len(stories[visitor.name])
            await visitor.until(lambda one, total=total: one.heard >= total)
        told = {one.name: (one.story, one.views, one.table) for one in visitors}
        # bots may go on when everybody else has stopped
        if not table.bots_owing() and table.seq == (await people.stored(identity)).seq:
            break
    for visitor in visitors:
        story, views, info = told[visitor.name]
        assert story == stories[visitor.name]
        expected = views_for(table, table.seats_of(people.person(visitor)))
        assert views == [view.model_dump(mode="json") for view in expected]
        told_of_all = table_info(table, (), 0.0).model_dump(mode="json")
        assert without_presence(info) == without_presence(told_of_all)
    return table


def story_of(table, person):
    """Return what a person hears of a table, as it is sent."""
    return [
        heard_json(table, number, news, person, ()).model_dump(mode="json")
        for number, news in heard(table, person)
    ]


def without_presence(info):
    seats = [{**seat, "here": None, "away_for": None, "hand_in": None} for seat in info["seats"]]
    return {**info, "seats": seats, "watching": None}


def done_in_log(people, table, visitor):
    """Return the ids of a visitor's requests in a log, in its order."""
    person = people.person(visitor)
    return [
        news.row.message
        for news in table.updates
        if news.row.message is not None and news.row.person == person
    ]


# One fault, at every message of a match


async def play_short_match(visitors, caves):
    """Let Ann and Bob play: everyone leaves each cave at once, whatever card comes.

    Return how many requests each has made.
    """
    ann, bob, _ = visitors
    requests = {"ann": 0, "bob": 0, "eve": 0}

    async def ask(who, kind, **values):
        requests[who.name] += 1
        answer = await who.ask(kind, **values)
        assert answer["type"] == "done", answer

    for visitor in visitors:
        await visitor.until(bool)  # so that each is told as much in every match
    for seat, who in enumerate((ann, bob, ann)):
        await ask(who, "sit", seat=seat, name=who.name, nonce=nonce())
    await ask(ann, "start")
    await ask(bob, "say", phrase="good-luck")
    for cave in range(caves):
        for seat, who in enumerate((ann, bob, ann)):
            mine = 0 if seat < 2 else 1
            await who.until(
                lambda one, mine=mine, turn=cave: (
                    one.views
                    and one.views[0]["seat"] is not None
                    and one.views[mine]["turn"] == turn
                    and one.views[mine]["moves"]
                )
            )
            await ask(who, "move", seat=seat, turn=cave, move={"move": "leave"})
    await ask(bob, "say", text="Well done")
    return requests


@contextlib.asynccontextmanager
async def played(people, name, weather, caves):
    """Let everyone play with some weather on the line of one, and check what came of it."""
    made = people.open_table("diamant")
    async with people.at(made, **{name: weather}) as visitors:
        requests = await play_short_match(visitors, caves)
        table = await check_heard_the_same(people, made["table"], visitors)
        for visitor in visitors:
            done = done_in_log(people, table, visitor)
            assert done == [f"{visitor.name}-{n + 1}" for n in range(requests[visitor.name])]
        yield


@pytest.mark.parametrize("direction", Direction)
@pytest.mark.parametrize("name", ["ann", "bob", "eve"])
def test_whatever_goes_wrong_at_whichever_message_all_is_heard_and_done_once(
    address, tables_file, people, caplog, name, direction
):
    caves, session, struck = 5 if LONG else 1, asyncio.Semaphore(AT_ONCE), []

    async def play_after(gather, message, fault):
        weather = OneFault(direction, message, fault)
        async with session, played(gather(), name, weather, caves):
            struck.append(weather.has_struck)

    async def story():
        async with gathered(address, tables_file, people) as gather:
            calm = Calm()
            async with played(gather(), name, calm, caves):
                messages = calm.passed[direction]
            async with asyncio.TaskGroup() as group:
                for message, fault in itertools.product(range(messages), POSSIBLE[direction]):
                    group.create_task(play_after(gather, message, fault))

    with caplog.at_level(logging.ERROR):
        asyncio.run(story())
    assert not caplog.records
    # news that come close together travel in one message, so a match can have a message or two
    # fewer than the calm one: the last faults are not reached then
    assert sum(struck) >= 0.9 * len(struck)


# Anything at any time


def owed(visitor):
    """Return the decisions that a visitor owes, as far as it has heard."""
    return [view for view in visitor.views if view["seat"] is not None and view["moves"]]


async def play_on(visitor, rng, decisions):
    """Decide at random so often, or until the match is over, and talk now and then."""
    for _ in range(decisions):
        await visitor.until(lambda one: owed(one) or one.table["status"] == "over")
        if not owed(visitor):
            return
        view = rng.choice(owed(visitor))
        # what is heard late is decided late: that may be refused
        await visitor.ask(
            "move", seat=view["seat"], turn=view["turn"], move=rng.choice(view["moves"])
        )
        if rng.random() < 0.2:
            assert (await visitor.ask("say", phrase="thinking"))["type"] == "done"


async def play_until_one_has_enough(visitors, seed):
    playing = [
        asyncio.create_task(play_on(one, random.Random(f"{seed} {one.name}"), DECISIONS))
        for one in visitors
    ]
    finished, others = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()
    await asyncio.gather(*finished)
    await asyncio.gather(*others, return_exceptions=True)
    for visitor in visitors:
        await visitor.until(lambda one: not one.outbox)


@pytest.mark.parametrize("seed", range(40 if LONG else 2))
@pytest.mark.parametrize("game", GAMES)
def test_in_a_storm_all_is_heard_and_done_once(address, tables_file, people, caplog, game, seed):
    async def story():
        async with gathered(address, tables_file, people) as gather:
            all_of_them = gather()
            made = all_of_them.open_table(game)
            storms = {name: Storm(f"{game} {seed} {name}", 0.08) for name in ("ann", "bob", "eve")}
            async with all_of_them.at(made, **storms) as visitors:
                ann, bob, _ = visitors
                await ann.ask("sit", seat=0, name="Ann", nonce=nonce())
                await bob.ask("sit", seat=1, name="Bob", nonce=nonce())
                for seat in range(2, len(ann.table["seats"])):
                    await ann.ask("seat-bot", seat=seat, level="newcomer")
                assert (await ann.ask("start"))["type"] == "done"
                await play_until_one_has_enough((ann, bob), f"{game} {seed} plays")
                for storm in storms.values():
                    storm.is_calm = True
                table = await check_heard_the_same(all_of_them, made["table"], visitors)
            for visitor in visitors:
                done = {one["id"] for one in visitor.answers.values() if one["type"] == "done"}
                in_log = done_in_log(all_of_them, table, visitor)
                assert len(in_log) == len(set(in_log))
                assert set(in_log) == done
            assert sum(storm.strikes for storm in storms.values()) > 0

    with caplog.at_level(logging.ERROR):
        asyncio.run(story())
    assert not caplog.records
