// Whether a shuffle was what the server promised: the sum of docs/server.md, "A fair shuffle", done here.

import type { KeptShuffle } from "../lib/kept-shuffles";
import { fromHex, sha256 } from "../lib/sha256";

/** What a record says of its shuffle. */
export interface ShuffleRecord {
  start: { key?: string };
  fairness: { commitment: string; secret: string; nonces: Record<string, string> };
}

export type ShuffleVerdict =
  /** The promise was kept, and the own numbers went into the cards. */
  | "fair"
  /** The promise was kept; no number came from this browser. */
  | "promise-kept"
  /** This browser has not seen the table before its end. */
  | "nothing-kept"
  | "other-secret"
  | "other-number"
  | "other-key";

export function isBad(verdict: ShuffleVerdict): boolean {
  return verdict.startsWith("other-");
}

/** Compare what was kept before the first card with what was opened after the last. */
export function checkShuffle(record: ShuffleRecord, kept: KeptShuffle | null, own: readonly number[]): ShuffleVerdict {
  if (kept === null) return "nothing-kept";
  const { secret, nonces } = record.fairness;
  if (sha256(fromHex(secret)) !== kept.commitment) return "other-secret";
  const known = own.filter((seat) => kept.nonces[seat] !== undefined);
  if (known.some((seat) => nonces[seat] !== kept.nonces[seat])) return "other-number";
  if (matchKey(secret, nonces) !== record.start.key) return "other-key";
  return known.length > 0 ? "fair" : "promise-kept";
}

/** The key of a match, from which all cards follow: the secret, and the numbers in order of seats. */
export function matchKey(secret: string, nonces: Record<string, string>): string {
  const mixed = [...new TextEncoder().encode("stope match key 1"), ...fromHex(secret)];
  const seats = Object.keys(nonces).map(Number);
  for (const seat of seats.sort((one, other) => one - other)) {
    const number = fromHex(nonces[seat]!);
    mixed.push(seat, number.length, ...number);
  }
  return sha256(Uint8Array.from(mixed));
}
