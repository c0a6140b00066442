// Tables that the reader wants to hear of no more, and calls to others that they have put aside.
// The server knows nothing of it: this browser keeps it.

import type { TurnAt } from "../wire";

interface Kept {
  /** Tables that are not listed any more. */
  away: string[];
  /** Tables whose call was put aside; they may call anew. */
  aside: string[];
}

const place = "stope-put-away";
const most = 200;

function read(): Kept {
  const none = { away: [], aside: [] };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(place) ?? "{}") as Partial<Kept>) };
  } catch {
    return none;
  }
}

let kept = $state.raw<Kept>(read());

function keep(changed: Partial<Kept>): void {
  kept = { ...kept, ...changed };
  localStorage.setItem(place, JSON.stringify({ away: kept.away.slice(-most), aside: kept.aside.slice(-most) }));
}

export function isPutAway(table: string): boolean {
  return kept.away.includes(table);
}

export function putAway(table: string): void {
  if (!isPutAway(table)) keep({ away: [...kept.away, table] });
}

/** Have these tables in the list again. */
export function bringBack(tables: string[]): void {
  keep({ away: kept.away.filter((one) => !tables.includes(one)) });
}

/** Of the tables where it is the reader's turn, those that still may call. */
export function calling(elsewhere: TurnAt[]): TurnAt[] {
  return elsewhere.filter(({ table }) => !isPutAway(table) && !kept.aside.includes(table));
}

export function putAside(calls: TurnAt[]): void {
  keep({ aside: [...new Set([...kept.aside, ...calls.map((one) => one.table)])] });
}

/** Where it is not the reader's turn any more, the next turn is something new. */
export function hearCalls(elsewhere: TurnAt[]): void {
  const aside = kept.aside.filter((one) => elsewhere.some(({ table }) => table === one));
  if (aside.length !== kept.aside.length) keep({ aside });
}
