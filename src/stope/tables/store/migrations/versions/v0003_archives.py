"""Add the rules and cards of matches, and archives of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True)


def upgrade() -> None:
    """Add the columns and tables; the decks of matches so far are not known."""
    op.add_column("tables", sa.Column("rules_version", sa.Integer))
    op.add_column("tables", sa.Column("deck", sa.Text))
    tables = sa.table("tables", sa.column("id"), sa.column("rules_version"))
    log = sa.table("log", sa.column("table_id"), sa.column("rules_version"), sa.column("entry"))
    begun = (
        sa.select(sa.func.max(log.c.rules_version))
        .where(log.c.table_id == tables.c.id, log.c.entry.like('{"kind":"started"%'))
        .scalar_subquery()
    )
    op.execute(tables.update().values(rules_version=begun))
    op.create_table(
        "archives",
        _table_id(),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("deck", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("match", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "archived_views",
        _table_id(),
        sa.Column("viewer", sa.Text, primary_key=True),
        sa.Column("views", sa.LargeBinary, nullable=False),
    )
