// How dangerous the next card is: arithmetic on what everyone sees, no rule.

import type { DiamantView } from "../../wire";
import { hazardOf } from "./cards";

export interface Odds {
  /** Cards of the pile whose kind lies on the path already. */
  deadly: number;
  pile: number;
  /** From 0 to 1. */
  danger: number;
}

export function odds({ hazards, path, pile }: Pick<DiamantView, "hazards" | "path" | "pile">): Odds {
  const deadly = hazards.reduce((sum, { hazard, in_game }) => {
    const lying = path.filter((card) => hazardOf(card) === hazard).length;
    // those that lie on the path are not in the pile
    return sum + (lying > 0 ? in_game - lying : 0);
  }, 0);
  return { deadly, pile, danger: pile > 0 ? deadly / pile : 0 };
}
