"""Treasures and winners of the Dark Cave: DC-72 to DC-74."""

import pytest

import stope
from stope.games.codecs import Seats
from stope.games.dark_cave.cards import Character, Clan
from stope.games.dark_cave.events import Ended, Revealed, Treasure
from stope.games.dark_cave.moves import Agree, Card, PassOne
from stope.games.dark_cave.state import Ending
from tests.support.events import of
from tests.support.positions.dark_cave import FOUR, THREE, act, heard, part, table
from tests.support.positions.dark_cave_endings import EXIT, FIVE, LAST, leave

rule = pytest.mark.rule

YELLOW, BLUE = Clan


# DC-72


@rule("DC-72")
def test_all_clan_cards_are_shown_at_the_end():
    match = table(
        f"hands C104 / C105 / C106 / C107 / C107 | {FIVE} | table {EXIT}"
        " | dwarves 4,4/0 out 0,0/0 0,0/0 0,0/0 | first_out 1"
    )
    events = leave(match)
    everyone = [0, 1, 2, 3, 4, None]
    shown = heard(match, Revealed)
    assert all(hearers == everyone for _, hearers in shown)
    assert {event for event, _ in shown} == {
        Revealed(0, YELLOW, Character.LOYAL),
        Revealed(2, BLUE, Character.LOYAL),
        Revealed(3, BLUE, Character.LOYAL),
        Revealed(4, YELLOW, Character.SABOTEUR),
    }
    assert of(events, Revealed)[0] == Revealed(0, YELLOW, Character.LOYAL)
    for viewer in (0, 3, None):
        seen = match.view(viewer).to_json()
        assert [seat["character"] for seat in seen["seats"]] == [
            "loyal",
            "saboteur",
            "loyal",
            "loyal",
            "saboteur",
        ]
        assert all(seat["revealed"] for seat in seen["seats"])
        assert [spare["character"] for spare in seen["spares"]] == ["loyal"] * 3


@rule("DC-72")
def test_gold_of_dwarves_still_inside_returns_to_the_supply():
    match = table(
        f"hands C104 / C105 / C106 | {THREE} | table {EXIT} C216@1,0g | gold 2 5 4"
        " | dwarves 0,0/0 4,4/0 0,0/0 | turn 1"
    )
    assert match.view(None).to_json()["supply"] == 46 - 12
    leave(match)
    assert part(match, "gold") == [0, 5, 0]
    assert match.view(None).to_json()["supply"] == 46 - 5 - 1


@rule("DC-72")
@pytest.mark.parametrize(
    ("gold", "out", "yellow", "blue"),
    [
        ("2 4 7 1 3", (0, 1), (6, 2, 3, 18), (0, 3, 2, 0)),
        ("2 4 7 1 3", (0, 3, 1), (6, 2, 3, 18), (1, 3, 2, 2)),
        ("2 4 7 1 3", (0, 2, 3, 4), (2, 2, 3, 6), (11, 3, 2, 22)),
        ("0 4 0 0 0", (2, 3, 4), (0, 2, 3, 0), (0, 3, 2, 0)),
    ],
)
def test_a_treasure_is_the_gold_saved_times_the_workers_of_the_other_clan(gold, out, yellow, blue):
    last = out[-1]
    dwarves = " ".join(
        "4,4/0" if seat == last else "out" if seat in out else "0,0/0" for seat in range(5)
    )
    match = table(
        f"hands C104 / C105 / C106 / C107 / C107 | {FIVE} | table {EXIT} | gold {gold}"
        f" | dwarves {dwarves} | first_out {out[0]} | turn {last}"
    )
    events = leave(match)
    if not match.over:
        for seat in range(5):
            events += act(match, Agree(), seat=seat)
    assert of(events, Treasure) == [Treasure(YELLOW, *yellow), Treasure(BLUE, *blue)]
    totals = (yellow[-1], blue[-1])
    assert match.result.scores == tuple(totals[seat > 1] for seat in range(5))


@rule("DC-72")
def test_great_treasures_are_counted_in_full():
    match = table(
        f"hands C104 / C105 / C106 / C107 / C107 | {FIVE} | table {EXIT} | gold 44 1 0 0 0"
        " | dwarves 4,4/0 out 0,0/0 0,0/0 0,0/0 | first_out 1"
    )
    leave(match)
    assert match.result.scores == (135, 135, 0, 0, 0)
    assert heard(match, Treasure)[0][0] == Treasure(YELLOW, 45, 2, 3, 135)


# DC-73


def agreed(text: str):
    """Return a match that all seats have ended by agreement."""
    match = table(text)
    for seat in range(match.seats):
        act(match, Agree(), seat=seat)
    return match


