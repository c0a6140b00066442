"""Names of bots: who there is, and which names are refused."""

import pytest

from stope.bots import LEVELS, bot_names, check_bot, make_bot
from stope.bots.levels import search_budget
from stope.bots.parallel_search import SearchBudget
from stope.errors.arena import BadNumber, UnknownBot
from stope.games import GAMES
from tests.support.bot_decisions import decisions, view_of

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


@every_game
def test_every_game_has_chance_rules_of_thumb_and_four_levels(game):
    names = bot_names(game)
    assert names[0] == "random"
    assert names[1 : 1 + len(game.scripts)] == list(game.scripts)
    assert names[1 + len(game.scripts) :] == list(LEVELS)
    assert len(set(names)) == len(names)
    for name in names:
        check_bot(game, name)
        assert make_bot(game.name, name, 1).name == name


@every_game
@pytest.mark.parametrize(
    "name",
    [
        *("master@", "master@0", "master@0s", "master@0.000s", "master@1.2345s", "master@-1s"),
        *("master@-5", "master@+5", "master@5ss", "master@s", "master@.5s", "master@1.s"),
        *("master@1e3", "master@5 ", " master", "Master", "master@5\n", "master@٣", "master@5@5"),
        *("master@12345s", "master@1234567890", "miner@5", "miner@1s", "newcomer@", "random@5"),
        *("careful@1s", "grandmaster", "", "@", "@5", 7, None, 1.5, ("master",), b"master"),
    ],
)
def test_names_that_no_bot_has_are_refused_with_those_that_are_allowed(game, name):
    for attempt in (lambda: make_bot(game.name, name), lambda: check_bot(game, name)):
        with pytest.raises(UnknownBot) as refusal:
            attempt()
        for allowed in bot_names(game):
            assert allowed in refusal.value.message()


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("master@0.1s", SearchBudget(seconds=0.1)),
        ("foreman@2s", SearchBudget(seconds=2.0)),
        ("master@0.001s", SearchBudget(seconds=0.001)),
        ("master@9999s", SearchBudget(seconds=9999.0)),
        ("master@1", SearchBudget(iterations=1)),
        ("foreman@0500", SearchBudget(iterations=500)),
        ("master@999999999", SearchBudget(iterations=999_999_999)),
    ],
)
def test_a_name_says_how_long_a_bot_thinks(name, budget):
    for game in GAMES.values():
        assert search_budget(game, name) == budget


@pytest.mark.parametrize("threads", [0, -1, 1.0, "2", None, True])
def test_a_bot_thinks_on_one_thread_at_least(threads):
    for name in ("random", "master"):
        with pytest.raises(BadNumber, match="threads"):
            make_bot("diamant", name, 1, threads=threads)


def budget_of(game, level):
    budget = search_budget(game, level)
    assert budget is not None
    return budget


@every_game
def test_higher_levels_think_longer(game):
    foreman, master = budget_of(game, "foreman"), budget_of(game, "master")
    assert foreman.iterations < master.iterations
    assert foreman.iterations_per_move <= master.iterations_per_move
    assert foreman.seconds < master.seconds
    for name in ("newcomer", "miner", "random"):
        assert search_budget(game, name) is None


@every_game
@pytest.mark.parametrize("name", ["random", "careful", "miner", "master@20"])
def test_who_owes_no_decision_is_not_asked(game, name):
    for state, seat in decisions(game, 1, 3):
        bot = make_bot(game.name, name, 1)
        with pytest.raises(TypeError, match="spectator"):
            bot.choose(view_of(game, state, None))
        actors = game.functions["actors"](state)
        for other in range(state.seats):
            if not actors >> other & 1:
                with pytest.raises(TypeError, match=f"seat {other} owes no decision"):
                    bot.choose(view_of(game, state, other))
        assert bot.choose(view_of(game, state, seat)).move
