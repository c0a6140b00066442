"""Code that two games share, the Duel and the Dark Cave: boards of path cards, hands, moves."""
