"""Define ``GameSpec``, which holds everything about a game that other layers of Stope use."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path

import numpy as np

from stope.engine import dispatch
from stope.engine.dispatch import RuleFunctions
from stope.engine.records import (
    UNUSED,
    Evidence,
    GameRecord,
    Record,
    RecordType,
    State,
    ViewRecord,
    blank,
)
from stope.engine.weights import Weights
from stope.errors.base import shown
from stope.errors.games import BadOption, BadOptions, BadSeats, UnknownOption
from stope.games.codecs import Event, EventCodec, Json, Move, MoveCodec
from stope.games.deck_file import ReadDeck, cards_digest
from stope.games.json_schema import JsonTypes, json_types
from stope.search.config import SearchConfig
from stope.search.playout import playout_record


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that the host makes before the match. The first value is the default."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The numbered rules of a game, and the numbers of the rules with special meanings.

    ``sections`` maps each section of the rules to the number of its first rule. ``rulings`` are our
    decisions where the booklets are silent or ambiguous. ``options`` are rules that the host of a
    match chooses. ``decks`` are rules that depend on cards, shapes or spaces that no booklet
    prints. ``refusals`` are the rules whose numbers ``why_not`` can return.
    """

    prefix: str
    rules: type[IntEnum]
    sections: Mapping[str, int]
    rulings: frozenset[int]
    options: frozenset[int]
    refusals: tuple[int, ...]
    version: int
    decks: frozenset[int] = frozenset()

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of all rules, in order."""
        return tuple(int(rule) for rule in self.rules)

    def marks(self, number: int) -> dict[str, bool]:
        """Return the marks "ruling", "option" and "deck" of a rule, each true or false."""
        return {
            "ruling": number in self.rulings,
            "option": number in self.options,
            "deck": number in self.decks,
        }

    def rule_id(self, number: int) -> str:
        """Return the id of a rule: ``DI-9``."""
        return f"{self.prefix}-{number}"


@dataclass(frozen=True, slots=True)
class Explanation:
    """A reason for or against a move: the id of a message and its arguments.

    When the text is made, an argument ``seat`` is replaced by ``name``, the name of the player.
    """

    message: str
    values: Mapping[str, float | str] = field(default_factory=dict)


def _as_written(deck: Json) -> Json:
    return deck


@dataclass(frozen=True, slots=True, eq=False)
class GameSpec:
    """A game: its rule functions, its codecs, and everything else that bots and clients need."""

    name: str
    seats: range
    usual_seats: int
    #: The number of the rule that says how many players a match can have.
    seats_rule: int
    rulebook: Rulebook
    options: tuple[Option, ...]
    #: The record type of a state, and the record type of the options for ``setup``.
    state: RecordType
    options_record: RecordType
    #: The tables of the deck file in use.
    deck_tables: Json
    #: Reads and checks any deck file of the game.
    read_deck: Callable[[Path], ReadDeck]
    #: At most this many moves are legal for a seat in any position.
    most_moves: int
    #: The record type of scratch memory for searches over the board.
    workspace: RecordType = field(default=UNUSED, kw_only=True)
    #: The record types of the evidence (what public decisions tell bots) and of the prior of hidden
    #: facts.
    evidence: RecordType = field(default=UNUSED, kw_only=True)
    prior: RecordType = field(default=UNUSED, kw_only=True)
    #: After this many decisions, a match is usually in its middle; benchmarks measure there.
    typical_midgame: int
    moves: MoveCodec
    events: EventCodec
    #: The reasons why a match can end; ``reason`` of an outcome is an index into this tuple.
    reasons: tuple[str, ...]
    #: The names of the scripts that ``scripted_move`` plays.
    scripts: tuple[str, ...]
    search_config: SearchConfig
    #: The numbers with which the game's bots score moves and positions.
    weights: Weights
    #: The functions named in ``stope.engine.dispatch``.
    functions: RuleFunctions
    #: Returns a view as JSON, given the seat (None: a spectator) to which the view belongs. The
    #: return annotation of this function is the type of the game's views in JSON.
    view: Callable[[ViewRecord, int | None], Mapping[str, object]]
    #: Returns, given a view, the probabilities and the counts of cards that follow from the view.
    odds: Callable[[ViewRecord], Json]
    #: Returns a reason for or against a legal move of a seat. The arguments are only a view and the
    #: evidence, so that the reason reveals nothing that the seat does not know.
    explain: Callable[[ViewRecord, int, int, Evidence], Explanation]
    #: These four functions convert a whole state to JSON and back, and to a line of text and back.
    position: Callable[[State], Json]
    from_position: Callable[[object], State]
    position_text: Callable[[State], str]
    read_position_text: Callable[[str], State]
    #: Moves outside the turn order that any seat may make at any time unless a rule forbids it.
    #: Records contain these moves, but ``legal`` does not list them and no bot searches them.
    side_moves: tuple[Move, ...] = ()
    #: Returns the side move with which a bot answers another player's side move, or None if the bot
    #: does not answer. The arguments are the view and the seat of the bot.
    reply: Callable[[ViewRecord, int], Move | None] | None = None
    #: The kinds of moves that a person may undo in a match in which all other players are bots. A
    #: move can be undone as long as all events since the move are of the kinds ``open_events``.
    #: Events of these kinds reveal nothing hidden, except the card that was played.
    undoable: tuple[type[Move], ...] = ()
    open_events: tuple[type[Event], ...] = ()
    #: Returns the decisions that a move makes public; these decisions make up the public history.
    #: The arguments are the seat, the move, and the events of the move that everyone heard. The
    #: field is None if no bot of the game uses the public history.
    public_decisions: Callable[[int, Move, Sequence[Event]], Sequence[tuple[int, Move]]] | None = (
        None
    )
    #: Returns what bots conclude from a view and the evidence, as JSON for clients.
    insights: Callable[[ViewRecord, int | None, Evidence], Mapping[str, object]] | None = None
    #: Returns the tables of a deck with additions that follow from the rules, such as the spaces of
    #: a card, so that clients need not know these rules.
    deck_json: Callable[[Json], Json] = _as_written
    #: The first form of match records whose digest of the final state can be compared. In records
    #: of earlier forms, the digest is of a state with another memory layout.
    state_form: int = 1
    #: Whether seats win and lose in teams, so that a win is not divided among the winners.
    teams: bool = False
    #: The names of all hidden roles. The function ``role`` returns the role of a seat in a state.
    roles: tuple[str, ...] = ()
    role: Callable[[State, int], str] | None = None

    def __post_init__(self) -> None:
        dispatch.register(self.state, self.functions)

    @property
    def playout_record(self) -> np.dtype[np.void]:
        """The record type of a playout of the game."""
        return playout_record(self.most_moves, self.evidence, self.workspace)

    @property
    def module(self) -> str:
        """The name of the Python package with the game: ``dark_cave`` for the game dark-cave."""
        return self.name.replace("-", "_")

    def deck(self) -> Json:
        """Return the tables of the deck file in use, with the additions of ``deck_json``."""
        return self.deck_json(dict(self.deck_tables))

    @property
    def shipped_deck(self) -> Path:
        """The deck file in the package, even if another deck file is in use."""
        return Path(__file__).parent / self.module / "deck.toml"

    @property
    def deck_digest(self) -> str:
        """The sha256 digest of the cards in use. Matches with other cards cannot be replayed."""
        return cards_digest(self.deck_tables)

    @property
    def json_types(self) -> JsonTypes:
        """The types of the game's views, moves and events in JSON."""
        return json_types(self.module, self.view, self.moves.kinds, self.events.kinds)

    def check_seats(self, seats: object) -> int:
        """Return ``seats`` if the game allows this number of seats, else raise ``BadSeats``."""
        if type(seats) is not int or seats not in self.seats:
            raise BadSeats(
                game=self.name,
                given=shown(seats),
                least=self.seats[0],
                most=self.seats[-1],
                rule=self.rulebook.rule_id(self.seats_rule),
            )
        return seats

    def check_options(self, options: Mapping[str, object]) -> dict[str, str]:
        """Return the values of all options; refuse an unknown option or value.

        An option that is not given has its first value.
        """
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
        given = {name: str(value) for name, value in options.items()}
        return {option.name: given.get(option.name, option.values[0]) for option in self.options}

    def encode_options(self, seats: int, options: Mapping[str, object]) -> Record:
        """Check the seats and the options, and return them as the record that ``setup`` takes."""
        chosen = self.check_options(options)
        encoded = blank(self.options_record)[0]
        encoded.seats = self.check_seats(seats)
        for option in self.options:
            setattr(encoded, option.name, option.values.index(chosen[option.name]))
        return encoded

    def decode_options(self, s: GameRecord) -> dict[str, str]:
        """Return the values of the options with which a state was set up."""
        return {option.name: option.values[int(s[option.name])] for option in self.options}
