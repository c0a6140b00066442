// Which part of the endless board is seen: sums only, so that they can be tested.
//
// A board point p is shown at p * scale + (x, y), in pixels of the window on the board.

import type { Point } from "./geometry";

/** One card on the board, in board pixels at scale 1. */
export const cell = { width: 100, height: 150 } as const;

export interface Camera {
  x: number;
  y: number;
  scale: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** How much of a window is covered by other things, in pixels from its edges. */
export interface Covered {
  top: number;
  right: number;
  bottom: number;
}
interface Spot {
  x: number;
  y: number;
}

const closest = 3;
const farthest = 0.18;
/** A card is at least as wide as this when the board is fitted: as wide as a finger. */
export const fingerWide = 46;
/** A mouse hits less: as long as a card can be told from another, to see everything matters more. */
export const readableWide = 36;

/** A finger hits what is at most so far from its middle, in pixels of the window. */
const fingerReach = 22;

const within = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** The box around cards or places; null if there are none. */
export function boxAround(spots: readonly Spot[]): Box | null {
  if (spots.length === 0) return null;
  const columns = spots.map((spot) => spot.x);
  const rows = spots.map((spot) => spot.y);
  return {
    left: Math.min(...columns) * cell.width,
    top: Math.min(...rows) * cell.height,
    right: (Math.max(...columns) + 1) * cell.width,
    bottom: (Math.max(...rows) + 1) * cell.height,
  };
}

/** The small places that a finger at a point of the window may mean, the nearest first. */
export function underFinger<P extends Spot & { size?: number }>(camera: Camera, places: readonly P[], at: Point): P[] {
  const apart = ({ x, y, size = 0 }: P) =>
    Math.hypot(
      (x * cell.width + size / 2) * camera.scale + camera.x - at.x,
      (y * cell.height + size / 2) * camera.scale + camera.y - at.y,
    );
  return places
    .filter((place) => place.size !== undefined && apart(place) <= fingerReach)
    .sort((a, b) => apart(a) - apart(b));
}

/** A box around cards, with a part of the places beside them: enough to be seen and to be hit. */
export function withEdge(cards: Box, places: Box | null, part = 0.25): Box {
  if (places === null) return cards;
  const [wide, high] = [cell.width * part, cell.height * part];
  return {
    left: within(cards.left - wide, places.left, cards.left),
    top: within(cards.top - high, places.top, cards.top),
    right: within(cards.right, places.right, cards.right + wide),
    bottom: within(cards.bottom, places.bottom, cards.bottom + high),
  };
}

/** What chips above and the buttons of the camera cover: narrow windows have these in a row, others in a column. */
export function coveredBy(width: number, height: number, chips: number, more = 0): Covered {
  // in a low window there is no room to spare: better a little is covered
  if (height < 300) return { top: 0, right: width < 760 ? 0 : 52, bottom: more };
  return width < 760 ? { top: chips, right: 0, bottom: 52 + more } : { top: 0, right: 56, bottom: more };
}

export function zoomedAt(camera: Camera, at: Point, factor: number): Camera {
  const scale = within(farthest, camera.scale * factor, closest);
  const real = scale / camera.scale;
  return {
    scale,
    x: at.x - (at.x - camera.x) * real,
    y: at.y - (at.y - camera.y) * real,
  };
}

export function panned(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x + by.x, y: camera.y + by.y };
}

/** See everything; if cards would get too small for a finger, see as much as fits around `focus`. */
export function fitted(all: Box, focus: Box | null, window: Size, finger = fingerWide, margin = 10): Camera {
  const [wide, high] = [all.right - all.left, all.bottom - all.top];
  const whole = Math.min(
    (window.width - 2 * margin) / wide,
    (window.height - 2 * margin) / high,
    1.35,
  );
  const scale = within(finger / cell.width, whole, closest);
  const at = focus ?? all;
  const axis = (from: number, to: number, near: number, far: number, room: number): number => {
    // all of it in the middle if it fits, else the focus in the middle but never past the edge
    if ((to - from) * scale <= room - margin) return (room - (from + to) * scale) / 2;
    const wanted = room / 2 - ((near + far) / 2) * scale;
    return within(room - margin - to * scale, wanted, margin - from * scale);
  };
  return {
    scale,
    x: axis(all.left, all.right, at.left, at.right, window.width),
    y: axis(all.top, all.bottom, at.top, at.bottom, window.height),
  };
}

/** Those of some places that can be seen together: all, or else those around the one with most others near it. */
export function together<S extends Spot>(spots: readonly S[], { scale }: Camera, window: Size): readonly S[] {
  const [wide, high] = [window.width / scale, window.height / scale];
  const box = boxAround(spots);
  if (box === null || (box.right - box.left <= wide && box.bottom - box.top <= high)) return spots;
  const isNear = (one: S, other: S) =>
    Math.abs(one.x - other.x) * cell.width <= (wide - cell.width) / 2 &&
    Math.abs(one.y - other.y) * cell.height <= (high - cell.height) / 2;
  const groups = spots.map((one) => spots.filter((other) => isNear(one, other)));
  return groups.reduce((best, some) => (some.length > best.length ? some : best));
}

/** Move as little as needed to have a box in view. */
export function revealed(camera: Camera, box: Box, window: Size, margin = 24): Camera {
  const shift = (from: number, to: number, room: number): number => {
    if (from < margin) return margin - from;
    return to > room - margin ? room - margin - to : 0;
  };
  return panned(camera, {
    x: shift(box.left * camera.scale + camera.x, box.right * camera.scale + camera.x, window.width),
    y: shift(box.top * camera.scale + camera.y, box.bottom * camera.scale + camera.y, window.height),
  });
}

/** The cell under a point of the window. */
export function cellUnder(camera: Camera, at: Point): Spot {
  return {
    x: Math.floor((at.x - camera.x) / camera.scale / cell.width),
    y: Math.floor((at.y - camera.y) / camera.scale / cell.height),
  };
}

/** How many of these cells are out of view in each direction. */
export function hidden(camera: Camera, spots: readonly Spot[], window: Size): Record<Arrow, number> {
  const count = { ArrowUp: 0, ArrowRight: 0, ArrowDown: 0, ArrowLeft: 0 };
  for (const spot of spots) {
    const x = (spot.x + 0.5) * cell.width * camera.scale + camera.x;
    const y = (spot.y + 0.5) * cell.height * camera.scale + camera.y;
    if (x < 0) count.ArrowLeft += 1;
    else if (x > window.width) count.ArrowRight += 1;
    else if (y < 0) count.ArrowUp += 1;
    else if (y > window.height) count.ArrowDown += 1;
  }
  return count;
}

export type Arrow = "ArrowUp" | "ArrowRight" | "ArrowDown" | "ArrowLeft";
const directions: Record<Arrow, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

export function isArrow(key: string): key is Arrow {
  return key in directions;
}

/** The next of these places that way: straight on before aslant, near before far. */
export function nextPlace<S extends Spot>(places: readonly S[], from: Spot, arrow: Arrow): S | null {
  const way = directions[arrow];
  let best: S | null = null;
  let shortest = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead <= 0) continue;
    const length = ahead + aside * 1.3;
    if (length < shortest) [best, shortest] = [place, length];
  }
  return best;
}
