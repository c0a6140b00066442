"""All writes to the database, each as one function to run inside a transaction.

They run on SQLite and PostgreSQL alike. Appends to one table are serialized by its row in
``tables``: a transaction that has changed that row knows the end of the log until it ends.
"""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from stope.tables.log_entries import LogRow, entry_json
from stope.tables.store.notifications import notify_owing
from stope.tables.store.schema import LOG, MEMBERS, MUTES, PERSONS, SIGHTINGS, TABLES
from stope.tables.summary import TableSummary

# Statements of an append are built once: building them takes longer than running them.

#: Finds the log number of a person's request at a table.
FIND_MESSAGE = select(LOG.c.seq).where(
    LOG.c.table_id == bindparam("of_table"),
    LOG.c.message == bindparam("message"),
    LOG.c.person.is_not_distinct_from(bindparam("person")),
)
_EXTEND = update(TABLES).where(
    TABLES.c.id == bindparam("of_table"),
    TABLES.c.seq == bindparam("end"),
    TABLES.c.owner.is_not_distinct_from(bindparam("writer")),
)
_ADD_ROWS = insert(LOG)
_OWE = (
    update(MEMBERS)
    .where(
        MEMBERS.c.table_id == bindparam("of_table"),
        MEMBERS.c.person_id == bindparam("of_person"),
        select(TABLES.c.owed_at).where(TABLES.c.id == bindparam("of_table")).scalar_subquery()
        <= bindparam("at_seq"),
    )
    .values(owes=bindparam("now_owes"))
)
_OWED_AT = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"), TABLES.c.owed_at < bindparam("at_seq"))
    .values(owed_at=bindparam("at_seq"))
)


def _latest_sighting(kind: Any) -> Any:
    sighting = kind.insert(SIGHTINGS)
    return sighting.on_conflict_do_update(
        index_elements=[SIGHTINGS.c.table_id, SIGHTINGS.c.person_id],
        set_={"at": sighting.excluded.at, "until": sighting.excluded.until},
        where=SIGHTINGS.c.at <= sighting.excluded.at,
    )


_ATTEND = {kind.dialect.name: _latest_sighting(kind) for kind in (postgresql, sqlite)}


class SeqTaken(Exception):
    """Another process has written this log number first."""


class MessageDone(Exception):
    """The person's request is in the log already, as number ``seq``."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class LogBehind(Exception):
    """The log ends before the row that this one follows: the database is older than the reader."""


class LeaseLost(Exception):
    """Another process owns the table now, or none: this one may not write to its log."""


class IdentityTaken(Exception):
    """A table or person with this id, or this token, exists already."""


class NotThere(LookupError):
    """There is no table or person with this id."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person with a token. The name is what others see."""

    id: str
    name: str
    language: str


@dataclass(frozen=True, slots=True)
class TableKeys:
    """The secrets of a table: its part of the key, and the hash of the invitation."""

    secret: bytes
    join_hash: bytes | None

    def __repr__(self) -> str:
        return "TableKeys(...)"


@dataclass(frozen=True, slots=True)
class Owing:
    """Whether each person at a table owes a decision after number ``seq`` of its log."""

    table: str
    seq: int
    owes: Mapping[str, bool]


def add_person(connection: Connection, person: Person, token_hash: bytes) -> None:
    """Add a person, unless the id or the token is in use."""
    values = {**asdict(person), "token_hash": token_hash}
    added = connection.execute(_insert(connection, PERSONS).values(values).on_conflict_do_nothing())
    if not added.rowcount:
        raise IdentityTaken(person.id)


def rename(connection: Connection, person_id: str, name: str, language: str) -> None:
    """Change a person's name and language."""
    renamed = connection.execute(
        update(PERSONS).where(PERSONS.c.id == person_id).values(name=name, language=language)
    )
    if not renamed.rowcount:
        raise NotThere(person_id)


def create(
    connection: Connection,
    keys: TableKeys,
    head: TableSummary,
    rows: Sequence[LogRow],
    members: Collection[str],
    owner: str | None,
) -> None:
    """Add a table with the beginning of its log."""
    _check_rows(head, rows)
    if rows[0].seq != 1:
        raise ValueError(f"a log that begins with {rows[0].seq}")
    values = {
        **_head_values(head),
        "id": head.table,
        "secret": keys.secret,
        "join_hash": keys.join_hash,
        "owner": owner,
    }
    added = connection.execute(_insert(connection, TABLES).values(values).on_conflict_do_nothing())
    if not added.rowcount:
        raise IdentityTaken(head.table)
    _write_log(connection, rows)
    _seat(connection, head.table, members)


@dataclass(frozen=True, slots=True)
class Append:
    """Rows for the end of a log, the new summary, and the persons with seats (None: as before).

    ``owner`` is the process that writes, where tables have owners.
    """

    rows: Sequence[LogRow]
    head: TableSummary
    members: Collection[str] | None
    owner: str | None

    def __call__(self, connection: Connection) -> None:
        """Append the rows, or refuse them because of what the log holds already."""
        append(connection, self)

    @property
    def parameters(self) -> dict[str, Any]:
        """The expected owner, the expected end of the log before the rows, and the new summary."""
        expected = {"of_table": self.head.table, "end": self.rows[0].seq - 1, "writer": self.owner}
        return {**expected, **_head_values(self.head)}


class NotAllFit(Exception):
    """Some of the rows conflict: each append has to be tried by itself."""


