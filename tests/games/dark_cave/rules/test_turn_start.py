"""How a turn of the Dark Cave starts, and who sits it out: DC-10, DC-11."""

import pytest

import stope
from stope.games.dark_cave.cards import Creature, Group
from stope.games.dark_cave.events import (
    CardDrawn,
    CardLaid,
    CreatureGone,
    Drew,
    SitsOut,
    StoodUp,
    TurnBegan,
    WebGone,
    WebWorn,
)
from stope.games.dark_cave.moves import (
    Card,
    Chop,
    Lure,
    PassOne,
    Spin,
    Swap,
)
from stope.games.path_cards.sides import Side
from tests.support.events import of
from tests.support.positions.dark_cave import (
    CROSS,
    act,
    against,
    finish,
    lay,
    part,
    phase,
    seat_of,
    step,
    stop,
    table,
    walk,
)

rule = pytest.mark.rule

# DC-10


@rule("DC-10")
def test_a_turn_starts_with_creatures_then_webs_then_standing_up():
    match = table(
        f"hands C102 C103 / C104 C105 | turn 1 | table {CROSS} | dwarves 0,0/0l 0,0/0 | "
        "creatures rat@1,0/0:0:A105 lindworm@-1,0/0:0:A106 goblin@0,-1/0:0:A209 | "
        "webs 0,0E2:0:A102 0,0S1:0:A204"
    )
    events = finish(match, PassOne(Card.C104))
    begun = events[events.index(TurnBegan(0)) + 1 :]
    kinds = [type(event) for event in begun]
    assert kinds == [CreatureGone] * 3 + [WebWorn, WebGone, StoodUp]
    assert {event.creature for event in of(begun, CreatureGone)} == set(Creature)
    assert of(begun, WebWorn, WebGone) == [WebWorn(0, 0, Side.E), WebGone(0, 0, Side.S)]
    assert begun[-1] == StoodUp(0)
    assert part(match, "creatures") == []
    assert part(match, "webs") == ["0,0E1:0:A102"]
    assert part(match, "dwarves") == ["0,0/0", "0,0/0"]
    gone = {token.split(":")[0] for token in part(match, "discard") if token[0] == "A"}
    assert gone == {"A105", "A106", "A209", "A204"}


@rule("DC-10")
def test_only_what_lies_before_the_player_whose_turn_begins_goes():
    match = table(
        f"hands C102 C103 / C104 C105 / C106 C107 | turn 1 | table {CROSS} | "
        "dwarves 0,0/0l 0,0/0 0,0/0l | "
        "creatures rat@1,0/0:0:A105 lindworm@-1,0/0:1:A106 goblin@0,-1/0:2:A209 | "
        "webs 0,0E2:0:A102 0,0S2:1:A204 0,0W1:2:A304".replace("0,0W1", "-1,0E1")
    )
    events = finish(match, PassOne(Card.C104))
    assert match.actors == (2,)
    assert part(match, "creatures") == ["rat@1,0/0:0:A105", "lindworm@-1,0/0:1:A106"]
    assert part(match, "webs") == ["0,0E2:0:A102", "0,0S2:1:A204"]
    assert part(match, "dwarves") == ["0,0/0l", "0,0/0", "0,0/0"]
    assert of(events, CreatureGone) == [CreatureGone(Creature.GOBLIN)]
    assert of(events, WebGone) == [WebGone(-1, 0, Side.E)]
    assert of(events, StoodUp) == [StoodUp(2)]
    assert of(events, WebWorn) == []


@rule("DC-10")
def test_both_sides_of_a_web_last_one_round_each():
    match = table("hands A102 C101 C102 / C103 C104 C105 | table C101@1,0")
    finish(match, Spin(Card.A102, 0, 0, Side.E))
    assert part(match, "webs") == ["0,0E2:0:A102"]
    finish(match, PassOne(Card.C103))
    assert part(match, "webs") == ["0,0E1:0:A102"]
    finish(match, PassOne(Card.C101))
    assert part(match, "webs") == ["0,0E1:0:A102"]
    events = finish(match, PassOne(Card.C104))
    assert WebGone(0, 0, Side.E) in events
    assert part(match, "webs") == []
    assert "A102:01234567*" in part(match, "discard")


@rule("DC-10")
def test_a_web_that_is_removed_lets_the_dwarf_pass_in_the_same_turn():
    match = table("hands C102 C103 / C104 | turn 1 | table C101@1,0 | webs 0,0E1:0:A102")
    finish(match, PassOne(Card.C104))
    act(match, PassOne(Card.C102))
    assert against(match, step("1,0/0")) is None


@rule("DC-10")
def test_a_web_that_turned_to_i_still_stops_the_dwarf():
    match = table("hands C102 C103 / C104 | turn 1 | table C101@1,0 C101@-1,0 | webs 0,0E2:0:A102")
    finish(match, PassOne(Card.C104))
    act(match, PassOne(Card.C102))
    assert against(match, step("1,0/0")) == "DC-53"
    assert against(match, step("-1,0/0")) is None


