"""The database of tables: persons, tables, logs and archives, in SQLite or PostgreSQL."""
