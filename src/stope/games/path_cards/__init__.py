"""What the Duel and the Dark Cave share: board, cards, hands, moves, events, goals, secrecy."""