@rule("DC-73")
@pytest.mark.parametrize(
    ("gold", "dwarves", "first", "winners"),
    [
        # the higher treasure
        ("3 2 3 3", "out out in in", 1, (0, 2)),
        ("2 3 3 3", "out out in in", 0, (1, 3)),
        # everyone who worked for the clan wins, also who stayed inside
        ("1 3 3 3", "in out in in", 1, (1, 3)),
        # a tie goes to the clan for which the first one left
        ("3 3 3 3", "out out in in", 0, (0, 2)),
        ("3 3 3 3", "out out in in", 1, (1, 3)),
        # 0 : 0 included
        ("0 3 3 3", "out in in in", 0, (0, 2)),
        ("3 0 3 3", "in out in in", 1, (1, 3)),
        ("0 0 3 3", "out out in in", 1, (1, 3)),
        # gold of those inside does not count
        ("1 2 9 3", "out out in in", 0, (1, 3)),
    ],
)
def test_the_higher_treasure_wins_and_ties_go_to_the_first_one_out(gold, dwarves, first, winners):
    match = agreed(
        f"hands C104 / C105 / C106 / C107 | {FOUR} | gold {gold} | first_out {first}"
        f" | dwarves {dwarves.replace('in', '0,0/0')}"
    )
    assert heard(match, Ended)[0][0] == Ended(Ending.AGREED, winners)
    assert match.result.winners == winners
    assert match.view(None).to_json()["winners"] == list(winners)


@rule("DC-73")
def test_a_clan_that_is_out_first_can_lose():
    match = table(
        f"hands C104 / C105 / C106 / C107 | {FOUR} | table {EXIT} | gold 1 5 1 3"
        " | dwarves out out 4,4/0 0,0/0 | first_out 0 | turn 2"
    )
    assert Ended(Ending.CLAN_OUT, Seats((1, 3))) in leave(match)
    assert match.result == stope.Result((4, 10, 4, 10), (1, 3), "clan-out")


@rule("DC-73")
def test_fewer_workers_make_more_of_their_gold():
    # one dwarf works for blue, two for yellow: 3 x 2 against 5 x 1
    match = agreed(
        f"hands C104 / C105 / C106 | {THREE} | gold 5 0 1 | dwarves out 0,0/0 0,0/0 | first_out 0"
    )
    assert match.result == stope.Result((5, 0, 5), (0, 2), "agreed")
    match = table(
        f"hands C104 / C105 / C106 | {THREE} | table {EXIT} | gold 5 3 1"
        " | dwarves out 4,4/0 0,0/0 | first_out 0 | turn 1"
    )
    leave(match)
    assert match.result == stope.Result((5, 6, 5), (1,), "clan-out")


@rule("DC-73")
def test_the_saboteur_who_left_first_decides_a_tie_for_whom_it_worked():
    match = agreed(
        "hands C104 / C105 / C106 / C107 / C107 | gold 0 0 0 0 0"
        f" | {FIVE} | dwarves 0,0/0 out out 0,0/0 0,0/0 | first_out 1"
    )
    # a saboteur of blue, who works for yellow
    assert match.result.winners == (0, 1)


@rule("DC-73")
def test_if_nobody_left_nobody_wins():
    match = agreed(f"hands C104 / C105 / C106 / C107 | {FOUR}")
    assert match.result == stope.Result((0, 0, 0, 0), (), "agreed")
    assert heard(match, Ended)[0][0] == Ended(Ending.AGREED, Seats())
    assert [event.treasure for event, _ in heard(match, Treasure)] == [0, 0]
    match = table(f"hands C104 / | {LAST}")
    act(match, PassOne(Card.C104))
    assert match.result == stope.Result((0, 0), (), "cards")


@rule("DC-73")
def test_gold_still_on_veins_belongs_to_nobody():
    match = agreed(
        f"hands C104 / C105 / C106 / C107 | {FOUR} | table C216@1,0g D04@4,4g"
        " | dwarves out out 1,0/2 4,4/3 | first_out 0 | gold 2 2 3 3"
    )
    assert [event.gold for event, _ in heard(match, Treasure)] == [2, 2]
    assert match.result == stope.Result((4, 4, 4, 4), (0, 2), "agreed")
    assert {"C216@1,0g", "D04@4,4g"} <= set(part(match, "table"))


# DC-74


@rule("DC-74")
def test_the_example_of_the_rules():
    match = table(
        f"hands C104 C103 / C105 / C106 / C107 / C107 | {FIVE} | table {EXIT} | gold 2 2 2 3 6"
        " | dwarves 4,4/3 out out out 0,0/0 | first_out 2"
    )
    events = leave(match)
    assert of(events, Treasure) == [Treasure(YELLOW, 4, 2, 3, 12), Treasure(BLUE, 5, 3, 2, 10)]
    assert of(events, Ended) == [Ended(Ending.CLAN_OUT, Seats((0, 1)))]
    assert match.result == stope.Result((12, 12, 10, 10, 10), (0, 1), "clan-out")
    assert part(match, "gold") == [2, 2, 2, 3, 0]
