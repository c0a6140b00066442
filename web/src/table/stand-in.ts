// The bot that the others may let play for an absent player: the table names it before anybody sits.

import { say } from "../lib/words.svelte";
import type { TableInfo } from "../wire";
import { levelInWords } from "./names";

/** What a table has where its host chooses nothing else. */
export const usualStandIn = { stand_in: "foreman", stand_in_after: 60 };

/** Which bot it is, for those who are about to sit down; nothing where nobody plays with others. */
export function standInInWords(info: TableInfo): string[] {
  if (info.seats.length < 2) return [];
  return [`${say("client-stand-in")}: ${levelInWords(info.settings.stand_in)}`];
}
