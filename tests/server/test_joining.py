"""Seats are also taken and left over HTTP, by whoever may come to the table."""

import pytest

from tests.server.serving import nonce


def sit(guest, table, seat=1, **given):
    body = {"name": "Somebody", "nonce": nonce(), **given}
    return guest.http.put(f"/api/tables/{table}/seats/{seat}", json=body)


def leave(guest, table, seat=1):
    return guest.http.delete(f"/api/tables/{table}/seats/{seat}")


def names(answer):
    assert answer.status_code == 200, answer.text
    return [seat["name"] for seat in answer.json()["seats"]]


def test_who_is_invited_joins_and_leaves_and_those_who_are_there_hear_of_it(people):
    ann, bob = people("Ann"), people("Bob")
    made = ann.open_table(game="diamant", seats=3)
    table, invitation = made["table"], made["invitation"]
    with ann.at(table) as line:
        assert names(sit(bob, table, name=" Bob ", invitation=invitation)) == ["", "Bob", ""]
        line.until(lambda news: news["table"]["seats"][1]["person"] == bob.person)
        # asked once more it is not done once more, even with another name
        assert names(sit(bob, table, name="Bert")) == ["", "Bob", ""]
        listed = bob.http.get("/api/tables/mine").json()
        assert [(one["table"], one["taken"], one["people"]) for one in listed] == [(table, 1, [])]
        line.ask("sit", seat=0, name="Ann", nonce=nonce())
        listed = bob.http.get("/api/tables/mine").json()
        assert [(one["taken"], one["people"]) for one in listed] == [(2, ["Ann"])]
        line.ask("free", seat=0)
        assert bob.http.get("/api/tables/mine").json()[0]["taken"] == 1
        assert names(leave(bob, table)) == ["", "", ""]
        line.until(lambda news: news["table"]["seats"][1]["person"] is None)
    assert bob.http.get("/api/tables/mine").json() == []


def test_the_host_frees_the_seat_of_a_guest(people):
    ann, bob = people("Ann"), people("Bob")
    made = ann.open_table(game="diamant", seats=3)
    sit(bob, made["table"], invitation=made["invitation"])
    assert names(leave(ann, made["table"])) == ["", "", ""]


@pytest.mark.parametrize(
    ("seat", "given", "status", "code"),
    [
        (0, {}, 409, "seat-taken"),
        (3, {}, 422, "no-such-seat"),
        (8, {}, 422, "bad-request"),
        ("x", {}, 422, "bad-request"),
        (1, {"nonce": "abc"}, 422, "bad-nonce"),
        (1, {"name": ""}, 422, "nothing-said"),
        (1, {"invitation": "forged"}, 404, "no-such-table"),
        (1, {"colour": "red"}, 422, "bad-request"),
    ],
)
def test_what_does_not_fit_is_refused_and_changes_nothing(people, seat, given, status, code):
    ann, bob = people("Ann"), people("Bob")
    made = ann.open_table(game="diamant", seats=3)
    sit(ann, made["table"], 0, name="Ann")
    refused = sit(bob, made["table"], seat, **{"invitation": made["invitation"], **given})
    assert (refused.status_code, refused.json()["code"]) == (status, code)
    with ann.at(made["table"]) as line:
        assert [one["name"] for one in line.news["table"]["seats"]] == ["Ann", "", ""]


def test_nobody_leaves_for_others_or_during_a_match(people):
    ann, bob, eve = people("Ann"), people("Bob"), people("Eve")
    made = ann.open_table(game="diamant", seats=3)
    table, invitation = made["table"], made["invitation"]
    for seat, guest in enumerate((ann, bob)):
        sit(guest, table, seat, invitation=invitation)
    assert leave(people(), table, 0).status_code == 401
    assert leave(eve, table, 0).json()["code"] == "no-such-table"
    refused = leave(bob, table, 0)
    assert (refused.status_code, refused.json()["code"]) == (403, "host-only")
    with ann.at(table) as line:
        line.ask("seat-bot", seat=2, level="careful")
        line.ask("start")
    for refused in (leave(bob, table, 1), sit(eve, table, 2, invitation=invitation)):
        assert (refused.status_code, refused.json()["code"]) == (409, "already-started")
