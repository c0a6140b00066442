// Cards are dragged to the board, or to a player.

import type { Point } from "./geometry";

/** The player whose plate, or whatever else is theirs, lies under a point of the screen. */
export function seatUnder({ x, y }: Point): number | null {
  // the card that is dragged lies above all
  for (const element of document.elementsFromPoint(x, y)) {
    const plate = element.closest<HTMLElement>("[data-seat]");
    if (plate?.dataset["seat"] !== undefined) return Number(plate.dataset["seat"]);
  }
  return null;
}
