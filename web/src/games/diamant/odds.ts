// How dangerous the next card is: arithmetic on what everyone sees, no rule.

import type { DiamantView } from "../../wire";

export interface Odds {
  /** Cards of the pile whose kind lies on the path already. */
  deadly: number;
  pile: number;
  /** From 0 to 1. */
  danger: number;
}

export function odds({ hazards, pile }: Pick<DiamantView, "hazards" | "pile">): Odds {
  // one card of each kind met lies on the path; the others of it are still in the pile
  const deadly = hazards.reduce((sum, kind) => sum + (kind.met ? kind.in_game - 1 : 0), 0);
  return { deadly, pile, danger: pile > 0 ? deadly / pile : 0 };
}
