// What a card of the hand is good for, in a sentence or two.

import type { GameName } from "../lib/names";
import { hasWords, say } from "../lib/words.svelte";
import type { Card, PathCard } from "./deck";

const features = ["gold", "door", "troll", "ladder", "bridge", "tunnel", "hole", "vein"] as const;

function thingsOn(card: PathCard): string[] {
  const things: string[] = features.filter((feature) => card[feature] !== undefined);
  // a bridge or tunnel says itself how two paths cross
  if (card.joined.length > 1 && card.bridge === undefined && card.tunnel === undefined) things.push("apart");
  // what lies at a dead end is worth more words than the end
  if (card.stubs !== "" && things.length === 0) things.push("stub");
  return things;
}

/** Undefined: the card speaks for itself. */
export function purposeOf(game: GameName, card: Card | undefined): string | undefined {
  if (card === undefined) return undefined;
  const things =
    card.kind === "path"
      ? thingsOn(card)
      : [card.sabotage !== undefined ? "sabotage" : card.repair !== undefined ? "repair" : (card.play ?? "")];
  const values = {
    tools: card.kind === "action" ? (card.repair?.length ?? 0) : 0,
    colour: card.kind === "path" ? String(card.door ?? card.ladder ?? "") : "",
  };
  const known = things.map((thing) => `${game}-client-purpose-${thing}`).filter(hasWords);
  return known.length === 0 ? undefined : known.map((message) => say(message, values)).join(" ");
}
