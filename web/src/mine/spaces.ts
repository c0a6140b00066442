// Where the spaces of a card are drawn. The server numbers them; this file only says where on the
// card a number is, so that dwarves stand on the floor and ways can be drawn as lines.

import type { PathCard, Side } from "./deck";
import { along, featurePoint, height, middleOf, width, type Point } from "./geometry";

export const features = ["hole", "ladder", "vein", "exit"] as const;
export type Feature = (typeof features)[number] | "bridge" | "tunnel";

export interface Space extends Point {
  /** The path of the card that it is on; a tunnel has none. */
  path: number | null;
  /** The sides it opens to, of the upright card. */
  sides: Side[];
  feature: Feature | null;
}

export const compass: readonly Side[] = ["N", "E", "S", "W"];
export const opposite: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };
/** The way to the neighbour on a side. */
export const beside: Record<Side, Point> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

/** The letters of a path in the order in which its arms are numbered. */
function armsOf(joined: string): Side[] {
  return compass.filter((side) => joined.includes(side));
}

/** The middle of a path; the lower of two that cross is seen beside the bridge. */
function middlePoint(card: PathCard, joined: string): Point {
  const last = armsOf(joined).at(-1);
  const below = card.bridge !== undefined && card.bridge !== joined;
  if (!below || last === undefined) return middleOf(joined);
  return along(joined, last, card.group === 1 ? 0.5 : 0.62);
}

/** Where on its arm a space is, from the edge (0) to the middle (1). */
const onArm = { 1: 1, 2: 0.45, 3: 0.27 } as const;

type Group = NonNullable<PathCard["group"]>;

function* spacesOnPath(card: PathCard, group: Group, path: number): Generator<Space> {
  const joined = card.joined[path] ?? "";
  const bridge = card.bridge === joined ? "bridge" : null;
  const sides = armsOf(joined);
  const centre = middlePoint(card, joined);
  if (group === 1) {
    yield { ...centre, path, sides, feature: bridge };
    return;
  }
  for (const side of sides) {
    const feature = group === 2 ? bridge : null;
    yield { ...along(joined, side, onArm[group]), path, sides: [side], feature };
  }
  if (group === 3) yield { ...centre, path, sides: [], feature: bridge };
}

function isOn(space: Space, where: Side | true, group: Group): boolean {
  if (where !== true) return space.sides.includes(where);
  return group === 1 || space.sides.length === 0;
}

const known = new WeakMap<PathCard, Space[]>();

/** The spaces of an upright card, in the order of their numbers; none in games without groups. */
export function spacesOf(card: PathCard): Space[] {
  const before = known.get(card);
  if (before !== undefined) return before;
  const { group } = card;
  if (group === undefined) return [];
  const spaces = card.joined.flatMap((_, path) => [...spacesOnPath(card, group, path)]);
  if (card.tunnel === true)
    spaces.push({ x: width / 2, y: height / 2, path: null, sides: [], feature: "tunnel" });
  for (const feature of features) {
    const where = card[feature] as Side | boolean | undefined;
    if (where === undefined || where === false) continue;
    const on = spaces.find((space) => isOn(space, where, group));
    if (on !== undefined) Object.assign(on, { feature, ...featurePoint(card, where) });
  }
  known.set(card, spaces);
  return spaces;
}

/** Sides of an upright card, on the card as it lies. */
export function sidesAsLaid(sides: Side[], turned: boolean): Side[] {
  return turned ? sides.map((side) => opposite[side]) : sides;
}

/** Whether a line can be drawn between two spaces of a card without leaving the floor. */
export function sameFloor(card: PathCard, one: Space, other: Space): boolean {
  if (one.path !== null && other.path !== null && one.path !== other.path) return false;
  // with a centre, the arms meet there and not each other
  return card.group !== 3 || one.sides.length === 0 || other.sides.length === 0;
}
