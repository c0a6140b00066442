"""Bots: players that get a view, never a state."""

from stope.bots.players import Bot, Choice, find_policy, make_bot, policies

__all__ = ["Bot", "Choice", "find_policy", "make_bot", "policies"]
