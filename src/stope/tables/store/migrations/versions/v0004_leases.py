"""Add the leases of server processes that share a database."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the owner of each table, and the processes; no table has an owner yet."""
    op.add_column("tables", sa.Column("owner", sa.Text))
    op.create_table(
        "processes",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("address", sa.Text),
        sa.Column("until", sa.Double, nullable=False),
    )
