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

    Some face-up cards have more fields. A card with gold has ``gold``, the amount, and ``marked``,
    the seat for which the gold is marked, or null. A card with a troll has ``bribed``, the seat
    that bribed the troll, or null. A card with a door has ``key``: whether a key lies on the card.
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
    """The view of a seat or, if ``viewer`` is null, of a spectator.

    ``pending`` is the goal that was turned face up and has to be laid, upright or turned, or null.
    ``pile`` and ``aside`` are numbers of cards. ``markers`` and ``keys`` are how many markers and
    keys are left in the stock. ``winners`` is always empty in a solo match.
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
