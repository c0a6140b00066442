"""What speaks for going on, and what for leaving, in numbers that everyone can count."""

from stope.games.contract import Advice
from stope.games.diamant.heuristics import odds
from stope.games.diamant.moves import Decision
from stope.games.diamant.state import CAVES, Chests
from stope.kernel.records import Record


def advice(view: Record, seat: int, move: int) -> Advice:
    """Return what speaks for a decision of a seat."""
    counted = odds(view)
    danger = {name: counted[name] for name in ("deadly", "pile", "bag")}
    if move == Decision.LEAVE:
        best = _best_other_chest(view, seat)
        points = int(view.chest[seat]) + counted["bag"]
        if view.cave == CAVES - 1 and view.chests == Chests.OPEN and points > best:
            return Advice("diamant-hint-leave-ahead", {"points": points, "best": best})
        return Advice("diamant-hint-leave", {**danger, "lying": counted["lying"]})
    mean = round(counted["mean_share"], 1)
    if counted["deadly"] == 0:
        return Advice("diamant-hint-go-on-safe", {"mean": mean})
    return Advice("diamant-hint-go-on", {**danger, "mean": mean})


def _best_other_chest(view: Record, seat: int) -> int:
    """Return the most points that another player has brought home so far."""
    return max(int(view.chest[other]) for other in range(view.seats) if other != seat)
