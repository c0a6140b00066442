"""The archive of a finished match: data that stays readable whatever the rules become.

It holds the record with the proof of the shuffle, the result, every event with its audience, and
the view of each viewer after each move. All of it is compressed JSON. The views of a viewer are
lines, one for each move, so that one can be read without parsing the others.
"""

import json
import time
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from stope.games.codecs import Json
from stope.games.former_card_names import with_card_names
from stope.match import AddressedEvent, Match, new
from stope.match_record import written_record
from stope.tables.fairness import fair_record, match_key, with_proof
from stope.tables.log_entries import LogRow, Moved, Opened, Started
from stope.tables.ruleset import Ruleset
from stope.tables.undoing import without_undone

#: Viewers beside the seats: spectators, and all seats together.
WATCHING, EVERYONE = "watching", "all"
#: Seconds between two moves while an archive is made, so that running matches come first.
_PAUSE = 0.001


@dataclass(frozen=True, slots=True)
class ArchivedEvent:
    """An event of an archived match, and the viewers that heard it."""

    event: Json
    heard_by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ArchivedMove:
    """A move of an archived match with its seat, time and events; the first one is the start.

    ``deciding`` is the seat that decides next; after the last move, the one that made it.
    """

    seat: int | None
    at: float
    deciding: int
    events: tuple[ArchivedEvent, ...]

    def heard_by(self, viewer: str) -> list[Json]:
        """Return the events that a viewer heard."""
        return [one.event for one in self.events if viewer == EVERYONE or viewer in one.heard_by]


@dataclass(frozen=True, slots=True)
class ArchivedMatch:
    """The part of an archive that is not views.

    ``result`` has at least ``scores``, ``winners`` and ``reason``.
    """

    record: Json
    result: Json
    moves: tuple[ArchivedMove, ...]


@dataclass(frozen=True, slots=True)
class Archive:
    """An archive as it is stored."""

    rules_version: int
    deck: str
    state: str
    match: bytes
    views: Mapping[str, bytes]


def viewer_of(seat: int | None) -> str:
    """Return the name of a viewer, from a seat (None: spectators)."""
    return WATCHING if seat is None else str(seat)


def make_archive(
    opened: Opened, secret: bytes, nonces: Mapping[int, str], rows: Sequence[LogRow]
) -> Archive:
    """Play a match again and return its archive. It takes a while.

    ``rows`` are the whole log of its table, or at least the start and all moves.
    """
    key = match_key(secret, nonces)
    match = new(opened.game, opened.seats, options=opened.options, key=key)
    played = [row for row in without_undone(rows) if isinstance(row.entry, Started | Moved)]
    views: dict[str, list[str]] = {viewer: [] for viewer in _viewers(match)}
    moves: list[ArchivedMove] = []
    for row in played:
        entry, notices = row.entry, match.events
        if isinstance(entry, Moved):
            move = match.game.moves.from_json(entry.move)
            notices = tuple(match.play(entry.seat, move))
        mover = entry.seat if isinstance(entry, Moved) else None
        deciding = match.actors[0] if match.actors else mover or 0
        moves.append(ArchivedMove(mover, row.at, deciding, _archived(match, notices)))
        for viewer, seen in _views(match, deciding).items():
            views[viewer].append(_written(seen))
        time.sleep(_PAUSE)
    record, result = fair_record(match, secret, nonces), asdict(match.result)
    whole = {"record": record, "result": result, "moves": [asdict(move) for move in moves]}
    return Archive(
        rules_version=record["rules_version"],
        deck=record["deck"],
        state=record["state"],
        match=zlib.compress(_written(whole).encode()),
        views={viewer: zlib.compress("\n".join(seen).encode()) for viewer, seen in views.items()},
    )


def broken_off_record(
    ruleset: Ruleset,
    opened: Opened,
    secret: bytes,
    nonces: Mapping[int, str],
    rows: Iterable[LogRow],
) -> Json:
    """Return the record of a match whose rules are no longer in use, with its proof.

    Only those rules could compute the state in which it ended.
    """
    key = match_key(secret, nonces).hex()
    entries = (row.entry for row in without_undone(rows))
    moves: list[object] = [
        [entry.seat, entry.move] for entry in entries if isinstance(entry, Moved)
    ]
    record = written_record(
        game=opened.game,
        rules_version=ruleset.version,
        deck=ruleset.deck,
        start={"seats": opened.seats, "options": dict(opened.options), "key": key},
        moves=moves,
        state=None,
    )
    return with_proof(record, secret, nonces)


def read_match(stored: bytes) -> ArchivedMatch:
    """Return the archived match, without its views."""
    whole = json.loads(zlib.decompress(stored))
    # the events of a match lie beside its record, and name their cards as its moves do
    is_lower_case = whole["record"]["stope"] == 1
    moves = tuple(
        ArchivedMove(
            seat=move["seat"],
            at=move["at"],
            deciding=move["deciding"],
            events=tuple(
                ArchivedEvent(
                    with_card_names(one["event"]) if is_lower_case else one["event"],
                    tuple(one["heard_by"]),
                )
                for one in move["events"]
            ),
        )
        for move in whole["moves"]
    )
    return ArchivedMatch(whole["record"], whole["result"], moves)


def read_view(stored: bytes, move: int) -> Json:
    """Return the view of a viewer after a move."""
    view: Json = json.loads(zlib.decompress(stored).split(b"\n")[move])
    return view


def _viewers(match: Match) -> list[str]:
    return [WATCHING, *(str(seat) for seat in range(match.seats)), EVERYONE]


def _archived(match: Match, notices: Iterable[AddressedEvent]) -> tuple[ArchivedEvent, ...]:
    viewers = (None, *range(match.seats))
    return tuple(
        ArchivedEvent(
            match.game.events.to_json(notice.event),
            tuple(viewer_of(one) for one in viewers if notice.heard_by(one)),
        )
        for notice in notices
    )


def _views(match: Match, deciding: int) -> dict[str, Json]:
    """Return the current view of each viewer.

    The viewer of all seats sees all cards on the table, the hand of the seat that decides, and what
    each player knows.
    """
    seen = {viewer_of(one): match.view(one).to_json() for one in (None, *range(match.seats))}
    own = [seen[str(seat)]["seats"][seat] for seat in range(match.seats)]
    return {**seen, EVERYONE: {**match.open_view(deciding), "seats": own}}


def _written(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
