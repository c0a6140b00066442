"""Records in files: reading them, and saying what was proved about their shuffle."""

import json
from pathlib import Path
from typing import Any

from stope.errors import NoFile, shown
from stope.locales import say
from stope.match import Match, replay
from stope.narration import name_list
from stope.tables.fairness import verify


def read_record(path: Path) -> Any:
    """Return what a file of JSON holds, or refuse the file."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as problem:
        raise NoFile(given=shown(str(path)), reason=str(problem)) from problem


def replayed(record: Any) -> Match:
    """Play a record again, and check the proof of its shuffle if there is one in it."""
    has_proof = isinstance(record, dict) and "fairness" in record
    return verify(record) if has_proof else replay(record)


def proof_lines(record: dict[str, Any], match: Match) -> list[str]:
    """Return what a verified record proves: what was promised, who added what, how it ended."""
    proof = record["fairness"]
    nonces = [
        say("verify-nonce", seat=seat, nonce=nonce)
        for seat, nonce in sorted(proof["nonces"].items())
    ]
    return [
        say("verify-confirmed"),
        say("verify-commitment", commitment=proof["commitment"]),
        *(nonces or [say("verify-no-nonces")]),
        *_result_lines(match),
    ]


def _result_lines(match: Match) -> list[str]:
    if not match.over:
        return [say("verify-not-over")]
    result = match.result
    reason = say(f"{match.game.name}-reason-{result.reason}")
    return [
        say("play-standings", reason=reason),
        *(say("verify-score", seat=seat, points=won) for seat, won in enumerate(result.scores)),
        say("verify-winners", seats=name_list([str(seat) for seat in result.winners])),
    ]


def proof_json(record: dict[str, Any], match: Match) -> dict[str, Any]:
    """Return what a verified record proves, for a script; the result is None before the end."""
    result = None
    if match.over:
        ended = match.result
        result = {"scores": ended.scores, "winners": ended.winners, "reason": ended.reason}
    proof = record["fairness"]
    return {
        "game": match.game.name,
        "commitment": proof["commitment"],
        "nonces": proof["nonces"],
        "result": result,
    }
