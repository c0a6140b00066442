"""The types of a view of the Dark Cave as JSON."""

from typing import TYPE_CHECKING, Literal, NotRequired, TypeAlias

from typing_extensions import TypeAliasType, TypedDict

from stope.games.codecs import Word
from stope.games.dark_cave.cards import (
    HAND_FACES,
    IS_PATH,
    NAMES,
    START_FACE,
    UNSEEN_CARD,
    UNSEEN_GOAL,
    Character,
    Clan,
    Creature,
    Group,
)
from stope.games.dark_cave.state import Ending, Phase
from stope.games.path_cards.sides import Side

if TYPE_CHECKING:
    DarkCaveHandFace: TypeAlias = str
    DarkCaveTableFace: TypeAlias = str
    DarkCaveDiscardFace: TypeAlias = str
    DarkCaveBack: TypeAlias = str
else:
    # the types of faces list the names that the deck file gives to the cards
    _paths = tuple(name for name, path in zip(NAMES, IS_PATH, strict=True) if path)
    DarkCaveHandFace = TypeAliasType("DarkCaveHandFace", Literal[NAMES[:HAND_FACES]])
    DarkCaveTableFace = TypeAliasType(
        "DarkCaveTableFace", Literal[_paths + NAMES[START_FACE:UNSEEN_GOAL]]
    )
    DarkCaveDiscardFace = TypeAliasType(
        "DarkCaveDiscardFace", Literal[NAMES[:HAND_FACES] + NAMES[UNSEEN_CARD:]]
    )
    DarkCaveBack = TypeAliasType("DarkCaveBack", Literal[tuple(group.name for group in Group)])


class DarkCaveSpot(TypedDict):
    """A spot: the position of a card, and a space of that card."""

    x: int
    y: int
    space: int


class DarkCaveReach(DarkCaveSpot):
    """A spot that the viewer's dwarf can reach, with the number of steps and the cost.

    ``cards`` and ``gold`` are the tolls of the path. ``way`` has the spots of the path in order;
    the last one is the spot itself. ``fight`` is true if a creature stands on the spot.
    """

    steps: int
    cards: int
    gold: int
    fight: bool
    way: list[DarkCaveSpot]


class DarkCaveBeast(DarkCaveSpot):
    """A creature on the board, and the seat that the creature belongs to."""

    creature: Word[Creature]
    owner: int


class DarkCaveTableCard(TypedDict):
    """A card on the table; ``card`` is null for a goal that the viewer has not seen.

    If the card lies face up, ``spaces`` is the number of its spaces, and ``gold`` the gold on it.
    """

    x: int
    y: int
    card: DarkCaveTableFace | None
    turned: bool
    face_down: bool
    spaces: NotRequired[int]
    gold: NotRequired[int]


class DarkCaveGoalOdds(TypedDict):
    """A goal that lies face down, and the probability for the viewer that it is the exit."""

    x: int
    y: int
    exit: float


class DarkCaveInsights(TypedDict):
    """The viewer's conclusions from its view and from the public decisions of all players.

    ``loyal`` has for each seat the probability that its dwarf works for its own clan. The values 0
    and 1 mean certainty.
    """

    loyal: list[float]
    goals: list[DarkCaveGoalOdds]


class DarkCaveWeb(TypedDict):
    """A spiderweb on a side of a card."""

    x: int
    y: int
    side: Word[Side]
    level: int
    owner: int


class DarkCaveMemory(TypedDict):
    """A hand that the viewer gave away in a swap: its cards, and the player who holds it now.

    ``left_since`` is the number of cards that have left the hand unseen since the swap.
    """

    holder: int | None
    cards: list[DarkCaveHandFace]
    left_since: int


class DarkCaveSpare(TypedDict):
    """A clan card that was set aside.

    ``character`` is null if the viewer does not know the character.
    """

    clan: Word[Clan]
    character: Word[Character] | None


class DarkCaveSeat(TypedDict):
    """A player as the viewer sees the player.

    ``works_for`` is the clan that the player works for, or null if the viewer cannot be sure.
    ``cards`` are the backs of the hand. ``dwarf`` is null once the dwarf has left the cave.
    """

    seat: int
    clan: Word[Clan]
    character: Word[Character] | None
    works_for: Word[Clan] | None
    revealed: bool
    cards: list[DarkCaveBack]
    gold: int
    dwarf: DarkCaveSpot | None
    out: bool
    lying: bool
    boots: bool
    axes: int
    agreed: bool


class DarkCaveView(TypedDict):
    """The view of the seat ``viewer`` as JSON, or the view of a spectator if ``viewer`` is null.

    ``steps`` is the number of steps left to the dwarf, or to the creature ``walker`` if a creature
    walks. ``pending`` is the goal that was turned up and waits to be laid, upright or turned.
    ``pile`` has the backs of the cards in the draw pile, the next card first. Views with all cards
    open have no ``insights``.
    """

    game: Literal["dark-cave"]
    viewer: int | None
    turn: int
    phase: Word[Phase]
    actors: list[int]
    steps: int
    table: list[DarkCaveTableCard]
    pending: DarkCaveTableCard | None
    webs: list[DarkCaveWeb]
    creatures: list[DarkCaveBeast]
    walker: Word[Creature] | None
    attackers: list[Word[Creature]]
    hand: list[DarkCaveHandFace]
    memories: list[DarkCaveMemory]
    reach: list[DarkCaveReach]
    seats: list[DarkCaveSeat]
    spares: list[DarkCaveSpare]
    pile: list[DarkCaveBack]
    discard: list[DarkCaveDiscardFace]
    supply: int
    first_out: int | None
    over: bool
    ending: Word[Ending] | None
    winners: list[int]
    works_for: Word[Clan] | None
    insights: NotRequired[DarkCaveInsights]
