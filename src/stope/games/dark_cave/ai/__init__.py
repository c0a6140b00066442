"""The bots of the Dark Cave: scripts, policy, value, belief and hints.

Modules of the rules import nothing from this package.
"""
