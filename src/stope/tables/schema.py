"""What a database of tables looks like now. ``migrations`` leads here from everything before.

The log of entries is the authority. A row of ``tables`` sums it up for lists, ``members`` says who
has a seat; both change in the same transaction as the log. Who owes a decision follows a little
later, with the number of the log that it is right for. Persons are named by their ids alone:
the log is never refused for what another table does not know.
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
    # up to which number of the log it is noted who owes a decision
    Column("owed_at", Integer, nullable=False, server_default="0"),
    Index("tables_by_status", "status", "updated"),
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

#: The same message is never done twice, whoever asks; the server itself counts as a person here.
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
    # connected to some process, unless it dies, until then at least
    Column("until", Double, nullable=False, server_default="0"),
)

MUTES = Table(
    "mutes",
    METADATA,
    Column("person_id", Text, primary_key=True),
    Column("other_id", Text, primary_key=True),
)
