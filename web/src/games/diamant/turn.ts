// The line above the buttons: what you can do now, or whom everyone waits for.

import { nameList, say } from "../../lib/words.svelte";
import type { DiamantMove, DiamantView } from "../../wire";

export function turnLine(view: DiamantView, moves: DiamantMove[], seat: number | null, names: string[]): string {
  const called = (seats: number[]) => nameList(seats.map((one) => names[one] ?? ""));
  if (view.over) {
    const won = seat !== null && view.winners.includes(seat);
    if (won && view.winners.length === 1) return say("diamant-client-you-won");
    const values = { names: called(view.winners), winners: view.winners.length };
    return won ? say("diamant-client-you-share", values) : say("diamant-client-they-won", values);
  }
  const own = seat === null ? undefined : view.seats[seat];
  const others = view.seats.filter((one) => one.inside && !one.committed && one.seat !== seat);
  if (own?.inside && view.choice === null && moves.length > 0) {
    return say("diamant-client-decide", { bag: own.bag, lying: view.lying });
  }
  const waiting = { names: called(others.map((one) => one.seat)) };
  if (own === undefined) return say("diamant-client-watching", waiting);
  if (!own.inside) return say("diamant-client-in-camp", waiting);
  return say(view.choice === null ? "diamant-client-watching" : `diamant-client-chose-${view.choice}`, waiting);
}