def append_all(connection: Connection, appends: Sequence[Append]) -> None:
    """Append the rows of several tables at once, if none conflicts. On SQLite alone."""
    for one in appends:
        _check_rows(one.head, one.rows)
    extended = connection.execute(_EXTEND, [one.parameters for one in appends])
    if extended.rowcount != len(appends):
        raise NotAllFit
    try:
        _write_log(connection, [row for one in appends for row in one.rows])
    except IntegrityError as error:
        # a request that is in the log already
        raise NotAllFit from error


def append(connection: Connection, given: Append) -> None:
    """Append rows to a log."""
    rows, table = given.rows, given.head.table
    _check_rows(given.head, rows)
    extended = connection.execute(_EXTEND, given.parameters)
    # a request that was carried out is reported as such, whatever was written since
    _refuse_done(connection, rows)
    if not extended.rowcount:
        _refuse_place(connection, rows[0], given.owner)
    _write_log(connection, rows)
    if given.members is not None:
        connection.execute(delete(MEMBERS).where(MEMBERS.c.table_id == table))
        _seat(connection, table, given.members)


def touch(connection: Connection, head: TableSummary) -> None:
    """Update the summary of a table, unless its log has gone on since."""
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id == head.table, TABLES.c.seq == head.seq)
        .values(_head_values(head))
    )


def attend(
    connection: Connection, present: Collection[tuple[str, str]], at: float, until: float
) -> None:
    """Note who is connected to which table, and until when; earlier times change nothing."""
    # the same order in all processes prevents deadlocks
    rows = [
        {"table_id": table, "person_id": person, "at": at, "until": until}
        for table, person in sorted(present)
    ]
    try:
        connection.execute(_ATTEND[connection.dialect.name], rows)
    except IntegrityError as error:
        raise NotThere(", ".join(sorted({table for table, _ in present}))) from error


def note_owing(connection: Connection, notes: Collection[Owing]) -> None:
    """Note who owes a decision, unless there is a note for a later log number."""
    ordered = sorted(notes, key=lambda note: note.table)
    members = [
        {"of_table": note.table, "of_person": person, "at_seq": note.seq, "now_owes": owes}
        for note in ordered
        for person, owes in sorted(note.owes.items())
    ]
    if members:
        connection.execute(_OWE, members)
    connection.execute(_OWED_AT, [{"of_table": note.table, "at_seq": note.seq} for note in ordered])
    notify_owing(connection, [note.table for note in ordered])


def mute(connection: Connection, person_id: str, other_id: str, on: bool) -> None:
    """Mute a person for another, or end that."""
    if on:
        muted = _insert(connection, MUTES).values(person_id=person_id, other_id=other_id)
        connection.execute(muted.on_conflict_do_nothing())
        return
    connection.execute(
        delete(MUTES).where(MUTES.c.person_id == person_id, MUTES.c.other_id == other_id)
    )


def _check_rows(head: TableSummary, rows: Sequence[LogRow]) -> None:
    """Refuse rows that are not a piece of one log: a mistake of ours."""
    numbers = [row.seq for row in rows]
    if not rows or numbers != list(range(numbers[0], numbers[0] + len(rows))):
        raise ValueError(f"rows {numbers} do not follow each other")
    if {row.table for row in rows} != {head.table} or head.seq != numbers[-1]:
        raise ValueError(f"rows {numbers} do not lead to {head}")
    messages = [(row.person, row.message) for row in rows if row.message is not None]
    if len(set(messages)) != len(messages):
        raise ValueError(f"a message twice in rows {numbers}")


def _refuse_done(connection: Connection, rows: Sequence[LogRow]) -> None:
    for row in rows:
        if row.message is None:
            continue
        sought = {"of_table": row.table, "person": row.person, "message": row.message}
        seq = connection.scalar(FIND_MESSAGE, sought)
        if seq is not None:
            raise MessageDone(seq)


def _refuse_place(connection: Connection, row: LogRow, owner: str | None) -> None:
    """Raise the error that says why a process cannot write a row as the next one of its table."""
    question = select(TABLES.c.seq, TABLES.c.owner).where(TABLES.c.id == row.table)
    found = connection.execute(question).one_or_none()
    if found is None:
        raise NotThere(row.table)
    if found.owner != owner:
        raise LeaseLost(row.table)
    if row.seq > found.seq + 1:
        raise LogBehind(row.table, row.seq, found.seq)
    raise SeqTaken(row.table, row.seq)


def _write_log(connection: Connection, rows: Sequence[LogRow]) -> None:
    connection.execute(_ADD_ROWS, [_log_values(row) for row in rows])


def _log_values(row: LogRow) -> dict[str, Any]:
    return {
        "table_id": row.table,
        "seq": row.seq,
        "at": row.at,
        "rules_version": row.rules_version,
        "person": row.person,
        "message": row.message,
        # in ASCII, so that the encoding of a database does not matter
        "entry": json.dumps(entry_json(row.entry), separators=(",", ":")),
    }


def _head_values(head: TableSummary) -> dict[str, Any]:
    return {name: value for name, value in asdict(head).items() if name != "table"}


def _seat(connection: Connection, table: str, members: Collection[str]) -> None:
    seated = [{"table_id": table, "person_id": person} for person in sorted(set(members))]
    if seated:
        connection.execute(insert(MEMBERS), seated)


def _insert(connection: Connection, table: sqlalchemy.Table) -> Any:
    """Return the insert statement of a database's dialect, which can resolve conflicts."""
    kind = postgresql if connection.dialect.name == "postgresql" else sqlite
    return kind.insert(table)
