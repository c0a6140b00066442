"""Several processes on one database, and processes that are killed."""

import contextlib
import random
import threading
import time

import pytest
from websockets.exceptions import WebSocketException

from stope.tables.fairness import verify
from tests.server.serving import free_port, nonce, process, wait_until_answering, wait_until_ready


def sit_down(line, seats=3):
    """Take all seats, and begin."""
    for seat in range(seats):
        line.ask("sit", seat=seat, name="Ann", nonce=nonce())
    assert line.ask("start")["type"] == "done"
    line.until(lambda news: news["views"])


def test_two_processes_serve_one_table(postgres_server, guests):
    database, ports = postgres_server.empty_tables(), (free_port(), free_port())
    addresses = [f"http://127.0.0.1:{port}" for port in ports]
    with process(database, ports[0]), process(database, ports[1]):
        for address in addresses:
            wait_until_ready(address)
        ann, bob_here = guests(addresses[0], "Ann"), guests(addresses[0], "Bob")
        bob = guests(addresses[1], same_as=bob_here)
        made = ann.open_table(game="diamant", seats=3)
        table = made["table"]
        with ann.at(table) as first, bob.at(table, invitation=made["invitation"]) as second:
            first.ask("sit", seat=0, name="Ann", nonce=nonce())
            second.ask("sit", seat=1, name="Bob", nonce=nonce())
            first.until(lambda news: news["table"]["seats"][1]["name"] == "Bob")
            first.ask("seat-bot", seat=2, level="careful")
            assert first.ask("start")["type"] == "done"
            while not all(
                one.told and one.news["table"]["status"] == "over" for one in (first, second)
            ):
                for line in (first, second):
                    owing = [view for view in line.news["views"] if view["moves"]]
                    if owing and line.news["table"]["status"] == "playing":
                        view = owing[0]
                        line.ask(
                            "move", seat=view["seat"], turn=view["turn"], move=view["moves"][0]
                        )
                    elif line.news["table"]["status"] != "over":
                        line.hear()
            records = [guest.http.get(f"/api/tables/{table}/record").json() for guest in (ann, bob)]
    assert records[0] == records[1]
    match = verify(records[0])
    assert match.over
    assert first.news["views"][0]["view"] == match.view(0).to_json()
    assert second.news["views"][0]["view"] == match.view(1).to_json()


class Player(threading.Thread):
    """Plays on through every lost connection, and remembers what was acknowledged."""

    def __init__(self, guest, table):
        super().__init__(daemon=True)
        self.guest, self.table = guest, table
        self.acknowledged = []
        self.view = None
        self.pending = None

    def run(self):
        while True:
            with (
                contextlib.suppress(WebSocketException, OSError, TimeoutError),
                self.guest.at(self.table) as line,
            ):
                self._play(line)
                self.view = line.news["views"][0]["view"]
                return
            time.sleep(0.05)

    def _play(self, line):
        # a move without an answer is sent again even if it has ended the match
        while self.pending is not None or line.news["table"]["status"] != "over":
            owing = [view for view in line.news["views"] if view["moves"]]
            if self.pending is None and not owing:
                line.hear()
                continue
            if self.pending is None:
                seat, turn = owing[0]["seat"], owing[0]["turn"]
                move = {"move": "leave" if turn % 5 == 4 else "go-on"}
                made = {"seat": seat, "turn": turn, "move": move}
                self.pending = {"id": f"m{seat}-{turn}", **made}
            answer = line.ask("move", **self.pending)
            assert answer["type"] == "done", answer
            self.acknowledged.append((self.pending["seat"], self.pending["move"]))
            self.pending = None


@pytest.mark.parametrize("kills", [3])
def test_a_process_that_is_killed_loses_nothing_that_it_acknowledged(tmp_path, guests, kills):
    database, port = str(tmp_path / "tables.sqlite"), free_port()
    address, rng = f"http://127.0.0.1:{port}", random.Random(5)
    with process(database, port):
        wait_until_ready(address)
        ann = guests(address, "Ann")
        tables = [ann.open_table(game="diamant", seats=3)["table"] for _ in range(4)]
        for table in tables:
            with ann.at(table) as line:
                sit_down(line)
    players = [Player(ann, table) for table in tables]
    for player in players:
        player.start()
    for _ in range(kills):
        with process(database, port) as running:
            wait_until_answering(address)
            time.sleep(rng.uniform(0.0, 0.5))
            running.kill()
    with process(database, port):
        wait_until_ready(address)
        for player in players:
            player.join(120)
            assert not player.is_alive()
        for player in players:
            record = ann.http.get(f"/api/tables/{player.table}/record").json()
            match = verify(record)
            made = [(seat, move) for seat, move in record["moves"]]
            assert made == player.acknowledged
            assert match.view(0).to_json() == player.view
