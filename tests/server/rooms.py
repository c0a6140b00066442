"""A table to open in a house without a server before it."""

from stope.tables.entries import Opened, Settings
from stope.tables.fairness import commitment

SECRET = bytes(32)


def opened() -> Opened:
    """Return how a table begins that everyone may watch."""
    return Opened(
        game="diamant",
        seats=3,
        options={},
        host="ann",
        settings=Settings(public=True),
        commitment=commitment(SECRET),
    )
