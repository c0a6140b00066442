"""A turn of the Dark Cave: its phases, DC-12 to DC-14."""

import pytest

import stope
from stope.games.dark_cave.cards import Group
from stope.games.dark_cave.events import (
    CardDrawn,
    CardLost,
    Discarded,
    Drew,
    LaidLow,
    Passed,
    Stepped,
    TurnBegan,
)
from stope.games.dark_cave.moves import (
    Card,
    Chop,
    Equip,
    Look,
    Lure,
    PassOne,
    PassTwo,
    Rockfall,
    Spy,
    Step,
    Stop,
    Swap,
)
from stope.games.path_cards.sides import Side
from tests.support.events import of
from tests.support.positions.dark_cave import (
    FOUR,
    act,
    against,
    finish,
    lay,
    part,
    phase,
    step,
    stop,
    table,
    walk,
)

rule = pytest.mark.rule

# DC-12


@rule("DC-12")
@pytest.mark.parametrize(
    "move",
    [
        lay("C101@1,0"),
        Look(Card.A101, 4, 4),
        Spy(Card.A101, 1),
        Equip(Card.A103, 0),
        PassOne(Card.C101),
        PassTwo(Card.C101, Card.A103),
    ],
)
def test_one_of_a_b_and_c_is_done_and_only_one(move):
    match = table("hands C101 C101 A101 A103 / C102 | table C101@-1,0")
    assert phase(match) == "card"
    act(match, move)
    assert phase(match) == "steps"
    for second in (lay("C101@0,1"), Look(Card.A101, 4, -4), PassOne(Card.C101), PassOne(Card.A101)):
        assert against(match, second) == "DC-12"


@rule("DC-12")
def test_phase_1_is_compulsory():
    match = table("hands C101 A105 / C102 | table C101@1,0")
    assert against(match, Stop()) in ("DC-12", "DC-13")
    assert against(match, step("1,0/0")) == "DC-13"
    assert not any(isinstance(move, Stop | Step) for move in match.moves(0))


@rule("DC-12")
@pytest.mark.parametrize(
    ("hand", "cards", "moves", "verdict"),
    [
        # a creature without a dark hole, a rockfall without a path card
        ("A105", "C101@1,0", [Lure(Card.A105, 1, 0, 0), Lure(Card.A105, 0, 0, 0)], "DC-57"),
        ("A202", "", [Rockfall(Card.A202, 0, 0), Rockfall(Card.A202, 4, 4)], "DC-51"),
        # a path card that fits nowhere
        ("C104", "C107@0,-1v C107@0,1", [lay("C104@1,0"), lay("C104@1,1")], "DC-22"),
        # boots when everybody has some
        ("A103", "", [Equip(Card.A103, 0), Equip(Card.A103, 1)], "DC-54"),
    ],
)
def test_what_cannot_be_carried_out_can_only_be_discarded(hand, cards, moves, verdict):
    boots = "A103 A205" if hand == "A103" else "- -"
    match = table(f"hands {hand} / C102 | table {cards} | boots {boots}")
    assert [against(match, move) for move in moves] == [verdict] * len(moves)
    assert match.moves(0) == [PassOne(Card[hand])]
    before = match.state_bytes()
    with pytest.raises(stope.IllegalMove) as refused:
        act(match, moves[0])
    assert refused.value.rule == verdict
    assert match.state_bytes() == before
    act(match, PassOne(Card[hand]))
    assert f"{hand}:0" in part(match, "discard")


@rule("DC-12")
def test_secret_information_with_nothing_left_to_look_at_can_only_be_discarded():
    up = "D01@-4,-4 D02@4,-4 D03@-4,4 D04@4,4"
    match = table(f"hands A101 / C102 | table {up} | clans yellow:loyal:0 blue:loyal:01234567*")
    assert match.moves(0) == [PassOne(Card.A101)]
    assert against(match, Look(Card.A101, 4, 4)) == "DC-50"
    assert against(match, Spy(Card.A101, 1)) == "DC-50"


