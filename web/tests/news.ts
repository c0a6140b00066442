// What a table is told, as tests make it up.

import type { GameEvent, Heard } from "../src/wire";

export function heardAs(number: number, ...events: GameEvent[]): Heard {
  return { heard: number, at: 0, kind: "moved", seat: 0, speech: null, events, ears: [] };
}
