// What may be seen of a chest.

/** Gems in the chest of a seat; null while its lid is down, also for its owner while secrets are hidden. */
export function chestSeen(chests: readonly (number | null)[], seat: number, hidden: boolean): number | null {
  // where the chests of others are closed, the own one is a secret
  const closed = chests.some((chest) => chest === null);
  return closed && hidden ? null : (chests[seat] ?? null);
}
