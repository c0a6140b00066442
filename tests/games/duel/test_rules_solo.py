"""The solo game of the Duel: DU-60 to DU-65."""

import random
from collections import Counter

import pytest
from typer.testing import CliRunner

import stope
from stope.bots import make_bot
from stope.cli.app import app
from stope.cli.play import LineClient
from stope.cli.verification import proof_lines
from stope.games.codecs import Event
from stope.games.duel.cards import Tool
from stope.games.duel.events import (
    CardDrawn,
    CardLaid,
    Drew,
    MatchEnded,
    RockfallDrawn,
    RockFell,
    RoundBegan,
    RoundEnded,
    SabotageDrawn,
    SoloEnded,
)
from stope.games.duel.moves import (
    Bribe,
    Card,
    Done,
    PassOne,
    PassTwo,
    Place,
    PutKey,
    Rockfall,
    Sabotage,
)
from stope.games.duel.state import Ending, Rank
from stope.locales import LANGUAGES, current_language, say, use_language
from stope.narration import event_sentence
from stope.tables.user_text import BOT_NAMES
from tests.support.events import of
from tests.support.positions.duel import (
    HAND_CARDS,
    act,
    against,
    all_hand_cards,
    discarded,
    exhausted,
    lay,
    lies,
    phase,
    run_out,
    seat_of,
    table,
)

rule = pytest.mark.rule

# Solo


@rule("DU-60")
@pytest.mark.parametrize(("dwarf", "start"), [("green", "S02"), ("blue", "S01")])
def test_one_dwarf_alone(dwarf, start):
    match = stope.new("duel", seats=1, seed=1, options={"dwarf": dwarf})
    shown = match.view(0).to_json()
    up = [(card["card"], card["x"], card["y"]) for card in shown["table"] if not card["face_down"]]
    assert up == [(start, 0, 0)]
    down = [(card["x"], card["y"]) for card in shown["table"] if card["face_down"]]
    assert down == [(8, -2), (8, 0), (8, 2), (10, -1), (10, 1), (12, 0)]
    assert shown["markers"] == 6
    assert shown["seats"][0]["colour"] == dwarf


@rule("DU-60")
def test_alone_there_are_three_rounds_too():
    match = stope.new("duel", seats=1, seed=2)
    for number in (1, 2, 3):
        assert match.position()["round"] == number
        assert match.view(0).to_json()["markers"] == 6
        run_out(match)
    assert match.over


@rule("DU-60")
@rule("DU-50")
def test_alone_the_round_ends_with_the_sixth_marker():
    marked = "P11@0,60m0 P12@0,62m0 P13@0,64m0 P25@0,66b0 P26@0,68b0"
    match = table(f"hands P08 P02 | gold 1 1 | table {marked}")
    assert RoundEnded(1, Ending.MARKERS) in act(match, lay("P08@0,1"))
    assert seat_of(match, 0)["gold"] == 4


@rule("DU-61")
def test_ten_cards_are_put_aside_after_the_hand_was_dealt():
    for seed in range(20):
        match = stope.new("duel", seats=1, seed=seed)
        where = match.position()
        assert (len(where["hands"][0]), len(where["aside"])) == (6, 10)
        # the same seed shuffles the same cards for two
        duel = stope.new("duel", seats=2, seed=seed)
        dealt = of([notice.event for notice in duel.events], CardDrawn)
        deck = [event.card.name for event in dealt] + duel.position()["pile"]
        taken = 52 - 10 - len(where["pile"])
        assert where["aside"] == deck[taken : taken + 10]
        assert where["pile"] == deck[taken + 10 :]
        assert all_hand_cards(match) == HAND_CARDS


@rule("DU-61")
def test_the_ten_cards_are_not_drawn_and_are_used_again_in_the_next_round():
    match = stope.new("duel", seats=1, seed=3)
    aside = match.position()["aside"]
    while match.position()["round"] == 1:
        assert match.position()["aside"] == aside
        before = match.position()
        card = Card[match.view(0).to_json()["hand"][0]]
        events = act(match, PassOne(card))
    assert before["pile"] == []
    assert RoundEnded(1, Ending.CARDS) in events
    assert len(match.position()["aside"]) == 10
    assert all_hand_cards(match) == HAND_CARDS


