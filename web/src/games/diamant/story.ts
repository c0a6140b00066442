// The expeditions so far, as the events tell them: who brought home what, and how each ended.

import type { DiamantEvent, DiamantHazard, DiamantView, GameEvent, Heard } from "../../wire";

export interface Expedition {
  cave: number;
  /** By seat: what went into the chest; null while that player is still inside. */
  brought: (number | null)[];
  /** By seat: what was lost with the bag; 0 for who left in time. */
  lost: number[];
  /** The hazard that ended it; null if everyone left, or if it is not over. */
  collapsedBy: DiamantHazard | null;
  over: boolean;
  cards: number;
}

const kinds: Record<DiamantEvent["event"], true> = {
  entered: true,
  "gems-found": true,
  "hazard-met": true,
  committed: true,
  "choice-noted": true,
  "choices-shown": true,
  left: true,
  collapsed: true,
  "card-removed": true,
  "expedition-ended": true,
  "match-ended": true,
};

function isOurs(event: GameEvent): event is DiamantEvent {
  return event.event in kinds;
}

/** The events of a match, oldest first. */
export function eventsOf(happened: Heard[]): DiamantEvent[] {
  return happened.flatMap(({ events }) => events.filter(isOurs));
}

export function expeditions(events: DiamantEvent[], seats: number): Expedition[] {
  const told: Expedition[] = [];
  for (const event of events) {
    const current = told.at(-1);
    if (event.event === "entered") {
      told.push({
        cave: event.cave,
        brought: Array<number | null>(seats).fill(null),
        lost: Array<number>(seats).fill(0),
        collapsedBy: null,
        over: false,
        cards: 0,
      });
    } else if (current !== undefined) {
      add(current, event);
    }
  }
  return told;
}

function add(expedition: Expedition, event: DiamantEvent): void {
  switch (event.event) {
    case "gems-found":
    case "hazard-met":
      expedition.cards += 1;
      break;
    case "left":
      expedition.brought[event.seat] = event.bag + event.found;
      break;
    case "collapsed":
      expedition.collapsedBy = event.hazard;
      for (const seat of event.fled) {
        expedition.brought[seat] = 0;
        expedition.lost[seat] = event.lost;
      }
      break;
    case "expedition-ended":
      expedition.over = true;
      break;
  }
}

/** By seat: what lay in the chest at the beginning and after each expedition that is over. */
export function chestsOverTime(told: Expedition[], seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) => {
    const course = [0];
    for (const { brought, over } of told) {
      if (over) course.push((course.at(-1) ?? 0) + (brought[seat] ?? 0));
    }
    return course;
  });
}

/** Who has won, as the view says, and behind them the others in the order of their chests. */
export function ranking({ seats, winners }: Pick<DiamantView, "seats" | "winners">): Place[] {
  const order = seats.map(({ seat, chest }) => ({ seat, points: chest ?? 0, won: winners.includes(seat) }));
  order.sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points || a.seat - b.seat);
  return order.map((one) => {
    const ahead = order.filter((other) => (other.won && !one.won) || (!one.won && other.points > one.points));
    return { ...one, rank: 1 + ahead.length };
  });
}

export interface Place {
  seat: number;
  points: number;
  won: boolean;
  /** Who has the same shares it. */
  rank: number;
}

/** Whether a story goes on from another by just these events: not if somebody leaps through a replay, or comes back. */
export function goesOn(before: Heard[], now: Heard[], latest: DiamantEvent[]): boolean {
  const last = before.at(-1);
  const same = last === undefined || now[before.length - 1]?.heard === last.heard;
  return same && now.length > before.length && eventsOf(now.slice(before.length)).length === latest.length;
}
