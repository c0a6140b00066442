// The way through a card: a carved channel from the side one comes in to the side one goes out, with
// crystals in the rock around it.

import { between, chance } from "../../art/gems/chance";
import { cardHeight, cardWidth, type Cell, type Side } from "./cards";

const middle = { x: cardWidth / 2, y: cardHeight / 2 };
/** How far the channel reaches beyond the edge of its card, to the next. */
const beyond = 8;

const edges: Record<Side, Cell> = {
  west: { x: 0, y: middle.y },
  north: { x: middle.x, y: 0 },
  east: { x: cardWidth, y: middle.y },
  south: { x: middle.x, y: cardHeight },
};

function outside(side: Side): Cell {
  const { x, y } = edges[side];
  if (side === "west" || side === "east") return { x: x + (x === 0 ? -beyond : beyond), y };
  return { x, y: y + (y === 0 ? -beyond : beyond) };
}

export interface Channel {
  /** The line that the channel follows, winding a little. */
  line: string;
  /** From the outside in: the shadow on the rock, the wall, the floor. All are hewn, none is smooth. */
  shadow: string;
  wall: string;
  floor: string;
}

export function channel(seed: string, entry: Side, exit: Side): Channel {
  const random = chance(`${seed} channel`);
  const ends = [outside(entry), edges[entry], edges[exit], outside(exit)] as const;
  const bend = (towards: Cell): Cell => ({
    x: middle.x + (towards.x - middle.x) * 0.34 + between(random, -5, 5),
    y: middle.y + (towards.y - middle.y) * 0.34 + between(random, -5, 5),
  });
  const bends = [bend(ends[1]), bend(ends[2])] as const;
  const steps = 9;
  const curve = Array.from({ length: steps + 1 }, (_, step) =>
    along(ends[1], bends[0], bends[1], ends[2], step / steps),
  );
  const way = [ends[0], ...curve, ends[3]];
  const hewn = (half: number, rough: number) => outline(way, half, () => between(random, -rough, rough));
  return {
    line: `M${at(ends[0])} L${at(ends[1])} C${at(bends[0])} ${at(bends[1])} ${at(ends[2])} L${at(ends[3])}`,
    shadow: hewn(30, 3.5),
    wall: hewn(25, 2.5),
    floor: hewn(20.5, 1.6),
  };
}

/** A point of a curve with two bends. */
function along(a: Cell, b: Cell, c: Cell, d: Cell, part: number): Cell {
  const rest = 1 - part;
  const mix = (one: number, two: number, three: number, four: number) =>
    rest ** 3 * one + 3 * rest ** 2 * part * two + 3 * rest * part ** 2 * three + part ** 3 * four;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

/** The two sides of a way, this far from its middle, give or take what `rough` says. */
function outline(way: Cell[], half: number, rough: () => number): string {
  const left: string[] = [];
  const right: string[] = [];
  way.forEach((spot, step) => {
    const before = way[step - 1] ?? spot;
    const after = way[step + 1] ?? spot;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const across = { x: -(after.y - before.y) / length, y: (after.x - before.x) / length };
    // where cards meet their channels do, too
    const edge = step < 2 || step > way.length - 3;
    const one = half + (edge ? 0 : rough());
    const other = half + (edge ? 0 : rough());
    left.push(at({ x: spot.x - across.x * one, y: spot.y - across.y * one }));
    right.push(at({ x: spot.x + across.x * other, y: spot.y + across.y * other }));
  });
  return `M${[...left, ...right.reverse()].join(" L")} Z`;
}

/** The middle of the channel, for what lies on it. */
export const floor = middle;

/** Places for crystals in the rock: off the channel, off the numbers, and off one another. */
export function crystals(seed: string, number: number, entry: Side, exit: Side): (Cell & { turn: number })[] {
  const random = chance(`${seed} crystals`);
  const way = [edges[entry], middle, edges[exit]] as const;
  const placed: (Cell & { turn: number })[] = [];
  let room = 17;
  for (let tries = 0; placed.length < number && tries < 4000; tries++) {
    if (tries % 200 === 199) room *= 0.9;
    const spot = { x: between(random, 9, 91), y: between(random, 11, 139), turn: between(random, -40, 40) };
    const offTheWay =
      distance(spot, way[0], way[1]) > 31 && distance(spot, way[1], way[2]) > 31 && (spot.x > 44 || spot.y > 36) && (spot.x < 76 || spot.y < 122);
    if (offTheWay && placed.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) > room)) {
      placed.push(spot);
    }
  }
  return placed;
}

/** From a point to a stretch. */
function distance(spot: Cell, from: Cell, to: Cell): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = ((spot.x - from.x) * (to.x - from.x) + (spot.y - from.y) * (to.y - from.y)) / length;
  const on = Math.min(length, Math.max(0, along)) / length;
  return Math.hypot(spot.x - from.x - (to.x - from.x) * on, spot.y - from.y - (to.y - from.y) * on);
}

/** Pebbles along the channel. */
export function pebbles(seed: string, number: number): (Cell & { size: number })[] {
  const random = chance(`${seed} pebbles`);
  return Array.from({ length: number }, () => ({
    x: between(random, 32, 68),
    y: between(random, 58, 92),
    size: between(random, 0.6, 1.7),
  }));
}

const heaps: [number, number][][] = [
  [],
  [[0, 0]],
  [[-9, 1], [9, -1]],
  [[-10, 6], [10, 6], [0, -8]],
  [[-11, -6], [10, -8], [-9, 10], [11, 9]],
  [[-14, -8], [13, -9], [0, 1], [-13, 12], [13, 11]],
  [[-14, -10], [2, -12], [15, -4], [-14, 6], [1, 5], [11, 15]],
  [[-14, -11], [2, -13], [15, -5], [-16, 5], [0, 3], [13, 13], [-6, 17]],
];

/** Where so many stones lie, around the middle of the channel. */
export function heap(number: number): Cell[] {
  const places = heaps[Math.min(number, heaps.length - 1)] ?? [];
  return places.map(([x, y]) => ({ x: floor.x + x, y: floor.y + y }));
}

function at({ x, y }: Cell): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
