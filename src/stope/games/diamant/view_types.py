"""The types of a view of Diamant as JSON."""

from typing import Literal, TypeAlias

from typing_extensions import TypedDict

from stope.games.codecs import Word
from stope.games.diamant.cards import Hazard


class DiamantGemCard(TypedDict):
    """A gem card of the path: its value, the gems lying on it, and its position (DI-16)."""

    gems: int
    lying: int
    x: int
    y: int


class DiamantHazardCard(TypedDict):
    """A hazard card of the path and its position (DI-16).

    ``lying``, the number of gems on the card, is always 0.
    """

    hazard: Word[Hazard]
    lying: int
    x: int
    y: int


DiamantPathCard: TypeAlias = DiamantGemCard | DiamantHazardCard


class DiamantCell(TypedDict):
    """The position of the next card of the path (DI-16)."""

    x: int
    y: int


class DiamantHazardCount(TypedDict):
    """The cards of one kind of hazard.

    ``met`` is true if a card of this kind lies on the path. ``in_game`` is the number of cards of
    this kind in the game. ``removed`` is the number of cards of this kind that have left the game.
    """

    hazard: Word[Hazard]
    met: bool
    in_game: int
    removed: int


class DiamantSeat(TypedDict):
    """The facts about a player that the viewer may know.

    ``chest`` is the total in the chest, or null if the viewer may not see this total (DI-15).
    """

    seat: int
    inside: bool
    committed: bool
    bag: int
    chest: int | None


class DiamantView(TypedDict):
    """The view of a seat or, if ``viewer`` is null, of a spectator.

    ``cave`` is the number of the cave, counted from 1. ``path`` begins at the entrance. ``ahead``
    is the position of the next card of the path. ``pile`` is how many cards can still be turned.
    ``deadly`` is how many of these cards would end the expedition. ``collapsed_by`` is the hazard
    that ended the expedition, or null. ``choice`` is the viewer's own decision while other players
    cannot see it, or null.
    """

    game: Literal["diamant"]
    viewer: int | None
    cave: int
    caves: int
    path: list[DiamantPathCard]
    ahead: DiamantCell
    lying: int
    pile: int
    deadly: int
    collapsed_by: Word[Hazard] | None
    hazards: list[DiamantHazardCount]
    seats: list[DiamantSeat]
    actors: list[int]
    choice: Literal["go-on", "leave"] | None
    over: bool
    winners: list[int]
