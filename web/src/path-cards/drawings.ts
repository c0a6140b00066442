// Small drawings in one line weight, each in a box of 48 by 48. A drawing is a list of shapes,
// from back to front: its paint and its path. To add one, add a line; Drawing.svelte draws it.

const paints = {
  none: "none",
  ink: "#14171b",
  steel: "#aeb9c4",
  iron: "#6d7883",
  wood: "#a06a3a",
  plank: "#c08a52",
  bone: "#efe6d2",
  gold: "#e7b73c",
  shine: "#ffe39a",
  amber: "#f2b134",
  ruby: "#d8344a",
  ice: "#dff1ff",
  green: "#49b07a",
  blue: "#4f8fe6",
  moss: "#7d9a5b",
  hide: "#8a6f9c",
  fur: "#8d8177",
  stone: "#7c8791",
  pale: "#a9b3bc",
  dark: "#0b0d10",
} as const;
export type Paint = keyof typeof paints;

/** `line`: outlined in ink and filled; `flat`: only filled; `stroke`: a line of this paint. */
export interface Shape {
  how: "line" | "flat" | "stroke";
  paint: string;
  d: string;
}

const line = (paint: Paint, d: string): Shape => ({ how: "line", paint: paints[paint], d });
const flat = (paint: Paint, d: string): Shape => ({ how: "flat", paint: paints[paint], d });
const stroke = (paint: Paint, d: string): Shape => ({ how: "stroke", paint: paints[paint], d });

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const drawings = {
  lamp: [
    stroke("ink", "M17 14C17 4 31 4 31 14"),
    line("iron", "M15 14H33L35 19H13Z"),
    line("amber", "M16 19H32L33 37H15Z"),
    flat("shine", "M24 22C29 28 28 31 28 33A4 4 0 0 1 20 33C20 31 19 28 24 22Z"),
    line("iron", "M12 37H36V43H12Z"),
  ],
  pickaxe: [
    line("plank", "M21.5 14H26.5L27.5 45H20.5Z"),
    line("steel", "M3 20C10 8 18 5 24 5S38 8 45 20C37 14 31 13 24 13S11 14 3 20Z"),
    line("iron", "M19.5 3.5H28.5V15H19.5Z"),
  ],
  cart: [
    line("gold", "M11 15L17 8L23 12L30 6L37 15Z"),
    line("iron", "M5 15H43L38 35H10Z"),
    stroke("ink", "M17 15L19 35M31 15L29 35"),
    line("steel", disc(15, 39, 5)),
    line("steel", disc(33, 39, 5)),
  ],
  key: [
    line("gold", "M21 20H44V26H40V31H35V26H31V29H27V26H21Z"),
    line("gold", disc(14, 23, 10)),
    line("dark", disc(14, 23, 4)),
  ],
  rockfall: [
    line("stone", "M17 4L29 3L35 11L29 19L18 17L13 10Z"),
    line("pale", "M5 27L13 22L22 27L23 37L12 43L3 37Z"),
    line("stone", "M27 27L37 22L45 29L44 40L32 43L25 37Z"),
    stroke("bone", "M7 6V15M41 6V16M24 22V25"),
  ],
  map: [
    line("bone", "M4 11L17 6L31 11L44 6V37L31 42L17 37L4 42Z"),
    stroke("pale", "M17 6V37M31 11V42"),
    stroke("ink", "M9 33C14 26 17 32 21 25S27 22 30 20"),
    stroke("ruby", "M33 13L40 20M40 13L33 20"),
  ],
  ladder: [
    stroke("ink", "M15 46V2M33 46V2"),
    line("plank", "M12.5 2H17.5V46H12.5ZM30.5 2H35.5V46H30.5Z"),
    line("wood", "M9 8H39V12.5H9ZM9 18H39V22.5H9ZM9 28H39V32.5H9ZM9 38H39V42.5H9Z"),
  ],
  gold: [
    line("gold", "M4 33L9 22L20 19L26 28L22 41L10 42Z"),
    line("gold", "M24 38L28 25L38 23L45 32L41 42L29 43Z"),
    line("gold", "M16 18L20 8L31 6L37 15L31 23L20 23Z"),
    flat("shine", "M20 16L22 10L29 9L30 12ZM8 31L11 24L17 22L18 25ZM30 32L32 28L37 27L38 30Z"),
  ],
  nugget: [
    line("gold", "M6 30L12 15L27 9L41 17L43 32L31 41L13 40Z"),
    flat("shine", "M12 28L16 18L27 13L33 17L22 20Z"),
  ],
  door: [
    line("wood", "M7 45V19C7 9 15 3 24 3S41 9 41 19V45Z"),
    stroke("ink", "M18.5 5V45M29.5 5V45"),
    line("iron", "M7 15H14V19H7ZM7 35H14V39H7Z"),
    line("gold", disc(35, 27, 2.5)),
  ],
  troll: [
    line("moss", "M8 45C6 32 9 24 14 20C10 8 38 8 34 20C39 24 42 32 40 45Z"),
    line("moss", "M14 19C9 16 6 18 5 22C9 25 12 25 15 24ZM34 19C39 16 42 18 43 22C39 25 36 25 33 24Z"),
    flat("bone", `${disc(19, 19, 3.4)}${disc(29, 19, 3.4)}`),
    flat("ink", `${disc(19.6, 19.6, 1.6)}${disc(28.4, 19.6, 1.6)}`),
    stroke("ink", "M15 15L21.5 16M33 15L26.5 16"),
    line("bone", "M17 30C20 26 28 26 31 30L29 32L27 29H21L19 32Z"),
    line("wood", "M39 46L43 29L46 30L44 46Z"),
  ],
  cap: [
    line("steel", "M6 33C6 18 13 9 24 9S42 18 42 33Z"),
    line("iron", "M3 33H45V39H3Z"),
    line("amber", disc(24, 22, 6)),
    flat("shine", disc(24, 22, 3)),
  ],
  dwarf: [
    line("ruby", "M10 20L24 3L38 20Z"),
    line("bone", "M13 20H35V27C35 40 29 46 24 46S13 40 13 27Z"),
    line("plank", "M15 20H33V26C33 30 15 30 15 26Z"),
    flat("ink", `${disc(20, 24, 1.5)}${disc(28, 24, 1.5)}`),
    line("plank", disc(24, 28, 3)),
  ],
  hole: [
    line("stone", "M3 26C3 14 12 8 24 8S45 14 45 26S36 42 24 42S3 37 3 26Z"),
    flat("dark", "M8 27C8 18 15 13 24 13S40 18 40 27S33 37 24 37S8 35 8 27Z"),
    flat("amber", "M17 25L21 23L21 27ZM31 25L27 23L27 27Z"),
  ],
  vein: [
    line("stone", "M3 30L9 15L24 8L39 13L45 28L38 41L12 42Z"),
    line("gold", "M11 31L17 20L21 25L27 14L30 24L38 19L35 31L27 28L22 36L18 29Z"),
    flat("shine", "M26 17L28 24L25 24ZM16 24L18 27L15 28Z"),
  ],
  crystal: [
    line("ice", "M16 44L9 22L16 10L23 22L22 44Z"),
    line("ice", "M24 44L24 16L31 3L38 17L34 44Z"),
    flat("blue", "M31 3L38 17L34 44L31 20ZM16 10L23 22L22 44L17 24Z"),
    stroke("ink", "M6 44H42"),
  ],
  information: [
    line("bone", "M3 24C9 13 16 9 24 9S39 13 45 24C39 35 32 39 24 39S9 35 3 24Z"),
    line("blue", disc(24, 24, 9)),
    flat("ink", disc(24, 24, 4.5)),
    flat("bone", disc(27, 21, 2)),
  ],
  web: [
    stroke("iron", "M24 24L24 3M24 24L43 12M24 24L44 33M24 24L28 45M24 24L8 40M24 24L4 20M24 24L11 6"),
    stroke("iron", "M24 12L34 17L35 29L26 36L14 33L12 22L18 15Z"),
    stroke("iron", "M24 18L29 21L30 27L25 30L19 29L18 23L21 20Z"),
    line("dark", disc(31, 30, 4)),
  ],
  boots: [
    line("wood", "M6 6H18V28L25 34V41H6Z"),
    line("wood", "M25 6H37V26L46 33V41H25Z"),
    line("plank", "M5 6H19V12H5ZM24 6H38V12H24Z"),
    stroke("ink", "M6 41H25M25 41H46"),
  ],
  axe: [
    line("plank", "M22 4H27V46H22Z"),
    line("steel", "M27 8C35 4 41 6 44 11C42 20 42 22 44 30C38 34 33 32 27 27Z"),
    line("steel", "M22 8C14 4 8 6 5 11C7 20 7 22 5 30C11 34 16 32 22 27Z"),
  ],
  rat: [
    stroke("fur", "M36 36C46 36 46 24 40 20"),
    line("fur", "M3 33C6 24 12 21 17 20C22 13 36 16 38 29C39 36 36 39 32 39H14C8 39 5 37 3 33Z"),
    line("fur", disc(16, 18, 4.5)),
    flat("ink", `${disc(11, 28, 1.8)}${disc(3.5, 33, 2)}`),
    stroke("ink", "M14 39V43M30 39V43"),
  ],
  lindworm: [
    line("hide", "M5 14C5 6 17 4 21 12L21 20C21 30 33 30 33 22S45 12 45 22C45 44 9 44 9 24V21L4 20Z"),
    flat("ink", disc(13, 12, 1.9)),
    line("bone", "M6 20L9 25L12 20ZM13 20L15 24L17 20Z"),
    line("amber", "M22 13L27 8L26 16ZM27 33L31 38L33 31Z"),
  ],
  goblin: [
    line("green", "M12 20L2 12L5 27L13 29ZM36 20L46 12L43 27L35 29Z"),
    line("green", "M11 21C11 10 37 10 37 21C37 34 31 43 24 43S11 34 11 21Z"),
    flat("amber", `${disc(18.5, 22, 3.2)}${disc(29.5, 22, 3.2)}`),
    flat("ink", `${disc(18.5, 22, 1.5)}${disc(29.5, 22, 1.5)}`),
    line("bone", "M16 32H32L29 37L26 33L23 37L20 33Z"),
  ],
  swap: [
    line("bone", "M4 5L20 3L22 26L6 28Z"),
    line("bone", "M27 20L43 22L41 45L25 43Z"),
    stroke("amber", "M28 6C37 6 41 9 41 16M36 12L41 17L46 12M20 42C11 42 7 39 7 32M2 36L7 31L12 36"),
  ],
  /** Daylight through an arch of stone. */
  exit: [
    line("stone", "M3 45V23C3 10 12 3 24 3S45 10 45 23V45H36V24C36 16 31 12 24 12S12 16 12 24V45Z"),
    flat("ice", "M12 45V24C12 16 17 12 24 12S36 16 36 24V45Z"),
    flat("shine", disc(24, 25, 7)),
    stroke("shine", "M24 36V41M16 33L14 37M32 33L34 37"),
    stroke("ink", "M12 45V24C12 16 17 12 24 12S36 16 36 24V45M9 14L14 18M39 14L34 18M24 3V12"),
  ],
  /** The mouth of a tunnel that one pays to crawl through. */
  tunnel: [
    line("stone", "M4 43C4 18 12 7 24 7S44 18 44 43Z"),
    flat("dark", "M12 43C12 25 16 16 24 16S36 25 36 43Z"),
    stroke("ink", "M6 28L13 30M42 28L35 30M15 12L19 18M33 12L29 18"),
    line("gold", disc(24, 34, 5)),
  ],
  chest: [
    line("wood", "M5 22H43V42H5Z"),
    line("plank", "M5 22C5 11 11 7 24 7S43 11 43 22Z"),
    line("iron", "M5 19H43V25H5Z"),
    line("gold", "M19 18H29V31H19Z"),
    flat("ink", "M22.5 22H25.5V28H22.5Z"),
  ],
  /** Over a tool: it is broken. */
  broken: [
    line("bone", "M27 3L16 17L23 21L13 40L31 19L24 15L32 5Z"),
    line("ruby", disc(36, 36, 11)),
    stroke("bone", "M32 32L40 40M40 32L32 40"),
  ],
  /** Over a tool: it is whole again. */
  mended: [line("green", disc(36, 36, 10)), stroke("bone", "M31 36L35 40L42 32")],
  /** Signs of the colours, so that colour is never alone. */
  green: [line("green", "M6 6H42V42H6Z")],
  blue: [line("blue", disc(24, 24, 19))],
  yellow: [line("gold", "M24 4L45 42H3Z")],
} satisfies Record<string, Shape[]>;

export type DrawingName = keyof typeof drawings;

export function isDrawing(name: string): name is DrawingName {
  return name in drawings;
}
