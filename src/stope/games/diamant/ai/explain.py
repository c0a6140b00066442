"""Explain a decision to go on or to leave by numbers that every player can count."""

from stope.engine.records import Evidence, ViewRecord
from stope.games.diamant.ai.odds import odds
from stope.games.diamant.moves import MoveKind
from stope.games.diamant.state import CAVES, Chests
from stope.games.spec import Explanation


def explain(view: ViewRecord, seat: int, move: int, _evidence: Evidence) -> Explanation:
    """Return a reason for a seat to go on or to leave."""
    counted = odds(view)
    danger = {name: counted[name] for name in ("deadly", "pile", "bag")}
    if move == MoveKind.LEAVE:
        best = _best_other_chest(view, seat)
        points = int(view.chest[seat]) + counted["bag"]
        if view.cave == CAVES - 1 and view.chests == Chests.OPEN and points > best:
            return Explanation("diamant-hint-leave-ahead", {"points": points, "best": best})
        return Explanation("diamant-hint-leave", {**danger, "lying": counted["lying"]})
    mean = round(counted["mean_share"], 1)
    if counted["deadly"] == 0:
        return Explanation("diamant-hint-go-on-safe", {"mean": mean})
    return Explanation("diamant-hint-go-on", {**danger, "mean": mean})


def _best_other_chest(view: ViewRecord, seat: int) -> int:
    """Return the points in the fullest chest of the other players."""
    return max(int(view.chest[other]) for other in range(view.seats) if other != seat)
