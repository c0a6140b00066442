"""The modules of the Duel that only bots, hints and search use; the rules import none of them."""
