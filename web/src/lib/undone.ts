// Moves that were undone: the story goes on as if they had not been made.

import type { Heard } from "../wire";

/** What was heard before and what is new, without moves that were undone and the news of their undoing. */
export function withoutUndone(before: readonly Heard[], fresh: readonly Heard[]): Heard[] {
  const kept = [...before];
  for (const one of fresh) {
    if (one.kind !== "undone") {
      kept.push(one);
      continue;
    }
    const undone = kept.map(({ kind, seat }) => kind === "moved" && seat === one.seat).lastIndexOf(true);
    if (undone >= 0) kept.splice(undone, 1);
  }
  return kept;
}
