"""Rule functions of games whose bots draw no conclusions from decisions: no evidence, no prior."""

from stope.engine.jit import compiled
from stope.engine.records import Evidence, GameRecord, Prior, ViewRecord


@compiled
def update_evidence(_s: GameRecord, _seat: int, _move: int, _evidence: Evidence) -> None:
    """Leave the evidence as it is."""


@compiled
def write_prior(_view: ViewRecord, _seat: int, _evidence: Evidence, _prior: Prior) -> None:
    """Leave the prior blank: all values of hidden facts are equally likely."""
