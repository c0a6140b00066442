"""Strangers and guests: how many seats they may have, and that the removed ones stay away."""

import concurrent.futures

import pytest

from tests.server.serving import closed_with, nonce

PUBLIC = {"public": True}


def sit(line, seat, name="Eve"):
    answer = line.ask("sit", seat=seat, name=name, nonce=nonce())
    return answer.get("code", answer["type"])


def take(guest, table, seat, invitation=None):
    """Take a seat over HTTP and return the status."""
    given = {"name": "Eve", "nonce": nonce(), "invitation": invitation}
    return guest.http.put(f"/api/tables/{table}/seats/{seat}", json=given).status_code


def test_a_stranger_has_one_seat_of_a_public_table(people):
    ann, eve = people("Ann"), people("Eve")
    table = ann.open_table(game="diamant", seats=4, settings=PUBLIC)["table"]
    with eve.at(table) as line, ann.at(table) as host:
        assert sit(line, 0) == "done"
        assert sit(line, 1) == "one-seat-each"
        assert take(eve, table, 1) == 409
        # whoever has left a seat may take another
        line.ask("free", seat=0)
        assert sit(line, 2) == "done"
        assert [sit(host, seat, "Ann") for seat in (0, 1)] == ["done", "done"]
    with eve.at(table, invitation="forged") as line:
        assert sit(line, 3) == "one-seat-each"


def test_a_stranger_who_asks_for_all_seats_at_once_gets_one(people):
    ann, eve = people("Ann"), people("Eve")
    table = ann.open_table(game="diamant", seats=8, settings=PUBLIC)["table"]
    with concurrent.futures.ThreadPoolExecutor(8) as threads:
        taken = list(threads.map(lambda seat: take(eve, table, seat), range(8)))
    assert sorted(taken) == [200] + [409] * 7


def test_friends_on_one_device_have_several_seats(people):
    ann, bob = people("Ann"), people("Bob")
    made = ann.open_table(game="diamant", seats=4, settings=PUBLIC)
    with bob.at(made["table"], invitation=made["invitation"]) as line:
        assert [sit(line, seat) for seat in (0, 1)] == ["done", "done"]
    assert take(bob, made["table"], 2, made["invitation"]) == 200
    made = ann.open_table(game="diamant", seats=4)
    with bob.at(made["table"], invitation=made["invitation"]) as line:
        assert [sit(line, seat) for seat in (0, 1)] == ["done", "done"]
    # who has a seat needs no invitation any more
    with bob.at(made["table"]) as line:
        assert sit(line, 2) == "done"


@pytest.mark.parametrize("settings", [PUBLIC, {}])
def test_a_removed_guest_stays_out_until_the_host_lets_them_in(people, settings):
    ann, eve = people("Ann"), people("Eve")
    made = ann.open_table(game="diamant", seats=3, settings=settings)
    table, invitation = made["table"], made["invitation"]
    with ann.at(table) as host:
        with eve.at(table, invitation=invitation) as line:
            assert sit(line, 0) == "done"
            assert host.ask("free", seat=0)["type"] == "done"
            assert closed_with(line) == 4410
        gone = host.until(lambda news: news["table"]["removed"])["table"]["removed"]
        assert gone == [{"person": eve.person, "name": "Eve"}]
        with eve.at(table, greet=False) as line:
            line.send("hello", invitation=invitation)
            assert closed_with(line) == 4410
        assert take(eve, table, 0, invitation) == 403
        with eve.at(table, greet=False) as line:
            assert line.ask("let-in", person=eve.person)["code"] == "bad-request"
        assert host.ask("let-in", person="nobody")["code"] == "not-removed"
        assert host.ask("let-in", person=eve.person)["type"] == "done"
        with eve.at(table, invitation=invitation) as line:
            assert sit(line, 1) == "done"
            assert line.news["table"]["removed"] == []
            assert line.ask("let-in", person=ann.person)["code"] == "host-only"


def test_a_guest_with_several_seats_loses_one_after_the_other_and_gets_none_again(people):
    ann, bob = people("Ann"), people("Bob")
    made = ann.open_table(game="diamant", seats=3)
    table, invitation = made["table"], made["invitation"]
    with ann.at(table) as host, bob.at(table, invitation=invitation) as line:
        assert [sit(line, seat, "Bob") for seat in (0, 1)] == ["done", "done"]
        assert host.ask("free", seat=0)["type"] == "done"
        assert sit(line, 0, "Bob") == "removed-from-table"
        assert host.ask("free", seat=1)["type"] == "done"
        assert closed_with(line) == 4410


def test_a_guest_who_leaves_may_come_again(people):
    ann, bob = people("Ann"), people("Bob")
    table = ann.open_table(game="diamant", seats=3, settings=PUBLIC)["table"]
    with bob.at(table) as line:
        assert sit(line, 0) == "done"
        assert line.ask("free", seat=0)["type"] == "done"
        assert sit(line, 0) == "done"


@pytest.mark.parametrize("settings", [PUBLIC, {}])
def test_a_removed_guest_stays_out_of_the_rematch_too(people, settings):
    ann, bob, eve = people("Ann"), people("Bob"), people("Eve")
    made = ann.open_table(game="diamant", seats=3, settings=settings)
    table, invitation = made["table"], made["invitation"]
    with ann.at(table) as host:
        for guest, seats in ((eve, (0,)), (bob, (1, 2))):
            with guest.at(table, invitation=invitation) as line:
                assert [sit(line, seat) for seat in seats] == ["done"] * len(seats)
        for seat, kept in ((0, "Ann"), (2, "Ann")):
            assert host.ask("free", seat=seat)["type"] == "done"
            assert sit(host, seat, kept) == "done"
        assert host.ask("start")["type"] == "done"
        for seat in (0, 2):
            host.ask("hand", seat=seat, level="random")
        with bob.at(table) as line:
            # one of two seats was left to him
            line.ask("hand", seat=1, level="random")
        host.until(lambda news: news["table"]["status"] == "over")
    again = ann.http.post(f"/api/tables/{table}/rematch").json()["table"]
    with eve.at(again, greet=False) as line:
        line.send("hello", invitation=invitation)
        assert closed_with(line) == 4410
    assert take(eve, again, 1, invitation) == 403
    assert take(bob, again, 1, invitation) == 200
    with ann.at(again) as host:
        assert host.news["table"]["removed"] == [{"person": eve.person, "name": "Eve"}]
        assert host.ask("let-in", person=eve.person)["type"] == "done"
    assert take(eve, again, 0, invitation) == 200
