"""Hints: the best moves of a decision, with a reason that can be said in every language."""

import json
import re
from dataclasses import replace

import pytest

import stope
from stope.bots import make_bot
from stope.cli.play import LineClient, QuitMatch
from stope.cli.terminal import terminal_of
from stope.engine.records import new_evidence
from stope.games import GAMES
from stope.games.dark_cave.events import GoalSeen as CaveGoalSeen
from stope.games.dark_cave.events import GoldTaken, LeftCave
from stope.games.dark_cave.moves import Equip, Look, Lure, Rockfall, Spin, Spy, Step, Stop, Swap
from stope.games.duel.events import GoalSeen, GoldMarked
from stope.games.duel.moves import Bribe, LayGoal, Place, PutKey
from stope.locales import LANGUAGES, use_language
from stope.narration import explain
from tests.support.positions.dark_cave import act, step
from tests.support.positions.dark_cave import table as cave
from tests.support.positions.diamant import GO_ON, LEAVE
from tests.support.positions.diamant import table as diamant
from tests.support.positions.duel import SHAPES, lay
from tests.support.positions.duel import table as duel
from tests.support.random_play import guessed, hidden, legal, played, walk

NAMES = ("Ada", "Bo", "Cleo", "Dag", "Elin", "Finn", "Gus", "Hana")
#: enough rounds to see what is plain, few enough for a test
QUICK = "master@64"
#: moves of the Dark Cave for which a player does not name the card
AIMED = (Equip, Look, Lure, Rockfall, Spin, Spy, Swap)
#: the last cave, where only seat 0 is still inside, with more points than anybody
LAST_DECISION = "cave 5 | path snake 11 gas scorpion | bag 11 | seats 4i 12o 3o"
#: of random matches every so manieth position is looked at, and every so manieth move there
STRIDES = {"diamant": (3, 1), "duel": (7, 3), "dark-cave": (11, 9)}


@pytest.fixture(params=GAMES.values(), ids=lambda game: game.name)
def game(request):
    return request.param


def decision(game, moves_at_least: int = 2, seed: int = 1) -> stope.Match:
    """Return a match in which the seat to decide has a choice."""
    match = stope.new(game.name, seats=game.usual_seats, seed=seed)
    while len(match.moves(match.actors[0])) < moves_at_least:
        match.play(match.actors[0], match.moves(match.actors[0])[0])
    return match


def explained(game, view, seat, move):
    """Return what speaks for a move while nothing is known of what players did."""
    return game.explain(view, seat, move, new_evidence(game.evidence))


def reason(match: stope.Match, move, seat: int | None = None) -> str:
    """Return what speaks for a move of the seat to decide, in English."""
    seat = match.actors[0] if seat is None else seat
    assert move in match.moves(seat)
    record = match.view(seat).record
    return explain(explained(match.game, record, seat, match.game.moves.encode(move)), NAMES)


# Reasons


def test_every_move_has_a_reason_in_every_language(game):
    every, stride = STRIDES[game.name]
    for seed in range(3):
        for number, (state, seat, _) in enumerate(walk(game, seed, every)):
            view = hidden(game, state, seat)
            before = view.tobytes()
            moves = legal(game, state, seat)
            for move in moves[number % stride :: stride]:
                explanation = explained(game, view, seat, move)
                assert view.tobytes() == before
                assert explanation.message.startswith(f"{game.name}-hint-")
                for language in LANGUAGES:
                    use_language(language)
                    text = explain(explanation, NAMES)
                    assert text.strip()
                    assert "\n" not in text
                    # whole sentences, one line each
                    assert re.match(r"[A-ZÀ-Ý0-9É]", text), text
                    assert text.endswith((".", "!"))
    use_language("en")


def test_tables_that_look_the_same_give_the_same_reasons(game):
    every, stride = STRIDES[game.name]
    for state, seat, _ in walk(game, 5, every):
        view = hidden(game, state, seat)
        again = hidden(game, guessed(game, view, seat, 9), seat)
        for move in legal(game, state, seat)[::stride]:
            assert explained(game, view, seat, move) == explained(game, again, seat, move)


def test_diamant_counts_what_can_be_counted():
    match = diamant("path 5+2 snake 7+1 | bag 3 | seats 0i 0i 0i")
    assert reason(match, GO_ON) == (
        "2 of 27 cards would cost you the bag (3); a card brings you 1.2 gems on average."
    )
    assert reason(match, LEAVE) == (
        "Brings 3 gems home, and 3 gems lie on the way out; deadly cards: 2 of 27."
    )


def test_diamant_does_not_tell_of_closed_chests():
    text = "cave 5 | path snake 11 gas scorpion | bag 11 | seats 4i 12o 3o"
    assert "nobody else has more than 12" in reason(diamant(text), LEAVE)
    assert "nobody else" not in reason(diamant(f"{text} | chests hidden"), LEAVE)


