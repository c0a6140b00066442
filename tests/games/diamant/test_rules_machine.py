"""A Hypothesis machine: legal and illegal moves in any order, gems and cards conserved."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import stope
from stope.games.codecs import Move
from tests.support.conservation.diamant import census
from tests.support.positions.diamant import GO_ON, LEAVE


class Stranger(Move):
    """A move of no game."""


class DiamantMachine(RuleBasedStateMachine):
    @initialize(seats=st.integers(3, 8), seed=st.integers(0, 2**64 - 1), hidden=st.booleans())
    def lay_out(self, seats, seed, hidden):
        options = {"chests": "hidden" if hidden else "open"}
        self.match = stope.new("diamant", seats=seats, seed=seed, options=options)
        self.before = census(self.match._state)

    @rule(data=st.data(), move=st.sampled_from([GO_ON, LEAVE]))
    def somebody_decides(self, data, move):
        if self.match.over:
            return
        seat = data.draw(st.sampled_from(self.match.actors))
        events = [notice.event for notice in self.match.play(seat, move)]
        self.before = census(self.match._state, self.before, events)

    @rule(data=st.data(), move=st.sampled_from([GO_ON, LEAVE]))
    def somebody_changes_their_mind(self, data, move):
        committed = [
            seat["seat"] for seat in self.match.view(None).to_json()["seats"] if seat["committed"]
        ]
        if committed:
            self.match.play(data.draw(st.sampled_from(committed)), move)

    @rule()
    def everyone_goes_on(self):
        for seat in self.match.actors:
            events = [notice.event for notice in self.match.play(seat, GO_ON)]
            self.before = census(self.match._state, self.before, events)

    @rule(seat=st.integers(-3, 12), move=st.sampled_from([GO_ON, LEAVE, Stranger()]))
    def somebody_tries_what_is_not_allowed(self, seat, move):
        if 0 <= seat < self.match.seats and type(move) is not Stranger and self.match.moves(seat):
            return
        before, story = self.match.state_bytes(), len(self.match.events)
        with pytest.raises(stope.StopeError, match=r"\S"):
            self.match.play(seat, move)
        assert self.match.state_bytes() == before
        assert len(self.match.events) == story

    @rule()
    def replay(self):
        assert stope.replay(self.match.record()).state_bytes() == self.match.state_bytes()

    @rule()
    def round_trip(self):
        position = self.match.position()
        assert stope.from_position(position).position() == position

    @invariant()
    def only_those_inside_can_move(self):
        if not hasattr(self, "match"):
            return
        inside = {
            seat["seat"] for seat in self.match.view(None).to_json()["seats"] if seat["inside"]
        }
        assert set(self.match.actors) <= inside
        assert {seat for seat in range(self.match.seats) if self.match.moves(seat)} == inside


DiamantMachine.TestCase.settings = settings(max_examples=60, stateful_step_count=40)
TestDiamantMachine = pytest.mark.compiled(DiamantMachine.TestCase)
