"""Evidence drawn as words, for tests: `support 0>1:-2` and `nearer 1>4,-4:+3` beside a position."""

from dataclasses import dataclass

from stope import Match, View
from stope.engine.records import Evidence, new_evidence, new_prior
from stope.games.dark_cave import GAME
from tests.support.positions.dark_cave import table


@dataclass
class Judged:
    """A match, and the evidence of its public decisions so far."""

    match: Match
    evidence: Evidence

    def view(self, viewer: int | None) -> View:
        """Return the view of a seat, with this evidence."""
        view = self.match.view(viewer)
        view.evidence = self.evidence
        return view

    def prior(self, viewer: int | None):
        """Return the prior of a seat for samples."""
        prior = new_prior(GAME.prior)
        seat = -1 if viewer is None else viewer
        GAME.functions["write_prior"](self.match.view(viewer).record, seat, self.evidence, prior)
        return prior

    def play(self, move):
        """Play a move of the seat that owes one, and add its evidence."""
        seat = self.match.actors[0]
        state, code = self.match.snapshot(), GAME.moves.encode(move)
        GAME.functions["update_evidence"](state, seat, code, self.evidence)
        self.match.play(seat, move)


def goals(match):
    """Return the places of the four goals, in the order of their slots."""
    state = match.snapshot()
    cells = state.cell[1:5]
    return [(int(state.board.x[cell]), int(state.board.y[cell])) for cell in cells]


def judged(text):
    """Return a drawn match with the evidence that is drawn beside it."""
    parts = [part.strip() for part in text.split("|")]
    drawn = {part.split()[0]: part.split()[1:] for part in parts if part}
    kinds = ("support", "nearer")
    match = table(" | ".join(part for part in parts if part.split()[0] not in kinds))
    evidence = new_evidence(GAME.evidence)
    for word in drawn.get("support", ()):
        pair, _, worth = word.partition(":")
        evidence.support[tuple(map(int, pair.split(">")))] = int(worth)
    for word in drawn.get("nearer", ()):
        seat, place, cards = word.replace(">", ":").split(":")
        goal = goals(match).index(tuple(map(int, place.split(","))))
        evidence.nearer[int(seat), goal] = int(cards)
    return Judged(match, evidence)


def support(evidence):
    """Return how much players supported or harmed each other, as words."""
    return [
        f"{seat}>{other}:{int(evidence.support[seat, other]):+d}"
        for seat in range(8)
        for other in range(8)
        if evidence.support[seat, other]
    ]


def nearer(match, evidence):
    """Return how much nearer dwarves came to goals that their players had looked at, as words."""
    return [
        f"{seat}>{x},{y}:{int(evidence.nearer[seat, goal]):+d}"
        for seat in range(8)
        for goal, (x, y) in enumerate(goals(match))
        if evidence.nearer[seat, goal]
    ]
