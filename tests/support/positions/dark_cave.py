"""Tables of the Dark Cave drawn as text, for tests."""

import stope
from stope.games.codecs import Event, Json, Move
from stope.games.dark_cave.moves import Card, Place, Step, Stop
from tests.support.events import Kind
from tests.support.tokens import groups

#: What follows a card that everyone has seen.
SEEN = ":01234567*"
TWO = "clans yellow:loyal blue:loyal"
#: Their dwarves work for yellow, blue, yellow.
THREE = "clans yellow:loyal yellow:saboteur yellow:loyal | spares yellow:saboteur"
#: Their dwarves work for yellow, blue, yellow, blue.
FOUR = "clans yellow:loyal yellow:saboteur yellow:loyal yellow:saboteur"
#: A way on to the east, the west and the north of the start card.
CROSS = "C101@1,0 C101@-1,0 C101@0,-1"
#: A card far from everything, where dwarves can neither move nor be met.
AWAY = "C102@0,5"
#: In the middle of a turn: the card was played, the dwarf may move.
WALKING = "phase steps | drawer 0 | to_draw 1 | steps"


def table(text: str) -> stope.Match:
    """Return a match that stands as drawn."""
    return stope.from_position_text("dark-cave", text)


def walking(text: str, steps: int = 3) -> stope.Match:
    """Return a table where seat 0 has its steps before it."""
    return table(f"{text} | {WALKING} {steps}")


def lay(token: str) -> Place:
    """Return the move that lays a card as a token says: C102@2,1v."""
    card, x, y, turned = groups(r"(\w+)@(-?\d+),(-?\d+)(v?)", token)
    return Place(Card[card], int(x), int(y), bool(turned))


def step(text: str) -> Step:
    """Return the step to a place: 2,1/0."""
    x, y, space = groups(r"(-?\d+),(-?\d+)/(\d)", text)
    return Step(int(x), int(y), int(space))


def act(match: stope.Match, move: Move, seat: int | None = None) -> list[Event]:
    """Let a seat, usually the one to decide, do something; return what happened."""
    mover = match.actors[0] if seat is None else seat
    return [addressed.event for addressed in match.play(mover, move)]


def walk(match: stope.Match, *places: str) -> list[Event]:
    """Let the seat whose turn it is go some steps; return what happened."""
    return [event for place in places for event in act(match, step(place))]


def stop(match: stope.Match) -> list[Event]:
    """End the movement of a dwarf or creature if it is still going on."""
    phase_now = phase(match)
    return act(match, Stop()) if phase_now in ("steps", "creature") else []


def against(match: stope.Match, move: Move, seat: int | None = None) -> str | None:
    """Return the id of the rule against a move of the seat to decide, or None."""
    mover = match.actors[0] if seat is None else seat
    refusal = match.why_not(mover, move)
    if move not in match.game.side_moves:
        assert (move in match.moves(mover)) == (refusal is None)
    return None if refusal is None else refusal.rule


def phase(match: stope.Match) -> str:
    return match.position()["phase"]


def part(match: stope.Match, name: str):
    """Return a part of the position: part(match, "dwarves")."""
    return match.position()[name]


def lies(match: stope.Match) -> set[str]:
    """Return the cards on the table as tokens."""
    return set(match.position()["table"])


def ways(match: stope.Match) -> set[tuple[int, int, int]]:
    """Return where the dwarf of seat 0 can step."""
    return {(move.x, move.y, move.space) for move in match.moves(0) if isinstance(move, Step)}


def supply(match: stope.Match) -> int:
    return match.view(None).to_json()["supply"]


def viewers(match: stope.Match) -> tuple[int | None, ...]:
    """Return all seats, and None for those who only watch."""
    return (*range(match.seats), None)


def seat_of(match: stope.Match, seat: int, viewer: int | None = None) -> Json:
    return match.view(viewer).to_json()["seats"][seat]


def heard(match: stope.Match, *kinds: type[Kind]) -> list[tuple[Kind, list[int | None]]]:
    """Return the events of some kinds so far, each with who heard it (None: a spectator)."""
    return [
        (addressed.event, [viewer for viewer in viewers(match) if addressed.heard_by(viewer)])
        for addressed in match.events
        if isinstance(addressed.event, kinds)
    ]


def place_of_discard(match: stope.Match, token: str) -> int:
    """Return the place of a discard; how many cards were drawn since need not be said."""
    return next(
        place
        for place, found in enumerate(match.position()["discard"])
        if found == token or found.startswith(token + "+")
    )


def finish(match: stope.Match, move: Move) -> list[Event]:
    """Let the active player do something and make no more steps."""
    return act(match, move) + stop(match)
