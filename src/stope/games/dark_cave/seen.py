"""What a seat sees of the Dark Cave, as types of its JSON."""

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
from stope.kernel.sides import Side

if TYPE_CHECKING:
    DarkCaveHandFace: TypeAlias = str
    DarkCaveTableFace: TypeAlias = str
    DarkCaveDiscardFace: TypeAlias = str
    DarkCaveBack: TypeAlias = str
else:
    # cards by the names that the deck file gives them
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
    """A place to stand on: a card and a space of it."""

    x: int
    y: int
    space: int


class DarkCaveReach(DarkCaveSpot):
    """A place that the viewer's dwarf gets to: in how many steps, and what that costs.

    ``way`` are the places of these steps, one after the other; the last one is the place itself.
    ``fight``: a creature waits there.
    """

    steps: int
    cards: int
    gold: int
    fight: bool
    way: list[DarkCaveSpot]


class DarkCaveBeast(DarkCaveSpot):
    """A creature in the network, and the seat that it obeys."""

    creature: Word[Creature]
    owner: int


class DarkCaveTableCard(TypedDict):
    """A card on the table. ``card`` is null for a goal that the viewer has not seen.

    A card that lies face up also tells how many ``spaces`` it has and the ``gold`` on it.
    """

    x: int
    y: int
    card: DarkCaveTableFace | None
    turned: bool
    face_down: bool
    spaces: NotRequired[int]
    gold: NotRequired[int]


class DarkCaveGoalOdds(TypedDict):
    """A goal that lies face down, and how probably it is the exit, as the viewer has to think."""

    x: int
    y: int
    exit: float


class DarkCaveWeb(TypedDict):
    """A spiderweb on a side of a card."""

    x: int
    y: int
    side: Word[Side]
    level: int
    owner: int


class DarkCaveMemory(TypedDict):
    """A hand that the viewer gave away: its cards, its holder, how many may have left it since."""

    holder: int | None
    cards: list[DarkCaveHandFace]
    left_since: int


class DarkCaveSpare(TypedDict):
    """A clan card that was set aside; its character, if the viewer knows it."""

    clan: Word[Clan]
    character: Word[Character] | None


class DarkCaveSeat(TypedDict):
    """What the viewer sees of a player, and how probably the player works for its own clan.

    ``works_for`` is the clan that it works for, if the viewer can be sure. ``cards`` are the backs
    of the hand. ``dwarf`` is null once it has left the cave.
    """

    seat: int
    clan: Word[Clan]
    character: Word[Character] | None
    loyal: float
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
    """The table as a seat (``viewer`` null: who only watches) sees it.

    ``steps`` are those left of the dwarf or of the creature that walks (``walker``). ``pending`` is
    the goal that was turned up and waits to be laid one way or the other. ``pile`` has the backs of
    its cards, the next one first.
    """

    game: Literal["dark-cave"]
    viewer: int | None
    turn: int
    phase: Word[Phase]
    actors: list[int]
    steps: int
    table: list[DarkCaveTableCard]
    goals: list[DarkCaveGoalOdds]
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
