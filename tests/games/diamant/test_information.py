"""Commitments: nobody's view, events, legal moves or sizes show what was chosen."""

import itertools
import json

from tests.support.positions.diamant import GO_ON, LEAVE, table

POSITION = "path 9+1 | bag 2 | seats 0i 0i 0i 0i | pile 5 gas 7"


def heard(match, seat, moves):
    """Play moves and return all that a seat hears, sees and may do after each of them."""
    impressions = []
    for actor, move in moves:
        notices = match.play(actor, move)
        events = [str(notice.raw) for notice in notices if notice.heard_by(seat)]
        legal = None if seat is None else [str(move) for move in match.moves(seat)]
        impressions.append(json.dumps([events, match.view(seat).to_json(), match.actors, legal]))
    return impressions


def test_others_cannot_tell_what_was_chosen():
    for viewer in (0, None):
        stories = [
            heard(table(POSITION), viewer, [(1, first), (2, second)])
            for first, second in itertools.product((GO_ON, LEAVE), repeat=2)
        ]
        assert all(story == stories[0] for story in stories)


def test_others_cannot_tell_whether_somebody_changed_a_choice():
    match, twin = table(POSITION), table(POSITION)
    heard(match, 0, [(1, LEAVE), (1, GO_ON)])
    heard(twin, 0, [(1, LEAVE), (1, LEAVE)])
    before = match.view(0)
    assert before == twin.view(0)
    assert heard(match, 0, [(2, LEAVE)]) == heard(twin, 0, [(2, LEAVE)])
    change = match.play(1, GO_ON)
    assert not any(notice.heard_by(0) or notice.heard_by(None) for notice in change)


def test_everyone_sees_their_own_choice():
    match = table(POSITION)
    match.play(1, LEAVE)
    assert match.view(1).to_json()["choice"] == "leave"
    assert match.view(0).to_json()["choice"] is None
    assert match.view(None).to_json()["choice"] is None
    match.play(1, GO_ON)
    assert match.view(1).to_json()["choice"] == "go-on"


def test_nothing_secret_is_in_the_json_of_a_view():
    match = table(POSITION)
    match.play(1, LEAVE)
    shown = json.dumps(match.view(0).to_json())
    assert match.position()["key"] not in shown
    assert "deck" not in shown
    assert '"pile": 29' in shown