def test_a_duel_speaks_of_goals():
    unknown = "hands P01 P02 / P03 | goals G01: G07: | table P06@3,0"
    assert reason(duel(unknown), lay("P01@4,0")) == "A goal is reached and turned up."
    known = duel(unknown.replace("G07:", "G07:0"))
    gold = SHAPES["G07"]["gold"]
    assert reason(known, lay("P01@4,0")) == (
        f"A goal that you know is reached: {gold} gold is on it."
    )


def test_a_duel_speaks_of_tools_and_trolls():
    match = duel("hands A01 A04 P01 P02 / P03 | sabotage lamp cart / | table P25@1,1")
    said = {type(move).__name__: reason(match, move) for move in match.moves(0)}
    assert said["Sabotage"].startswith("Without a lamp the other player lays no path card")
    assert "still before you: 1" in said["Exchange"]
    assert said["PassTwo"] == "Makes room for better cards; discarded: 2, drawn: 2."
    assert said["Bribe"].startswith("Costs 1 gold")


def test_what_a_duel_promises_comes_true():
    game = GAMES["duel"]
    told = set()
    for seed in range(12):
        for state, seat, _ in walk(game, seed, 3):
            view = hidden(game, state, seat)
            for move in legal(game, state, seat):
                if type(game.moves.decode(move)) not in (Place, PutKey, Bribe, LayGoal):
                    continue
                explanation = explained(game, view, seat, move)
                events = [game.events.decode(entry) for entry in played(game, state, seat, move)[1]]
                seen = any(isinstance(event, GoalSeen) for event in events)
                gold = sum(
                    event.gold
                    for event in events
                    if isinstance(event, GoldMarked) and event.seat == seat
                )
                told.add(explanation.message)
                if isinstance(game.moves.decode(move), Bribe):
                    opens = explanation.values["opens"]
                    assert (opens == "goal") == seen
                    assert (opens == "gold") == (gold > 0 and not seen)
                    continue
                assert explanation.message.startswith("duel-hint-goal") == seen
                if not seen:
                    assert (explanation.message == "duel-hint-gold") == (gold > 0)
                    assert explanation.values.get("gold", 0) == gold
    assert {"duel-hint-goal", "duel-hint-gold", "duel-hint-nearer"} <= told


def test_a_step_to_the_exit_says_so():
    way = "table D01@4,4 C101@3,4 C101@2,4"
    walking = "phase steps | drawer 0 | to_draw 1 | steps 3"
    match = cave(f"hands C102 / A101 | {way} | dwarves 4,4/3 0,0/0 | {walking}")
    assert reason(match, step("4,4/4")) == "Leaves the cave with 3 gold."
    assert reason(match, step("3,4/0")) == "This step brings you no nearer to the exit."
    assert act(match, step("4,4/4"))[1:2] == [LeftCave(0, 3)]
    match = cave(f"hands C102 / A101 | {way} | dwarves 2,4/0 0,0/0 | {walking}")
    assert reason(match, step("3,4/0")) == "About 1 step nearer to the exit."


#: Random dwarves hardly ever get so far: before the exit, before a goal, on a vein with gold.
ALMOST_THERE = [
    "table D01@4,4 C104@4,3 | dwarves 4,4/0 0,0/0 | steps 1",
    "table D04@4,4d C201@4,3 | dwarves 4,3/2 0,0/0 | steps 1",
    "table C101@0,1 C216@0,2g | dwarves 0,2/2 0,0/0 | steps 1 | moved yes",
]


def test_what_the_dark_cave_promises_comes_true():
    game = GAMES["dark-cave"]
    promises = {
        "dark-cave-hint-exit": LeftCave,
        "dark-cave-hint-turn-up": CaveGoalSeen,
        "dark-cave-hint-take": GoldTaken,
    }
    rest = "hands C102 / C103 | phase steps | drawer 0 | to_draw 1"
    tables = [(game.read_position_text(f"{rest} | {drawn}"), 0) for drawn in ALMOST_THERE]
    for seed in range(12):
        tables += [(state, seat) for state, seat, _ in walk(game, seed, 2)]
    told = set()
    for state, seat in tables:
        view = hidden(game, state, seat)
        for move in legal(game, state, seat):
            if type(game.moves.decode(move)) not in (Step, Stop):
                continue
            explanation = explained(game, view, seat, move)
            told.add(explanation.message)
            entries = played(game, state, seat, move)[1]
            kinds = {type(game.events.decode(entry)) for entry in entries}
            for message, kind in promises.items():
                if message != "dark-cave-hint-take" or Stop.kind == move:
                    assert (explanation.message == message) == (kind in kinds)
    assert set(promises) <= told


# Hints


def test_hints_are_sorted_shares_of_the_win(game):
    match = decision(game)
    seat = match.actors[0]
    found = stope.hints(match.view(seat), count=4, name=QUICK)
    assert found.seat == seat
    assert len(found.expected_shares) == match.seats
    assert 1 <= len(found.best) <= 4
    assert all(0 <= share <= 1 for share in found.expected_shares)
    assert all(0 <= hint.share <= 1 for hint in found.best)
    weights = [hint.weight for hint in found.best]
    assert weights == sorted(weights, reverse=True)
    assert 0 < sum(weights) <= 1 + 1e-9
    assert {hint.move for hint in found.best} <= set(match.moves(seat))
    assert len(stope.hints(match.view(seat), count=1, name=QUICK).best) == 1


