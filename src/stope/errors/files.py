"""Refusals of files that a command reads or writes."""

from stope.errors.base import StopeError


class NoFile(StopeError):
    """A file that cannot be read: ``given``, ``reason``."""


class CannotWrite(StopeError):
    """A file that cannot be written: ``given``, ``reason``."""
