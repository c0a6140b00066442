"""Short logs for tests of the store."""

from stope.tables.log_entries import LogRow, Moved
from stope.tables.store.store import Store
from stope.tables.summary import TableSummary

SECRET = bytes(range(32))


def row(
    table: str, seq: int, person: str | None = None, message: str | None = None, **move
) -> LogRow:
    """Return a row whose move says which one it is."""
    entry = Moved(seat=0, move={"kind": "step", "number": seq, **move})
    at = 1_700_000_000.125 + seq
    return LogRow(
        table=table, seq=seq, at=at, rules_version=3, person=person, message=message, entry=entry
    )


def rows(table: str, first: int, last: int) -> list[LogRow]:
    """Return the rows of a piece of a log."""
    return [row(table, seq) for seq in range(first, last + 1)]


def head(table: str, seq: int, **changes) -> TableSummary:
    """Return the head of a table that has come to a number."""
    usual = {"game": "diamant", "seats": 3, "taken": 1, "status": "open", "public": True}
    return TableSummary(**{"table": table, "seq": seq, "updated": float(seq), **usual, **changes})


async def begin(store: Store, *tables: str, members=("ann",)) -> None:
    """Add tables with one row each."""
    for table in tables:
        await store.create(table, SECRET, None, head(table, 1), rows(table, 1, 1), members)


async def numbers(store: Store, table: str) -> list[int]:
    """Return the numbers in the log of a table, which its rows must bear out."""
    log = await store.rows(table)
    assert all(kept == row(table, kept.seq, kept.person, kept.message) for kept in log)
    return [kept.seq for kept in log]
