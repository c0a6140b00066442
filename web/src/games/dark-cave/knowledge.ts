// What the viewer knows of the others: from the view and from what was shown on the way.

import type { DarkCaveCharacter, DarkCaveClan, DarkCaveView, Heard } from "../../wire";

export interface Known {
  seat: number;
  clan: DarkCaveClan;
  character: DarkCaveCharacter | null;
  /** How one knows: all saw it, the viewer looked, or nothing else is possible. */
  how: "open" | "looked" | "counted" | null;
  /** How probably loyal to the own clan, 0 to 1. */
  loyal: number;
  guess: "loyal" | "saboteur" | "unclear";
  /** Works for the same clan as the viewer; null while that is open, or for who watches. */
  friend: boolean | null;
  /** Has looked at the viewer's clan card. */
  hasSeenViewer: boolean;
  memories: { cards: string[]; left: number }[];
}

/** From which probability on a guess is one. */
const clear = 0.62;

export function knowledge(view: DarkCaveView, happened: Heard[]): Known[] {
  const events = happened.flatMap((one) => one.events);
  const looked = new Set<number>();
  const seers = new Set<number>();
  for (const one of events) {
    if (one.event === "character-shown") looked.add(one.other);
    if (one.event === "spied" && one.other === view.viewer) seers.add(one.seat);
  }
  return view.seats.map((seat) => {
    const deduced: DarkCaveCharacter = seat.works_for === seat.clan ? "loyal" : "saboteur";
    const character = seat.character ?? (seat.works_for === null ? null : deduced);
    const how = seat.revealed ? "open" : looked.has(seat.seat) ? "looked" : "counted";
    // with all cards open there are no insights, and no character is unknown
    const loyal = view.insights?.loyal[seat.seat] ?? (character === "saboteur" ? 0 : 1);
    return {
      seat: seat.seat,
      clan: seat.clan,
      character,
      how: character === null ? null : how,
      loyal,
      guess: loyal >= clear ? "loyal" : loyal <= 1 - clear ? "saboteur" : "unclear",
      friend: seat.works_for === null || view.works_for === null ? null : seat.works_for === view.works_for,
      hasSeenViewer: seers.has(seat.seat),
      memories: view.memories
        .filter((memory) => memory.holder === seat.seat && memory.cards.length > 0)
        .map((memory) => ({ cards: memory.cards, left: memory.left_since })),
    };
  });
}