def test_equal_views_give_equal_hints_that_survive_json(game):
    match = decision(game)
    seat = match.actors[0]
    found = stope.hints(match.view(seat), name=QUICK, seed=3)
    assert found == stope.hints(match.view(seat), name=QUICK, seed=3)
    told = json.loads(json.dumps(found.to_json()))
    moves = [match.game.moves.from_json(hint["move"]) for hint in told["best"]]
    assert moves == [hint.move for hint in found.best]
    assert told["best"][0]["reason"]["message"] == found.best[0].reason.message


def test_who_has_nothing_to_decide_gets_expectations_only(game):
    match = decision(game)
    views = [match.view(None)]
    views += [match.view(seat) for seat in range(match.seats) if seat not in match.actors]
    for view in views:
        found = stope.hints(view, name=QUICK)
        assert found.best == ()
        assert len(found.expected_shares) == match.seats


@pytest.mark.parametrize("name", ["master@256", "master@1024"])
def test_who_only_watches_expects_what_follows_from_many_tables(name):
    start = stope.new("diamant", seats=5, seed=7).view(None)
    for seed in range(4):
        assert stope.hints(start, name=name, seed=seed).expected_shares == pytest.approx(
            [0.2] * 5, abs=0.1
        )


def test_who_must_make_the_only_move_expects_what_follows_from_many_tables():
    match = duel("hands A04 / P01")
    expected = [stope.hints(match.view(0), name="master@256", seed=seed) for seed in range(6)]
    shares = [found.expected_shares[0] for found in expected]
    assert max(shares) - min(shares) < 0.2


def test_a_match_that_is_over_shares_the_win_as_it_was_won():
    match = diamant(LAST_DECISION)
    match.play(0, LEAVE)
    assert match.over
    for seat in (0, 1, None):
        found = stope.hints(match.view(seat), name=QUICK)
        assert found.best == ()
        assert found.expected_shares == (1.0, 0.0, 0.0)


def test_a_single_move_needs_no_long_thinking():
    match = duel("hands A04 / P01")
    (only,) = match.moves(0)
    found = stope.hints(match.view(0), name="master@1000000")
    assert [(hint.move, hint.weight) for hint in found.best] == [(only, 1.0)]
    assert found.best[0].share == found.expected_shares[0]


def test_leaving_is_advised_where_it_wins():
    match = diamant(LAST_DECISION)
    found = stope.hints(match.view(0), name=QUICK)
    assert found.best[0].move == LEAVE
    assert found.best[0].share == 1.0
    assert explain(found.best[0].reason, NAMES).startswith("Brings you to at least 15 points")


@pytest.mark.parametrize("count", [0, -1, 2.0, "3", None])
def test_a_number_that_is_none_is_refused(count):
    match = stope.new("diamant", 3, seed=1)
    with pytest.raises(stope.BadNumber, match="count"):
        stope.hints(match.view(0), count=count)
    with pytest.raises(stope.BadNumber, match="threads"):
        stope.hints(match.view(0), threads=count)


def test_a_seed_that_is_none_is_refused():
    match = stope.new("diamant", 3, seed=1)
    with pytest.raises(stope.BadSeed):
        stope.hints(match.view(0), seed=-1)


@pytest.mark.parametrize("name", ["careful", "nobody", "master@", None])
def test_who_does_not_think_gives_no_hints(name):
    match = stope.new("diamant", 3, seed=1)
    with pytest.raises(stope.UnknownBot, match="master"):
        stope.hints(match.view(0), name=name)


# The terminal


def test_what_is_to_be_typed_is_understood_as_the_move(game):
    display = terminal_of(game)
    for seed in range(4):
        for state, seat, _ in walk(game, seed, 5):
            view = stope.View(game, seat, hidden(game, state, seat))
            for move in view.moves()[::3]:
                text = display.move_text(move, view)
                meant = display.parse_move(text.lower(), view)
                if isinstance(move, AIMED) and isinstance(meant, AIMED):
                    # of cards of one kind in two groups, the first in the hand is played
                    meant = replace(meant, card=move.card)
                assert meant == move, text


@pytest.mark.parametrize(
    ("name", "hinted"),
    [("diamant", r"g \(go on\)"), ("duel", r"p \d -?\d"), ("dark-cave", r"p \d -?\d")],
)
def test_a_hint_in_the_terminal_says_what_to_type_and_why(name, hinted):
    told: list[str] = []
    typed = iter(["hint", "q"])
    match = stope.new(name, GAMES[name].usual_seats, seed=3)
    bots = {seat: make_bot(name, "random", seat) for seat in range(1, match.seats)}
    with pytest.raises(QuitMatch):
        LineClient(match, bots, lambda line: told.append(str(line)), lambda _: next(typed)).run()
    begin = next(
        at for at, line in enumerate(told) if str(line).startswith("Your share of the win")
    )
    assert re.match(hinted, told[begin + 1])
    assert re.search(r"\): \d+ %", told[begin + 1])
