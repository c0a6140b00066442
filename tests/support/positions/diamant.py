"""Tables of Diamant drawn as text, for tests."""

import stope
from stope.games.codecs import Event
from stope.games.diamant.moves import GoOn, Leave
from stope.match import AddressedEvent

GO_ON, LEAVE = GoOn(), Leave()


def table(text: str) -> stope.Match:
    """Return a match that stands as drawn."""
    return stope.from_position_text("diamant", text)


def decide(match: stope.Match, choices: str) -> list[Event]:
    """Let the seats inside decide in order, a letter each: g goes on, l leaves."""
    inside = [seat["seat"] for seat in match.view(None).to_json()["seats"] if seat["inside"]]
    played: list[AddressedEvent] = []
    for seat, letter in zip(inside, choices, strict=True):
        played += match.play(seat, LEAVE if letter == "l" else GO_ON)
    return [addressed.event for addressed in played]


def chests(match: stope.Match) -> list[int]:
    return [seat["chest"] for seat in match.position()["seats"]]


def bags(match: stope.Match) -> list[int]:
    return [seat["bag"] for seat in match.view(None).to_json()["seats"]]


def lying(match: stope.Match) -> list[int]:
    return match.position()["lying"]
