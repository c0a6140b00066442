// Drawings that only this game has, in the line weight of the others: a box of 48 by 48.

import type { Shape } from "../../../path-cards/drawings";

const line = (paint: string, d: string): Shape => ({ how: "line", paint, d });
const flat = (paint: string, d: string): Shape => ({ how: "flat", paint, d });
const stroke = (paint: string, d: string): Shape => ({ how: "stroke", paint, d });

const ink = "#14171b";
const bone = "#efe6d2";
const shine = "#ffe39a";

export const caveDrawings = {
  bridge: [
    line("#a06a3a", "M3 19H45V25H3Z"),
    line("#c08a52", "M5 25H12V39H5ZM15 25H22V39H15ZM25 25H32V39H25ZM35 25H42V39H35Z"),
    stroke(ink, "M6 19V9M24 19V11M42 19V9"),
    stroke(bone, "M4 10C14 14 34 14 44 10"),
  ],
  /** A footprint: steps. */
  step: [
    line(bone, "M17 21C10 21 9 13 11 8C13 3 20 3 21 9C22 14 22 20 17 21ZM17 24C20 24 21 26 20 29S13 32 12 28S14 24 17 24Z"),
    line(bone, "M31 37C24 37 25 29 27 24S36 19 37 25S37 36 31 37ZM31 40C34 40 35 42 34 45S27 47 26 44S28 40 31 40Z"),
  ],
  card: [line(bone, "M12 4H36V44H12Z"), stroke(ink, "M18 11H30M18 17H30M18 37H30")],
  fight: [
    line("#aeb9c4", "M6 6L14 7L36 35L33 38L7 14Z"),
    line("#aeb9c4", "M42 6L34 7L12 35L15 38L41 14Z"),
    line("#a06a3a", "M33 38L36 35L43 41L40 44ZM15 38L12 35L5 41L8 44Z"),
  ],
  /** Two faces of one: a clan card. */
  mask: [
    line(bone, "M6 10C15 13 33 13 42 10C44 30 36 42 24 45C12 42 4 30 6 10Z"),
    flat("#3a3945", "M24 12.500C31 12.500 37 11.500 42 10C44 30 36 42 24 45Z"),
    stroke(ink, "M6 10C15 13 33 13 42 10C44 30 36 42 24 45C12 42 4 30 6 10Z"),
    flat(ink, "M12 22C14 19 18 19 20 22C18 25 14 25 12 22Z"),
    flat(shine, "M28 21L36 19C36 24 31 26 28 21Z"),
    stroke(ink, "M15 34C18 37 21 37 24 36"),
  ],
  /** One face only: somebody loyal. */
  face: [
    line(bone, "M6 10C15 13 33 13 42 10C44 30 36 42 24 45C12 42 4 30 6 10Z"),
    flat(ink, "M12 22C14 19 18 19 20 22C18 25 14 25 12 22ZM28 22C30 19 34 19 36 22C34 25 30 25 28 22Z"),
    stroke(ink, "M15 33C19 38 29 38 33 33"),
  ],
  notes: [
    line(bone, "M8 4H34L41 11V44H8Z"),
    stroke(ink, "M14 16H34M14 23H34M14 30H26"),
    line("#f2b134", "M29 37L40 24L44 28L33 41L28 42Z"),
  ],
} satisfies Record<string, Shape[]>;

export type CaveDrawing = keyof typeof caveDrawings;
