"""What the bots of the Duel know beyond its rules; the rules import none of these modules."""
