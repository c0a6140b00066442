"""The current database schema. ``migrations`` lead to it from all earlier versions.

The log of entries is the authority. A row of ``tables`` sums it up for lists, ``members`` says who
has a seat; both change in the same transaction as the log. Notes of who owes a decision follow a
little later, with the log number for which they are valid. There are no foreign keys to persons: an
append to a log is never refused because of another table.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    func,
    literal_column,
)

METADATA = MetaData()


def _table_id() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id"), primary_key=True)


PERSONS = Table(
    "persons",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("taken", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("updated", Double, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("join_hash", LargeBinary),
    # the log number for which the notes of who owes a decision are valid
    Column("owed_at", Integer, nullable=False, server_default="0"),
    # the rules version and the deck digest with which its match began, the latter if it is known
    Column("rules_version", Integer),
    Column("deck", Text),
    # the process that has the lease of the table (``leases``); always NULL in an SQLite file
    Column("owner", Text),
    Index("tables_by_status", "status", "updated"),
)

#: The server processes that share the database, and until when they count as alive (``leases``).
PROCESSES = Table(
    "processes",
    METADATA,
    Column("name", Text, primary_key=True),
    # where clients reach the process
    Column("address", Text),
    Column("until", Double, nullable=False),
)

LOG = Table(
    "log",
    METADATA,
    _table_id(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("person", Text),
    Column("message", Text),
    Column("entry", Text, nullable=False),
)

#: The same request is never carried out twice; the server itself counts as a person here.
Index(
    "log_messages",
    LOG.c.table_id,
    LOG.c.message,
    func.coalesce(LOG.c.person, literal_column("''")),
    unique=True,
    sqlite_where=LOG.c.message.is_not(None),
    postgresql_where=LOG.c.message.is_not(None),
)

MEMBERS = Table(
    "members",
    METADATA,
    _table_id(),
    Column("person_id", Text, primary_key=True),
    Column("owes", Boolean, nullable=False, server_default=false()),
    Index("members_by_person", "person_id"),
)

SIGHTINGS = Table(
    "sightings",
    METADATA,
    _table_id(),
    Column("person_id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    # connected to some process at least until then, unless that process dies
    Column("until", Double, nullable=False, server_default="0"),
)

MUTES = Table(
    "mutes",
    METADATA,
    Column("person_id", Text, primary_key=True),
    Column("other_id", Text, primary_key=True),
)

#: Finished matches as data that can be read without the rules; never changed once written.
ARCHIVES = Table(
    "archives",
    METADATA,
    _table_id(),
    Column("rules_version", Integer, nullable=False),
    Column("deck", Text, nullable=False),
    # the digest of the last state
    Column("state", Text, nullable=False),
    # record, result and events (``archive``)
    Column("match", LargeBinary, nullable=False),
)

#: The views of an archived match, move by move.
ARCHIVED_VIEWS = Table(
    "archived_views",
    METADATA,
    _table_id(),
    Column("viewer", Text, primary_key=True),
    Column("views", LargeBinary, nullable=False),
)
