// A wall of rock: a grid of corners pushed about, cut into triangles of a few shades. Triangles of
// a shade are one path, so that a card costs a handful of elements and not a hundred.

import { between, chance } from "./chance";

export const shades = 5;

interface Corner {
  x: number;
  y: number;
}

/** The paths of a wall of this size, one for each shade from dark to light. */
export function rockFace(seed: string, width: number, height: number, grain = 25): string[] {
  const random = chance(seed);
  const columns = Math.round(width / grain);
  const rows = Math.round(height / grain);
  const corners: Corner[][] = [];
  for (let row = 0; row <= rows; row++) {
    corners.push([]);
    for (let column = 0; column <= columns; column++) {
      const inner = (at: number, last: number) => (at === 0 || at === last ? 0 : 0.38);
      corners[row]?.push({
        x: ((column + between(random, -1, 1) * inner(column, columns)) * width) / columns,
        y: ((row + between(random, -1, 1) * inner(row, rows)) * height) / rows,
      });
    }
  }
  const paths = Array.from({ length: shades }, () => "");
  const cut = (a: Corner, b: Corner, c: Corner) => {
    // light falls from above left; the rest is the grain of the stone
    const slope = (b.x - a.x + c.x - b.x + (a.y - c.y)) / (2 * grain);
    const tone = 0.5 + slope * 0.16 + between(random, -0.36, 0.36);
    const shade = Math.min(shades - 1, Math.max(0, Math.floor(tone * shades)));
    paths[shade] += `M${point(a)}L${point(b)}L${point(c)}Z`;
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const a = corners[row]?.[column];
      const b = corners[row]?.[column + 1];
      const c = corners[row + 1]?.[column + 1];
      const d = corners[row + 1]?.[column];
      if (!a || !b || !c || !d) continue;
      if (random() < 0.5) {
        cut(a, b, c);
        cut(a, c, d);
      } else {
        cut(a, b, d);
        cut(b, c, d);
      }
    }
  }
  return paths;
}

function point({ x, y }: Corner): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}
