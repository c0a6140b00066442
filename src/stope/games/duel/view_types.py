"""The types of a view of the Duel as JSON."""

from typing import TYPE_CHECKING, Literal, NotRequired, TypeAlias

from typing_extensions import TypeAliasType, TypedDict

from stope.games.codecs import Word
from stope.games.duel.cards import (
    FIRST_START,
    HAND_FACES,
    NAMES,
    PATH_FACES,
    UNSEEN_CARD,
    UNSEEN_GOAL,
    Colour,
    Tool,
)
from stope.games.duel.state import Phase

if TYPE_CHECKING:
    DuelHandFace: TypeAlias = str
    DuelTableFace: TypeAlias = str
    DuelDiscardFace: TypeAlias = str
else:
    # cards by the names that the deck file gives them
    DuelHandFace = TypeAliasType("DuelHandFace", Literal[NAMES[:HAND_FACES]])
    DuelTableFace = TypeAliasType(
        "DuelTableFace", Literal[NAMES[:PATH_FACES] + NAMES[FIRST_START : UNSEEN_GOAL + 1]]
    )
    DuelDiscardFace = TypeAliasType(
        "DuelDiscardFace", Literal[(*NAMES[:HAND_FACES], NAMES[UNSEEN_CARD])]
    )


class DuelTableCard(TypedDict):
    """A card on the table: its name, its position, and what lies on it.

    A face-down card has nothing more. One with gold has ``gold`` and the seat that it is ``marked``
    for, one with a troll the seat by whom it is ``bribed``, one with a door whether a ``key`` lies
    on it.
    """

    x: int
    y: int
    card: DuelTableFace
    turned: bool
    face_down: bool
    gold: NotRequired[int]
    marked: NotRequired[int | None]
    bribed: NotRequired[int | None]
    key: NotRequired[bool]


class DuelSeat(TypedDict):
    """The public state of a player. ``cards`` is the number of cards in the hand."""

    seat: int
    colour: Word[Colour]
    cards: int
    gold: int
    gold_cards: list[int]
    sabotaged: list[Word[Tool]]
    debt: int
    sits_out: bool


class DuelView(TypedDict):
    """The view of a seat (``viewer`` null: of a spectator).

    ``pending`` is the goal that was turned up and waits to be laid one way or the other. ``pile``
    and ``aside`` are how many cards are there, ``markers`` and ``keys`` how many are left. A solo
    match never has a winner: the result names a rank.
    """

    game: Literal["duel"]
    viewer: int | None
    round: int
    turn: int
    phase: Word[Phase]
    actors: list[int]
    table: list[DuelTableCard]
    pending: DuelTableCard | None
    hand: list[DuelHandFace]
    seats: list[DuelSeat]
    pile: int
    discard: list[DuelDiscardFace]
    aside: int
    markers: int
    keys: int
    over: bool
    winners: list[int]
