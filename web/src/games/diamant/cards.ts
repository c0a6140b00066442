// The cards of the path, and where they lie: cells of the view become places of the drawing.

import type { DiamantHazard, DiamantView } from "../../wire";

export type PathCard = DiamantView["path"][number];

export interface Cell {
  x: number;
  y: number;
}

export type Side = "west" | "north" | "east" | "south";

export const cardWidth = 100;
export const cardHeight = 150;
const gap = 8;

/** The hazard of a card; null for gems. */
export function hazardOf(card: PathCard): DiamantHazard | null {
  return "hazard" in card ? card.hazard : null;
}

/** The gems that a card is worth; 0 for a hazard. */
export function gemsOf(card: PathCard): number {
  return "gems" in card ? card.gems : 0;
}

/** Where the upper left corner of a card lies in the drawing. */
export function placeOf({ x, y }: Cell): Cell {
  return { x: x * (cardWidth + gap), y: y * (cardHeight + gap) };
}

export function middleOf(cell: Cell): Cell {
  const { x, y } = placeOf(cell);
  return { x: x + cardWidth / 2, y: y + cardHeight / 2 };
}

/** The side on which one comes to a card. The first card is entered from the camp in the west. */
export function entryOf(path: PathCard[], place: number): Side {
  const card = path[place];
  const before = path[place - 1];
  if (card === undefined || before === undefined) return "west";
  return card.x > before.x ? "west" : "north";
}

/** The side on which one goes on: to the next card, or to where it will lie; straight on if nobody knows. */
export function exitOf(path: PathCard[], place: number, ahead: Cell | null): Side {
  const card = path[place];
  const after = path[place + 1] ?? ahead;
  if (card === undefined || after === null) return entryOf(path, place) === "west" ? "east" : "south";
  return after.x > card.x ? "east" : "south";
}
