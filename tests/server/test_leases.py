"""Several processes on one PostgreSQL: each table has one owner, and another when that one dies."""

import contextlib
import signal

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from stope.server.auth import COOKIE
from stope.server.protocol.close_codes import CloseCode
from stope.tables.fairness import verify
from tests.server.serving import (
    Line,
    close_code,
    free_port,
    nonce,
    process,
    wait_until_ready,
)


class Processes:
    """Two server processes on one database, and a table of Diamant with two people and a bot."""

    def __init__(self, stack, database, guests):
        self.ports = free_port(), free_port()
        self.addresses = [f"http://127.0.0.1:{port}" for port in self.ports]
        self.running = [stack.enter_context(process(database, port)) for port in self.ports]
        for address in self.addresses:
            wait_until_ready(address)
        self.ann = guests(self.addresses[0], "Ann")
        self.table = self.ann.open_table(game="diamant", seats=3)["table"]

    def begin(self, line):
        for seat in range(3):
            line.ask("sit", seat=seat, name="Ann", nonce=nonce())
        assert line.ask("start")["type"] == "done"
        line.until(lambda news: news["views"])

    def raw(self, number):
        """Connect to a process without following it anywhere."""
        address = self.addresses[number].replace("http", "ws")
        headers = {"Cookie": f"{COOKIE}={self.ann.http.cookies[COOKIE]}"}
        return connect(
            f"{address}/api/tables/{self.table}/socket", additional_headers=headers, proxy=None
        )

    def went_on(self, number):
        """Return how often somebody went on, in the record of the finished match at a process."""
        found = f"{self.addresses[number]}/api/tables/{self.table}/record"
        record = self.ann.http.get(found).json()
        assert verify(record).over
        return [move["move"] for _, move in record["moves"]].count("go-on")

    @contextlib.contextmanager
    def returning(self, number):
        """Connect to the table by way of a process, as often as it takes."""
        while True:
            with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, AssertionError):
                self.ann.address = self.addresses[number]
                with self.ann.at(self.table) as line:
                    yield line
                    return


@pytest.fixture
def processes(postgres_server, guests):
    with contextlib.ExitStack() as stack:
        yield Processes(stack, postgres_server.empty_tables(), guests)


def hello(line):
    return Line(line).ask("hello")


def test_the_wrong_process_names_the_owner(processes):
    with processes.ann.at(processes.table) as line:
        processes.begin(line)
        with processes.raw(1) as wrong, pytest.raises(ConnectionClosed) as closed:
            hello(wrong)
        assert close_code(closed.value) == CloseCode.OTHER_PROCESS
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == processes.addresses[0]
        path = f"/api/tables/{processes.table}/seats/0?x=1"
        elsewhere = processes.ann.http.put(
            processes.addresses[1] + path,
            json={"name": "Ann", "nonce": nonce()},
            follow_redirects=False,
        )
        assert elsewhere.status_code == 307
        assert elsewhere.headers["location"] == processes.addresses[0] + path
        # who follows finds what is there
        with processes.returning(1) as other:
            assert other.news["table"]["status"] == "playing"


def decide(line, identity):
    """Make the first decision of seat 0, with a request id of its own."""
    return line.ask("move", id=identity, seat=0, turn=0, move={"move": "go-on"})


def finish(line):
    while line.news["table"]["status"] == "playing":
        owing = [view for view in line.news["views"] if view["moves"]]
        if not owing:
            line.hear()
            continue
        view = owing[0]
        assert line.ask("move", seat=view["seat"], turn=view["turn"], move={"move": "leave"})


def test_when_the_owner_is_killed_another_process_goes_on(processes):
    with processes.ann.at(processes.table) as line:
        processes.begin(line)
        assert decide(line, "first")["type"] == "done"
        processes.running[0].kill()
    with processes.returning(1) as line:
        # carried out by the process that is gone, and not once more
        assert decide(line, "first")["type"] == "done"
        finish(line)
    assert processes.went_on(1) == 1


def test_an_owner_that_stood_still_cannot_write_any_more(processes):
    with processes.ann.at(processes.table) as paused:
        processes.begin(paused)
        processes.running[0].send_signal(signal.SIGSTOP)
        try:
            # in the socket of the old owner when it goes on
            paused.send("move", id="late", seat=0, turn=0, move={"move": "leave"})
            with processes.returning(1) as line:
                assert decide(line, "first")["type"] == "done"
                processes.running[0].send_signal(signal.SIGCONT)
                with pytest.raises(ConnectionClosed) as closed:
                    paused.until(lambda news: False)
                assert close_code(closed.value) == CloseCode.OTHER_PROCESS
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.reason == processes.addresses[1]
                finish(line)
        finally:
            processes.running[0].send_signal(signal.SIGCONT)
    assert [processes.went_on(number) for number in (0, 1)] == [1, 1]


def test_a_process_that_stops_gives_its_tables_back_at_once(processes):
    with processes.ann.at(processes.table) as line:
        processes.begin(line)
        processes.running[0].send_signal(signal.SIGTERM)
        assert processes.running[0].wait(60) == 0
    with processes.raw(1) as line:
        assert hello(line)["type"] == "done"
