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
  /** A small place has edges of so many board pixels; without, it is as large as a card. */
  size?: number;
}

const closest = 3;
/** However near to each other places are, the board comes no nearer by itself. */
const nearestView = 2.6;
/** Nothing is shown larger than this only because there is room for it. */
const largest = 1.35;
const farthest = 0.18;
/** Windows on the board that are lower than this are those of phones on their side, and of enlarged pages. */
const low = 300;

/** How large things are in a window, in pixels of the window. */
export interface Sizes {
  /** Whatever can be chosen is at least so wide and so high. */
  target: number;
  /** A card is at least so wide when the board is fitted: what is on it can be read. */
  card: number;
}

/** The sizes for a window, before a finger or a mouse. */
export function sizesFor(window: Size, coarse: boolean): Sizes {
  const isLow = window.height < low;
  if (coarse) return { target: 44, card: isLow ? 52 : 58 };
  return isLow ? { target: 24, card: 46 } : { target: 32, card: 56 };
}

/** How wide a card has to be for small places to be hit, each by itself, where they are nearest to each other. */
export function wideEnough(places: readonly Spot[], { target, card }: Sizes): number {
  const small = places.filter(({ size }) => size !== undefined);
  let nearest = Infinity;
  small.forEach((one, index) => {
    for (const other of small.slice(index + 1)) nearest = Math.min(nearest, apart(one, other));
  });
  return Math.max(card, Math.min((cell.width * target) / nearest, cell.width * nearestView));
}

/** How far two places are from each other, in board pixels. */
function apart(one: Spot, other: Spot): number {
  const [a, b] = [middleOf(one), middleOf(other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function widthOf({ size }: Spot): number {
  return size ?? cell.width;
}

function heightOf({ size }: Spot): number {
  return size ?? cell.height;
}

function middleOf(spot: Spot): Point {
  return { x: spot.x * cell.width + widthOf(spot) / 2, y: spot.y * cell.height + heightOf(spot) / 2 };
}

const within = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** The box around cards or places; null if there are none. */
export function boxAround(spots: readonly Spot[]): Box | null {
  if (spots.length === 0) return null;
  const boxes = spots.map(boxOf);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function boxOf(spot: Spot): Box {
  const [left, top] = [spot.x * cell.width, spot.y * cell.height];
  return { left, top, right: left + widthOf(spot), bottom: top + heightOf(spot) };
}

/** The small places that a finger or a mouse at a point of the window may mean, the nearest first. */
export function underPointer<P extends Spot>(
  camera: Camera,
  places: readonly P[],
  at: Point,
  target: number,
): P[] {
  const away = (place: P) => {
    const { x, y } = middleOf(place);
    return Math.hypot(x * camera.scale + camera.x - at.x, y * camera.scale + camera.y - at.y);
  };
  return places
    .filter((place) => place.size !== undefined && away(place) <= target / 2)
    .sort((a, b) => away(a) - away(b));
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
  if (height < low) return { top: 0, right: width < 760 ? 0 : 52, bottom: more };
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

/** See everything; if cards would get narrower than `least`, see as much as fits around `focus`. */
export function fitted(all: Box, focus: Box | null, window: Size, least: number, margin = 10): Camera {
  const [wide, high] = [all.right - all.left, all.bottom - all.top];
  const whole = Math.min(
    (window.width - 2 * margin) / wide,
    (window.height - 2 * margin) / high,
    largest,
  );
  const scale = within(least / cell.width, whole, closest);
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

/** Those of some places that can be seen together: all, or else as many as possible. Whoever walks is seen with them. */
export function together(
  spots: readonly Spot[],
  { scale }: Camera,
  window: Size,
  walker: Spot | null = null,
  margin = 6,
): readonly Spot[] {
  const [wide, high] = [(window.width - 2 * margin) / scale, (window.height - 2 * margin) / scale];
  const all = walker === null ? spots : [walker, ...spots];
  const boxes = all.map((spot) => ({ spot, ...boxOf(spot) }));
  const seenFrom = (left: number, top: number) =>
    boxes.filter((box) => box.left >= left && box.top >= top && box.right <= left + wide && box.bottom <= top + high);
  let best: typeof boxes = [];
  // as many as possible are seen where one of them lies at the left edge, and one at the upper edge
  for (const left of new Set(boxes.map((box) => box.left)))
    for (const top of new Set(boxes.map((box) => box.top))) {
      const seen = seenFrom(left, top);
      if (seen.length > best.length && (walker === null || seen[0]?.spot === walker)) best = seen;
    }
  return best.map(({ spot }) => spot);
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
    const at = middleOf(spot);
    const [x, y] = [at.x * camera.scale + camera.x, at.y * camera.scale + camera.y];
    if (x < 0) count.ArrowLeft += 1;
    else if (x > window.width) count.ArrowRight += 1;
    else if (y < 0) count.ArrowUp += 1;
    else if (y > window.height) count.ArrowDown += 1;
  }
  return count;
}

/** Where at the edge of a window to point at cells that are out of view, and which way, in degrees. */
export function pointers(camera: Camera, spots: readonly Spot[], window: Size, inset = 22): Pointer[] {
  const middle = { x: window.width / 2, y: window.height / 2 };
  return spots.flatMap((spot): Pointer[] => {
    const x = (spot.x + 0.5) * cell.width * camera.scale + camera.x;
    const y = (spot.y + 0.5) * cell.height * camera.scale + camera.y;
    if (x >= 0 && x <= window.width && y >= 0 && y <= window.height) return [];
    const [dx, dy] = [x - middle.x, y - middle.y];
    const part = Math.min((middle.x - inset) / Math.abs(dx), (middle.y - inset) / Math.abs(dy));
    return [
      {
        x: Math.round(middle.x + dx * part),
        y: Math.round(middle.y + dy * part),
        angle: Math.round((Math.atan2(dy, dx) * 180) / Math.PI),
      },
    ];
  });
}

export interface Pointer extends Point {
  angle: number;
}

/** Whether a box is in view, as large as it would be seen from `wanted`, or nearly so. */
export function isWellSeen(camera: Camera, wanted: Camera, box: Box, window: Size): boolean {
  const { scale, x, y } = camera;
  const inside =
    box.left * scale + x >= 0 &&
    box.top * scale + y >= 0 &&
    box.right * scale + x <= window.width &&
    box.bottom * scale + y <= window.height;
  return inside && scale >= wanted.scale * 0.85 && scale <= wanted.scale * 1.2;
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
