// What part of the path the camera shows.

import { cardHeight, cardWidth, placeOf, type Cell } from "./cards";

export interface Size {
  width: number;
  height: number;
}

/** The drawing is shown at `scale`, moved by `x` and `y` pixels. */
export interface Look {
  x: number;
  y: number;
  scale: number;
}

export const closest = 2.2;
export const farthest = 0.2;

/** Cards are not made larger than this, however few there are: the rest of the cave is dark. */
function largest(room: Size): number {
  return clamp((room.height * 0.6) / cardHeight, 1, 1.8);
}

/** Cards are not made smaller than this to get more of them into the picture, unless asked for: on a
 * phone, where the next card counts most, less than on a screen that is looked at from farther away. In
 * a low picture two rows are worth more than one that is large. */
function readable(room: Size): number {
  return room.width > 700 || room.height < 350 ? 0.66 : 0.92;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function around(cells: Cell[]): Box {
  const places = cells.map(placeOf);
  return {
    left: Math.min(...places.map(({ x }) => x)),
    top: Math.min(...places.map(({ y }) => y)),
    right: Math.max(...places.map(({ x }) => x)) + cardWidth,
    bottom: Math.max(...places.map(({ y }) => y)) + cardHeight,
  };
}

function scaleFor(box: Box, room: Size): number {
  const margin = 18;
  return Math.min(
    (room.width - margin * 2) / (box.right - box.left),
    (room.height - margin * 2) / (box.bottom - box.top),
  );
}

function centred(box: Box, room: Size, scale: number): Look {
  return {
    scale,
    x: room.width / 2 - ((box.left + box.right) / 2) * scale,
    y: room.height / 2 - ((box.top + box.bottom) / 2) * scale,
  };
}

/** All of these cells. */
export function fit(cells: Cell[], room: Size): Look {
  const box = around(cells);
  return centred(box, room, clamp(scaleFor(box, room), farthest, largest(room)));
}

/** The last of these cells, and as many before it as stay readable. */
export function follow(cells: Cell[], room: Size): Look {
  for (let first = 0; first < cells.length - 1; first++) {
    const box = around(cells.slice(first));
    const scale = scaleFor(box, room);
    if (scale >= readable(room)) return centred(box, room, Math.min(scale, largest(room)));
  }
  return fit(cells.slice(-2), room);
}

/** Nearer or farther, with a point of the screen staying where it is. */
export function zoomed(look: Look, factor: number, at: Cell): Look {
  const scale = clamp(look.scale * factor, farthest, closest);
  const ratio = scale / look.scale;
  return { scale, x: at.x - (at.x - look.x) * ratio, y: at.y - (at.y - look.y) * ratio };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
