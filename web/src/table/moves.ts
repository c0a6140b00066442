// Moves in words and places, for hints.

import type { GameClient, Spot } from "../games/contract";
import type { GameName } from "../lib/names";
import { say } from "../lib/words.svelte";
import type { GameMove } from "../wire";

/** A move in words: what kind it is, with which cards, and where. */
export function moveInWords(client: GameClient<GameName>, move: GameMove): string {
  const game = client.game;
  const { move: kind, ...fields } = move as unknown as Record<string, unknown> & { move: string };
  const called = (face: string) => client.cardInWords?.(face, fields["turned"] === true) ?? face.toUpperCase();
  const details = ["card", "first", "second"]
    .map((field) => fields[field])
    .filter((face): face is string => typeof face === "string")
    .map(called);
  const spot = spotOf(move);
  if (spot !== null && client.spotInWords !== undefined) details.push(client.spotInWords(spot));
  const words = say(`${game}-move-${kind}`);
  return details.length === 0 ? words : `${words}: ${details.join(", ")}`;
}

/** Where a move happens, if it says so. */
export function spotOf(move: GameMove): Spot | null {
  return "x" in move && "y" in move ? { x: move.x, y: move.y } : null;
}
