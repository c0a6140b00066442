// What somebody wants of a table that was just opened: who sits where, and whether it begins.
// The lobby leaves the plan here, the table screen carries it out as soon as the line is there.

export interface Plan {
  people: { seat: number; name: string }[];
  bots: { seat: number; level: string }[];
  start: boolean;
}

const plans = new Map<string, Plan>();

export function leavePlan(table: string, plan: Plan): void {
  plans.set(table, plan);
}

/** Take the plan for a table, if there is one; it is carried out once. */
export function takePlan(table: string): Plan | undefined {
  const plan = plans.get(table);
  plans.delete(table);
  return plan;
}
