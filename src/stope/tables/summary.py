"""The summary of a table for lists: its game, status, seats and the end of its log."""

from dataclasses import dataclass

from stope.tables.log_entries import LogRow, Moved
from stope.tables.roster import Roster, TableStatus
from stope.tables.table import Table


@dataclass(frozen=True, slots=True)
class TableSummary:
    """The summary of a table; ``seq`` is the end of its log, ``updated`` its last change.

    ``taken`` of the ``seats`` are not empty. A ``public`` table is listed for everyone.
    ``rules_version`` and ``deck`` (a digest) are those with which its match began, if it did.
    """

    table: str
    game: str
    seats: int
    taken: int
    status: TableStatus
    public: bool
    seq: int
    updated: float
    rules_version: int | None = None
    deck: str | None = None


def table_status(table: Table, roster: Roster | None = None) -> TableStatus:
    """Return whether a table is open, playing, over, or broken off.

    ``roster`` is that of the table after a further row, if one is given.
    """
    roster = roster or table.roster
    if roster.ruleset is None:
        return "open"
    if table.over:
        return "over"
    return "broken-off" if table.outdated or roster.broken_off else "playing"


def summary_of(table: Table, at: float, after: LogRow | None = None) -> TableSummary:
    """Return the summary of a table, as it will be after a row, if one is given.

    Only its moves can tell whether a row ends the match, so that comes with the next summary. The
    time of a move is left out, because it would reveal that somebody has changed their mind.
    """
    roster = table.roster if after is None else table.roster.after(after)
    opened, begun = roster.opened, roster.ruleset
    assert opened is not None
    is_move = after is not None and isinstance(after.entry, Moved)
    return TableSummary(
        table=table.identity,
        game=opened.game,
        seats=opened.seats,
        taken=opened.seats - len(roster.empty_seats),
        status=table_status(table, roster),
        public=opened.settings.public,
        seq=table.seq if after is None else after.seq,
        updated=table.touched_at if is_move else at,
        rules_version=None if begun is None else begun.version,
        deck=None if begun is None else begun.deck,
    )


def members_after(table: Table, row: LogRow) -> set[str] | None:
    """Return the persons who have seats after a row, None if it does not change them."""
    members = table.roster.after(row).members
    return None if members == table.roster.members else members
