// Moves in words and places, for hints.

import type { GameClient, Spot } from "../games/contract";
import type { GameName } from "../lib/names";
import { asSentence, say } from "../lib/words.svelte";
import type { GameMove } from "../wire";

/** Moves that are made with one kind of card: their words say which. */
const cardIsClear = new Set(["look", "spy", "rockfall", "swap", "spin", "lure", "repair", "chop"]);
/** Moves whose card says all: "sabotage: lantern". */
const cardSaysAll = new Set(["sabotage"]);

/** A move in words: what kind it is, with which cards, to whom, and where. */
export function moveInWords(client: GameClient<GameName>, move: GameMove, names: string[]): string {
  const game = client.game;
  const { move: kind, ...fields } = move as unknown as Record<string, unknown> & { move: string };
  const called = (face: string) => client.cardInWords?.(face, fields["turned"] === true) ?? face;
  const details = ["card", "first", "second"]
    .map((field) => (cardIsClear.has(kind) ? undefined : fields[field]))
    .filter((face): face is string => typeof face === "string")
    .map(called);
  if (typeof fields["tool"] === "string") details.push(say(`${game}-tool-${fields["tool"]}`));
  if (typeof fields["seat"] === "number") details.push(names[fields["seat"]] ?? "");
  const spot = spotOf(move);
  if (spot !== null && client.spotInWords !== undefined) details.push(client.spotInWords(spot));
  const all = details.join(", ");
  if (cardSaysAll.has(kind)) return asSentence(all);
  const words = asSentence(say(`${game}-move-${kind}`));
  return all === "" ? words : say("client-move-with", { move: words, with: all });
}

/** Where a move happens, if it says so. */
export function spotOf(move: GameMove): Spot | null {
  return "x" in move && "y" in move ? { x: move.x, y: move.y } : null;
}