@rule("DC-12")
def test_passing_is_allowed_although_a_card_could_be_played():
    match = table("hands C101 A103 / C102")
    moves = match.moves(0)
    assert lay("C101@1,0") in moves
    for move in (PassOne(Card.C101), PassOne(Card.A103), PassTwo(Card.C101, Card.A103)):
        assert move in moves
    assert act(match, PassOne(Card.C101))[0] == Passed(0, 1)


@rule("DC-12")
def test_passing_costs_one_or_two_cards_face_down():
    match = table("hands C101 A103 C101 / C102 C103 | pile_left 0")
    notices = match.play(0, PassTwo(Card.C101, Card.C101))
    assert notices[0].event == Passed(0, 2)
    assert notices[0].heard_by(None)
    told = [notice for notice in notices if isinstance(notice.event, Discarded)]
    assert [notice.event for notice in told] == [Discarded(0, Card.C101)] * 2
    assert not any(notice.heard_by(1) or notice.heard_by(None) for notice in told)
    assert all(notice.heard_by(0) for notice in told)
    assert part(match, "hands")[0] == ["A103"]
    assert part(match, "discard").count("C101:0") == 2


@rule("DC-12")
def test_every_card_and_every_pair_can_be_discarded():
    match = table("hands C101 C101 A103 C313 A308 / C102")
    kinds = [move for move in match.moves(0) if isinstance(move, PassOne | PassTwo)]
    names = ["C101", "A103", "C313", "A308"]
    ones = {PassOne(Card[name]) for name in names}
    twos = {PassTwo(Card[one], Card[two]) for one in names for two in names if one != two}
    twos.add(PassTwo(Card.C101, Card.C101))
    assert len(kinds) == len(ones) + len(twos)
    assert set(kinds) == ones | twos


@rule("DC-12")
def test_with_one_card_two_cannot_be_discarded():
    match = table("hands C101 / C102")
    assert against(match, PassTwo(Card.C101, Card.C101)) == "DC-7"
    assert not any(isinstance(move, PassTwo) for move in match.moves(0))


# DC-13

LINE = "C101@1,0 C101@2,0 C101@3,0 C108@4,0 C201@5,0"


@rule("DC-13")
def test_a_dwarf_makes_up_to_three_steps_one_after_the_other():
    match = table(f"hands C102 / C103 | table {LINE}")
    act(match, PassOne(Card.C102))
    assert part(match, "steps") == 3
    assert walk(match, "1,0/0") == [Stepped(0, 1, 0, 0)]
    assert part(match, "steps") == 2
    walk(match, "2,0/0")
    assert match.actors == (0,)
    events = walk(match, "3,0/0")
    assert TurnBegan(1) in events
    assert match.actors == (1,)
    assert part(match, "dwarves") == ["3,0/0", "0,0/0"]


@rule("DC-13")
def test_boots_give_a_fourth_step():
    match = table(f"hands C102 / C103 | table {LINE} | boots A103 -")
    act(match, PassOne(Card.C102))
    events = walk(match, "1,0/0", "2,0/0", "3,0/0")
    assert of(events, TurnBegan) == []
    assert TurnBegan(1) in walk(match, "4,0/0")
    assert part(match, "dwarves")[0] == "4,0/0"


@rule("DC-13")
def test_boots_of_another_player_give_nothing():
    match = table(f"hands C102 / C103 | table {LINE} | boots - A103")
    act(match, PassOne(Card.C102))
    assert TurnBegan(1) in walk(match, "1,0/0", "2,0/0", "3,0/0")


@rule("DC-13")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_one_may_stop_before(number):
    match = table(f"hands C102 / C103 | table {LINE}")
    act(match, PassOne(Card.C102))
    walk(match, *["1,0/0", "2,0/0"][:number])
    assert against(match, Stop()) is None
    events = act(match, Stop())
    assert TurnBegan(1) in events
    assert part(match, "dwarves")[0] == f"{number},0/0"


@rule("DC-13")
def test_steps_come_after_the_card_that_was_laid_and_may_use_it():
    match = table("hands C101 C101 / C103")
    act(match, lay("C101@1,0"))
    assert Stepped(0, 1, 0, 0) in walk(match, "1,0/0")


