"""A reader that does not read is cut off, and costs nobody anything."""

import asyncio
import logging

from starlette.websockets import WebSocket

from stope.server.app import connect
from stope.server.context import open_context
from stope.server.protocol.close_codes import CloseCode
from stope.tables.log_entries import Said
from tests.server.sessions import SECRET, opened


class Deaf:
    """The other end of a socket that takes nothing after the first message."""

    def __init__(self):
        self.taken = []
        self.closed = None

    def socket(self, table):
        scope = {"type": "websocket", "path": f"/{table}", "headers": [], "query_string": b""}
        return WebSocket(scope, self._receive(), self._send)

    def _receive(self):
        hello = {"type": "websocket.receive", "text": '{"type": "hello", "id": "1"}'}
        waiting = [{"type": "websocket.connect"}, hello]

        async def receive():
            if not waiting:
                await asyncio.Event().wait()
            return waiting.pop(0)

        return receive

    async def _send(self, message):
        self.taken.append(message)
        if message["type"] == "websocket.close":
            self.closed = message["code"]
        if message["type"] == "websocket.send":
            await asyncio.Event().wait()


class Closed(Deaf):
    """A socket that the server below us has closed by itself, and that it has not yet told of."""

    async def _send(self, message):
        self.taken.append(message)
        if message["type"] != "websocket.accept":
            raise RuntimeError("Unexpected ASGI message, after sending 'websocket.close'.")


def test_a_socket_that_was_closed_below_us_is_no_mistake_of_ours(tmp_path, caplog):
    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as context:
            session = await context.registry.open(opened(), SECRET, None)
            identity = session.table.identity
            await asyncio.wait_for(connect(context, Closed().socket(identity), identity), 30)
            return session

    with caplog.at_level(logging.ERROR):
        assert asyncio.run(story()).is_quiet
    assert not caplog.records


def test_who_does_not_read_is_cut_off_and_the_table_goes_on(tmp_path):
    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as context:
            session = await context.registry.open(opened(), SECRET, None)
            deaf = Deaf()
            listening = asyncio.create_task(
                connect(context, deaf.socket(session.table.identity), session.table.identity)
            )
            while not any(message["type"] == "websocket.send" for message in deaf.taken):
                await asyncio.sleep(0.01)
            for number in range(200):
                said = Said(person="ann", name="Ann", text=f"message {number}")
                await session.do(said)  # by the server itself, which no budget stops
            await asyncio.wait_for(listening, 30)
            return session, deaf

    session, deaf = asyncio.run(story())
    assert session.table.seq == 201
    assert deaf.closed == CloseCode.TOO_SLOW
    assert session.is_quiet
