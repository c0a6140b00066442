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

    Face-up cards have more fields: a card with gold has ``gold`` and the seat for which it is
    ``marked``; a card with a troll the seat that has ``bribed`` it; a card with a door a ``key``,
    true if a key lies on it.
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
    """The public facts about a player. ``cards`` is the number of cards in the hand."""

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

    ``pending`` is the goal that was turned face up and has to be laid, upright or turned. ``pile``,
    ``aside``, ``markers`` and ``keys`` are numbers of cards, markers and keys. A solo match never
    has a winner: its result names a rank.
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