@rule("DU-62")
def test_a_sabotage_card_drawn_lies_before_you_at_once_and_a_second_one_is_discarded():
    match = table("hands P01 P02 | pile A01 A01 A03 P03 P04")
    events = act(match, PassOne(Card.P01))
    assert of(events, SabotageDrawn, CardDrawn, Drew) == [
        SabotageDrawn(Tool.LAMP, True),
        SabotageDrawn(Tool.LAMP, False),
        SabotageDrawn(Tool.CART, True),
        CardDrawn(0, Card.P03),
        Drew(0, 1),
    ]
    assert seat_of(match, 0)["sabotaged"] == ["lamp", "cart"]
    assert match.position()["hands"] == [["P02", "P03"]]
    assert match.position()["pile"][0] == "P04"
    assert discarded(match) == ["P01:0", "A01:01*"]
    assert against(match, lay("P02@0,1")) == "DU-26"


@rule("DU-62")
def test_each_card_is_replaced_until_one_stays_or_the_pile_is_empty():
    match = exhausted("hands P01 P02 P03 | pile A01 P04 A02 A03")
    assert Drew(0, 1) in act(match, PassTwo(Card.P01, Card.P02))
    assert match.position()["hands"] == [["P03", "P04"]]
    assert match.position()["pile"] == []
    assert seat_of(match, 0)["sabotaged"] == ["lamp", "pickaxe", "cart"]


@rule("DU-62")
def test_sabotage_as_the_last_cards_ends_the_round():
    match = exhausted("hands P01 | pile A01 A11")
    assert RoundEnded(1, Ending.CARDS) in act(match, PassOne(Card.P01))


@rule("DU-62")
def test_also_while_dealing():
    came_up: Counter[type[Event] | str] = Counter()
    for seed in range(40):
        match = stope.new("duel", seats=1, seed=seed)
        where = match.position()
        assert not set(where["hands"][0]) & {"A01", "A02", "A03", "A11"}
        assert len(where["hands"][0]) == 6
        events = [notice.event for notice in match.events]
        lain = [event.tool.name.lower() for event in of(events, SabotageDrawn) if event.lies]
        assert sorted(lain) == sorted(where["sabotage"][0])
        doubled = [event for event in of(events, SabotageDrawn) if not event.lies]
        assert len(doubled) == sum(card[:3] in ("A01", "A02", "A03") for card in where["discard"])
        came_up.update(type(event) for event in events)
        came_up["doubled"] += len(doubled)
    assert min(came_up[SabotageDrawn], came_up[RockfallDrawn], came_up["doubled"]) > 0


@rule("DU-63")
@pytest.mark.parametrize(
    ("cards", "falls"),
    [
        ("P02@0,1 P01@1,0", "P01@1,0"),
        ("P01@1,0 P02@0,1", "P02@0,1"),
        ("P01@1,0 P13@2,0", "P01@1,0"),
        ("P01@1,0 P25@2,0", "P01@1,0"),
        ("P01@1,0 P25@2,0b0 P08@3,0m0", "P01@1,0"),
        ("P13@1,0", None),
        ("", None),
    ],
)
def test_a_rockfall_drawn_removes_the_path_card_laid_last(cards, falls):
    match = table(f"hands P03 P04 | table {cards} | pile A11 P07 P09")
    if "P25@2,0" in cards and "b0" not in cards:
        act(match, PassOne(Card.P03))
        events = act(match, Done())
    else:
        events = act(match, PassOne(Card.P03))
    assert RockfallDrawn(falls is not None) in events
    before = set(cards.split())
    assert {token for token in lies(match) if token[0] == "P"} == before - {falls}
    assert match.position()["hands"] == [["P04", "P07"]]
    fallen = [f"{falls[:3]}:01*"] if falls else []
    assert discarded(match) == ["P03:0", "A11:01*", *fallen]


