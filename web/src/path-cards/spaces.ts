// Where the spaces of a card are drawn. The server says which there are; this file only says where on
// the card each of them is, so that dwarves stand on the floor and ways can be drawn as lines.

import type { CardSpace, PathCard, Side } from "./deck";
import { along, featurePoint, height, middleOf, sidesOf, width, type Point } from "./geometry";

export const features = ["hole", "ladder", "vein", "exit"] as const;

export interface Space extends Point, CardSpace {
  /** Whether something is drawn there that shows the space by itself. */
  marked: boolean;
}

export const compass: readonly Side[] = ["N", "E", "S", "W"];
const opposite: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };

/** The middle of a path; the lower of two that cross is seen beside the bridge. */
function middlePoint(card: PathCard, joined: string): Point {
  const last = compass.filter((side) => sidesOf(joined).includes(side)).at(-1);
  const below = card.bridge !== undefined && card.bridge !== joined;
  if (!below || last === undefined) return middleOf(joined, card.joined.length === 1);
  return along(joined, last, card.group === 1 ? 0.5 : 0.62);
}

/** Where on its arm a space is, from the edge (0) to the middle (1): as far from its neighbours as possible. */
const onArm = { 1: 1, 2: 0.45, 3: 1 / 3 } as const;

function pointOf(card: PathCard, { path, sides, feature }: CardSpace): Point {
  if (path === null) return { x: width / 2, y: height / 2 };
  const drawn = feature === null ? undefined : (card[feature] as Side | true | undefined);
  if (drawn !== undefined) return featurePoint(card, drawn);
  const joined = card.joined[path] ?? "";
  const [side, another] = sides;
  // a space that opens to one side is on that arm; one for a whole path, or its centre, in the middle
  if (side === undefined || another !== undefined || card.group === 1) return middlePoint(card, joined);
  return along(joined, side, onArm[card.group ?? 2], card.joined.length === 1);
}

const known = new WeakMap<PathCard, Space[]>();

/** The spaces of an upright card, in the order of their numbers. */
export function spacesOf(card: PathCard): Space[] {
  const before = known.get(card);
  if (before !== undefined) return before;
  const spaces = (card.spaces ?? []).map((space) => ({
    ...space,
    ...pointOf(card, space),
    marked: space.feature !== null || space.path === null,
  }));
  known.set(card, spaces);
  return spaces;
}

/** Sides of an upright card, on the card as it lies. */
export function sidesAsLaid(sides: Side[], turned: boolean): Side[] {
  return turned ? sides.map((side) => opposite[side]) : sides;
}
