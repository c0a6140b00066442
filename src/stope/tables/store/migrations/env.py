"""Alembic's script for migrations: it uses the given connection and its open transaction."""

from alembic import context

from stope.tables.store.schema import METADATA

# the name under which Alembic loads this file; tools that look for examples import it too
if __name__ == "env_py":
    context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
    with context.begin_transaction():
        context.run_migrations()
