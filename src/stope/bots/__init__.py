"""Bots: computer players, which get the view of their seat and never the whole state."""

from stope.bots.bot import Bot, Choice
from stope.bots.levels import LEVELS, bot_names, check_bot, make_bot, prepare_bot
from stope.bots.policy_bot import find_policy, is_policy, policies

__all__ = [
    "LEVELS",
    "Bot",
    "Choice",
    "bot_names",
    "check_bot",
    "find_policy",
    "is_policy",
    "make_bot",
    "policies",
    "prepare_bot",
]
