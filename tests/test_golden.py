"""Golden matches: whole matches as text, reviewed as a diff when rules or words change.

``STOPE_WRITE_GOLDEN=1 pytest tests/test_golden.py`` writes them anew.
"""

import os
from pathlib import Path

import pytest

import stope
from stope.bots import make_bot
from stope.cli.terminal import terminal_of
from stope.games.codecs import label
from stope.narration import event_sentence
from stope.tables.user_text import BOT_NAMES

GOLDEN = Path(__file__).parent / "golden"

MATCHES = [
    ("diamant", 3, "random", 1, {}),
    ("diamant", 5, "careful", 2, {}),
    ("diamant", 8, "careful", 3, {"chests": "hidden"}),
    ("duel", 2, "careful", 4, {}),
    ("duel", 1, "careful", 5, {"dwarf": "blue", "goals": "return"}),
    ("dark-cave", 2, "careful", 6, {}),
    ("dark-cave", 5, "careful", 7, {}),
    ("dark-cave", 8, "random", 8, {"last_card": "end-of-turn"}),
]


def transcript(game: str, seats: int, bots: str, seed: int, options: dict[str, str]) -> str:
    """Return a match as text: moves, what happens, and the whole table when a round begins."""
    match = stope.new(game, seats=seats, seed=seed, options=options)
    players = [make_bot(game, bots, seed + seat) for seat in range(seats)]
    quiet = terminal_of(match.game).quiet_events
    lines = [f"{game}, {seats} seats, {bots}, seed {seed}, {options}"]
    told, moves, episode = 0, list[str](), None
    while True:
        news = [notice.event for notice in match.events[told:] if type(notice.event) not in quiet]
        told = len(match.events)
        if news:
            lines += [" ".join(moves)] if moves else []
            lines += ["  " + event_sentence(match.game, event, BOT_NAMES) for event in news]
            position = match.position()
            if position.get("round", position.get("cave")) != episode:
                episode = position.get("round", position.get("cave"))
                lines.append(match.position_text().partition(" | key")[0])
            moves = []
        if match.over:
            break
        seat = match.actors[0]
        move = players[seat].choose(match.view(seat)).move
        moves.append(f"{BOT_NAMES[seat]}:{label(type(move))}")
        match.play(seat, move)
    lines.append(str(match.result))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: f"{match[0]}-{match[1]}-{match[2]}")
def test_golden_matches_are_told_as_before(match):
    path = GOLDEN / f"{match[0]}-{match[1]}-{match[2]}.txt"
    told = transcript(*match)
    if os.environ.get("STOPE_WRITE_GOLDEN"):
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8")
