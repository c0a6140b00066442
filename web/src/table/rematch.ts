// On to the next table, with everyone who plays on this device.

import { keepInvitation } from "../lib/invitations";
import { leavePlan } from "../lib/plans";
import { go } from "../lib/route.svelte";
import type { TableInfo } from "../wire";
import { nameAt } from "./names";

/** Go to the table of a rematch and take the same seats; against bots alone it begins at once. */
export function goToRematch(info: TableInfo, own: number[], next: string, invitation: string | null): void {
  const people = own.map((seat) => ({ seat, name: nameAt(info, seat) }));
  const start = info.seats.every((one) => one.person === null || own.includes(one.seat));
  leavePlan(next, { people, bots: [], start });
  keepInvitation(next, invitation);
  go(`/table/${next}${invitation === null ? "" : `#${invitation}`}`);
}