@rule("DC-10")
def test_a_dwarf_that_stood_up_does_not_move_this_turn_but_the_next_one():
    match = table("hands C102 C103 / C104 C105 | turn 1 | table C101@1,0 | dwarves 0,0/0l 1,0/0")
    assert StoodUp(0) in finish(match, PassOne(Card.C104))
    assert not seat_of(match, 0)["lying"]
    events = act(match, PassOne(Card.C102))
    assert TurnBegan(1) in events
    assert match.actors == (1,)
    events = finish(match, PassOne(Card.C105))
    assert of(events, StoodUp) == []
    act(match, PassOne(Card.C103))
    assert against(match, step("1,0/0")) is None


@rule("DC-10")
def test_who_stood_up_may_still_play_a_card_and_draws():
    match = table("hands C102 C103 / C104 | turn 1 | dwarves 0,0/0l 0,0/0 | pile A101 A103")
    finish(match, PassOne(Card.C104))
    events = act(match, lay("C102@1,0"))
    assert CardLaid(0, Card.C102, 1, 0, False) in events
    assert CardDrawn(0, Card.A103) in events


@rule("DC-10")
def test_dwarves_of_others_lie_on():
    match = table("hands C102 C103 / C104 | turn 1 | dwarves 0,0/0 0,0/0l")
    finish(match, PassOne(Card.C104))
    assert part(match, "dwarves") == ["0,0/0", "0,0/0l"]


@rule("DC-10")
def test_a_turn_that_comes_back_at_once_starts_like_any_other():
    match = table(f"hands A105 C102 / | table {CROSS} C108@0,1 | webs 0,0E2:0:A102")
    act(match, Lure(Card.A105, 0, 1, 0))
    events = stop(match) + stop(match)
    assert [event.seat for event in of(events, TurnBegan)] == [1, 0]
    assert of(events, CreatureGone, WebWorn) == [CreatureGone(Creature.RAT), WebWorn(0, 0, Side.E)]
    assert part(match, "creatures") == []


# DC-11


@rule("DC-11")
def test_without_a_card_one_sits_the_turn_out_and_draws_nothing():
    match = table("hands C102 C103 / / C104 | boots A103 A103 - | axes A104 / A206 /")
    events = finish(match, PassOne(Card.C102))
    assert of(events, TurnBegan, SitsOut) == [TurnBegan(1), SitsOut(1), TurnBegan(2)]
    assert of(events, Drew) == [Drew(0, Group.I)]
    assert match.actors == (2,)
    assert part(match, "hands")[1] == []
    assert part(match, "dwarves") == ["0,0/0"] * 3


@rule("DC-11")
def test_a_turn_that_is_sat_out_still_starts_like_any_other():
    match = table(
        f"hands C102 C103 / / C104 | table {CROSS} | dwarves 0,0/0 0,0/0l 0,0/0 | "
        "creatures rat@1,0/0:1:A105 | webs 0,0E2:1:A102 0,0S1:1:A204"
    )
    events = finish(match, PassOne(Card.C102))
    assert part(match, "creatures") == []
    assert part(match, "webs") == ["0,0E1:1:A102"]
    assert part(match, "dwarves")[1] == "0,0/0"
    assert of(events, CreatureGone, WebWorn, WebGone, StoodUp) == [
        CreatureGone(Creature.RAT),
        WebWorn(0, 0, Side.E),
        WebGone(0, 0, Side.S),
        StoodUp(1),
    ]
    assert SitsOut(1) in events
    assert match.actors == (2,)


@rule("DC-11")
def test_several_in_a_row_can_sit_out_and_the_turn_may_come_back():
    match = table("hands C102 C103 / / / | turn 0")
    events = finish(match, PassOne(Card.C102))
    assert [event.seat for event in of(events, SitsOut)] == [1, 2, 3]
    assert [event.seat for event in of(events, TurnBegan)] == [1, 2, 3, 0]
    assert match.actors == (0,)


@rule("DC-11")
def test_an_axe_cannot_be_used_in_a_turn_that_is_sat_out():
    match = table("hands C102 C103 / | axes / A104 | webs 0,0E2:0:A102")
    finish(match, PassOne(Card.C102))
    assert match.actors == (0,)
    assert part(match, "axes") == [[], ["A104"]]
    assert against(match, Chop(0, 0, Side.E), 1) == "DC-9"


@rule("DC-11")
def test_having_stood_up_in_a_turn_sat_out_one_moves_in_the_next():
    match = table("hands A203 C102 C103 / | table C101@1,0 | dwarves 0,0/0 0,0/0l | pile_left 0")
    events = finish(match, PassOne(Card.C102))
    assert of(events, StoodUp, SitsOut) == [StoodUp(1), SitsOut(1)]
    events = finish(match, Swap(Card.A203, 1))
    assert match.actors == (1,)
    assert of(events, StoodUp, SitsOut) == []
    assert part(match, "hands") == [[], ["C103"]]


@rule("DC-11")
def test_who_loses_the_last_card_in_the_own_turn_still_finishes_it():
    # the only card is played; there is none left, but the turn goes on
    match = table("hands C102 / C103 | table C101@1,0 | pile A105")
    act(match, PassOne(Card.C102))
    assert phase(match) == "steps"
    walk(match, "1,0/0")
    assert CardDrawn(0, Card.A105) in stop(match)


@rule("DC-11")
def test_a_table_where_a_card_is_due_from_an_empty_hand_is_refused():
    with pytest.raises(stope.BadPosition, match="DC-11"):
        table("hands / C101")
