"""Terminal input and output that the Duel and the Dark Cave share; in both, path cards are laid."""
