// A player for whom the others wait, and who is away: what the main line of the table says of it.

import { language, say } from "../lib/words.svelte";
import type { TableInfo } from "../wire";
import { type Clocks, durationText } from "./clocks.svelte";
import { nameAt } from "./names";

export interface Absence {
  /** For how long the player has been away, and when a bot may play instead. It changes every second. */
  text: string;
  /** The same for a screen reader, without seconds: said once, and again when a bot may play. */
  aloud: string;
  /** What the button is called, and what it does; null as long as it is not allowed. */
  offer: { words: string; does(): void } | null;
}

/** A player who loads the page again, or changes the network, is back before so many seconds. */
const moment = 5;

/** The seat that the reader, who plays at `own`, waits for although its person is away: of several the
 * one for whom a bot may play soonest. Null if there is none, or if no bot may ever play for it. */
export function absentSeat(info: TableInfo, own: readonly number[], clocks: Clocks): number | null {
  if (info.status !== "playing" || own.length === 0) return null;
  const [first] = info.seats
    .filter(({ seat, runs, bot }) => runs && bot === null && !own.includes(seat))
    .flatMap(({ seat }) => {
      const left = clocks.handIn(info, seat);
      return left === null || (clocks.awayFor(info, seat) ?? 0) < moment ? [] : [{ seat, left }];
    })
    .sort((a, b) => a.left - b.left);
  return first?.seat ?? null;
}

/** What is said of a seat whose person is away, and what may be done about it. */
export function absenceOf(info: TableInfo, seat: number, clocks: Clocks, hand: () => void): Absence {
  const name = nameAt(info, seat);
  // whole seconds of one kind: what is over and what is left add up to the wait
  const away = durationText(clocks.awayFor(info, seat) ?? 0, language());
  const left = Math.ceil(clocks.handIn(info, seat) ?? 0);
  if (left > 0)
    return {
      text: say("client-absent", { name, away, left: durationText(left, language()) }),
      aloud: say("client-absent-aloud", { name }),
      offer: null,
    };
  return {
    text: say("client-absent-long", { name, away }),
    aloud: say("client-absent-long-aloud", { name }),
    // the line has the name, which may be long
    offer: { words: say("client-hand"), does: hand },
  };
}
