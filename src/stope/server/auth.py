"""Identity: a person is whoever holds the token, of which only a hash is stored."""

import hashlib
import hmac
import secrets

TOKEN_BYTES = 32
#: Random bytes in the public id of a person.
_ID_BYTES = 9
COOKIE = "stope_token"


def new_token() -> str:
    """Return 256 random bits, as text for a cookie."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_person_id() -> str:
    """Return a random public id for a person."""
    return secrets.token_urlsafe(_ID_BYTES)


def hashed(token: str) -> bytes:
    """Return the hash of a token or an invitation. They are random: no salt is needed."""
    return hashlib.sha256(token.encode()).digest()


def fits(given: str | None, kept: bytes | None) -> bool:
    """Return whether an invitation matches a stored hash, in constant time."""
    return given is not None and kept is not None and hmac.compare_digest(hashed(given), kept)
