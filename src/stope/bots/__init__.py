"""Bots: players that get a view, never a state."""

from stope.bots.players import (
    Bot,
    Choice,
    check_bot,
    find_policy,
    is_policy,
    make_bot,
    policies,
    prepare_bot,
)

__all__ = [
    "Bot",
    "Choice",
    "check_bot",
    "find_policy",
    "is_policy",
    "make_bot",
    "policies",
    "prepare_bot",
]
