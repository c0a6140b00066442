// The rock of a card and the tunnels carved into it, as outlines for SVG paths.
//
// The outline of a tunnel is where a field (the distance to its middle line, roughened by noise)
// has a certain value. So any paths join without seams, several outlines of the same tunnel lie
// inside each other, and nothing has to be computed while a card is shown.

import type { PathCard } from "./deck";
import { height, linesOf, sidesOf, stubEnd, width, gateOf, type Point } from "./geometry";
import { chance, roughness } from "./random";

/** From the outside in: light on the rock, the edge, the wall, the floor in shadow and in light. */
export interface Carved {
  halo: string;
  glow: string;
  edge: string;
  wall: string;
  shade: string;
  floor: string;
  worn: string;
}

export interface Face {
  /** Facets of the rock by brightness, darkest first. */
  rock: string[];
  /** Carved one above the other; a bridge crosses what is below. */
  layers: Carved[];
  pebbles: string;
  rubble: string;
}

const step = 6;
const margin = 18;
const columns = Math.ceil((width + 2 * margin) / step);
const rows = Math.ceil((height + 2 * margin) / step);
type Field = (x: number, y: number) => number;

function distanceTo(lines: Point[][]): Field {
  const pieces = lines.flatMap((line) =>
    line.slice(1).map((to, index) => ({ from: line[index] ?? to, to })),
  );
  return (x, y) => {
    let nearest = Infinity;
    for (const { from, to } of pieces) {
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const length = dx * dx + dy * dy || 1;
      const t = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / length));
      nearest = Math.min(nearest, Math.hypot(x - from.x - dx * t, y - from.y - dy * t));
    }
    return nearest;
  };
}

/** Rough inside, straight at the border: so every tunnel meets every other one. */
function roughened(field: Field, seed: string): Field {
  const large = roughness(`${seed} large`, 34);
  const small = roughness(`${seed} small`, 11);
  return (x, y) => {
    const inside = Math.min(x, y, width - x, height - y);
    const fade = Math.max(0, Math.min(1, inside / 26));
    return field(x, y) + fade * (large(x, y) * 5.5 + small(x, y) * 1.8);
  };
}

/** A field at the nodes of a grid around the card; outside of the grid is rock. */
type Sampled = Float32Array;

function sampled(field: Field): Sampled {
  const values = new Float32Array((columns + 1) * (rows + 1)).fill(1000);
  for (let row = 1; row < rows; row += 1)
    for (let column = 1; column < columns; column += 1)
      values[row * (columns + 1) + column] = field(column * step - margin, row * step - margin);
  return values;
}

/** The outline of where a field is below a level, as a path (marching squares). */
export function outline(field: Field | Sampled, level: number): string {
  const values = typeof field === "function" ? sampled(field) : field;
  const value = (column: number, row: number): number =>
    (values[row * (columns + 1) + column] ?? 1000) - level;
  const next = new Map<number, number>();
  const points = new Map<number, Point>();
  // edges of the grid: of each node the one to the right (even) and the one down (odd)
  const edge = (column: number, row: number, down: 0 | 1): number => {
    const id = (row * (columns + 1) + column) * 2 + down;
    if (!points.has(id)) {
      const [a, b] = [value(column, row), value(column + 1 - down, row + down)];
      const t = a / (a - b);
      const x = (column + (down === 0 ? t : 0)) * step - margin;
      const y = (row + (down === 1 ? t : 0)) * step - margin;
      points.set(id, { x, y });
    }
    return id;
  };
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const sides = [
        () => edge(column, row, 0),
        () => edge(column + 1, row, 1),
        () => edge(column, row + 1, 0),
        () => edge(column, row, 1),
      ];
      const corners = [
        value(column, row) < 0,
        value(column + 1, row) < 0,
        value(column + 1, row + 1) < 0,
        value(column, row + 1) < 0,
      ];
      // the line enters where walking around the cell leads into the shape, and leaves at the next exit
      for (let side = 0; side < 4; side += 1) {
        if (corners[side] === true || corners[(side + 1) % 4] !== true) continue;
        let exit = (side + 1) % 4;
        while (corners[exit] !== true || corners[(exit + 1) % 4] === true) exit = (exit + 1) % 4;
        const [enter, leave] = [sides[side]?.(), sides[exit]?.()];
        if (enter !== undefined && leave !== undefined) next.set(leave, enter);
      }
    }
  return linked(next, points);
}

function linked(next: Map<number, number>, points: Map<number, Point>): string {
  const loops: string[] = [];
  while (next.size > 0) {
    const [first] = next.keys();
    if (first === undefined) break;
    const loop: Point[] = [];
    let at: number | undefined = first;
    while (at !== undefined && next.has(at)) {
      const point = points.get(at);
      if (point !== undefined) loop.push(point);
      const from: number = at;
      at = next.get(from);
      next.delete(from);
    }
    if (loop.length > 3) loops.push(polygon(loop.filter(isNeeded)));
  }
  return loops.join("");
}

/** Points far from the border every second time: chips of a pickaxe, not a lathe. */
function isNeeded(point: Point, index: number): boolean {
  const inside = Math.min(point.x, point.y, width - point.x, height - point.y);
  return inside < 8 || index % 2 === 0;
}

