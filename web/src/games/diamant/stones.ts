// Gems are counted in points and shown as stones (DI-3): a red one counts 1, a white one 5.

export type Stone = "red" | "white";

export interface Stones {
  white: number;
  red: number;
}

export function stones(points: number): Stones {
  return { white: Math.floor(points / 5), red: points % 5 };
}

/** The same as a row, white ones first. */
export function stoneRow(points: number): Stone[] {
  const { white, red } = stones(points);
  return [...Array<Stone>(white).fill("white"), ...Array<Stone>(red).fill("red")];
}
