"""The bots of the Dark Cave: scripts, policy, value, belief and hints; rules import none of it."""
