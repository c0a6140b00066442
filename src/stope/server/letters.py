"""News as text, put together from parts that many listeners hear alike.

What everyone may know of a table is written once for all who hear of a move, and what a seat sees
once for all who see the same. ``wire.News`` says what comes of it.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from pydantic_core import to_json

from stope.server.pictures import heard_json, views_for
from stope.server.wire import TableInfo
from stope.tables.table import News, Table


class Letters:
    """What is told of a table at one moment, to anybody."""

    def __init__(self, table: Table, info: TableInfo) -> None:
        self._table = table
        self._info = to_json(info).decode()
        self._views: dict[tuple[int, ...], str] = {}

    def news(
        self,
        person: str | None,
        muted: Collection[str],
        happened: Sequence[tuple[int, News]],
        *,
        heard: int,
        fresh: bool,
    ) -> str:
        """Return what a person is told: what happened, numbered, and how things stand now."""
        told = _list(
            heard_json(self._table, number, news, person, muted) for number, news in happened
        )
        views = self._views_of(tuple(self._table.seats_of(person)))
        return (
            f'{{"type":"news","heard":{heard},"fresh":{"true" if fresh else "false"},'
            f'"happened":{told},"table":{self._info},"views":{views}}}'
        )

    def _views_of(self, seats: tuple[int, ...]) -> str:
        written = self._views.get(seats)
        if written is None:
            written = self._views[seats] = _list(views_for(self._table, seats))
        return written


def _list(parts: Iterable[Any]) -> str:
    return f"[{','.join(to_json(part).decode() for part in parts)}]"
