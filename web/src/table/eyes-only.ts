// Events that the server tells only to the player they happen to. Whoever looks over a shoulder
// should not read them either.

import type { GameName, Games } from "../lib/names";
import type { GameEvent } from "../wire";

type Kinds<G extends GameName> = Games[G]["event"]["event"];

const eyesOnly: { [G in GameName]: readonly Kinds<G>[] } = {
  diamant: ["choice-noted"],
  duel: ["map-shown", "discarded", "card-drawn"],
  "dark-cave": [
    "character-dealt",
    "goal-shown",
    "character-shown",
    "card-received",
    "discarded",
    "lost-card-seen",
    "spare-shown",
    "card-drawn",
  ],
};

/** Whether an event was told to its player alone. */
export function isForEyesOnly(game: GameName, event: GameEvent): boolean {
  return (eyesOnly[game] as readonly string[]).includes(event.event);
}
