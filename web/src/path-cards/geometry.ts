// Where things are on a card: 200 wide and 300 high, tunnels meet in the middle of the sides.

import type { PathCard, Side } from "./deck";

export const width = 200;
export const height = 300;

export interface Point {
  x: number;
  y: number;
}

const middle: Point = { x: 100, y: 150 };
const gates: Record<Side, Point> = {
  N: { x: 100, y: 0 },
  E: { x: 200, y: 150 },
  S: { x: 100, y: 300 },
  W: { x: 0, y: 150 },
};
const outwards: Record<Side, Point> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};
const opposite: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };

export function sidesOf(joined: string): Side[] {
  return [...joined].filter((letter): letter is Side => letter in gates);
}

function isBend(sides: Side[]): boolean {
  const [first, second] = sides;
  return sides.length === 2 && first !== undefined && second !== opposite[first];
}

/** A bend is a quarter of an ellipse around the corner between its sides. */
function onBend(first: Side, second: Side, t: number): Point {
  const [a, b] = [gates[first], gates[second]];
  const upright = first === "N" || first === "S";
  const corner = upright ? { x: b.x, y: a.y } : { x: a.x, y: b.y };
  const angle = (t * Math.PI) / 2;
  return {
    x: corner.x + (a.x - corner.x) * Math.cos(angle) + (b.x - corner.x) * Math.sin(angle),
    y: corner.y + (a.y - corner.y) * Math.cos(angle) + (b.y - corner.y) * Math.sin(angle),
  };
}

const between = (from: Point, to: Point, t: number): Point => ({
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
});

/** The point on a path's way from one of its sides (t = 0) to its middle (t = 1). A dead end leads to the
 * middle of the card if it is alone there. */
export function along(joined: string, side: Side, t: number, alone = true): Point {
  const sides = sidesOf(joined);
  const other = sides.find((one) => one !== side);
  if (isBend(sides) && other !== undefined) return onBend(side, other, t / 2);
  return between(gates[side], sides.length === 1 && !alone ? stubEnd(side) : middle, t);
}

/** The middle of a path. */
export function middleOf(joined: string, alone = true): Point {
  const [first] = sidesOf(joined);
  return first === undefined ? middle : along(joined, first, 1, alone);
}

/** Where a stub ends: short enough to leave rock before whatever runs through the card. */
export function stubEnd(side: Side): Point {
  const depth = side === "N" || side === "S" ? 78 : 38;
  const { x, y } = outwards[side];
  const gate = gates[side];
  return { x: gate.x - x * depth, y: gate.y - y * depth };
}

export function gateOf(side: Side): Point {
  return gates[side];
}

/** The lines down the middle of a path's tunnels; they start outside of the card. */
export function linesOf(joined: string, alone: boolean): Point[][] {
  const sides = sidesOf(joined);
  const outside = (side: Side): Point => ({
    x: gates[side].x + outwards[side].x * 40,
    y: gates[side].y + outwards[side].y * 40,
  });
  const [first, second] = sides;
  if (first !== undefined && second !== undefined && isBend(sides)) {
    const bend = Array.from({ length: 15 }, (_, step) => onBend(first, second, step / 14));
    return [[outside(first), ...bend, outside(second)]];
  }
  return sides.map((side) => [outside(side), along(joined, side, 1, alone)]);
}

/** A card turned by 180° has every point on the other side. */
export function turn(point: Point, turned: boolean): Point {
  return turned ? { x: width - point.x, y: height - point.y } : point;
}

/** Where the gold of a card lies. */
export function goldPoint(card: PathCard): Point {
  const at = card.at;
  if (at === undefined) return middle;
  if (card.stubs.includes(at)) return between(gates[at], stubEnd(at), 0.92);
  const joined = card.joined.find((one) => one.includes(at));
  if (joined === undefined) return middle;
  // on a card with a bridge the crossing belongs to the other path
  const crossed = card.joined.length > 1 && !isBend(sidesOf(joined));
  return along(joined, at, crossed ? 0.42 : 1);
}

/** Where the number of the gold is, upright on a card that may be turned: beside the gold, away from a
 * door, and never over the edge. */
export function numberPoint(card: PathCard, turned: boolean): Point {
  const { x, y } = turn(goldPoint(card), turned);
  const doorOnTheRight = card.arm === (turned ? "W" : "E");
  return {
    x: Math.max(25, Math.min(x + (doorOnTheRight ? -22 : 22), width - 25)),
    y: Math.min(y + 20, height - 25),
  };
}

/** Where a marker lies on gold: the number stays free. */
export function markerPoint(card: PathCard, turned: boolean): Point {
  const gold = turn(goldPoint(card), turned);
  const number = numberPoint(card, turned);
  return { x: gold.x - (number.x > gold.x ? 12 : -12), y: gold.y - 14 };
}

/** Where a door or a troll stands. */
export function armPoint(card: PathCard): Point {
  const { arm } = card;
  const joined = card.joined.find((one) => arm !== undefined && one.includes(arm));
  if (arm === undefined || joined === undefined) return middle;
  return along(joined, arm, arm === "N" || arm === "S" ? 0.34 : 0.4);
}

/** Where a feature that names a side, or the middle of the card's first path (true), is. */
export function featurePoint(card: PathCard, where: Side | true): Point {
  if (where !== true) {
    const joined = card.joined.find((one) => one.includes(where));
    return joined === undefined ? middle : along(joined, where, 0.45, card.joined.length === 1);
  }
  return middleOf(card.joined[0] ?? "", card.joined.length === 1);
}
