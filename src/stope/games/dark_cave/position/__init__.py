"""Positions of the Dark Cave: the whole state as JSON and as one line of text."""
