// How the people and bots at a table are called.

import { hasWords, say } from "../lib/words.svelte";
import type { TableInfo } from "../wire";

/** Names for bots, the same in every language and in the terminal. */
export const botNames = ["Ada", "Bo", "Cleo", "Dag", "Elin", "Finn", "Gus", "Hana"];

/** The name over a seat: of its person, else of its bot; an empty seat has none. */
export function nameAt(table: TableInfo, seat: number): string {
  const info = table.seats[seat];
  if (info === undefined) return "";
  if (info.name !== "") return info.name;
  return info.bot === null ? "" : (botNames[seat] ?? String(seat + 1));
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
