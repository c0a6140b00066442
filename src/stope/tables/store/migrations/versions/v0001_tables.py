"""Create persons, tables, logs, members, presence and mutes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True)


def upgrade() -> None:
    """Create all tables in an empty database."""
    op.create_table(
        "persons",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False, unique=True),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("join_hash", sa.LargeBinary),
    )
    op.create_index("tables_by_status", "tables", ["status", "updated"])
    op.create_table(
        "log",
        _table_id(),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("message", sa.Text),
        sa.Column("entry", sa.Text, nullable=False),
    )
    op.create_index(
        "log_messages",
        "log",
        ["table_id", "message", sa.text("coalesce(person, '')")],
        unique=True,
        sqlite_where=sa.text("message IS NOT NULL"),
        postgresql_where=sa.text("message IS NOT NULL"),
    )
    op.create_table("members", _table_id(), sa.Column("person_id", sa.Text, primary_key=True))
    op.create_index("members_by_person", "members", ["person_id"])
    op.create_table(
        "sightings",
        _table_id(),
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("other_id", sa.Text, primary_key=True),
    )
