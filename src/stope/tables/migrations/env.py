"""What Alembic runs to migrate: on the connection it is handed, in the transaction that is open."""

from alembic import context

from stope.tables.schema import METADATA

# the name under which Alembic loads this file; tools that look for examples import it too
if __name__ == "env_py":
    context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
    with context.begin_transaction():
        context.run_migrations()
