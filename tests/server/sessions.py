"""A table to open in a context without a server before it, and who sits at it."""

import json
from typing import TypeVar

from stope.games.codecs import Json
from stope.server.bot_pacing import BotSpeed
from stope.server.protocol.updates import Message
from stope.tables.fairness import commitment
from stope.tables.log_entries import Opened, Settings

SECRET = bytes(32)

Kind = TypeVar("Kind")


class Listener:
    """Somebody at a table who keeps what is told."""

    def __init__(
        self, person: str | None = None, address: str | None = None, table: str = ""
    ) -> None:
        self.person, self.address, self.table = person, address, table
        self.muted: set[str] = set()
        self.bot_speed: BotSpeed = "normal"
        self.told: list[Message | str] = []

    def tell(self, message: Message | str) -> None:
        self.told.append(message)

    @property
    def news(self) -> list[Json]:
        """The news so far."""
        return [json.loads(one) for one in self.told if isinstance(one, str)]

    def last(self, kind: type[Kind]) -> Kind:
        """Return the last message of a kind."""
        return next(one for one in reversed(self.told) if isinstance(one, kind))

    def turn_away(self) -> None:
        raise AssertionError("turned away from a table that everyone may watch")

    def owned_elsewhere(self, address: str | None) -> None:
        raise AssertionError(f"sent to {address} from the owner of the table")

    def table_gone(self) -> None:
        raise AssertionError("the table is gone")

    def removed(self) -> None:
        raise AssertionError("the host has removed this guest")


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
