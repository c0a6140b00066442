"""Who goes while their request is carried out has still made it, and the others hear of it."""

import asyncio

import pytest

from stope.server.context import open_context
from stope.tables.log_entries import Said
from tests.server.serving import PATIENCE
from tests.server.sessions import SECRET, Listener, opened


@pytest.mark.parametrize("turns", range(8))
def test_what_is_written_is_heard_though_its_writer_is_gone(tmp_path, turns):
    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as context:
            session = await context.registry.open(opened(), SECRET, None)
            listener = Listener("bob")
            await session.come(listener, None)
            said = Said(person="ann", name="Ann", text="Goodbye")
            asking = asyncio.create_task(session.do(said, "ann", "m1"))
            for _ in range(turns):
                await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            # what waits is written in order: after this the goodbye is written, or never will be
            await context.store.attend([(session.table.identity, "bob")], 0.0, 0.0)
            rows = await context.store.rows(session.table.identity)
            async with asyncio.timeout(PATIENCE):
                while session.table.seq < rows[-1].seq:
                    await asyncio.sleep(0.01)
            return rows, listener

    rows, listener = asyncio.run(story())
    assert listener.news[-1]["heard"] == rows[-1].seq