@rule("DU-63")
def test_it_may_be_the_card_just_laid():
    match = table("hands P01 P04 | table P02@0,1 | pile A11 P07")
    events = act(match, lay("P01@1,0"))
    assert [type(event) for event in of(events, CardLaid, RockFell)] == [CardLaid, RockFell]
    assert "P02@0,1" in lies(match)
    assert "P01@1,0" not in lies(match)


@rule("DU-63")
def test_two_rockfalls_remove_the_last_two():
    match = table("hands P03 P04 | table P02@0,1 P01@1,0 P01@2,0 | pile A11 A11 P07")
    act(match, PassOne(Card.P03))
    assert {token for token in lies(match) if token[0] == "P"} == {"P02@0,1"}


@rule("DU-63")
def test_laying_again_after_a_rockfall_makes_that_card_the_last():
    match = table("hands P01 P02 P04 | table P01@1,0 | pile A11 P07 P09 A11 P15")
    act(match, PassOne(Card.P04))
    act(match, lay("P02@0,1"))
    act(match, lay("P01@-1,0"))
    assert {token for token in lies(match) if token[0] == "P"} == {"P02@0,1"}


@rule("DU-63")
def test_keys_return_and_marks_stay_alone_too():
    match = table("hands P03 P04 | table P08@0,1m0 P19@1,0k | pile A11 P07")
    act(match, PassOne(Card.P03))
    assert match.view(0).to_json()["keys"] == 2
    assert {token for token in lies(match) if token[0] == "P"} == {"P08@0,1m0"}


@rule("DU-64")
def test_alone_there_is_nobody_to_sabotage():
    match = table("hands P01 P02")
    assert against(match, Sabotage(Card.A01)) == "DU-64"


@rule("DU-64")
def test_alone_one_player_begins_every_round():
    match = exhausted("hands P01 | gold 3")
    assert RoundBegan(2, 0) in act(match, PassOne(Card.P01))


@rule("DU-64")
@pytest.mark.parametrize(
    ("dwarf", "door", "verdict"),
    [
        ("green", "P20@1,0", None),
        ("green", "P21@1,0v", "DU-22"),
        ("green", "P21@1,0vk", None),
        ("blue", "P20@1,0", "DU-22"),
        ("blue", "P20@1,0k", None),
        ("blue", "P21@1,0v", None),
    ],
)
def test_the_other_colours_doors_stay_shut_without_a_key(dwarf, door, verdict):
    match = table(f"hands P01 A12 | options dwarf={dwarf} | table {door}")
    assert against(match, lay("P01@2,0")) == verdict
    own = (dwarf == "green") == door.startswith("P20")
    expected = "DU-42" if own or door.endswith("k") else None
    assert against(match, PutKey(1, 0)) == expected


@rule("DU-64")
def test_the_other_colours_ladder_leads_nowhere():
    for dwarf, own, other in (("green", "P06", "P05"), ("blue", "P05", "P06")):
        match = table(f"hands P02 | options dwarf={dwarf} | table {other}@3,30")
        assert against(match, lay("P02@3,29")) == "DU-22"
        match = table(f"hands P02 | options dwarf={dwarf} | table {own}@3,30")
        assert against(match, lay("P02@3,29")) is None


@rule("DU-64")
@pytest.mark.parametrize(
    ("cards", "laid", "verdict"),
    [
        ("", "P05@1,0", None),
        ("P01@3,30", "P05@4,30", "DU-22"),
        ("P13@1,0", "P05@2,0", "DU-23"),
        ("P01@1,0 P01@2,0 P01@3,0 P01@4,0 P07@5,0 P20@6,0", "P05@7,0", "DU-23"),
        # the own one
        ("P01@3,30", "P06@4,30v", None),
        ("P13@1,0", "P06@2,0v", "DU-23"),
        ("P01@7,1", "P06@7,0v", "DU-21"),
        ("P01@7,1", "P06@7,0", "DU-23"),
    ],
)
def test_ladders_alone(cards, laid, verdict):
    match = table(f"hands P05 P06 | table {cards}")
    assert against(match, lay(laid)) == verdict


