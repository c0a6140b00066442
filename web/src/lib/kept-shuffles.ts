// What this browser saw of a shuffle before the first card: the promise of the server, and the numbers
// that it added itself. Kept here, so that after the match nobody else has to be believed.

export interface KeptShuffle {
  /** The commitment that the table showed when this browser first came to it. */
  commitment: string;
  /** The numbers that were added from here, by seat. */
  nonces: Record<string, string>;
}

const place = "stope-shuffles";
const most = 40;

function kept(): [table: string, shuffle: KeptShuffle][] {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "[]") as [string, KeptShuffle][];
  } catch {
    return [];
  }
}

function keep(table: string, shuffle: KeptShuffle): void {
  const others = kept().filter(([one]) => one !== table);
  try {
    localStorage.setItem(place, JSON.stringify([...others, [table, shuffle]].slice(-most)));
  } catch {
    // without a place to keep it, it cannot be checked later; the match goes on
  }
}

export function keptShuffle(table: string): KeptShuffle | null {
  return kept().find(([one]) => one === table)?.[1] ?? null;
}

/** Keep the promise of a table, the first that it shows: a later one would be another. */
export function keepCommitment(table: string, commitment: string): void {
  if (keptShuffle(table) === null) keep(table, { commitment, nonces: {} });
}

/** Keep a number that was added to the cards. */
export function keepNonce(table: string, seat: number, nonce: string): void {
  const known = keptShuffle(table);
  if (known !== null) keep(table, { ...known, nonces: { ...known.nonces, [seat]: nonce } });
}
