// What has just happened, as far as the board shows it or lets it be heard.

import type { Sound } from "../../lib/sounds";
import type { DarkCaveEvent } from "../../wire";

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

/** Where something was done last. */
export function placeOf(events: DarkCaveEvent[]): { x: number; y: number } | null {
  const places = events.flatMap((event) =>
    "x" in event && event.event !== "web-worn" && event.event !== "web-gone" ? [{ x: event.x, y: event.y }] : [],
  );
  return places.at(-1) ?? null;
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
