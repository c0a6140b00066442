"""What a seat sees of a match of Diamant, as types of its JSON."""

from typing import Literal, TypeAlias

from typing_extensions import TypedDict

from stope.games.codecs import Word
from stope.games.diamant.cards import Hazard


class DiamantGemCard(TypedDict):
    """A gem card of the path: its value, what lies on it, and where it lies (DI-16)."""

    gems: int
    lying: int
    x: int
    y: int


class DiamantHazardCard(TypedDict):
    """A hazard card of the path. Nothing ever lies on it."""

    hazard: Word[Hazard]
    lying: int
    x: int
    y: int


DiamantPathCard: TypeAlias = DiamantGemCard | DiamantHazardCard


class DiamantCell(TypedDict):
    """A place beside the path."""

    x: int
    y: int


class DiamantHazardCount(TypedDict):
    """A hazard: whether it is on the path, and how many of its cards are in the game and out."""

    hazard: Word[Hazard]
    met: bool
    in_game: int
    removed: int


class DiamantSeat(TypedDict):
    """A player. ``chest`` is null where the table does not show it (DI-15)."""

    seat: int
    inside: bool
    committed: bool
    bag: int
    chest: int | None


class DiamantView(TypedDict):
    """The table as a seat (``viewer`` null: who only watches) sees it.

    ``cave`` counts from 1; ``path`` begins at the entrance, and its next card will lie ``ahead``.
    So many cards of the ``pile`` are ``deadly``; ``collapsed_by`` is the hazard that has ended the
    expedition. ``choice`` is what the viewer has decided and the others do not know yet.
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
