// The ways that the server says are in reach, and a dwarf on one of them. Whether a step may be made, the
// server says when its turn comes.

import type { DarkCaveMove, DarkCaveReach, DarkCaveView } from "../../wire";
import { sameSpot, spotKey, type MoveOf, type Spot } from "./moves";

/** Places in reach, each with the ways to it that differ in what they cost; the shortest first. */
export function reached(view: DarkCaveView): Map<string, DarkCaveReach[]> {
  const found = new Map<string, DarkCaveReach[]>();
  for (const one of view.reach) {
    const key = spotKey(one);
    found.set(key, [...(found.get(key) ?? []), one].sort((a, b) => a.steps - b.steps));
  }
  return found;
}

export function costOf({ cards, gold }: { cards: number; gold: number }): number {
  return cards + gold;
}

/** A walk over several steps: goes on only while everything is as it was announced. */
export class Walk {
  private done = 0;
  /** Where the dwarf was when the last step was sent. */
  private at: Spot | null = null;

  constructor(
    private readonly seat: number,
    readonly way: Spot[],
    private readonly thenStop: boolean,
  ) {}

  /** Whether the last step has been made; while it is on its way, nothing new is to be done. */
  isDue(view: DarkCaveView): boolean {
    const dwarf = view.seats[this.seat]?.dwarf;
    return this.at === null || dwarf == null || !sameSpot(this.at, dwarf);
  }

  /** The spaces still to go. */
  left(view: DarkCaveView): Spot[] {
    const dwarf = view.seats[this.seat]?.dwarf;
    const at = this.way.findIndex((spot) => dwarf != null && sameSpot(spot, dwarf));
    return this.way.slice(at + 1);
  }

  /** The next move, if what is seen now is what was expected; null ends the walk. */
  next(view: DarkCaveView, moves: DarkCaveMove[]): MoveOf<"step" | "stop"> | null {
    const before = this.way[this.done - 1];
    const dwarf = view.seats[this.seat]?.dwarf;
    if (view.phase !== "steps" || view.turn !== this.seat || dwarf == null) return null;
    if (before !== undefined && !sameSpot(before, dwarf)) return null;
    const to = this.way[this.done];
    this.done += 1;
    this.at = dwarf;
    if (to === undefined) {
      const stop = this.done === this.way.length + 1 && this.thenStop;
      return (stop && moves.find((move) => move.move === "stop")) || null;
    }
    const step = moves.find((move) => move.move === "step" && sameSpot(move, to));
    return step?.move === "step" ? step : null;
  }
}
