"""Lets bots decide in positions, and prints what they answer and what a search finds.

The tests compare what this prints compiled, interpreted and with bounds checks. It reads a list of
(game, position, seat, rounds) as JSON.
"""

import json
import sys

import stope
from stope.bots import make_bot, policies
from tests.support.bot_decisions import search_result


def answers_to(questions: list[tuple[str, str, int, int]]) -> list[tuple[object, ...]]:
    """Return for each question how bots decide, and what a search expects and found of moves."""
    answers: list[tuple[object, ...]] = []
    for game, position, seat, iterations in questions:
        match = stope.from_position_text(game, position)
        view = match.view(seat)
        bots = [make_bot(game, name, 1) for name in policies(match.game)]
        decided = [match.game.moves.encode(bot.choose(view).move) for bot in bots]
        found = search_result(match.game, view, iterations)
        moves = [[one.code, one.visits, one.value, one.strategy_sum] for one in found.moves]
        answers.append((decided, found.values, moves))
    return answers


if __name__ == "__main__":
    json.dump(answers_to(json.load(sys.stdin)), sys.stdout)
