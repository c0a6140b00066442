// Events that the server tells only to the player they happen to. Whoever looks over a shoulder
// should not read them either.

import type { GameName } from "../lib/names";
import telling from "../telling.json";
import type { GameEvent } from "../wire";

/** Whether an event was told to its player alone. */
export function isForEyesOnly(game: GameName, event: GameEvent): boolean {
  return telling.games[game].private.includes(event.event);
}
