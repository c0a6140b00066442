// Where things lie on the board, in its pixels: a card is 100 by 150.

import { cell } from "../../path-cards/camera";
import type { Deck, Side } from "../../path-cards/deck";
import { gateOf, height, turn, width, type Point } from "../../path-cards/geometry";
import { spacesOf } from "../../path-cards/spaces";
import type { DarkCaveView } from "../../wire";
import { spotKey, type Spot } from "./moves";

const half = cell.width / width;

function onBoard(x: number, y: number, point: Point): Point {
  return { x: x * cell.width + point.x * half, y: y * cell.height + point.y * half };
}

/** The middle of a space; of a card that shows none, its middle. */
export function spotPoint(view: DarkCaveView, deck: Deck, { x, y, space }: Spot): Point {
  const lying = view.table.find((card) => card.x === x && card.y === y);
  const face = lying === undefined || lying.face_down ? undefined : deck.cards.get(lying.card ?? "");
  const found = face?.kind === "path" ? spacesOf(face)[space] : undefined;
  const middle = { x: width / 2, y: height / 2 };
  return onBoard(x, y, found === undefined ? middle : turn(found, lying?.turned ?? false));
}

/** The middle of a side of a card. */
export function sidePoint(x: number, y: number, side: Side): Point {
  return onBoard(x, y, gateOf(side));
}

/** A small place around a point, as the board wants it. */
export function around(point: Point, size: number): { x: number; y: number; size: number } {
  return { x: (point.x - size / 2) / cell.width, y: (point.y - size / 2) / cell.height, size };
}

export interface Piece extends Point {
  key: string;
  size: number;
  who: { kind: "dwarf"; seat: number } | { kind: "creature"; creature: "rat" | "lindworm" | "goblin" };
}

/** Where to stand if several share a space: side by side in rows of up to four, nobody before another. */
export function crowd(count: number): { places: Point[]; size: number } {
  const columns = count <= 3 ? count : Math.ceil(count / 2);
  const rows = Math.ceil(count / columns);
  const size = [46, 46, 42, 33, 25][columns] ?? 25;
  const gap = { x: size * 0.98, y: size * 0.98 };
  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const column = index - row * columns;
    return { x: (column - (inRow - 1) / 2) * gap.x, y: (row - (rows - 1) / 2) * gap.y };
  });
  return { places, size };
}

/** Nobody is drawn smaller than that, however near the others are. */
const smallest = 0.6;

/** How much of its size those on a space are drawn with, so that neighbours do not cover each other. */
function roomFor(
  own: { middle: Point; reach: number },
  groups: readonly { middle: Point; reach: number }[],
): number {
  const others = groups.filter((group) => group !== own);
  const room = others.map(({ middle, reach }) => {
    const apart = Math.max(Math.abs(middle.x - own.middle.x), Math.abs(middle.y - own.middle.y));
    return apart / (own.reach + reach);
  });
  return Math.max(smallest, Math.min(1, ...room));
}

/** All who stand in the cave, each at its place. */
export function piecesOf(view: DarkCaveView, deck: Deck, larger = 1): Piece[] {
  const standing = new Map<string, { spot: Spot; who: Piece["who"][] }>();
  const stand = (spot: Spot, who: Piece["who"]) => {
    const there = standing.get(spotKey(spot)) ?? { spot, who: [] };
    there.who.push(who);
    standing.set(spotKey(spot), there);
  };
  for (const { creature, ...spot } of view.creatures) stand(spot, { kind: "creature", creature });
  for (const { seat, dwarf } of view.seats) if (dwarf !== null) stand(dwarf, { kind: "dwarf", seat });
  const pieces: Piece[] = [];
  const groups = [...standing.values()].map(({ spot, who }) => {
    const middle = spotPoint(view, deck, spot);
    const { places, size } = crowd(who.length);
    const reach = Math.max(0, ...places.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)))) + size / 2;
    return { middle, who, places, size, reach: reach * larger };
  });
  for (const group of groups) {
    const { middle, who, places } = group;
    const scale = larger * roomFor(group, groups);
    const size = group.size * scale;
    who.forEach((one, index) => {
      const place = places[index] ?? { x: 0, y: 0 };
      // feet on the space, not the belt
      const at = { x: middle.x + place.x * scale, y: middle.y + place.y * scale - size * 0.18 };
      pieces.push({ ...at, size, who: one, key: one.kind === "dwarf" ? `dwarf ${one.seat}` : one.creature });
    });
  }
  // always in the same order, so that each one walks and none is swapped for another
  return pieces.sort((a, b) => a.key.localeCompare(b.key));
}
