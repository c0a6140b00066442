"""``View``: what one seat may know of a match, with its legal moves."""

import functools

import numpy as np

from stope.engine.records import Evidence, GameRecord, ViewRecord, new_evidence
from stope.errors.matches import IllegalMove
from stope.games import GameSpec
from stope.games.codecs import Json, Move, label
from stope.search.public_history import HistoryRecorder, PublicHistory, fold_evidence


class View:
    """What one seat (None: a spectator) may know of a match. Bots get a view and nothing else."""

    def __init__(
        self,
        game: GameSpec,
        seat: int | None,
        record: ViewRecord,
        history: PublicHistory | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        #: the state, in which everything that this seat may not know is blank
        self.record = record
        #: the public history; empty in games whose bots do not use it
        self.history = HistoryRecorder(game.state).history() if history is None else history

    @functools.cached_property
    def evidence(self) -> Evidence:
        """The evidence: what bots learn from the public history."""
        evidence = new_evidence(self.game.evidence)
        if self.history.seats.size:
            fold_evidence(self.history, evidence)
        return evidence

    def moves(self) -> list[Move]:
        """Return the legal moves of this seat."""
        return [] if self.seat is None else list_moves(self.game, self.record, self.seat)

    def why_not(self, move: Move) -> IllegalMove | None:
        """Return the refusal of a move of this seat, or None if the move is legal."""
        assert self.seat is not None
        return find_refusal(self.game, self.record, self.seat, move)

    def odds(self) -> Json:
        """Return the exact odds of the next events as JSON, as far as the view determines them."""
        return self.game.odds(self.record)

    def to_json(self) -> Json:
        """Return the view as JSON for clients; the part ``insights`` has conclusions of bots."""
        view = dict(self.game.view(self.record, self.seat))
        if self.game.insights is not None:
            view["insights"] = self.game.insights(self.record, self.seat, self.evidence)
        return view

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, View)
            and (self.game, self.seat) == (other.game, other.seat)
            and self.record.tobytes() == other.record.tobytes()
            and all(map(np.array_equal, self.history, other.history))
        )

    __hash__ = None  # type: ignore[assignment]


def list_moves(game: GameSpec, record: GameRecord, seat: int) -> list[Move]:
    """Return the legal moves of a seat, given a state or the seat's view of a state."""
    codes = np.zeros(game.most_moves, np.int32)
    count = game.functions["legal"](record, seat, codes)
    return [game.moves.decode(code) for code in codes[:count]]


def find_refusal(game: GameSpec, record: GameRecord, seat: int, move: Move) -> IllegalMove | None:
    """Return the refusal of a move (why it is not allowed), or None if the move is legal."""
    number = int(game.functions["why_not"](record, seat, game.moves.encode(move)))
    if number == 0:
        return None
    return IllegalMove(
        game=game.name,
        rule=game.rulebook.rule_id(number),
        refusal=f"{game.name}-refusal-{number}",
        seat=seat,
        move=label(type(move)),
        allowed=sorted({label(type(legal)) for legal in list_moves(game, record, seat)}),
    )
