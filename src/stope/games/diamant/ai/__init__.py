"""The modules of Diamant that only bots, hints and search use; the rules import none of them."""
