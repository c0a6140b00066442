// Invitations to tables that were opened here. The server tells them once, so the browser keeps them.

const place = "stope-invitations";
const most = 40;

function kept(): [table: string, invitation: string][] {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "[]") as [string, string][];
  } catch {
    return [];
  }
}

export function keepInvitation(table: string, invitation: string | null): void {
  if (invitation === null) return;
  const others = kept().filter(([one]) => one !== table);
  localStorage.setItem(place, JSON.stringify([...others, [table, invitation]].slice(-most)));
}

export function invitationTo(table: string): string | null {
  return kept().find(([one]) => one === table)?.[1] ?? null;
}
