"""What a seat may know in the Duel: DU-8."""

import random

import pytest

import stope
from stope.games.duel.cards import Tool
from stope.games.duel.events import (
    CardDrawn,
    Discarded,
    Drew,
    MapShown,
)
from stope.games.duel.moves import (
    Card,
    Exchange,
    Look,
    PassOne,
    PassTwo,
)
from tests.support.events import of
from tests.support.positions.duel import act, lay, table

rule = pytest.mark.rule


# Secrets


@rule("DU-8")
def test_everything_public_is_in_every_view():
    match = table(
        "hands P01 P02 A10 / A01 A02 | gold 1 / 3 | sabotage / lamp cart | goals G02: G01: "
        "| table G01@5,0 P08@3,30m0 P25@3,34b1 P19@3,38k | discard P02:01* P03:01*"
    )
    for viewer in (0, 1, None):
        view = match.view(viewer).to_json()
        assert [seat["cards"] for seat in view["seats"]] == [3, 2]
        assert [seat["gold_cards"] for seat in view["seats"]] == [[1], [3]]
        assert [seat["sabotaged"] for seat in view["seats"]] == [[], ["lamp", "cart"]]
        assert (view["turn"], view["markers"], view["keys"]) == (0, 6, 1)
        assert view["pile"] == len(match.position()["pile"])
        assert view["discard"] == ["P02", "P03"]
        shown = {(card["x"], card["y"]): card for card in view["table"]}
        assert shown[5, 0]["card"] == "G01"
        assert shown[3, 30]["marked"] == 0
        assert shown[3, 34]["bribed"] == 1
        assert shown[3, 38]["key"] is True


@rule("DU-8")
def test_a_view_is_the_same_whatever_the_secrets_are():
    drawn = "hands {} / A01 A02 | pile {} | discard {}:0 P07:1 | goals G05:1 {} | table P01@1,1"
    one = table(drawn.format("P02 P03", "P04 P16", "P17", "G01: G02: G03:"))
    other = table(drawn.format("P04 P17", "P03 P02", "P16", "G18: G03: G02:") + f" | key {7:064x}")
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)
    assert one.view(0) != other.view(0)


@rule("DU-8")
def test_hands_are_shown_to_their_owners_alone():
    match = table("hands P01 P02 / A01 A02")
    assert match.view(0).to_json()["hand"] == ["P01", "P02"]
    assert match.view(1).to_json()["hand"] == ["A01", "A02"]
    assert match.view(None).to_json()["hand"] == []


@rule("DU-8")
def test_a_goal_that_was_looked_at_is_shown_to_who_looked():
    match = table("hands P01 / A01 | goals G05:0 G06:1 G07:01")
    seen = {
        viewer: [card["card"] for card in match.view(viewer).to_json()["table"][2:5]]
        for viewer in (0, 1, None)
    }
    assert seen[0] == ["G05", "unseen goal", "G07"]
    assert seen[1] == ["unseen goal", "G06", "G07"]


@rule("DU-8")
def test_a_goal_that_both_players_looked_at_is_still_unknown_to_who_only_watches():
    match = table("hands A10 P01 / A10 P02 | goals G05: G06:")
    act(match, Look(5, 0))
    act(match, Look(5, 0))
    watched = match.view(None).to_json()["table"][3]
    assert (watched["face_down"], watched["card"]) == (True, "unseen goal")


@rule("DU-8")
def test_who_only_watches_knows_no_goal_that_left_face_down():
    drawn = "hands P01 / A01 | round 2 | first_goal 6 | goals {} G03: G04: G05: G06: G07:"
    one, other = (table(drawn.format(goals)) for goals in ("G01:01 G02:01", "G02:01 G01:01"))
    assert one.view(None) == other.view(None)
    assert one.view(0) != other.view(0)


@rule("DU-8")
def test_cards_discarded_face_down_are_known_to_who_discarded_them():
    match = table("hands P01 / A01 | discard P02:0 P03:1 P04:01*")
    assert match.view(0).to_json()["discard"] == ["P02", "unseen card", "P04"]
    assert match.view(1).to_json()["discard"] == ["unseen card", "P03", "P04"]
    assert match.view(None).to_json()["discard"] == ["unseen card", "unseen card", "P04"]


@rule("DU-8")
def test_goals_that_left_face_down_stay_unknown():
    first = ["G01:", "G02:", "G03:", "G04:", "G05:", "G06:"]
    drawn = "hands P01 / A01 | round 2 | first_goal 6 | goals {} G07:"
    one = table(drawn.format(" ".join(first)))
    other = table(drawn.format(" ".join(reversed(first))))
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)


@rule("DU-8")
def test_the_ten_cards_aside_are_unknown():
    drawn = "hands P01 | aside {} P07 P08 P09 P10 P11 P12 P13 P14 | pile {}"
    one = table(drawn.format("P02 P03", "P04 P16"))
    other = table(drawn.format("P16 P04", "P03 P02"))
    assert one.view(0) == other.view(0)
    assert one.view(0).to_json()["aside"] == 10


@rule("DU-8")
@pytest.mark.parametrize(
    ("move", "secret"),
    [
        (lay("P01@1,1"), {CardDrawn}),
        (PassOne(Card.P01), {CardDrawn, Discarded}),
        (PassTwo(Card.P01, Card.A10), {CardDrawn, Discarded}),
        (Look(5, 0), {CardDrawn, MapShown}),
        (Exchange(Card.P01, Card.A10, Tool.CART), {CardDrawn, Discarded}),
    ],
    ids=["lay", "pass-one", "pass-two", "look", "exchange"],
)
def test_events_tell_the_others_nothing_that_is_secret(move, secret):
    sabotage = "cart /" if isinstance(move, Exchange) else "/"
    match = table(f"hands P01 A10 A12 / A01 | pile P03 P04 | sabotage {sabotage}")
    notices = match.play(0, move)
    assert all(notice.heard_by(0) for notice in notices)
    for listener in (1, None):
        unheard = {type(notice.event) for notice in notices if not notice.heard_by(listener)}
        assert unheard == secret
        heard = {type(notice.event) for notice in notices if notice.heard_by(listener)}
        assert not heard & secret
    assert of([notice.event for notice in notices], Drew)


@rule("DU-8")
def test_in_whole_matches_only_three_kinds_of_events_are_secret():
    for seed in range(2):
        match, rng = stope.new("duel", seats=2, seed=seed), random.Random(seed)
        while not match.over:
            match.play(match.actors[0], rng.choice(match.moves(match.actors[0])))
        for notice in match.events:
            listeners = [who for who in (0, 1, None) if notice.heard_by(who)]
            if isinstance(notice.event, CardDrawn | Discarded | MapShown):
                assert listeners == [notice.event.seat]
            else:
                assert listeners == [0, 1, None]
