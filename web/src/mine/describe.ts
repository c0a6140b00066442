// Cards in words, for who does not see them.

import { listOf, say } from "../lib/words.svelte";
import type { PathCard, Side } from "./deck";
import { sidesOf } from "./geometry";

const across: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };

function sidesInWords(sides: string, turned: boolean): string {
  const named = sidesOf(sides).map((side) => sideInWords(turned ? across[side] : side));
  return listOf(named);
}

/** "up", "right", "down", "left" */
export function sideInWords(side: Side): string {
  return say(`mine-side-${side.toLowerCase()}`);
}

/** Counted from the middle: "3 right, 1 up". */
export function spotInWords({ x, y }: { x: number; y: number }): string {
  const parts: string[] = [];
  if (x !== 0) parts.push(say(x > 0 ? "mine-spot-right" : "mine-spot-left", { count: Math.abs(x) }));
  if (y !== 0) parts.push(say(y < 0 ? "mine-spot-up" : "mine-spot-down", { count: Math.abs(y) }));
  return parts.length === 0 ? say("mine-spot-middle") : parts.join(", ");
}

/** What a path, start or goal card shows, the way round that it lies. */
export function pathInWords(card: PathCard, turned = false): string {
  const parts: string[] = [];
  if (card.role !== "path") parts.push(say(`mine-card-${card.role}`));
  for (const joined of card.joined)
    parts.push(
      say(joined.length === 1 ? "mine-card-stub" : "mine-card-joined", {
        sides: sidesInWords(joined, turned),
      }),
    );
  for (const stub of card.stubs)
    parts.push(say("mine-card-stub", { sides: sidesInWords(stub, turned) }));
  const side = card.arm === undefined ? "" : sidesInWords(card.arm, turned);
  if (card.door !== undefined) parts.push(say("mine-card-door", { colour: card.door, side }));
  if (card.troll === true) parts.push(say("mine-card-troll", { side }));
  if (card.ladder === "green" || card.ladder === "blue")
    parts.push(say("mine-card-coloured-ladder", { colour: card.ladder }));
  else if (card.ladder !== undefined) parts.push(say("mine-card-ladder"));
  if (card.bridge !== undefined)
    parts.push(say("mine-card-bridge", { sides: sidesInWords(card.bridge, turned) }));
  if (card.tunnel === true) parts.push(say("mine-card-passage"));
  if (card.hole !== undefined) parts.push(say("mine-card-hole"));
  if (card.vein !== undefined) parts.push(say("mine-card-vein"));
  if (card.exit === true) parts.push(say("mine-card-exit"));
  if (card.gold !== undefined) parts.push(say("mine-card-gold", { gold: card.gold }));
  return parts.join(", ");
}
