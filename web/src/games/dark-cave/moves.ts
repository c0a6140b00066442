// The legal moves, grouped as hands reach for them: by card, then by what it is aimed at.

import type { Side } from "../../path-cards/deck";
import type { DarkCaveMove } from "../../wire";

export type MoveOf<K extends DarkCaveMove["move"]> = Extract<DarkCaveMove, { move: K }>;

export interface Spot {
  x: number;
  y: number;
  space: number;
}

/** What a card or an axe can be aimed at, and the move that does it. */
export type Target =
  | { at: "card"; x: number; y: number; move: MoveOf<"look" | "rockfall"> }
  | { at: "space"; x: number; y: number; space: number; move: MoveOf<"lure"> }
  | { at: "side"; x: number; y: number; side: Side; move: MoveOf<"spin" | "chop"> }
  | { at: "player"; seat: number; move: MoveOf<"spy" | "swap" | "equip"> };

export type PlayerTarget = Extract<Target, { at: "player" }>;

/** What one face of the hand can be used for. */
export interface Use {
  places: MoveOf<"place">[];
  targets: Target[];
}

export interface Offer {
  /** By face, as views write it. */
  uses: Map<string, Use>;
  discards: { one: Map<string, MoveOf<"pass-one">>; two: MoveOf<"pass-two">[] };
  steps: MoveOf<"step">[];
  stop: MoveOf<"stop"> | null;
  chops: Target[];
  axe: { strike: MoveOf<"strike">; endure: MoveOf<"endure"> } | null;
  goals: MoveOf<"lay-goal">[];
}

/** Sides are written small in moves and views. */
export function sideOf(written: string): Side {
  return written.toUpperCase() as Side;
}

function aimed(move: DarkCaveMove): Target | null {
  switch (move.move) {
    case "look":
    case "rockfall":
      return { at: "card", x: move.x, y: move.y, move };
    case "lure":
      return { at: "space", x: move.x, y: move.y, space: move.space, move };
    case "spin":
    case "chop":
      return { at: "side", x: move.x, y: move.y, side: sideOf(move.side), move };
    case "spy":
    case "swap":
    case "equip":
      return { at: "player", seat: move.seat, move };
    default:
      return null;
  }
}

export function offerOf(moves: DarkCaveMove[]): Offer {
  const offer: Offer = {
    uses: new Map(),
    discards: { one: new Map(), two: [] },
    steps: [],
    stop: null,
    chops: [],
    axe: null,
    goals: [],
  };
  const use = (card: string): Use => {
    const found = offer.uses.get(card) ?? { places: [], targets: [] };
    offer.uses.set(card, found);
    return found;
  };
  let strike: MoveOf<"strike"> | null = null;
  let endure: MoveOf<"endure"> | null = null;
  for (const move of moves) {
    const target = aimed(move);
    if (target !== null && "card" in move) use(move.card).targets.push(target);
    else if (target !== null) offer.chops.push(target);
    else if (move.move === "place") use(move.card).places.push(move);
    else if (move.move === "pass-one") offer.discards.one.set(move.card, move);
    else if (move.move === "pass-two") offer.discards.two.push(move);
    else if (move.move === "step") offer.steps.push(move);
    else if (move.move === "stop") offer.stop = move;
    else if (move.move === "lay-goal") offer.goals.push(move);
    else if (move.move === "strike") strike = move;
    else if (move.move === "endure") endure = move;
  }
  if (strike !== null && endure !== null) offer.axe = { strike, endure };
  return offer;
}

/** The move that discards one card or two, if it is offered. */
export function discardMove(offer: Offer, faces: string[]): DarkCaveMove | null {
  const [first, second] = faces;
  if (first === undefined || faces.length > 2) return null;
  if (second === undefined) return offer.discards.one.get(first) ?? null;
  const wanted = [first, second].sort().join();
  const named = (move: MoveOf<"pass-two">) => [move.first, move.second].sort().join();
  return offer.discards.two.find((move) => named(move) === wanted) ?? null;
}

/** What a target is called, to find it again in later moves. */
export function targetKey(target: Target): string {
  switch (target.at) {
    case "card":
      return `card ${target.x} ${target.y}`;
    case "space":
      return spotKey(target);
    case "side":
      return `side ${target.x} ${target.y} ${target.side}`;
    case "player":
      return `player ${target.seat}`;
  }
}

export function spotKey({ x, y, space }: Spot): string {
  return `space ${x} ${y} ${space}`;
}

export function sameSpot(one: Spot, other: Spot): boolean {
  return one.x === other.x && one.y === other.y && one.space === other.space;
}
