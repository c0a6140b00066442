"""Evidence about loyalty: the support and harm between players."""

import math
from collections import Counter

import numpy as np
import pytest

import stope
from stope.games.dark_cave.ai.role_belief import belief
from stope.games.dark_cave.ai.weights import BY_COLOURS, BY_WORK, MOST_DOUBT
from stope.games.dark_cave.moves import Card, Equip, Lure, Rockfall, Spin, Strike
from stope.games.path_cards.sides import Side
from stope.search.softmax import SCALE
from tests.games.dark_cave.ai.drawn_evidence import judged, support
from tests.games.dark_cave.information.samples import FIVE, about, deal_of, possible_deals, worlds
from tests.support.positions.dark_cave import THREE, act, step, stop, table, viewers

rule = pytest.mark.rule
CLANS = (
    "clans yellow:loyal yellow:saboteur blue:loyal blue:loyal blue:saboteur"
    " | spares yellow:loyal yellow:loyal blue:loyal"
)
SUPPORT = "support 0>1:-4 1>2:+2 2>0:-3 3>4:+2 4>2:-2"


def believed(judged, viewer):
    """Return how probably each player is loyal, as a viewer sees it."""
    loyal = np.zeros(8)
    view = judged.view(viewer)
    belief(view.record, -1 if viewer is None else viewer, view.evidence, loyal)
    return loyal[: judged.match.seats]


# What is on record


@rule("DC-54")
@rule("DC-55")
def test_a_tool_given_to_another_dwarf_is_support():
    match = table(f"hands A103 C104 / C102 / C103 | {THREE} | pile C105")
    act(match, Equip(Card.A103, 2))
    assert support(match.view(None).evidence) == ["0>2:+2"]


@rule("DC-54")
def test_a_tool_for_oneself_or_for_one_who_has_left_is_none():
    hands = f"hands A103 A104 / C102 / C103 | {THREE} | pile C105"
    match = table(hands)
    act(match, Equip(Card.A103, 0))
    assert support(match.view(None).evidence) == []
    match = table(f"{hands} | dwarves 0,0/0 0,0/0 out | first_out 2")
    act(match, Equip(Card.A104, 2))
    assert support(match.view(None).evidence) == []


@rule("DC-60")
@pytest.mark.parametrize("axes", ["", "| axes / / A104"])
def test_who_leads_a_creature_to_dwarves_is_against_all_of_them(axes):
    match = table(
        f"hands A105 C104 / C102 / C103 | {THREE} | table C108@0,1 C101@0,2"
        f" | dwarves 0,1/0 0,2/0 0,2/0 {axes}"
    )
    act(match, Lure(Card.A105, 0, 1, 0))
    # it came out where its own master stands, and attacked; that says nothing
    assert support(match.view(None).evidence) == []
    match = table(
        f"hands A105 C104 / C102 / C103 | {THREE} | table C108@0,1 C101@0,2"
        f" | dwarves 0,0/0 0,2/0 0,2/0 {axes}"
    )
    act(match, Lure(Card.A105, 0, 1, 0))
    act(match, step("0,2/0"))
    assert support(match.view(None).evidence) == ["0>1:-2", "0>2:-2"]
    if axes:
        act(match, Strike())
        assert support(match.view(None).evidence) == ["0>1:-2", "0>2:-2"]


@rule("DC-36")
def test_a_dwarf_that_runs_into_a_creature_has_itself_to_blame():
    match = table(
        f"hands C104 C105 / C102 / C103 | {THREE} | table C108@0,1"
        " | creatures rat@0,1/0:1:A105 | phase steps | steps 2 | drawer 0 | to_draw 1"
    )
    act(match, step("0,1/0"))
    assert support(match.view(None).evidence) == []


@rule("DC-53")
def test_a_web_is_against_the_dwarves_on_the_space_that_it_touches():
    match = table(
        f"hands A102 C104 / C102 / C103 | {THREE} | table C101@0,1 C101@0,2"
        " | dwarves 0,0/0 0,1/0 0,2/0"
    )
    act(match, Spin(Card.A102, 0, 1, Side.S))
    assert support(match.view(None).evidence) == ["0>1:-1", "0>2:-1"]


@rule("DC-51")
def test_a_rockfall_is_against_the_dwarves_right_beside_it():
    match = table(
        f"hands A202 C104 / C102 / C103 | {THREE} | table C101@0,1 C101@0,2 C101@0,3"
        " | dwarves 0,0/0 0,1/0 0,0/0"
    )
    act(match, Rockfall(Card.A202, 0, 3))
    assert support(match.view(None).evidence) == []
    stop(match)
    match = table(
        f"hands A202 C104 / C102 / C103 | {THREE} | table C101@0,1 C101@0,2"
        " | dwarves 0,0/0 0,1/0 0,0/0"
    )
    act(match, Rockfall(Card.A202, 0, 2))
    assert support(match.view(None).evidence) == ["0>1:-1"]


def test_support_adds_up_but_not_without_end():
    now = judged(f"hands A102 C104 / C102 / C103 | {THREE} | table C101@0,1 | support 0>1:-100")
    now.play(Spin(Card.A102, 0, 0, Side.S))
    assert support(now.evidence) == ["0>1:-100", "0>2:-1"]


@rule("DC-8")
def test_everyone_sees_support_and_no_position_holds_it():
    match = table(f"hands A103 C104 / C102 / C103 | {THREE} | pile C105")
    before = match.state_bytes()
    act(match, Equip(Card.A103, 2))
    for viewer in viewers(match):
        assert support(match.view(viewer).evidence) == ["0>2:+2"]
    assert match.state_bytes() != before
    again = stope.from_position(match.position())
    assert support(again.view(0).evidence) == []
    assert again.state_bytes() == match.state_bytes()


