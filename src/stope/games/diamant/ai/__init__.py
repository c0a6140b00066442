"""What bots of Diamant use beyond its rules; the modules of the rules import none of it."""