@rule("DU-64")
def test_alone_the_turn_always_comes_back():
    match, rng = stope.new("duel", seats=1, seed=9), random.Random(9)
    while not match.over:
        assert match.actors == (0,)
        moves = match.moves(0)
        assert not [move for move in moves if isinstance(move, Sabotage | Rockfall)]
        layings = [move for move in moves if isinstance(move, Place | Bribe)]
        act(match, rng.choice(layings or moves))
        assert phase(match) in ("before", "after", "turn_goal", "over")
    assert all_hand_cards(match).total() <= 52


@rule("DU-65")
@pytest.mark.parametrize(
    ("gold", "rank"),
    [
        (0, "rank-1"),
        (14, "rank-1"),
        (15, "rank-2"),
        (19, "rank-2"),
        (20, "rank-3"),
        (24, "rank-3"),
        (25, "rank-4"),
        (30, "rank-4"),
    ],
)
def test_gold_after_three_rounds_makes_the_rank(gold, rank):
    # the gold cards of the box, those of most value first
    cards, rest = [], gold
    for value in [3] * 3 + [2] * 5 + [1] * 11:
        if value <= rest:
            cards.append(str(value))
            rest -= value
    match = table(f"hands | phase over | round 3 | first_goal 12 | gold {' '.join(cards)}")
    assert match.result == stope.Result((gold,), (), rank)
    assert match.view(0).to_json()["winners"] == []


def last_card_alone():
    """Return a game alone with 20 gold, one card before its end."""
    return exhausted("hands P01 | round 3 | gold 3 3 3 2 2 2 2 2 1")


@rule("DU-65")
def test_the_end_of_a_game_alone_is_a_rank_and_no_winner():
    match = last_card_alone()
    events = act(match, PassOne(Card.P01))
    assert of(events, MatchEnded) == []
    assert events[-1] == SoloEnded(0, 20, Rank.MASTER)
    assert match.result == stope.Result((20,), (), "rank-3")
    told = event_sentence(match.game, events[-1], ["Ada"])
    assert told == "Three rounds are over. Ada has 20 gold: a master of the mine."


@rule("DU-65")
@pytest.mark.parametrize("language", LANGUAGES)
def test_terminal_and_proof_of_a_game_alone_speak_of_no_winner(language):
    match, lines = last_card_alone(), list[str]()
    spoken = current_language()
    use_language(language)
    try:
        bots = {0: make_bot("duel", "careful", 1)}
        LineClient(match, bots, lambda line: lines.append(str(line))).run()
        lines += proof_lines({"state": None, "fairness": {"commitment": "00", "nonces": {}}}, match)
        rank = say("duel-rank-master")
        assert [line for line in lines if rank in line and "20" in line]
        wins = [
            say(f"play-result-{how}", game="duel", points=20, winners=name)
            for how in ("win", "lost")
            for name in BOT_NAMES
        ]
        wins += [say("play-result-nobody"), say("verify-winners", seats="0")]
        assert not [line for line in lines for win in wins if win in line]
    finally:
        use_language(spoken)


@rule("DU-65")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.compiled
def test_many_games_alone_are_summed_up_without_wins(language):
    spoken = current_language()
    alone, two = (
        CliRunner().invoke(
            app, ["simulate", "duel", "--seats", seats, "--games", "2", "-l", language]
        )
        for seats in ("1", "2")
    )
    wins = say("simulate-wins", language=language)
    use_language(spoken)
    assert alone.exit_code == 0
    assert wins not in alone.stdout.splitlines()[-2].split()
    assert "%" not in alone.stdout
    assert wins in two.stdout.splitlines()[-3].split()
