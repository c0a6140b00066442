"""What bots know about the Dark Cave beyond its rules; the rules import none of it."""