@rule("DC-13")
def test_a_dwarf_outside_makes_no_steps():
    match = table(
        f"hands C102 / C103 / C104 / C105 | table {LINE} D01@4,4 | {FOUR} | "
        "dwarves out 0,0/0 0,0/0 0,0/0 | first_out 0 | boots A103 - - -"
    )
    assert TurnBegan(1) in act(match, PassOne(Card.C102))


@rule("DC-13")
def test_a_lying_dwarf_makes_no_steps():
    # it lay down in phase 1 of this turn, so it stands up in the next one
    match = table(f"hands A106 C102 / C103 | table {LINE} | dwarves 4,0/0 0,0/0")
    events = act(match, Lure(Card.A106, 4, 0, 0))
    assert of(events, LaidLow, TurnBegan) == [LaidLow(0), TurnBegan(1)]
    assert of(events, Drew)
    assert part(match, "dwarves")[0] == "4,0/0l"


@rule("DC-13")
def test_a_dwarf_that_another_creature_walked_into_may_still_move():
    # the rat takes a card, but does not lay the dwarf low
    match = table(f"hands A105 C102 C103 / C104 | table {LINE} | dwarves 4,0/0 0,0/0")
    events = act(match, Lure(Card.A105, 4, 0, 0))
    assert len(of(events, CardLost)) == 1
    assert phase(match) == "steps"
    assert part(match, "steps") == 3
    assert against(match, step("3,0/0")) is None


@rule("DC-13")
def test_a_table_with_more_steps_left_than_there_are_is_refused():
    steps = "phase steps | drawer 0 | to_draw 1"
    for drawn in (
        f"hands C102 / C103 | table {LINE} | {steps} | steps 4",
        f"hands C102 / C103 | table {LINE} | {steps} | steps 1 | dwarves 0,0/0l 0,0/0",
        f"hands C102 / C103 | table {LINE} | {steps} | steps 1 | stood_up yes",
    ):
        with pytest.raises(stope.BadPosition, match="DC-13"):
            table(drawn)


@rule("DC-13")
def test_with_no_step_left_only_an_axe_is_left():
    match = table(
        f"hands C102 / C103 | table {LINE} | axes A104 / | webs 3,0E2:1:A102 | dwarves 2,0/0 0,0/0 "
        "| phase steps | steps 1 | moved yes | drawer 0 | to_draw 1"
    )
    assert of(walk(match, "3,0/0"), TurnBegan) == []
    assert against(match, step("2,0/0")) == "DC-13"
    assert set(match.moves(0)) == {Stop(), Chop(3, 0, Side.E)}
    assert TurnBegan(1) in act(match, Stop())


# DC-14


@rule("DC-14")
@pytest.mark.parametrize(
    ("move", "drawn"),
    [
        (lay("C101@1,0"), ["A105"]),
        (Look(Card.A101, 4, 4), ["A105"]),
        (Equip(Card.A103, 1), ["A105"]),
        (PassOne(Card.A101), ["A105"]),
        (PassTwo(Card.A101, Card.A103), ["A105", "C104"]),
    ],
)
def test_one_draws_one_card_after_a_and_b_and_as_many_as_were_discarded_after_c(move, drawn):
    match = table("hands C101 A101 A103 C102 C103 / C102 | pile A105 C104 C105")
    events = finish(match, move)
    assert of(events, CardDrawn) == [CardDrawn(0, Card[card]) for card in drawn]
    assert of(events, Drew) == [Drew(0, Group.I)] * len(drawn)
    hand = part(match, "hands")[0]
    assert len(hand) == 5
    assert set(drawn) <= set(hand)
    assert part(match, "hands")[1] == ["C102"]


@rule("DC-14")
def test_everyone_sees_the_back_of_what_is_drawn_and_only_the_player_its_face():
    match = table("hands C101 / C102 | pile C303 A301")
    match.play(0, PassOne(Card.C101))
    notices = match.play(0, Stop()) if phase(match) == "steps" else list(match.events)
    (drew,) = [notice for notice in notices if isinstance(notice.event, Drew)]
    assert drew.event == Drew(0, Group.III)
    assert drew.heard_by(1)
    assert drew.heard_by(None)
    (drawn,) = [notice for notice in notices if isinstance(notice.event, CardDrawn)]
    assert drawn.event == CardDrawn(0, Card.C303)
    assert not drawn.heard_by(1)
    assert not drawn.heard_by(None)


