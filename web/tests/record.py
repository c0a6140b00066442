"""Records what the server shows in some moments of the Dark Cave, for the tests of the client.

    python -m web.tests.record

Run it when views, moves, events or the deck have changed; a test compares the file with the rules.
"""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import stope
from stope.games import GAMES
from stope.match import AddressedEvent

FILE = Path(__file__).parent / "dark-cave-views.json"
#: Matches that are looked through before giving up.
MATCHES = 200
#: A moment is worth recording with more spaces in reach, and more cards on the table, than these.
_SEVERAL_SPACES, _SOME_CARDS, _MANY_CARDS = 9, 12, 24

Json = dict[str, Any]


def _is_costly(view: Json) -> bool:
    """Return whether ways of several lengths and prices are open to a dwarf."""
    prices = {place["cards"] + place["gold"] for place in view["reach"]}
    return view["phase"] == "steps" and len(view["reach"]) > _SEVERAL_SPACES and len(prices) > 1


#: What is looked for: how many play, and how it is told by what the first seat sees in its turn.
MOMENTS: dict[str, tuple[int, Callable[[Json], bool]]] = {
    "card": (2, lambda view: view["phase"] == "card" and len(view["table"]) > _SOME_CARDS),
    "costly": (4, _is_costly),
    "creature": (4, lambda view: view["phase"] == "creature" and len(view["table"]) > _SOME_CARDS),
    "axe": (2, lambda view: view["phase"] == "axe"),
    "over": (4, lambda view: bool(view["over"]) and len(view["table"]) > _MANY_CARDS),
}


def recorded() -> Json:
    """Return the deck, and of every moment what the first seat sees, may do and has just heard."""
    return {
        "deck": GAMES["dark-cave"].deck(),
        **{name: _find(seats, is_it) for name, (seats, is_it) in MOMENTS.items()},
    }


def _find(seats: int, is_it: Callable[[Json], bool]) -> Json:
    for seed in range(MATCHES):
        match = stope.new("dark-cave", seats=seats, seed=seed)
        chance = random.Random(seed)
        notices: list[AddressedEvent] = []
        while not match.over:
            if 0 in match.actors and is_it(match.view(0).to_json()):
                return _moment(match, notices)
            notices = _play(match, chance)
        if is_it(match.view(0).to_json()):
            return _moment(match, notices)
    raise LookupError("no match has such a moment")


def _play(match: stope.Match, chance: random.Random) -> list[AddressedEvent]:
    """Let somebody who has to decide do anything, and rather lay a card than another thing."""
    seat = match.actors[0]
    moves = match.moves(seat)
    laying = [move for move in moves if type(move).__name__ in {"Place", "Lure", "Equip"}]
    return match.play(seat, chance.choice(laying or moves))


def _moment(match: stope.Match, notices: list[AddressedEvent]) -> Json:
    codec = match.game.moves
    return {
        "seat": 0,
        "view": match.view(0).to_json(),
        "moves": [codec.to_json(move) for move in (match.moves(0) if not match.over else [])],
        "events": [
            match.game.events.to_json(notice.event) for notice in notices if notice.heard_by(0)
        ],
    }


def main() -> None:
    """Write the file."""
    FILE.write_text(json.dumps(recorded(), separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