function polygon(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

const round = (number: number): number => Math.round(number * 10) / 10;

function carve(lines: Point[][], seed: string): Carved {
  const rough = roughened(distanceTo(lines), seed);
  const field = sampled(rough);
  // the light comes from above: the upper wall throws its shadow on the floor
  const lit = sampled((x, y) => rough(x, y - 3.5));
  return {
    halo: outline(field, 58),
    glow: outline(field, 43),
    edge: outline(field, 33),
    wall: outline(field, 29.5),
    shade: outline(field, 24.5),
    floor: outline(lit, 22),
    worn: outline(field, 10),
  };
}

/** Facets: a jittered grid of triangles, each as bright as it faces the light. */
function rock(seed: string): string[] {
  const draw = chance(`${seed} rock`);
  const [across, down] = [5, 7];
  const nodes = Array.from({ length: (across + 1) * (down + 1) }, (_, index) => {
    const column = index % (across + 1);
    const row = Math.floor(index / (across + 1));
    const free = column > 0 && column < across;
    const loose = row > 0 && row < down;
    return {
      x: (column / across) * width + (free ? (draw() - 0.5) * 30 : 0),
      y: (row / down) * height + (loose ? (draw() - 0.5) * 32 : 0),
    };
  });
  const shades: string[] = ["", "", "", "", ""];
  const node = (column: number, row: number): Point =>
    nodes[row * (across + 1) + column] ?? { x: 0, y: 0 };
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      const [a, b] = [node(column, row), node(column + 1, row)];
      const [c, d] = [node(column + 1, row + 1), node(column, row + 1)];
      const halves = draw() < 0.5 ? [[a, b, c], [a, c, d]] : [[a, b, d], [b, c, d]];
      for (const half of halves) {
        const shade = Math.floor(draw() * shades.length);
        shades[shade] += polygon(half);
      }
    }
  return shades;
}

function scattered(lines: Point[][], seed: string): string {
  const draw = chance(`${seed} pebbles`);
  let stones = "";
  for (const line of lines) {
    const [from, to] = [line[0], line.at(-1)];
    if (from === undefined || to === undefined || line.length > 2) continue;
    for (let stone = 0; stone < 3; stone += 1) {
      const t = 0.35 + draw() * 0.6;
      const x = from.x + (to.x - from.x) * t + (draw() - 0.5) * 30;
      const y = from.y + (to.y - from.y) * t + (draw() - 0.5) * 30;
      stones += chip(x, y, 1.6 + draw() * 2.2, draw);
    }
  }
  return stones;
}

function chip(x: number, y: number, size: number, draw: () => number): string {
  const corners = Array.from({ length: 5 }, (_, corner) => {
    const angle = (corner / 5) * Math.PI * 2 + draw();
    const reach = size * (0.75 + draw() * 0.5);
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * 0.8 };
  });
  return polygon(corners);
}

/** The heap that closes a stub. */
function heap(card: PathCard): string {
  const draw = chance(`${card.id} rubble`);
  let stones = "";
  for (const side of sidesOf(card.stubs)) {
    const end = stubEnd(side);
    const gate = gateOf(side);
    const upright = gate.x === end.x;
    const inwards = upright ? Math.sign(end.y - gate.y) : Math.sign(end.x - gate.x);
    for (let stone = 0; stone < 7; stone += 1) {
      const across = (stone - 3) * 6.5 + (draw() - 0.5) * 4;
      const depth = inwards * (14 - Math.abs(stone - 3) * 2.6 + draw() * 5);
      const x = end.x + (upright ? across : depth);
      const y = end.y + (upright ? depth : across);
      stones += chip(x, y, 5 + draw() * 2.5, draw);
    }
  }
  return stones;
}

const carvedFaces = new WeakMap<PathCard, Face>();

/** What the face of a path card looks like; computed once. */
export function faceOf(card: PathCard): Face {
  const known = carvedFaces.get(card);
  if (known !== undefined) return known;
  const above = bridgeOf(card);
  const below = card.joined.filter((joined) => joined !== above);
  const alone = card.joined.length === 1 && card.stubs === "";
  const stubs = sidesOf(card.stubs).flatMap((side) => linesOf(side, false));
  const lower = [...below.flatMap((joined) => linesOf(joined, alone)), ...stubs];
  const layers = [carve(lower, card.id)];
  if (above !== null) layers.push(carve(linesOf(above, false), `${card.id} above`));
  const face = {
    rock: rock(card.id),
    layers,
    pebbles: scattered(lower, card.id),
    rubble: heap(card),
  };
  carvedFaces.set(card, face);
  return face;
}

/** The path that crosses above another one; where the deck does not say, the one from east to west. */
export function bridgeOf(card: PathCard): string | null {
  if (card.bridge !== undefined) return card.bridge;
  return card.joined.length === 2 && card.joined.includes("NS") ? "EW" : null;
}

const plainRocks = new Map<string, string[]>();

/** Bare rock, for backs and action cards. */
export function bareRock(seed: string): string[] {
  const known = plainRocks.get(seed) ?? rock(seed);
  plainRocks.set(seed, known);
  return known;
}
