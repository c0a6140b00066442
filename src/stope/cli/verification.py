"""Record files: reading records, and reporting what the proof of the shuffle shows."""

import json
from pathlib import Path
from typing import Any

from stope.errors.base import shown
from stope.errors.files import NoFile
from stope.locales import say
from stope.match import Match, replay
from stope.match_record import compares_state
from stope.narration import name_list
from stope.tables.fairness import verify


def read_record(path: Path) -> Any:
    """Return the parsed JSON of a file; refuse a file that cannot be read or parsed."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as problem:
        raise NoFile(given=shown(str(path)), reason=str(problem)) from problem


def replayed(record: Any) -> Match:
    """Return the match of a record, replayed; check the proof of the shuffle if there is one."""
    has_proof = isinstance(record, dict) and "fairness" in record
    return verify(record) if has_proof else replay(record)


def state_lines(record: dict[str, Any]) -> list[str]:
    """Return a remark if a replay could not compare the final state of a record; else no line."""
    if record["state"] is None or compares_state(record):
        return []
    return [say("replay-state-not-compared")]


def proof_lines(record: dict[str, Any], match: Match) -> list[str]:
    """Return the lines about a verified record: the commitment, the nonces, the result."""
    proof = record["fairness"]
    nonces = [
        say("verify-nonce", seat=seat, nonce=nonce)
        for seat, nonce in sorted(proof["nonces"].items())
    ]
    return [
        say("verify-confirmed"),
        say("verify-commitment", commitment=proof["commitment"]),
        *(nonces or [say("verify-no-nonces")]),
        *state_lines(record),
        *_result_lines(match),
    ]


def _result_lines(match: Match) -> list[str]:
    if not match.over:
        return [say("verify-not-over")]
    result = match.result
    reason = say(f"{match.game.name}-reason-{result.reason}")
    lines = [
        say("play-standings", reason=reason),
        *(say("verify-score", seat=seat, points=won) for seat, won in enumerate(result.scores)),
    ]
    if match.seats > 1:
        winners = name_list([str(seat) for seat in result.winners])
        lines.append(say("verify-winners", seats=winners))
    return lines


def proof_json(record: dict[str, Any], match: Match) -> dict[str, Any]:
    """Return the proof of a verified record as JSON; ``result`` is null before the end."""
    result = None
    if match.over:
        ended = match.result
        result = {"scores": ended.scores, "winners": ended.winners, "reason": ended.reason}
    proof = record["fairness"]
    return {
        "game": match.game.name,
        "commitment": proof["commitment"],
        "nonces": proof["nonces"],
        "state_compared": compares_state(record),
        "result": result,
    }
