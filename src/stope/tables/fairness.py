"""The verifiable shuffle: no single player decides the cards, and neither does the server.

Before anybody sits down the server commits to a secret by its SHA-256. The key of the match mixes
that secret with a nonce from every person at the table. After the match all of it is published, and
anyone can check that the key follows from it and the cards from the key.
"""

import hashlib
import re
import secrets
from collections.abc import Mapping
from typing import Any

from stope.errors.base import shown
from stope.errors.matches import BadRecord, RecordOfOtherVersion
from stope.match import Match, replay

SECRET_BYTES = 32
#: The least and the most bytes of a person's nonce.
LEAST_NONCE, MOST_NONCE = 16, 64
#: Nonces are written as lower-case hexadecimal digits.
NONCE = re.compile(f"(?:[0-9a-f]{{2}}){{{LEAST_NONCE},{MOST_NONCE}}}")
_LABEL = b"stope match key 1"
_PARTS = {"commitment", "secret", "nonces"}


def new_secret() -> bytes:
    """Return a secret for one match."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """Return the commitment to a secret, which is published before the first card.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(secret).hexdigest()


def match_key(secret: bytes, nonces: Mapping[int, str]) -> bytes:
    """Return the key of a match: a digest of the secret and all nonces, in order of seats."""
    mixed = hashlib.sha256(_LABEL + secret)
    for seat, nonce in sorted(nonces.items()):
        number = bytes.fromhex(nonce)
        # lengths go in, so that different nonces never yield the same bytes
        mixed.update(bytes([seat, len(number)]) + number)
    return mixed.digest()


def fair_record(match: Match, secret: bytes, nonces: Mapping[int, str]) -> dict[str, Any]:
    """Return the record of a match with the proof of its shuffle."""
    return with_proof(match.record(), secret, nonces)


def with_proof(
    record: Mapping[str, Any], secret: bytes, nonces: Mapping[int, str]
) -> dict[str, Any]:
    """Return a record with the proof of its shuffle added."""
    proof = {
        "commitment": commitment(secret),
        "secret": secret.hex(),
        "nonces": {str(seat): nonce for seat, nonce in sorted(nonces.items())},
    }
    return {**record, "fairness": proof}


def verify(record: Any) -> Match:
    """Replay a record with its proof and return the match, or refuse what does not fit.

    ``RecordOfOtherVersion``: the proof fits, but other rules or cards are needed to replay it.
    """
    if not isinstance(record, dict) or not isinstance(record.get("fairness"), dict):
        raise BadRecord(field="fairness", given="-", expected=", ".join(sorted(_PARTS)))
    proof = record["fairness"]
    if set(proof) != _PARTS:
        given = ", ".join(sorted(map(str, proof)))
        raise BadRecord(field="fairness", given=shown(given), expected=", ".join(sorted(_PARTS)))
    secret, nonces = _secret(proof["secret"]), _nonces(proof["nonces"])
    if proof["commitment"] != commitment(secret):
        raise BadRecord(
            field="commitment", given=shown(proof["commitment"]), expected=commitment(secret)
        )
    try:
        match = replay({name: part for name, part in record.items() if name != "fairness"})
    except RecordOfOtherVersion:
        # the origin of the key can be checked by any version
        _check_key(record["start"], secret, nonces)
        raise
    _check_key(record["start"], secret, nonces)
    return match


def _check_key(start: Any, secret: bytes, nonces: Mapping[int, str]) -> None:
    """Refuse a start whose key does not follow from the secret and the nonces."""
    given = start if isinstance(start, dict) else {}
    seats = given.get("seats")
    for seat in nonces:
        if isinstance(seats, int) and seat >= seats:
            raise BadRecord(field="nonces", given=str(seat), expected=f"0..{seats - 1}")
    key = match_key(secret, nonces).hex()
    if given.get("key") != key:
        raise BadRecord(field="key", given=shown(given.get("key")), expected=key)


def _secret(given: Any) -> bytes:
    if not isinstance(given, str) or not re.fullmatch(f"[0-9a-f]{{{2 * SECRET_BYTES}}}", given):
        raise BadRecord(field="secret", given=shown(given), expected=f"{SECRET_BYTES} bytes")
    return bytes.fromhex(given)


def _nonces(given: Any) -> dict[int, str]:
    if not isinstance(given, dict):
        raise BadRecord(field="nonces", given=shown(given), expected="{...}")
    nonces = {}
    for seat, nonce in given.items():
        if not isinstance(seat, str) or not re.fullmatch("[0-9]", seat):
            raise BadRecord(field="nonces", given=shown(seat), expected="0..7")
        if not isinstance(nonce, str) or not NONCE.fullmatch(nonce):
            expected = f"{LEAST_NONCE}..{MOST_NONCE} bytes"
            raise BadRecord(field=f"nonces[{seat}]", given=shown(nonce), expected=expected)
        nonces[int(seat)] = nonce
    return nonces
