"""Verification of records: replaying a record, and reporting the proof of its shuffle."""

from stope.games.codecs import Json
from stope.locales import say
from stope.match import Match, replay
from stope.match_record import compares_state
from stope.narration import name_list
from stope.tables.fairness import verify


def replayed(record: object) -> Match:
    """Replay a record and return its match; check the proof of the shuffle if there is one."""
    has_proof = isinstance(record, dict) and "fairness" in record
    return verify(record) if has_proof else replay(record)


def state_lines(record: Json) -> list[str]:
    """Return a line that says that the final state of a record could not be compared.

    Return no line if the state was compared, or if the record has no final state.
    """
    if record["state"] is None or compares_state(record):
        return []
    return [say("replay-state-not-compared")]


def proof_lines(record: Json, match: Match) -> list[str]:
    """Return the lines about a verified record: its commitment, its nonces, and the result."""
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


def proof_json(record: Json, match: Match) -> Json:
    """Return the proof of a verified record as JSON; ``result`` is null for an unfinished match."""
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