@rule("DC-14")
@pytest.mark.parametrize(
    ("pile", "move", "number"),
    [
        ("pile A308 | pile_left 1", PassTwo(Card.C101, Card.C102), 1),
        ("pile_left 0", PassTwo(Card.C101, Card.C102), 0),
        ("pile_left 0", PassOne(Card.C101), 0),
        ("pile_left 0", lay("C101@1,0"), 0),
        ("pile A307 A308 | pile_left 2", PassTwo(Card.C101, Card.C102), 2),
    ],
)
def test_one_draws_fewer_if_the_pile_runs_out(pile, move, number):
    match = table(f"hands C101 C102 C103 / C104 | {pile}")
    events = finish(match, move)
    assert len(of(events, Drew)) == number
    assert part(match, "pile_left") == 0
    assert match.actors == (1,)


@rule("DC-14")
def test_cards_are_drawn_after_the_steps():
    match = table("hands C101 C102 / C103 | table C101@1,0 | pile A105")
    assert of(act(match, PassOne(Card.C101)), Drew) == []
    assert of(walk(match, "1,0/0"), Drew) == []
    assert part(match, "hands")[0] == ["C102"]
    events = act(match, Stop())
    assert [type(event) for event in events] == [Drew, CardDrawn, TurnBegan]


@rule("DC-14")
def test_a_hand_that_lost_a_card_to_a_bridge_stays_smaller():
    match = table("hands C101 C102 C103 A101 A103 / C104 C105 | table C112@1,0")
    act(match, PassOne(Card.C101))
    assert len(of(walk(match, "1,0/1"), CardLost)) == 1
    stop(match)
    assert len(part(match, "hands")[0]) == 4
    finish(match, PassOne(Card.C104))
    finish(match, match.moves(0)[-1])
    assert len(part(match, "hands")[0]) == 4


@rule("DC-14")
def test_a_hand_that_lost_a_card_to_a_rat_stays_smaller():
    match = table(
        "hands A105 C101 / C104 C105 C102 C103 A101 | table C108@1,0 | dwarves 0,0/0 1,0/0"
    )
    act(match, Lure(Card.A105, 1, 0, 0))
    stop(match)
    assert len(part(match, "hands")[1]) == 4
    cards = [Card[name] for name in part(match, "hands")[1][:2]]
    events = finish(match, PassTwo(*cards))
    assert len(of(events, Drew)) == 2
    assert len(part(match, "hands")[1]) == 4


@rule("DC-14")
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_a_hand_is_as_large_after_a_turn_as_before_it(size):
    cards = ["C101", "C102", "C103", "C104", "A101"][:size]
    match = table(f"hands {' '.join(cards)} / C105")
    finish(match, PassOne(Card.C101))
    assert len(part(match, "hands")[0]) == size
    if size > 1:
        match = table(f"hands {' '.join(cards)} / C105")
        finish(match, PassTwo(Card.C101, Card.C102))
        assert len(part(match, "hands")[0]) == size


@rule("DC-14")
def test_who_plays_a_swap_does_not_draw():
    match = table("hands A203 C101 C102 C103 C104 / C105 A101 | pile A103 A105")
    events = finish(match, Swap(Card.A203, 1))
    assert of(events, CardDrawn) == [CardDrawn(1, Card.A103)]
    hands = [sorted(hand) for hand in part(match, "hands")]
    assert hands == [["A101", "C105"], ["A103", "C101", "C102", "C103", "C104"]]


@rule("DC-14")
def test_nobody_may_decline_to_draw():
    match = table("hands C101 C102 / C103 | pile A105")
    events = finish(match, PassOne(Card.C101))
    assert CardDrawn(0, Card.A105) in events
    assert match.actors == (1,)
