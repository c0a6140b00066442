// Opening a table, with a plan for who sits where.

import { api } from "../lib/api";
import { keepInvitation } from "../lib/invitations";
import { introduce } from "../lib/person.svelte";
import { leavePlan, type Plan } from "../lib/plans";
import { go } from "../lib/route.svelte";
import type { NewTable } from "../wire";

/** What sits on a seat of a new table: a person before this device, a bot, or nobody yet. */
export type Sitter = { kind: "person"; name: string } | { kind: "bot"; level: string } | { kind: "open" };

/** Open a table and go there. It begins at once if every seat is taken. */
export async function openTable(name: string, table: Omit<NewTable, "seats">, sitters: Sitter[]): Promise<void> {
  await introduce(name);
  const made = await api.openTable({ ...table, seats: sitters.length });
  const plan: Plan = { people: [], bots: [], start: sitters.every((one) => one.kind !== "open") };
  sitters.forEach((one, seat) => {
    if (one.kind === "person") plan.people.push({ seat, name: one.name });
    if (one.kind === "bot") plan.bots.push({ seat, level: one.level });
  });
  leavePlan(made.table, plan);
  keepInvitation(made.table, made.invitation);
  go(`/table/${made.table}${made.invitation === null ? "" : `#${made.invitation}`}`);
}