@pytest.mark.parametrize("former", ["deeds 0>1:-4", "courses 1>4,-4:+1", "deeds x | courses y"])
def test_what_earlier_positions_held_is_passed_over(former):
    assert table(f"{FIVE} | {former}").position() == table(FIVE).position()


# What it says


def weights(judged, viewer):
    """Return each possible deal with its probability, worked out the long way."""
    view = judged.match.view(viewer).to_json()
    deals = possible_deals(judged.match, viewer)
    fits = []
    for deal in deals:
        works_for = [
            (seat["clan"] == "blue") != bad for seat, bad in zip(view["seats"], deal, strict=False)
        ]
        total = 0
        for doer, other in np.argwhere(judged.evidence.support).tolist():
            worth = int(judged.evidence.support[doer, other])
            if doer == viewer:
                continue
            shown = view["seats"][other]
            colours = works_for[other] if shown["revealed"] else shown["clan"] == "blue"
            total += BY_WORK * worth * (1 if works_for[doer] == works_for[other] else -1)
            total += BY_COLOURS * worth * (1 if works_for[doer] == colours else -1)
        fits.append(total)
    raw = [math.exp(-min(max(fits) - fit, MOST_DOUBT) / SCALE) for fit in fits]
    return {deal: weight / sum(raw) for deal, weight in zip(deals, raw, strict=True)}


EIGHT = (
    f"{FIVE} / C106 / C107 / C110 | clans yellow:loyal yellow:saboteur:4 yellow:loyal"
    " yellow:loyal:* blue:loyal blue:loyal blue:saboteur blue:loyal"
)
JUDGED = [
    f"{FIVE} | {CLANS} | {SUPPORT}",
    f"hands C101 / C102 / C103 | {THREE} | support 0>1:-4 2>1:-2 1>0:+1",
    f"{EIGHT} | support 0>1:-6 4>3:-2 6>7:-4 5>6:+2 7>6:-2 2>3:+2",
    # two have left, and seat 0 knows the cards set aside
    f"{FIVE} | clans yellow:loyal blue:loyal yellow:saboteur blue:loyal blue:saboteur"
    " | spares yellow:loyal yellow:loyal blue:loyal | dwarves out out 0,0/0 0,0/0 0,0/0"
    " | first_out 0 | spares_known 0 | turn 2 | support 2>0:-4 3>1:-2 4>3:+2",
]


@pytest.mark.parametrize("text", JUDGED, ids=["five", "three", "eight", "left"])
def test_the_belief_is_what_counting_all_deals_gives(text):
    now = judged(text)
    for viewer in viewers(now.match):
        expected = weights(now, viewer)
        loyal = [
            sum(share for deal, share in expected.items() if not deal[seat])
            for seat in range(now.match.seats)
        ]
        assert believed(now, viewer) == pytest.approx(loyal, abs=1e-3)
        shown = now.view(viewer).to_json()
        seats, told = shown["seats"], shown["insights"]["loyal"]
        assert told == pytest.approx(loyal, abs=2e-3)
        other = {"yellow": "blue", "blue": "yellow"}
        for seat, chance in zip(seats, told, strict=True):
            possible = {
                other[seat["clan"]] if deal[seat["seat"]] else seat["clan"] for deal in expected
            }
            assert seat["works_for"] == (possible.pop() if len(possible) == 1 else None)
            assert (chance in (0.0, 1.0)) == (seat["works_for"] is not None)


@pytest.mark.parametrize("text", JUDGED, ids=["five", "three", "eight", "left"])
@pytest.mark.compiled
def test_guesses_are_as_frequent_as_they_are_believed(text):
    now = judged(text)
    for viewer in viewers(now.match)[-3:]:
        expected = weights(now, viewer)
        found = Counter(
            deal_of(world) for world in worlds(now.match, viewer, prior=now.prior(viewer))
        )
        assert set(found) <= set(expected)
        for deal, share in expected.items():
            assert found[deal] == about(share), (viewer, deal)


@pytest.mark.parametrize("text", JUDGED, ids=["five", "three", "eight", "left"])
@pytest.mark.compiled
def test_without_a_prior_all_possible_deals_are_equally_frequent(text):
    match = judged(text).match
    for viewer in viewers(match)[-2:]:
        deals = possible_deals(match, viewer)
        found = Counter(deal_of(world) for world in worlds(match, viewer))
        assert set(found) <= set(deals)
        for deal in deals:
            assert found[deal] == about(1 / len(deals)), (viewer, deal)


def test_who_attacks_the_own_clan_is_suspected_and_who_helps_it_is_not():
    now = judged(f"{FIVE} | {CLANS} | support 0>1:-4 2>3:+2")
    before = believed(judged(f"{FIVE} | {CLANS}"), None)
    after = believed(now, None)
    assert after[0] < before[0] - 0.2
    assert after[2] > before[2]


def test_what_a_seat_did_itself_says_nothing_to_it():
    quiet, loud = judged(f"{FIVE} | {CLANS}"), judged(f"{FIVE} | {CLANS} | support 0>1:-9 0>2:+9")
    assert (believed(quiet, 0) == believed(loud, 0)).all()
    assert not (believed(quiet, 1) == believed(loud, 1)).all()


def test_known_cards_stay_known_whatever_was_done():
    now = judged(f"{FIVE} | {CLANS.replace('loyal', 'loyal:4', 1)} | support 0>1:-100 2>0:+100")
    assert believed(now, 4)[0] == 1
    assert believed(now, 4)[4] == 0
    assert believed(now, 0)[0] == 1
