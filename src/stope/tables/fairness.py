"""Shuffles that can be checked: nobody alone decides the cards, neither a player nor the server.

Before anybody sits down the server commits to a secret by its SHA-256. The key of the match mixes
that secret with a number from every person at the table. After the match all of it is published,
and anyone can see that the key follows from it and the cards from the key.
"""

import hashlib
import re
import secrets
from collections.abc import Mapping
from typing import Any

from stope.errors import BadRecord, shown
from stope.match import Match, replay

SECRET_BYTES = 32
#: How many bytes a person adds, at least and at most.
LEAST_NONCE, MOST_NONCE = 16, 64
#: They are written as lower-case hexadecimal digits.
NONCE = re.compile(f"(?:[0-9a-f]{{2}}){{{LEAST_NONCE},{MOST_NONCE}}}")
_LABEL = b"stope match key 1"
_PARTS = {"commitment", "secret", "nonces"}


def new_secret() -> bytes:
    """Return a secret for one match."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """Return what is published before the first card.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(secret).hexdigest()


def match_key(secret: bytes, nonces: Mapping[int, str]) -> bytes:
    """Return the key of a match: the secret and the numbers of all persons, in order of seats."""
    mixed = hashlib.sha256(_LABEL + secret)
    for seat, nonce in sorted(nonces.items()):
        number = bytes.fromhex(nonce)
        # lengths go in, so that no two sets of numbers run together to the same bytes
        mixed.update(bytes([seat, len(number)]) + number)
    return mixed.digest()


def fair_record(match: Match, secret: bytes, nonces: Mapping[int, str]) -> dict[str, Any]:
    """Return the record of a match with all that proves its shuffle."""
    proof = {
        "commitment": commitment(secret),
        "secret": secret.hex(),
        "nonces": {str(seat): nonce for seat, nonce in sorted(nonces.items())},
    }
    return {**match.record(), "fairness": proof}


def verify(record: Any) -> Match:
    """Replay a record with its proof and return the match, or say what does not fit."""
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
    match = replay({name: value for name, value in record.items() if name != "fairness"})
    seats = match.seats
    for seat in nonces:
        if not 0 <= seat < seats:
            raise BadRecord(field="nonces", given=str(seat), expected=f"0..{seats - 1}")
    start, key = record["start"], match_key(secret, nonces).hex()
    if "key" not in start or start["key"] != key:
        raise BadRecord(field="key", given=shown(start.get("key")), expected=key)
    return match


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
