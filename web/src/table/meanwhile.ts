// What happened since the reader's last move and was not the reader's doing: the few lines that say why
// the board looks different now.

import type { GameEvent, Heard } from "../wire";

/** Nobody misses these: the board, the seats and the line above the hand show them. */
const plain: readonly GameEvent["event"][] = ["drew", "turn-began", "committed", "choices-shown", "began", "round-began"];
/** Of a way only the end is told. */
const steps: readonly GameEvent["event"][] = ["stepped", "creature-stepped"];

/** The last of these events, oldest first. */
export function meanwhile(happened: readonly Heard[], you: number | null, most: number): GameEvent[] {
  const found: GameEvent[] = [];
  let later: GameEvent | undefined;
  for (const one of [...happened].reverse()) {
    for (const event of [...one.events].reverse()) {
      const isOn = later !== undefined && later.event === event.event && steps.includes(event.event) && seatOf(later) === seatOf(event);
      if (plain.includes(event.event) || isOn || (you !== null && seatOf(event) === you)) continue;
      found.unshift(event);
      later = event;
      if (found.length === most) return found;
    }
    if (you !== null && one.kind === "moved" && one.seat === you) break;
  }
  return found;
}

function seatOf(event: GameEvent): number | null {
  return "seat" in event ? event.seat : null;
}
