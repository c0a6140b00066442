"""Rule functions for games whose bots draw no conclusions from the decisions of other players."""

from stope.engine.jit import compiled
from stope.engine.records import Evidence, GameRecord, Prior, ViewRecord


@compiled
def update_evidence(_s: GameRecord, _seat: int, _move: int, _evidence: Evidence) -> None:
    """Do nothing, because these games have no evidence."""


@compiled
def write_prior(_view: ViewRecord, _seat: int, _evidence: Evidence, _prior: Prior) -> None:
    """Leave the prior blank, which means that all values of hidden facts are equally likely."""
