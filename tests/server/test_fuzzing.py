"""Whatever is sent to a socket, the table goes on and nobody sees a traceback."""

import json
import logging

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from stope.server.protocol.fields import LONGEST_REQUEST
from stope.server.protocol.requests import REQUEST
from tests.server.serving import Guest, nonce

KINDS = [
    "hello",
    "sit",
    "seat-bot",
    "free",
    "rename",
    "let-in",
    "start",
    "move",
    "hand",
    "take-back",
    "undo",
    "bot-speed",
    "skip",
    "say",
    "mute",
    "hint",
    "why-not",
    "ping",
]
#: Codes with which a connection may be closed, and with which it must not.
ALLOWED = {1003, 1007, 1009, 4400, 4404, 4429}

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
fields = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS), "id": st.text("ab-_1", min_size=1, max_size=6)},
    optional={
        "seat": st.integers(-2, 9) | values,
        "turn": st.integers(-1, 3) | values,
        "move": st.sampled_from([{"move": "go-on"}, {"move": "leave"}, {}]) | values,
        "level": st.sampled_from(["miner", "master@9999s", ""]) | values,
        "name": st.text(max_size=120) | values,
        "nonce": st.sampled_from([nonce(), "00", "zz" * 16]) | values,
        "text": st.text(max_size=400) | values,
        "phrase": st.sampled_from(["hello", "nothing"]) | values,
        "person": values,
        "on": values,
        "heard": st.integers(-1, 5) | values,
        "language": st.sampled_from(["de", "xx"]) | values,
        "invitation": values,
    },
)
sent = st.one_of(
    st.text(max_size=60),
    st.binary(max_size=60),
    values.map(json.dumps),
    fields.map(json.dumps),
    st.just("x" * (LONGEST_REQUEST + 1)),
    st.just('{"type": "say", "id": "1", "text": ' + "[" * 1500),
)


def test_every_kind_of_request_is_sent():
    kinds = REQUEST.json_schema()["discriminator"]["mapping"]
    assert sorted(kinds) == sorted(KINDS)


@pytest.fixture(scope="module")
def table(address):
    """A table at which somebody sits, and may be made to do anything."""
    ann = Guest(address, "Ann")
    yield ann, ann.open_table(game="diamant", seats=3)["table"]
    ann.close()


def closed_with(ann, identity, messages):
    """Send messages, and return the code with which the connection was closed, None if it was not.

    A message that is too long may end it without a word.
    """
    try:
        with ann.at(identity) as line:
            for message in messages:
                line.socket.send(message)
            line.send("ping", id="last-ping")
            while line.hear() != {"type": "done", "id": "last-ping", "result": None}:
                pass
    except ConnectionClosed as closed:
        return 1009 if closed.rcvd is None else closed.rcvd.code
    return None


@settings(max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(messages=st.lists(sent, min_size=1, max_size=6))
def test_anything_gets_an_answer_or_a_code(table, caplog, messages):
    ann, identity = table
    with caplog.at_level(logging.ERROR):
        assert closed_with(ann, identity, messages) in ALLOWED | {None}
    assert not [record for record in caplog.records if record.name != "websockets.client"]
    assert closed_with(ann, identity, []) is None
