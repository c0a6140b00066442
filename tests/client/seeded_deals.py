"""The same cards in each run of a test: deals follow from the test's name instead of chance.

The server's secrets and the random keys of its bots come from one seeded generator, and every page
sends the same nonce. So a test cannot fail because of a rare deal. ``STOPE_TEST_DEALS=7`` deals
other cards to all tests.
"""

import os
import random
from collections.abc import Iterator

import pytest

from stope.bots import levels
from stope.tables import fairness

#: Only the nonce of a match has 32 bytes. Whatever else a page draws has to differ after each load.
SEND_THE_SAME_NONCE = """
{
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill(7) : draw(bytes));
}
"""


class SeededBytes:
    """Stands in for the module ``secrets`` where cards are dealt and where bots draw."""

    def __init__(self) -> None:
        self._generator = random.Random()

    def deal_for(self, test: str) -> None:
        """Begin the bytes of a test."""
        self._generator.seed(f"{os.environ.get('STOPE_TEST_DEALS', '')} {test}")

    def token_bytes(self, size: int) -> bytes:
        """Return the next bytes."""
        return self._generator.randbytes(size)


DEALS = SeededBytes()


@pytest.fixture(scope="package", autouse=True)
def seeded_deals() -> Iterator[None]:
    """Deal by the seed of each test as long as tests of this folder run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fairness, "secrets", DEALS)
        patch.setattr(levels, "secrets", DEALS)
        yield
