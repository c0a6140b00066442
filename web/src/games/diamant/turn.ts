// The line above the buttons: what you can do now, or whom everyone waits for.

import { nameList, say } from "../../lib/words.svelte";
import type { DiamantEvent, DiamantMove, DiamantView } from "../../wire";

/** What the line needs to know beside the view. */
export interface Turn {
  moves: DiamantMove[];
  changes: DiamantMove[];
  /** Somebody looks over the shoulder: what was chosen is not said. */
  hidden: boolean;
}

export function turnLine(
  view: DiamantView,
  { moves, changes, hidden }: Turn,
  seat: number | null,
  names: string[],
): string {
  if (view.over) {
    const won = seat !== null && view.winners.includes(seat);
    if (won && view.winners.length === 1) return say("diamant-client-you-won");
    const values = { names: few(view.winners, names), winners: view.winners.length };
    return won ? say("diamant-client-you-share", values) : say("diamant-client-they-won", values);
  }
  const own = seat === null ? undefined : view.seats[seat];
  if (own?.inside && view.choice === null && moves.length > 0) {
    return say("diamant-client-decide", { bag: own.bag, lying: view.lying });
  }
  const waiting = { names: few(view.actors, names) };
  if (own === undefined) return say("diamant-client-watching", waiting);
  if (!own.inside) return say("diamant-client-in-camp", waiting);
  if (view.choice === null) return say("diamant-client-watching", waiting);
  const chosen = say(hidden ? "diamant-client-chose" : `diamant-client-chose-${view.choice}`, waiting);
  return changes.length > 0 ? `${chosen} ${say("diamant-client-may-change")}` : chosen;
}

/** What is being shown, in short; the log says it at length. Null for what needs no words. */
export function caption(event: DiamantEvent, names: string[]): string | null {
  switch (event.event) {
    case "entered":
      return say("diamant-client-cave", { cave: event.cave });
    case "choices-shown":
      if (event.leaving.length === 0) return say("diamant-client-all-go-on");
      if (event.staying.length === 0) return say("diamant-client-all-leave");
      return say("diamant-client-some-leave", { names: few(event.leaving, names) });
    case "gems-found": {
      const { each, rest } = event;
      return say("diamant-client-found", { each, rest });
    }
    case "hazard-met":
      return say("diamant-event-hazard-met", {
        hazard: say(`diamant-hazard-${event.hazard}`),
        second: event.second ? "yes" : "no",
      });
    case "collapsed":
      return say("diamant-client-fled", { lost: event.lost, names: few(event.fled, names) });
    default:
      return null;
  }
}

/** Names as long as they fit into a line or two, else how many they are. */
function few(seats: number[], names: string[]): string {
  if (seats.length > 3) return say("diamant-client-people", { count: seats.length });
  return nameList(seats.map((one) => names[one] ?? ""));
}
