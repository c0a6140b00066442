"""A bot for an absent player: the one that the table names, after the time that the table names."""

import asyncio

import pytest

from stope.errors.tables import StillThere, WrongStandIn
from stope.server.context import open_context
from stope.tables.log_entries import Handed, Sat, Settings, Started
from tests.server.serving import nonce
from tests.server.sessions import SECRET, opened
from tests.server.test_troubles import ready


def test_the_table_says_which_bot_stands_in_and_when(tmp_path):
    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as context:
            await ready(context)
            settings = Settings(stand_in="miner", stand_in_after=300)
            given = opened().model_copy(update={"settings": settings})
            session = await context.registry.open(given, SECRET, None)
            for seat, person in enumerate(("ann", "bob", "cleo")):
                sat = Sat(seat=seat, person=person, name=person.title(), nonce=nonce())
                await session.do(sat, person)
            await session.do(Started(), "ann")
            services, now = context.registry._services, context.now
            services.now = lambda: now() + 120
            wait = session.info().seats[1].hand_in
            assert wait is not None
            assert 0 < wait <= 180
            with pytest.raises(StillThere):
                await session.do(Handed(seat=1, level="miner"), "ann")
            services.now = lambda: now() + 400
            assert session.info().seats[1].hand_in == 0
            for level in ("random", "newcomer", "foreman", "master"):
                with pytest.raises(WrongStandIn):
                    await session.do(Handed(seat=1, level=level), "ann")
            await session.do(Handed(seat=1, level="miner"), "ann")
            # for their own seat people choose what they like
            await session.do(Handed(seat=2, level="random"), "cleo")
            assert [seat.bot for seat in session.table.seats] == [None, "miner", "random"]

    asyncio.run(story())


def test_a_table_that_names_no_bot_there_is_refused(people):
    ann = people("Ann")
    for wrong in ({"stand_in": "god"}, {"stand_in_after": 3}):
        made = ann.http.post("/api/tables", json={"game": "diamant", "seats": 3, "settings": wrong})
        assert made.status_code == 422
