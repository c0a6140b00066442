"""The command line."""

from stope.cli.app import main

__all__ = ["main"]
