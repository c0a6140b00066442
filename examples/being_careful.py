"""Counts how much being careful pays, and whether it matters how many others are careful too.

Run it with ``python examples/being_careful.py``.
"""

import stope

SEATS = 5
GAMES = 20_000


def main() -> None:
    """Print the share of wins of a careful player among ever more careful others."""
    for careful in range(1, SEATS + 1):
        bots = ["careful"] * careful + ["random"] * (SEATS - careful)
        played = stope.simulate("diamant", SEATS, GAMES, bots, seed=careful)
        mean = played.scores[:, 0].mean()
        print(f"{careful} careful of {SEATS}: wins {played.wins[0]:.1%}, {mean:.1f} points")


if __name__ == "__main__":
    main()
