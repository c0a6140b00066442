"""What the bots of Diamant know beyond its rules; the rules import none of these modules."""
