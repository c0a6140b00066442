"""The rules of the Dark Cave."""
