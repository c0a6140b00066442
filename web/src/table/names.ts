// How the people and bots at a table are called.

import { hasWords, say } from "../lib/words.svelte";
import type { TableInfo } from "../wire";

/** The name over a seat: of its person, else of its bot; an empty seat has none. */
export function nameAt(table: TableInfo, seat: number): string {
  return table.seats[seat]?.name ?? "";
}

/** By seat, as the reader at one of them calls them. */
export function namesFor(table: TableInfo, you: number | null): string[] {
  return table.seats.map(({ seat }) => (seat === you ? say("you") : nameAt(table, seat)));
}

/** A bot by its level: the four levels have words, the others are called by their names. */
export function levelInWords(level: string): string {
  const words = `client-level-${level}`;
  return hasWords(words) ? say(words) : level;
}
