"""What bots know about the Duel beyond its rules; the rules import none of it."""
