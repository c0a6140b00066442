// Which card an event speaks of: events do not say where they happened, the path does.

import type { DiamantEvent } from "../../wire";
import type { Spot } from "../contract";
import type { PathCard } from "./cards";

const known = new WeakMap<DiamantEvent, Spot>();

/** Note where the cards of the present expedition were turned. */
export function notePlaces(events: DiamantEvent[], path: PathCard[]): void {
  const entered = events.map(({ event }) => event).lastIndexOf("entered");
  let place = -1;
  for (const event of events.slice(entered + 1)) {
    if (event.event !== "gems-found" && event.event !== "hazard-met") continue;
    place += 1;
    const card = path[place];
    if (card !== undefined) known.set(event, { x: card.x, y: card.y });
  }
  // cards of earlier caves are gone
  for (const event of events.slice(0, Math.max(0, entered))) known.delete(event);
}

export function placeOfEvent(event: DiamantEvent): Spot | null {
  return known.get(event) ?? null;
}
