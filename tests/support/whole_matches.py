"""Plays whole matches of every game and prints a digest of their final states.

The tests compare what this prints compiled and interpreted.

    python tests/support/whole_matches.py GAME MATCHES
"""

import hashlib
import sys

import stope
from stope.games import find_game


def digests(name: str, matches: int) -> list[str]:
    """Return one line per number of seats and bots.

    The numbers of seats are the smallest, the usual and the largest: interpreted matches are slow.
    """
    game, lines = find_game(name), []
    for seats in sorted({game.seats[0], game.usual_seats, game.seats[-1]}):
        for bots in ("random", "careful"):
            played = stope.simulate(
                game.name, seats, matches, bots, seed=seats, threads=1, keep_states=True
            )
            digest = hashlib.sha256(played.states.tobytes()).hexdigest()
            lines.append(f"{seats} {bots} {digest}")
    return lines


if __name__ == "__main__":
    sys.stdout.write("\n".join(digests(sys.argv[1], int(sys.argv[2]))) + "\n")
