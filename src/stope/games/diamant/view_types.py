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
    """A hazard card of the path and its position (DI-16). ``lying`` is always 0."""

    hazard: Word[Hazard]
    lying: int
    x: int
    y: int


DiamantPathCard: TypeAlias = DiamantGemCard | DiamantHazardCard


class DiamantCell(TypedDict):
    """The position of a card, as in ``DiamantGemCard``."""

    x: int
    y: int


class DiamantHazardCount(TypedDict):
    """A kind of hazard.

    ``met``: a card of this kind lies on the path. ``in_game``: the number of cards of this kind in
    the game. ``removed``: the number of cards of this kind that have left the game.
    """

    hazard: Word[Hazard]
    met: bool
    in_game: int
    removed: int


class DiamantSeat(TypedDict):
    """A player. ``chest`` is null if its total is not shown to the viewer (DI-15)."""

    seat: int
    inside: bool
    committed: bool
    bag: int
    chest: int | None


class DiamantView(TypedDict):
    """The view of a seat (``viewer`` null: of a spectator).

    ``cave`` counts from 1. ``path`` begins at the entrance; ``ahead`` is the position of its next
    card. ``pile`` is how many cards can still be turned, ``deadly`` how many of these cards would
    end the expedition, ``collapsed_by`` the hazard that has ended it. ``choice`` is the viewer's
    own decision as long as it is hidden from the other players.
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
