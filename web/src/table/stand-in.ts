// The bot that the others may let play for an absent player: the table names it before anybody sits.

import { say } from "../lib/words.svelte";
import type { TableInfo } from "../wire";
import { levelInWords } from "./names";

/** What a table has where its host chooses nothing else. */
export const usualStandIn = { stand_in: "foreman", stand_in_after: 60 };

/** Which bot it is, and after how long, for those who are about to sit down; nothing where nobody plays with others. */
export function standInInWords(info: TableInfo): string[] {
  if (info.seats.length < 2) return [];
  const { clock, stand_in: level, stand_in_after: wait } = info.settings;
  const bot = `${say("client-stand-in")}: ${levelInWords(level)}`;
  // where there are days for a decision, it steps in when these are over
  return [clock.kind === "days" ? bot : `${bot}, ${waitInWords(wait)}`];
}

function waitInWords(seconds: number): string {
  const inMinutes = seconds > 60 && seconds % 60 === 0;
  return inMinutes
    ? say("client-fill-minutes", { minutes: seconds / 60 })
    : say("client-fill-seconds", { seconds });
}
