"""Who goes while their request is carried out has still made it, and the others hear of it."""

import asyncio

import pytest

from stope.server.context import open_context
from stope.tables.log_entries import Said
from tests.server.rooms import SECRET, Listener, opened
from tests.server.serving import PATIENCE


@pytest.mark.parametrize("turns", range(8))
def test_what_is_written_is_heard_though_its_writer_is_gone(tmp_path, turns):
    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as house:
            room = await house.hall.open(opened(), SECRET, None)
            listener = Listener("bob")
            await room.come(listener, None)
            said = Said(person="ann", name="Ann", text="Goodbye")
            asking = asyncio.create_task(room.do(said, "ann", "m1"))
            for _ in range(turns):
                await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            # what waits is written in order: after this the goodbye is written, or never will be
            await house.store.attend([(room.table.identity, "bob")], 0.0, 0.0)
            rows = await house.store.rows(room.table.identity)
            async with asyncio.timeout(PATIENCE):
                while room.table.seq < rows[-1].seq:
                    await asyncio.sleep(0.01)
            return rows, listener

    rows, listener = asyncio.run(story())
    assert listener.news[-1]["heard"] == rows[-1].seq
