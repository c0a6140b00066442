"""Terminal input and output that the Duel and the Dark Cave share: both lay path cards."""
