"""The test whether a card matches its neighbours: open meets open, and closed meets closed."""

from stope.engine.jit import compiled
from stope.engine.records import Record


@compiled
def fits(board: Record, cell: int, open_sides: int) -> bool:
    """DU-21, DC-22: return whether a card with these open sides matches the neighbours of a cell.

    Only face-up neighbours count.
    """
    return (open_sides & board.faced[cell]) == board.faced_open[cell]
