"""What a game is to everything outside its folder."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from stope.errors import BadOption, BadOptions, BadSeats, UnknownOption, shown
from stope.games.codecs import Event, EventCodec, Json, Move, MoveCodec
from stope.games.json_types import JsonTypes, json_types
from stope.kernel import generic
from stope.kernel.decks import deck_file, read_deck
from stope.kernel.inclination import PLAIN
from stope.kernel.records import Record, blank
from stope.kernel.tree import MOST_WIDTH


@dataclass(frozen=True, slots=True)
class Option:
    """A choice of the host, made before the match. The first value is the default."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The numbered rules: their prefix, their numbers, and which are ours or the host's to choose.

    ``sections`` names each part of the rules and the rule it begins with. ``refusals`` are the
    numbers that ``why_not`` can answer with.
    """

    prefix: str
    numbers: tuple[int, ...]
    sections: Mapping[str, int]
    rulings: frozenset[int]
    options: frozenset[int]
    refusals: tuple[int, ...]
    version: int

    def rule_id(self, number: int) -> str:
        """Return the id of a rule: ``DI-9``."""
        return f"{self.prefix}-{number}"


@dataclass(frozen=True, slots=True)
class Manner:
    """How a search fits a game.

    ``at_once``: seats decide at the same time, so it looks for mixtures of moves. ``open_table``:
    worths and rules of thumb depend on nothing that is hidden, so that imagined players can go by
    the imagined table instead of what each of them would see of it. ``daring``: how
    far seldom tried moves are favoured. ``sharpness``: how sharply imagined players follow what
    looks promising; ``prejudice``: how sharply the search itself does before it knows better.
    After so many decisions (``horizon``) or ``chapters`` the end is foreseen instead of played
    (None: it is played). ``memory``: how many situations are remembered; ``width``: how many moves
    in each, the most promising ones. ``doubt``: how many of 256 other players are supposed to
    follow a rule of thumb instead of thinking, before anything was seen of them.

    The levels of bots: ``at_first_sight`` is how sharply a newcomer and a miner follow what looks
    promising, ``rounds`` how often a foreman and a master imagine how a match goes on, and
    ``rounds_per_move`` how much more often for every move there is to search.
    """

    at_once: bool = False
    open_table: bool = False
    daring: float = 1.0
    sharpness: int = PLAIN
    prejudice: int = PLAIN
    horizon: int | None = None
    chapters: int | None = None
    memory: int = 1 << 13
    width: int = MOST_WIDTH
    doubt: int = 0
    at_first_sight: tuple[int, int] = (PLAIN // 3, PLAIN)
    rounds: tuple[int, int] = (200, 2000)
    rounds_per_move: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class Advice:
    """Why a move may be worth making: the id of a message, and the values it speaks of.

    A value ``seat`` is a player, whom the message calls by ``name``.
    """

    message: str
    values: Mapping[str, float | str] = field(default_factory=dict)


def _as_written(deck: Json) -> Json:
    return deck


def _nothing_told(_event: Event) -> Sequence[tuple[int, Move]]:
    return ()


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """One game: its rule functions and the ways in and out of its record.

    ``middle`` is after how many decisions a match is usually in the middle of things.

    ``habits`` names the rule-of-thumb players that the rule function ``habit`` plays; ``manner``
    is how a search fits the game.
    ``functions`` are the rule functions named in ``stope.kernel.generic``. ``view`` makes a
    JSON-able picture of a hidden record, of the type that it is annotated with; ``position`` and
    ``from_position`` turn a whole record into JSON and back, ``position_text`` and
    ``read_position_text`` into one line of text.
    ``advice`` says what speaks for a legal move of a seat, or against it; it is asked with what
    the seat sees and the number of the move, so it can give away nothing else.
    ``talk`` are moves beside the game that anyone may make when nothing forbids them: they are in
    records, but ``legal`` does not list them and no bot searches them; ``reply`` is what a bot on
    some seat answers to them.

    ``told`` returns the decisions of seats that an event tells everyone, where it is worth
    noticing who plays how. ``tell_deck`` adds to the cards of the deck file what follows for them
    from the rules.

    ``teams`` says that seats win and lose together, so that a win is not divided among them. Where
    seats have ``roles``, ``role`` says which of them a seat has in a whole state.
    """

    name: str
    seats: range
    usual_seats: int
    seats_rule: int
    rulebook: Rulebook
    options: tuple[Option, ...]
    state: np.dtype[Any]
    options_record: np.dtype[Any]
    most_moves: int
    middle: int
    moves: MoveCodec
    events: EventCodec
    reasons: tuple[str, ...]
    habits: tuple[str, ...]
    manner: Manner
    functions: dict[str, Callable[..., Any]]
    view: Callable[[Record, int | None], Mapping[str, Any]]
    odds: Callable[[Record], Json]
    advice: Callable[[Record, int, int], Advice]
    position: Callable[[Record], Json]
    from_position: Callable[[Any], Record]
    position_text: Callable[[Record], str]
    read_position_text: Callable[[str], Record]
    talk: tuple[Move, ...] = ()
    reply: Callable[[Record, int], Move | None] | None = None
    told: Callable[[Event], Sequence[tuple[int, Move]]] = _nothing_told
    tell_deck: Callable[[Json], Json] = _as_written
    teams: bool = False
    roles: tuple[str, ...] = ()
    role: Callable[[Record, int], str] | None = None

    def __post_init__(self) -> None:
        generic.provide(self.state, self.functions)

    @property
    def module(self) -> str:
        """The name of the game's modules: ``dark_cave`` for dark-cave."""
        return self.name.replace("-", "_")

    def deck(self) -> Json:
        """Return the cards, as the game's deck file has them, or the host's own.

        A game may add what follows from its rules, so that who draws a card need not know them.
        """
        written = read_deck(deck_file(self.module, Path(__file__).parent / self.module))
        return self.tell_deck(written)

    @property
    def json_types(self) -> JsonTypes:
        """The types of the game's views, moves and events as JSON, for descriptions and tests."""
        return json_types(self.module, self.view, self.moves.kinds, self.events.kinds)

    def check_seats(self, seats: Any) -> int:
        """Return the number of seats, or refuse it."""
        if type(seats) is not int or seats not in self.seats:
            raise BadSeats(
                game=self.name,
                given=shown(seats),
                least=self.seats[0],
                most=self.seats[-1],
                rule=self.rulebook.rule_id(self.seats_rule),
            )
        return seats

    def check_options(self, options: Mapping[str, Any]) -> dict[str, str]:
        """Return all options with their values, defaults filled in, or refuse them."""
        if not isinstance(options, Mapping):
            raise BadOptions(given=shown(options))
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise UnknownOption(game=self.name, given=shown(name), allowed=", ".join(known))
            if not isinstance(value, str) or value not in known[name].values:
                raise BadOption(
                    option=name, given=shown(value), allowed=", ".join(known[name].values)
                )
        return {option.name: options.get(option.name, option.values[0]) for option in self.options}

    def encode_options(self, seats: int, options: Mapping[str, Any]) -> Record:
        """Return checked seats and options as the record that ``setup`` takes."""
        chosen = self.check_options(options)
        encoded = blank(self.options_record)[0]
        encoded.seats = self.check_seats(seats)
        for option in self.options:
            setattr(encoded, option.name, option.values.index(chosen[option.name]))
        return encoded

    def decode_options(self, s: Record) -> dict[str, str]:
        """Return the options that a state was laid out with."""
        return {option.name: option.values[int(s[option.name])] for option in self.options}
