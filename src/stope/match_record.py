"""The format of match records: write a record, and check a record before it is replayed."""

import hashlib
import json
import re

from stope.errors.base import shown
from stope.errors.matches import BadRecord, RecordOfOtherVersion
from stope.games import GameSpec, find_game
from stope.games.codecs import Json

#: The version of the record format in which records are written.
RECORD_FORM = 2
#: The versions of the record format that can be read. In version 1, moves name cards in lower case.
_FORMS_READ = (1, RECORD_FORM)
_RECORD_PARTS = {"stope", "game", "rules_version", "deck", "start", "moves", "state", "checksum"}
#: Parts that are missing in old records, which were written before decks had digests.
_LATER_PARTS = {"deck"}


def written_record(
    *,
    game: str,
    rules_version: int,
    deck: str | None,
    start: Json,
    moves: list[object],
    state: str | None,
) -> Json:
    """Return the record of a match, with its checksum, without calling any rules.

    ``deck`` is the digest of the deck, or None if the match began before decks had digests.
    ``state`` is the digest of the final state, or None if this digest is not known, because the
    rules of the match are no longer in use.
    """
    body = {
        "stope": RECORD_FORM,
        "game": game,
        "rules_version": rules_version,
        **({} if deck is None else {"deck": deck}),
        "start": start,
        "moves": moves,
        "state": state,
    }
    return {**body, "checksum": checksum(body)}


def check_record(record: object) -> Json:
    """Return the record if its parts, checksum and format version are valid; else refuse it."""
    if not isinstance(record, dict):
        raise BadRecord(field="record", given=shown(record), expected="{...}")
    if not _RECORD_PARTS - _LATER_PARTS <= set(record) <= _RECORD_PARTS:
        odd = sorted(map(str, _RECORD_PARTS ^ set(record)))
        expected = ", ".join(sorted(_RECORD_PARTS))
        raise BadRecord(field=", ".join(odd)[:200], given="-", expected=expected)
    try:
        expected = checksum({name: record[name] for name in record if name != "checksum"})
    except (TypeError, ValueError, RecursionError) as problem:
        raise BadRecord(field="record", given=shown(record), expected="JSON") from problem
    if record["checksum"] != expected:
        raise BadRecord(field="checksum", given=shown(record["checksum"]), expected=shown(expected))
    if type(record["stope"]) is not int or record["stope"] not in _FORMS_READ:
        expected = ", ".join(map(str, _FORMS_READ))
        raise BadRecord(field="stope", given=shown(record["stope"]), expected=expected)
    return record


def compares_state(record: Json) -> bool:
    """Return whether ``replay`` compares the final state with the digest in a record.

    The final state is not compared in two cases: a change of the rules ended the match early, or
    the memory layout of the game's states has changed since the record was written.
    """
    return record["state"] is not None and record["stope"] >= find_game(record["game"]).state_form


def check_version(rules: GameSpec, record: Json) -> None:
    """Refuse a record of a match with other rules or cards than those in use."""
    given, version = record["rules_version"], rules.rulebook.version
    if type(given) is not int or given < 1:
        raise BadRecord(field="rules_version", given=shown(given), expected=str(version))
    deck = record.get("deck", rules.deck_digest)
    if not isinstance(deck, str) or not re.fullmatch("[0-9a-f]{64}", deck):
        raise BadRecord(field="deck", given=shown(deck), expected=rules.deck_digest)
    if given != version:
        raise RecordOfOtherVersion(field="rules_version", given=given, expected=version)
    if deck != rules.deck_digest:
        raise RecordOfOtherVersion(field="deck", given=deck, expected=rules.deck_digest)


def checksum(body: Json) -> str:
    """Return the SHA-256 digest of a record (without a checksum) in the form of canonical JSON."""
    text = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
