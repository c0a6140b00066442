"""Before the start: names that change, friends who are expected, and the address to invite to."""

import httpx
import pytest

from stope.cli.lan_address import address_for_others
from stope.server.addresses import NetworkAddress
from stope.server.app import make_app
from tests.server.serving import free_port, nonce, process, running, wait_until_answering
from tests.server.test_tables import play_on


def seats(line):
    return line.news["table"]["seats"]


def test_a_player_changes_their_name_and_everyone_hears_of_it(people):
    ann, bo = people("Ann"), people("Bo")
    made = ann.open_table(game="duel", seats=2)
    with (
        ann.at(made["table"]) as line,
        bo.at(made["table"], invitation=made["invitation"]) as other,
    ):
        line.ask("sit", seat=0, name="Ann", nonce=nonce())
        other.ask("sit", seat=1, name="Bo", nonce=nonce())
        assert other.ask("rename", seat=1, name="  ann ")["type"] == "done"
        line.until(lambda news: news["table"]["seats"][1]["name"] == "ann 2")
        told = line.news["happened"][-1]
        assert (told["kind"], told["seat"]) == ("renamed", 1)
        assert other.ask("rename", seat=0, name="Boris")["code"] == "seat-not-yours"
        assert other.ask("rename", seat=1, name="\u3164")["code"] == "nothing-said"
        line.ask("start")
        assert other.ask("rename", seat=1, name="Boris")["code"] == "already-started"


def test_after_a_rematch_the_players_who_have_not_come_yet_are_expected(people):
    ann, bo = people("Ann"), people("Bo")
    made = ann.open_table(game="diamant", seats=3)
    invitation = made["invitation"]
    with ann.at(made["table"]) as line, bo.at(made["table"], invitation=invitation) as other:
        line.ask("sit", seat=0, name="Ann", nonce=nonce())
        line.ask("seat-bot", seat=2, level="newcomer")
        other.ask("sit", seat=1, name="Boris", nonce=nonce())
        assert [seat["expected"] for seat in seats(other)] == [None] * 3
        line.ask("start")
        other.ask("hand", seat=1, level="newcomer")
        line.until(lambda news: news["views"])
        play_on(line)
    after = ann.http.post(f"/api/tables/{made['table']}/rematch").json()["table"]
    with ann.at(after) as line, bo.at(after) as other:
        line.ask("sit", seat=0, name="Ann", nonce=nonce())
        boris = {"person": bo.person, "name": "Boris"}
        assert [seat["expected"] for seat in seats(line)] == [None, boris, None]
        other.ask("sit", seat=1, name="Boris", nonce=nonce())
        assert [seat["expected"] for seat in seats(other)] == [None] * 3
        other.ask("free", seat=1)
        line.until(lambda news: news["table"]["seats"][1]["expected"] == boris)
        line.ask("seat-bot", seat=1, level="newcomer")
        assert seats(line)[1]["expected"] is None


def test_it_is_told_for_how_long_a_player_has_been_away(people):
    ann, bo = people("Ann"), people("Bo")
    made = ann.open_table(game="duel", seats=2)
    with ann.at(made["table"]) as line:
        line.ask("sit", seat=0, name="Ann", nonce=nonce())
        with bo.at(made["table"], invitation=made["invitation"]) as other:
            other.ask("sit", seat=1, name="Bo", nonce=nonce())
            line.ask("start")
            line.until(lambda news: news["table"]["status"] == "playing")
            assert seats(line)[1]["away_for"] is None
        while (left := line.hear().get("table", {})).get("seats", [{}, {}])[1].get("here", True):
            pass
        before = left["seats"][1]
        # whatever is told later counts from the same moment
        line.ask("say", phrase="hello")
        line.until(lambda news: news["happened"][-1]["kind"] == "said")
        later = seats(line)[1]
        assert later["away_for"] >= before["away_for"] >= 0
        waits = [one["away_for"] + one["hand_in"] for one in (before, later)]
        assert waits[0] == pytest.approx(waits[1])


def told_address(address, **headers):
    return httpx.get(f"{address}/api/address", headers=headers).json()


def asked(address, **headers):
    return told_address(address, **headers)["address"]


def shared(port):
    return f"http://192.168.1.20:{port}/"


def test_a_server_for_this_machine_alone_tells_the_address_it_could_have(tmp_path):
    one, two = str(tmp_path / "one.sqlite"), str(tmp_path / "two.sqlite")
    app = make_app(one, network_address=lambda port: NetworkAddress(None, shared(port)))
    with running(app) as address:
        port = address.rpartition(":")[2]
        told = told_address(address)
        assert told == {"address": None, "possible": f"http://192.168.1.20:{port}"}
        # nobody elsewhere hears of the network that this machine is in
        told = told_address(address, **{"X-Forwarded-For": "198.51.100.7"})
        assert told == {"address": None, "possible": None}
    app = make_app(two, network_address=lambda port: NetworkAddress(shared(port), shared(port)))
    with running(app) as address:
        assert told_address(address)["possible"] is None


def test_the_address_in_the_network_is_told_on_this_machine_alone(tmp_path):
    database = str(tmp_path / "tables.sqlite")
    app = make_app(database, network_address=lambda port: NetworkAddress(shared(port)))
    with running(app) as address:
        port = address.rpartition(":")[2]
        assert asked(address) == f"http://192.168.1.20:{port}"
        assert asked(address, **{"X-Forwarded-For": "198.51.100.7"}) is None


def test_a_server_with_a_public_address_invites_to_it(tmp_path):
    app = make_app(str(tmp_path / "tables.sqlite"), public_origin="https://play.example.org")
    with running(app) as address:
        assert asked(address) == "https://play.example.org"


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_a_server_knows_whether_other_devices_can_open_it(tmp_path, host):
    port = free_port()
    with process(str(tmp_path / "tables.sqlite"), port, None, None, "--host", host):
        wait_until_answering(f"http://127.0.0.1:{port}")
        expected = address_for_others(host, port)
        told = told_address(f"http://127.0.0.1:{port}")
        found = told["address"]
        assert found == (None if expected is None else expected.rstrip("/"))
        possible = address_for_others("0.0.0.0", port) if found is None else None
        assert told["possible"] == (None if possible is None else possible.rstrip("/"))
        if found is not None:
            assert httpx.get(f"{found}/healthz").text == "ok\n"
