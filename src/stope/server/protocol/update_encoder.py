"""Updates as text, assembled from parts that many subscribers share.

The public part of a table is encoded once for all subscribers, and each view once for all that see
the same. ``updates.News`` declares the message.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from pydantic_core import to_json

from stope.server.protocol.updates import TableInfo
from stope.server.protocol.view_models import heard_json, views_for
from stope.tables.table import Table, Update


class UpdateEncoder:
    """The encoded state of a table at one moment, for messages to any subscriber."""

    def __init__(self, table: Table, info: TableInfo) -> None:
        self._table = table
        self._info = to_json(info).decode()
        self._views: dict[tuple[int, ...], str] = {}

    def update(
        self,
        person: str | None,
        muted: Collection[str],
        happened: Sequence[tuple[int, Update]],
        *,
        heard: int,
        fresh: bool,
    ) -> str:
        """Return the update for a person: new entries with their numbers, and the current state."""
        told = [
            encode_update(self._table, number, update, person, muted) for number, update in happened
        ]
        return self.put_together(person, told, heard=heard, fresh=fresh)

    def put_together(
        self, person: str | None, told: Sequence[str], *, heard: int, fresh: bool
    ) -> str:
        """Return the update for a person, from entries that are encoded already."""
        views = self._views_of(tuple(self._table.seats_of(person)))
        return (
            f'{{"type":"news","heard":{heard},"fresh":{"true" if fresh else "false"},'
            f'"happened":[{",".join(told)}],"table":{self._info},"views":{views}}}'
        )

    def _views_of(self, seats: tuple[int, ...]) -> str:
        written = self._views.get(seats)
        if written is None:
            written = self._views[seats] = _list(views_for(self._table, seats))
        return written


def encode_update(
    table: Table, number: int, update: Update, person: str | None, muted: Collection[str]
) -> str:
    """Return one log entry as a person hears it, encoded."""
    return to_json(heard_json(table, number, update, person, muted)).decode()


def _list(parts: Iterable[Any]) -> str:
    return f"[{','.join(to_json(part).decode() for part in parts)}]"
