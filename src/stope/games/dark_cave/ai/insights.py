"""Insights for clients as JSON: the belief about roles and the exit, from a view and evidence."""

import numpy as np

from stope.engine.bitmask import MAX_SEATS, SPECTATOR
from stope.engine.records import Evidence, ViewRecord, to_python
from stope.games.dark_cave.ai.exit_evidence import exit_odds
from stope.games.dark_cave.ai.role_belief import belief
from stope.games.dark_cave.cards import GOALS
from stope.games.dark_cave.state import FIRST_GOAL_SLOT
from stope.games.dark_cave.view_types import DarkCaveGoalOdds, DarkCaveInsights

#: Probabilities are rounded to ``_DECIMALS`` decimals. For loyalty, 0 and 1 mean certainty: so any
#: other probability is rounded to a number between ``_LEAST`` and 1 - ``_LEAST``.
_DECIMALS = 3
_LEAST = 10.0**-_DECIMALS


def insights(view: ViewRecord, viewer: int | None, evidence: Evidence) -> DarkCaveInsights:
    """Return the probabilities that each player is loyal and each face-down goal is the exit."""
    seat = SPECTATOR if viewer is None else viewer
    loyal, odds = np.zeros(MAX_SEATS), np.zeros(GOALS)
    belief(view, seat, evidence, loyal)
    exit_odds(view, seat, evidence, odds)
    return {
        "loyal": [_rounded(chance) for chance in loyal[: int(view.seats)].tolist()],
        "goals": _goals(view, odds.tolist()),
    }


def _rounded(chance: float) -> float:
    if chance in (0.0, 1.0):
        return chance
    return min(max(round(chance, _DECIMALS), _LEAST), 1 - _LEAST)


def _goals(view: ViewRecord, odds: list[float]) -> list[DarkCaveGoalOdds]:
    table = to_python(view)
    goals = slice(FIRST_GOAL_SLOT, FIRST_GOAL_SLOT + GOALS)
    return [
        {"x": table.board.x[cell], "y": table.board.y[cell], "exit": round(chance, _DECIMALS)}
        for cell, face_down, chance in zip(
            table.cell[goals], table.face_down[goals], odds, strict=True
        )
        if face_down
    ]
