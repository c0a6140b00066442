"""Lets bots decide in positions, and prints what they answer and what a search finds.

The tests compare what this prints compiled, interpreted and with bounds checks. It reads a list of
(game, position, seat, rounds) as JSON.
"""

import json
import sys

import stope
from bots.decisions import thought
from stope.bots import make_bot, policies


def thoughts(questions: list) -> list:
    """Return for each question how bots decide, and what a search expects and found of moves."""
    answers = []
    for game, position, seat, rounds in questions:
        match = stope.from_position_text(game, position)
        view = match.view(seat)
        bots = [make_bot(game, name, 1) for name in policies(match.game)]
        decided = [match.game.moves.encode(bot.choose(view).move) for bot in bots]
        found = thought(match.game, view, rounds)
        moves = [[one.code, one.visits, one.share, one.intended] for one in found.prospects]
        answers.append([decided, list(found.expects), moves])
    return answers


if __name__ == "__main__":
    json.dump(thoughts(json.load(sys.stdin)), sys.stdout)
