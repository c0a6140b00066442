"""The parts of the words that positions are written in, for tests."""

import re


def groups(pattern: str, token: str) -> tuple[str, ...]:
    """Return the parenthesized parts of a word that a pattern fits as a whole.

    >>> groups(r"(\\w+)@(\\d+),(\\d+)(v?)", "P01@3,0")
    ('P01', '3', '0', '')
    """
    found = re.fullmatch(pattern, token)
    assert found is not None, f"{token} is not of the form {pattern}"
    return tuple(part or "" for part in found.groups())
