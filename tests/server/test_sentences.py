"""Seats have numbers from 0 on the wire, and from 1 in sentences, as in the client."""

import re

import pytest

from stope.errors.base import StopeError
from stope.errors.matches import MatchNotOver, NoSuchSeat
from stope.errors.tables import (
    MovedOn,
    PlayedByBot,
    PlayedByPerson,
    SeatNotYours,
    SeatsEmpty,
    SeatTaken,
    StillThere,
)
from stope.locales import LANGUAGES, say
from stope.match import new
from stope.server.protocol.validation_errors import sentence
from tests.server.serving import nonce
from tests.support.refusals import all_refusals


def numbers(text):
    """Return the numbers in a sentence, rules left out."""
    return re.findall(r"(?<![A-Z]-)\b\d+", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("refusal", "from_zero", "from_one"),
    [
        (SeatTaken(seat=0), ["0"], ["1"]),
        (SeatNotYours(seat=2), ["2"], ["3"]),
        (StillThere(seat=1), ["1"], ["2"]),
        (PlayedByBot(seat=1), ["1"], ["2"]),
        (PlayedByPerson(seat=1), ["1"], ["2"]),
        (SeatsEmpty(seats=(0, 2)), ["0", "2"], ["1", "3"]),
        (MatchNotOver(actors=(1,)), ["1"], ["2"]),
        (NoSuchSeat(given=7, least=0, most=2, rule="DI-1"), list("702"), list("813")),
    ],
    ids=lambda value: value.code() if isinstance(value, StopeError) else "",
)
def test_people_count_seats_from_1(language, refusal, from_zero, from_one):
    assert numbers(refusal.message(language)) == from_zero
    assert numbers(sentence(refusal, language)) == from_one


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_that_comes_too_late_counts_turns_like_seats(language):
    refusal = MovedOn(seat=0, given=1, expected=2)
    assert sorted(numbers(refusal.message(language))) == ["0", "1", "2"]
    assert sorted(numbers(sentence(refusal, language))) == ["1", "2", "3"]


def test_every_refusal_that_names_a_seat_counts_it():
    naming = [
        kind for kind in all_refusals() if re.search(r"``(seat|actors)``", kind.__doc__ or "")
    ]
    assert len(naming) > 5
    assert [kind.__name__ for kind in naming if not {"seat", "actors"} & set(kind.counted)] == []


@pytest.mark.parametrize("seat", ["first"])
def test_a_seat_that_is_no_number_is_shown_as_it_was_given(seat):
    match = new("diamant", seats=3, seed=1)
    with pytest.raises(NoSuchSeat) as refused:
        match.moves(seat)
    assert "seat 'first'" in refused.value.message("en")


def test_over_the_socket_and_over_http_the_first_seat_is_number_1(people):
    ann, bob = people("Ann"), people("Bob")
    table = ann.open_table(game="diamant", seats=3, settings={"public": True})["table"]
    body = {"name": "Bob", "nonce": nonce()}
    with ann.at(table) as line, bob.at(table) as other:
        line.ask("sit", seat=0, name="Ann", nonce=nonce())
        refused = other.ask("sit", seat=0, **body)
        assert refused["message"] == say("error-seat-taken", language="en", seat=1)
        over_http = bob.http.put(f"/api/tables/{table}/seats/0", json=body).json()
        assert over_http["message"] == refused["message"]
        empty = line.ask("start")
        assert empty["message"] == say("error-seats-empty", language="en", seats="2, 3")
        assert "from 1 to 3" in other.ask("sit", seat=3, **body)["message"]
        for seat in (1, 2):
            line.ask("sit", seat=seat, name="Ann", nonce=nonce())
        line.ask("start")
        line.ask("move", seat=1, turn=0, move={"move": "leave"})
        answer = ann.http.get(f"/api/tables/{table}/record").json()
        assert answer["message"] == say("error-match-not-over", language="en", actors="1, 3")
        assert line.news["table"]["seats"][0]["seat"] == 0
