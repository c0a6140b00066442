// Chance that is the same every time: the face of a card comes from its name.

/** A source of numbers from 0 to 1 that depends on nothing but the seed. */
export function chance(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth noise between -1 and 1 over the plane, with bumps about `size` wide. */
export function roughness(seed: string, size: number): (x: number, y: number) => number {
  const draw = chance(seed);
  const across = 16;
  const heights = Array.from({ length: across * across }, () => draw() * 2 - 1);
  const height = (column: number, row: number): number =>
    heights[(((row % across) + across) % across) * across + (((column % across) + across) % across)] ??
    0;
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    const column = Math.floor(x / size);
    const row = Math.floor(y / size);
    const right = ease(x / size - column);
    const down = ease(y / size - row);
    const upper = height(column, row) * (1 - right) + height(column + 1, row) * right;
    const lower = height(column, row + 1) * (1 - right) + height(column + 1, row + 1) * right;
    return upper * (1 - down) + lower * down;
  };
}
