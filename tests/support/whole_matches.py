"""Plays whole matches of every game and prints a digest of their final states.

The tests compare what this prints compiled, interpreted and with bounds checks.
"""

import hashlib
import sys

import stope
from stope.games import GAMES


def digests(matches: int) -> list[str]:
    """Return one line per game, number of seats and bots.

    The numbers of seats are the smallest, the usual and the largest: interpreted matches are slow.
    """
    lines = []
    for game in GAMES.values():
        for seats in sorted({game.seats[0], game.usual_seats, game.seats[-1]}):
            for bots in ("random", "careful"):
                played = stope.simulate(
                    game.name, seats, matches, bots, seed=seats, threads=1, keep_states=True
                )
                digest = hashlib.sha256(played.states.tobytes()).hexdigest()
                lines.append(f"{game.name} {seats} {bots} {digest}")
    return lines


if __name__ == "__main__":
    sys.stdout.write("\n".join(digests(int(sys.argv[1]))) + "\n")
