"""Refusals of the database of tables."""

from stope.errors.base import StopeError


class BadDatabase(StopeError):
    """A database address of an unsupported kind: ``given``, ``allowed``."""


class AlreadyServed(StopeError):
    """A database file that another server is using: ``given``."""


class NoDatabase(StopeError):
    """A database that cannot be used: ``given``, ``reason``."""


class ForeignDatabase(StopeError):
    """A database of another program: ``given``."""


class NotReplaced(StopeError):
    """A path whose file is not replaced, because the file is not a Stope database: ``given``."""


class NoAsyncpg(StopeError):
    """The PostgreSQL driver is not installed: ``reason``."""


class DatabaseTooOld(StopeError):
    """A database that has to be migrated before use: ``given``, ``version``, ``expected``."""


class DatabaseTooNew(StopeError):
    """A database that a newer program has migrated: ``given``, ``version``, ``expected``."""


class NoBackup(StopeError):
    """A database that Stope does not back up, because it has its own backup tools: ``given``."""
