// The keys with which the board and the hand of path cards are played.

import type { KeyWords } from "../games/contract";

/** The keys that both games have, in the order of the keyboard map: `last` is the number of the last card. */
export function handKeys(game: "duel" | "dark-cave", last: number): KeyWords[] {
  const named: [string[], string][] = [
    [["1", "…", String(last)], "card"],
    [["R"], "turn"],
    [["←", "↑", "→", "↓"], "places"],
    [["Enter"], "do"],
    [["Esc"], "back"],
  ];
  return named.map(([keys, does]) => ({ keys, words: `${game}-client-key-${does}` }));
}
