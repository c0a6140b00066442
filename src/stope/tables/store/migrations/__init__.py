"""From an empty database to the one ``schema`` describes, step by step, by Alembic."""
