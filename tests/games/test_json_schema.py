"""The types of a game's JSON, made from the classes of its moves and events."""

import typing
from enum import IntEnum

from stope.engine.bitfields import fields
from stope.games.codecs import Event, Move, Seats, declare_event, declare_move
from stope.games.json_schema import json_types


class Kind(IntEnum):
    DIG = 0
    REST = 1


class Rock(IntEnum):
    GRANITE = 0
    ROCK_SALT = 1


@declare_move(Kind.DIG, fields(x=4, rock=1))
class Dig(Move):
    """Dig in a rock."""

    x: int
    rock: Rock


@declare_move(Kind.REST)
class Rest(Move):
    """Do nothing."""


@declare_event(Kind.REST)
class Rested(Event):
    """Some seats rested."""

    seats: Seats


class MineView(typing.TypedDict):
    """A view of the mine."""

    depth: int


def view() -> MineView:
    raise NotImplementedError


MINE = json_types("salt_mine", view, (Dig, Rest), (Rested,))


def test_the_type_of_views_is_what_the_function_returns():
    assert MINE.view is MineView


def test_each_move_is_a_type_that_is_told_apart_by_its_key():
    assert MINE.move.__name__ == "SaltMineMove"
    dig, rest = MINE.move.__value__.__args__
    assert (dig.__name__, dig.__doc__) == ("Dig", "Dig in a rock.")
    hints = typing.get_type_hints(dig)
    assert hints["move"] == typing.Literal["dig"]
    assert hints["x"] is int
    assert typing.get_type_hints(rest) == {"move": typing.Literal["rest"]}


def test_enums_are_written_as_words_and_sets_of_seats_as_lists():
    dig = MINE.move.__value__.__args__[0]
    rock = typing.get_type_hints(dig)["rock"].__value__
    assert rock == typing.Literal["granite", "rock-salt"]
    assert typing.get_type_hints(MINE.event.__value__) == {
        "event": typing.Literal["rested"],
        "seats": list[int],
    }


def test_the_types_of_a_game_are_made_once():
    assert json_types("salt_mine", view, (Dig, Rest), (Rested,)) is MINE
