// The way to a space that the server says is in reach, to be drawn before it is walked.
//
// The server tells how many steps lead to a space and what they cost, not which steps. The line
// drawn is one over spaces in reach, each a step further; whether a step may be made, the server
// says when its turn comes.

import type { Deck, PathCard } from "../../mine/deck";
import type { DarkCaveMove, DarkCaveReach, DarkCaveView } from "../../wire";
import { sameSpot, sideOf, spotKey, type MoveOf, type Spot } from "./moves";
import { beside, opposite, sameFloor, sidesAsLaid, spacesOf } from "../../mine/spaces";

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

/** The network as it is drawn: which spaces lines can be drawn between. */
class Drawn {
  private readonly cards = new Map<string, { card: PathCard; turned: boolean }>();
  private readonly webs = new Set<string>();

  constructor(view: DarkCaveView, deck: Deck) {
    for (const { x, y, card, turned, face_down } of view.table) {
      const face = card === null || face_down ? undefined : deck.cards.get(card);
      if (face?.kind === "path") this.cards.set(`${x} ${y}`, { card: face, turned });
    }
    for (const { x, y, side } of view.webs) {
      const { x: dx, y: dy } = beside[sideOf(side)];
      this.webs.add(`${x} ${y} ${sideOf(side)}`);
      this.webs.add(`${x + dx} ${y + dy} ${opposite[sideOf(side)]}`);
    }
  }

  private at({ x, y, space }: Spot) {
    const lying = this.cards.get(`${x} ${y}`);
    const found = lying === undefined ? undefined : spacesOf(lying.card)[space];
    if (lying === undefined || found === undefined) return null;
    return { card: lying.card, space: found, sides: sidesAsLaid(found.sides, lying.turned) };
  }

  touch(one: Spot, other: Spot): boolean {
    const [from, to] = [this.at(one), this.at(other)];
    // nobody comes back from the exit
    if (from === null || from.space.feature === "exit") return false;
    if (to !== null && from.space.feature === "ladder" && to.space.feature === "ladder") return true;
    if (one.x === other.x && one.y === other.y)
      return to !== null && sameFloor(from.card, from.space, to.space);
    return from.sides.some((side) => {
      const { x, y } = beside[side];
      if (one.x + x !== other.x || one.y + y !== other.y) return false;
      if (this.webs.has(`${one.x} ${one.y} ${side}`)) return false;
      // a goal that lies face down shows no sides
      return to === null || to.sides.includes(opposite[side]);
    });
  }
}

/** Spaces from the first step to the last; empty if no line can be drawn. */
export function wayTo(view: DarkCaveView, deck: Deck, target: DarkCaveReach): Spot[] {
  const from = view.viewer === null ? null : view.seats[view.viewer]?.dwarf;
  if (from == null) return [];
  const drawn = new Drawn(view, deck);
  const halts = new Set(view.creatures.map(spotKey));
  const way = (to: DarkCaveReach): Spot[] | null => {
    if (to.steps === 1) return drawn.touch(from, to) ? [to] : null;
    const before = view.reach
      .filter((one) => one.steps === to.steps - 1 && costOf(one) <= costOf(to))
      .filter((one) => !halts.has(spotKey(one)) && drawn.touch(one, to))
      // what is paid on the last step was not paid before; and rather through a side than over a bridge
      .sort((a, b) => costOf(a) - costOf(b) || Number(a.x === to.x && a.y === to.y) - Number(b.x === to.x && b.y === to.y));
    for (const one of before) {
      const found = way(one);
      if (found !== null) return [...found, to];
    }
    return null;
  };
  return (way(target) ?? []).map(({ x, y, space }) => ({ x, y, space }));
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
