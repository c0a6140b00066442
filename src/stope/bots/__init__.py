"""Bots: players that get a view, never a state."""

from stope.bots.players import BOTS, Bot, Choice, find_bot, make_bot

__all__ = ["BOTS", "Bot", "Choice", "find_bot", "make_bot"]
