// What has just happened, as far as the board shows it or lets it be heard.

import type { Sound } from "../../lib/sounds";
import type { DarkCaveEvent, Heard } from "../../wire";
import type { Spot } from "../contract";

export type SecretEvent = Extract<
  DarkCaveEvent,
  { event: "goal-shown" | "character-shown" | "spare-shown" | "lost-card-seen" }
>;

function isSecret(event: DarkCaveEvent): event is SecretEvent {
  return ["goal-shown", "character-shown", "spare-shown", "lost-card-seen"].includes(event.event);
}

/** What was shown to this player alone. */
export function secretsIn(events: DarkCaveEvent[]): SecretEvent[] {
  return events.filter(isSecret);
}

/** Where something was done, not where time did it. */
function placeOf(event: DarkCaveEvent): Spot | null {
  if (!("x" in event) || event.event === "web-worn" || event.event === "web-gone") return null;
  return { x: event.x, y: event.y };
}

/** Where something was done last; at most one place. */
export function lastPlace(happened: readonly Heard[]): Spot[] {
  for (let index = happened.length - 1; index >= 0; index -= 1) {
    // at a table of the Dark Cave all events are its own; the type of what is heard cannot say so
    const events = (happened[index]?.events ?? []) as DarkCaveEvent[];
    const places = events.map(placeOf).filter((one) => one !== null);
    if (places.length > 0) return places.slice(-1);
  }
  return [];
}

export function soundOf(event: DarkCaveEvent, seat: number | null): Sound | null {
  switch (event.event) {
    case "card-laid":
    case "goal-seen":
      return "card";
    case "rock-fell":
      return "collapse";
    case "gold-taken":
    case "left-cave":
      return "gem";
    case "ended":
      return seat !== null && event.winners.includes(seat) ? "win" : null;
    default:
      return null;
  }
}
