"""Hints keep nobody waiting: not the player who asked, and not the others for long."""

import asyncio
import contextlib
import threading

import pytest

from stope.errors.server import HintPending, HintsBusy
from stope.match import new
from stope.server.app import make_app
from stope.server.budgets import Budgets
from stope.server.context import ProcessSettings
from stope.server.hint_queue import HintQueue
from stope.server.rate_limit import TokenBucket
from tests.server.serving import PATIENCE, Guest, nonce, running, wait_until_ready


@pytest.fixture(scope="module")
def app_and_address(tmp_path_factory):
    """Return an application that is served, and where."""
    file = str(tmp_path_factory.mktemp("hints") / "tables.sqlite")
    app = make_app(
        file, TokenBucket(10_000, 1000), settings=ProcessSettings(budgets=Budgets(addresses=1000))
    )
    with running(app) as address:
        wait_until_ready(address)
        yield app, address


@contextlib.contextmanager
def a_long_hint(app):
    """Keep the only thread for hints busy until the block is left."""
    threads = app.state.context.hint_queue.bot_pool.threads
    begun, may_end = threading.Event(), threading.Event()

    def think():
        begun.set()
        may_end.wait(PATIENCE)

    threads.submit(think)
    assert begun.wait(PATIENCE)
    try:
        yield
    finally:
        may_end.set()


def answer_to(line, identity):
    """Return the answer to a request, whatever else is told before."""
    while True:
        for message in line.told:
            if message["type"] in ("done", "refused") and message["id"] == identity:
                return message
        line.hear()


def seated_player(address, name):
    guest = Guest(address, name)
    table = guest.open_table(game="diamant", seats=3)["table"]
    return guest, table


def test_a_player_moves_while_forty_others_ask_for_hints(app_and_address):
    app, address = app_and_address
    with contextlib.ExitStack() as stack:
        lines = []
        for number in range(41):
            guest, table = seated_player(address, f"P{number}")
            stack.callback(guest.close)
            line = stack.enter_context(guest.at(table))
            for seat in range(3):
                assert line.ask("sit", seat=seat, name="P", nonce=nonce())["type"] == "done"
            assert line.ask("start")["type"] == "done"
            lines.append(line)
        player, *others = lines
        with a_long_hint(app):
            asked = {line: line.send("hint", seat=0) for line in others[:5]}
            own = player.send("hint", seat=0)
            asked |= {line: line.send("hint", seat=0) for line in others[5:]}
            # none of them can have an answer yet, and the player has
            assert player.ask("ping")["type"] == "done"
            assert player.ask("hint", seat=1)["code"] == "hint-pending"
            for turn, choice in enumerate(("go-on", "leave", "go-on")):
                moved = player.ask("move", seat=0, turn=turn, move={"move": choice})
                assert moved["type"] == "done"
            assert not any(message.get("id") == own for message in player.told)
            refused = [line for line in others if line.ask("ping") and is_refused(line)]
            assert refused
        assert answer_to(player, own)["type"] == "done"
        answers = [answer_to(line, identity) for line, identity in asked.items()]
        assert {answer.get("code") for answer in answers} == {None, "hints-busy"}
        assert all(answer["type"] == "done" for answer in answers if "code" not in answer)


def is_refused(line):
    return any(message["type"] == "refused" for message in line.told)


def test_a_player_who_leaves_is_not_waited_for(app_and_address):
    app, address = app_and_address
    guest, table = seated_player(address, "Ann")
    with contextlib.closing(guest), guest.at(table) as line, a_long_hint(app):
        for seat in range(3):
            line.ask("sit", seat=seat, name="Ann", nonce=nonce())
        line.ask("start")
        line.send("hint", seat=0)
        line.ask("ping")
        line.socket.close()
        with guest.at(table) as again:
            # the first request is given up with its connection, sooner or later
            identity = again.send("hint", seat=0)
            while (answer := answer_or_none(again, identity)) and answer["type"] == "refused":
                identity = again.send("hint", seat=0)
            assert answer is None
            again.ask("ping")


def answer_or_none(line, identity):
    """Return the answer to a request if there is one before that to a later ping."""
    line.ask("ping")
    return next((one for one in line.told if one.get("id") == identity), None)


def test_addresses_have_their_turns_and_whoever_would_wait_long_is_told_at_once():
    view = new("diamant", 3, seed=1).view(0)

    async def story():
        hint_queue, may_go_on = HintQueue(), threading.Event()
        hint_queue.bot_pool.threads.submit(may_go_on.wait)
        flood, refused = [], 0
        for number in range(40):
            try:
                hint_queue.check(f"p{number}", "flood")
            except HintsBusy:
                refused += 1
                continue
            task = asyncio.create_task(hint_queue.advise(f"p{number}", "flood", view))
            flood.append(task)
            await asyncio.sleep(0)
        assert 1 < len(flood) < 40
        assert refused == 40 - len(flood)
        # somebody from elsewhere need not wait for all of them
        done = []
        honest = asyncio.create_task(hint_queue.advise("ann", "home", view))
        for task in (*flood, honest):
            task.add_done_callback(lambda one: done.append(one is honest))
        await asyncio.sleep(0)
        with pytest.raises(HintPending):
            await hint_queue.advise("ann", "another address", view)
        may_go_on.set()
        await asyncio.gather(*flood, honest)
        hint_queue.stop()
        return done.index(True)

    # one hint is being worked out when the honest player asks, and one more is before it
    assert asyncio.run(story()) <= 2
