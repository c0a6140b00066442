"""Add notes of who owes a decision, and of who is connected to some process."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns with empty notes."""
    op.add_column("tables", sa.Column("owed_at", sa.Integer, nullable=False, server_default="0"))
    op.add_column(
        "members", sa.Column("owes", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("sightings", sa.Column("until", sa.Double, nullable=False, server_default="0"))
