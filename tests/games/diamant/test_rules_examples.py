"""The worked examples that must hold."""

from stope.games.codecs import Seats
from stope.games.diamant.cards import Hazard
from stope.games.diamant.events import CardRemoved, Collapsed, ExpeditionEnded, Left
from tests.support.positions.diamant import bags, chests, decide, lying, table


def test_example_1_eleven_and_fourteen_among_five_then_leavers():
    match = table("path gas | seats 0i 0i 0i 0i 0i | pile 11 14 rockslide 2")
    decide(match, "ggggg")
    assert (bags(match), lying(match)) == ([2] * 5, [0, 1])
    decide(match, "ggggg")
    assert (bags(match), lying(match)) == ([4] * 5, [0, 1, 4])
    events = decide(match, "llggg")
    assert Left(0, 4, 2) in events
    assert Left(1, 4, 2) in events
    assert sum(lying(match)) == 1
    assert Left(2, 4, 1) in decide(match, "lgg")


def test_example_2_snake_seven_snake_among_three():
    match = table("path snake | seats 0i 0i 0i | pile 7 snake")
    decide(match, "ggg")
    events = decide(match, "ggg")
    assert Collapsed(Hazard.SNAKE, Seats((0, 1, 2)), 2) in events
    assert CardRemoved(Hazard.SNAKE, 2) in events
    position = match.position()
    assert len(position["path"]) + len(position["pile"]) == 29
    assert chests(match) == [0, 0, 0]


def test_example_3_the_last_one_out_takes_all_that_lies_there():
    match = table("path 7+1 9 | bag 11 | seats 2o 2o 0i")
    assert ExpeditionEnded(1, 0) in decide(match, "l")
    assert chests(match) == [2, 2, 12]


def test_example_4_a_single_card_of_a_kind_can_end_nothing():
    match = table("cave 3 | path gas 9 | bag 3 | removed gas gas | seats 0i 0i 0i")
    position = match.position()
    assert "gas" not in position["pile"]
    assert match.view(0).odds()["deadly"] == 0


def test_example_5_seven_among_eight_stays_on_the_card():
    match = table("path gas | seats 0i 0i 0i 0i 0i 0i 0i 0i | pile 7")
    decide(match, "gggggggg")
    assert (bags(match), lying(match)) == ([0] * 8, [0, 7])
