// The end of a match: who worked for whom, what they saved, and what that is worth.

import type { DarkCaveClan, DarkCaveView, Heard } from "../../wire";

export interface ClanResult {
  clan: DarkCaveClan;
  workers: { seat: number; clan: DarkCaveClan; saboteur: boolean; out: boolean; gold: number }[];
  /** As the server counted it; null if nobody told. */
  sum: { gold: number; rivals: number; treasure: number } | null;
  won: boolean;
}

export interface Result {
  clans: ClanResult[];
  winner: DarkCaveClan | null;
  tie: boolean;
}

export function resultOf(view: DarkCaveView, happened: Heard[]): Result {
  const sums = new Map<DarkCaveClan, ClanResult["sum"]>();
  for (const { events } of happened)
    for (const one of events)
      if (one.event === "treasure")
        sums.set(one.clan, { gold: one.gold, rivals: one.rivals, treasure: one.treasure });
  const clans = (["yellow", "blue"] as const).map((clan): ClanResult => {
    const workers = view.seats
      .filter((one) => one.works_for === clan)
      .map((one) => ({
        seat: one.seat,
        clan: one.clan,
        saboteur: one.character === "saboteur",
        out: one.out,
        gold: one.gold,
      }));
    const won = workers.some((one) => view.winners.includes(one.seat));
    return { clan, workers, sum: sums.get(clan) ?? null, won };
  });
  const [one, other] = clans.map((clan) => clan.sum?.treasure ?? null);
  return {
    clans,
    winner: clans.find((clan) => clan.won)?.clan ?? null,
    tie: one !== null && one === other,
  };
}
