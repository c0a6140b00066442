"""What the games say about their JSON holds for all JSON that they make."""

import itertools
from typing import Any

import pytest
from pydantic import ConfigDict, TypeAdapter, ValidationError

import stope
from stope.games import GAMES
from tests.support.random_play import hidden, laid_out, legal, played, walk

#: Views cost more than moves, so that only some positions are looked at by everyone.
EVERY = 15

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def strict(declared: Any) -> TypeAdapter[list[Any]]:
    """Return a check by which nothing is converted, left out or added."""
    return TypeAdapter(list[declared], config=ConfigDict(strict=True, extra="forbid"))


def tables(game):
    """Yield every number of seats with every value of the options."""
    values = [[(option.name, value) for value in option.values] for option in game.options]
    for seats, *chosen in itertools.product(game.seats, *values):
        yield seats, dict(chosen)


@every_game
def test_views_moves_and_events_are_as_declared(game):
    views, moves, events = (
        strict(declared)
        for declared in (game.json_types.view, game.json_types.move, game.json_types.event)
    )
    for seed, (seats, options) in enumerate(tables(game)):
        opening = stope.new(game.name, seats, seed, options).events
        events.validate_python([game.events.to_json(notice.event) for notice in opening])
        for step, (state, seat, move) in enumerate(walk(game, seed, seats=seats, options=options)):
            after, entries = played(game, state, seat, move)
            moves.validate_python([game.moves.to_json(game.moves.decode(move))])
            events.validate_python([game.events.to_json(game.events.decode(e)) for e in entries])
            if step % EVERY and game.functions["actors"](after):
                continue
            for viewer in (*range(seats), None):
                views.validate_python([game.view(hidden(game, after, viewer), viewer)])
            codes = legal(game, after, seat)
            moves.validate_python([game.moves.to_json(game.moves.decode(code)) for code in codes])


@every_game
def test_every_kind_of_move_and_event_is_declared(game):
    def words(declared, key):
        kinds = declared.__value__.__args__
        return [kind.__annotations__[key].__args__[0] for kind in kinds]

    assert tuple(words(game.json_types.move, "move")) == game.moves.labels
    assert len(set(words(game.json_types.event, "event"))) == len(game.events.kinds)


@every_game
def test_a_view_that_is_not_as_declared_is_noticed(game):
    views = strict(game.json_types.view)
    view = game.view(hidden(game, laid_out(game, game.seats[0], 1), None), None)
    views.validate_python([view])
    for wrong in (
        {**view, "surprise": 1},
        {**view, "game": "other"},
        {**view, "over": 0},
        {key: value for key, value in view.items() if key != "actors"},
    ):
        with pytest.raises(ValidationError):
            views.validate_python([wrong])
