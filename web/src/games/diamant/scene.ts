// What the board shows, and how it gets from one picture to the next.
//
// A view says how things stand; by then the old cave may be gone. So what has just happened is shown
// as beats: pictures with something moving in each, the last of which is the view itself.

import type { DiamantEvent, DiamantHazard, DiamantView } from "../../wire";
import type { Cell, PathCard } from "./cards";
import { stoneRow } from "./stones";

export type Choice = "go-on" | "leave";

export interface Scene {
  cave: number;
  path: PathCard[];
  /** Where the next card will lie; null while that is not known. */
  ahead: Cell | null;
  pile: number;
  /** How many cards of the pile would have ended it all, when that was last told. */
  odds: { deadly: number; pile: number };
  inside: boolean[];
  /** By seat: has chosen, what is not known yet. */
  ready: boolean[];
  bags: number[];
  chests: (number | null)[];
  /** By seat, while all choices lie open. */
  choices: (Choice | null)[] | null;
  collapsedBy: DiamantHazard | null;
  hazards: DiamantView["hazards"];
}

/** What lies open: a card that is just being turned does not yet. */
export function faceUp(scene: Scene, motion: Motion | null): Scene {
  if (motion?.kind !== "turn") return scene;
  return { ...scene, path: scene.path.slice(0, motion.place), pile: scene.pile + 1 };
}

/** What moves while a picture is shown. */
export type Motion =
  | { kind: "reveal" }
  | { kind: "carry"; shares: { seat: number; found: number }[]; from: PathCard[] }
  | { kind: "turn"; place: number }
  | { kind: "share"; place: number; each: number; seats: number[] }
  | { kind: "collapse"; hazard: DiamantHazard; fled: number[] }
  | { kind: "enter"; cave: number };

export interface Beat {
  scene: Scene;
  motion: Motion | null;
  /** What it tells. */
  event: DiamantEvent | null;
  /** Milliseconds until the next one. */
  lasts: number;
}

/** How long a stone is in the air. */
export const flightTime = 340;

export const lasts = {
  reveal: 850,
  /** Home with what is in the bag. */
  carry: 400,
  turn: 420,
  /** A card that lies open, before anything comes of it. */
  look: 450,
  collapse: 1900,
  enter: 450,
};

/** Stones are dealt out one by one: the more there are, the longer it takes, but never long. */
export function dealing(shares: number[]): number {
  const number = shares.reduce((sum, points) => sum + stoneRow(points).length, 0);
  return Math.min(1300, flightTime + Math.max(4, number) * 60);
}

export function sceneOf(view: DiamantView): Scene {
  return {
    cave: view.cave,
    path: view.path,
    ahead: view.ahead,
    pile: view.pile,
    odds: { deadly: view.deadly, pile: view.pile },
    inside: view.seats.map((seat) => seat.inside),
    ready: view.seats.map((seat) => seat.inside && seat.committed),
    bags: view.seats.map((seat) => seat.bag),
    chests: view.seats.map((seat) => seat.chest),
    choices: null,
    collapsedBy: view.collapsed_by,
    hazards: view.hazards,
  };
}

const quiet = new Set<DiamantEvent["event"]>(["committed", "choice-noted"]);

/** Whether events change nothing but who has chosen. */
export function isQuiet(events: DiamantEvent[]): boolean {
  return events.every(({ event }) => quiet.has(event));
}

/** The pictures from one scene to what a view shows now. */
export function beats(before: Scene, events: DiamantEvent[], view: DiamantView): Beat[] {
  // of several rounds at once only the last is shown
  const start = events.map(({ event }) => event).lastIndexOf("choices-shown");
  const happened = events.slice(Math.max(0, start));
  const end = sceneOf(view);
  const made: Beat[] = [];
  let scene = before;
  let told: DiamantEvent | null = null;
  const show = (next: Partial<Scene>, motion: Motion | null, duration: number) => {
    scene = { ...scene, ...next };
    made.push({ scene, motion, event: told, lasts: duration });
  };
  /** Where the card of a place lies; one that ended the expedition is no longer in the view of the next one. */
  const cellOf = (place: number, ended = false): Cell => {
    const { x, y } = (ended ? undefined : view.path[place]) ?? scene.ahead ?? { x: place, y: 0 };
    return { x, y };
  };
  const turn = (card: PathCard, place: number, ended = false) => {
    const ahead = !ended && view.path.length === place + 1 ? view.ahead : null;
    show({ path: [...scene.path, card], ahead, pile: scene.pile - 1, choices: null }, { kind: "turn", place }, lasts.turn);
  };
  const sameCave = !happened.some(({ event }) => event === "entered");
  let carried: { seat: number; found: number }[] = [];
  const carry = () => {
    if (carried.length === 0) return;
    const shares = carried;
    carried = [];
    const from = scene.path.filter((card) => card.lying > 0);
    const found = shares.reduce((sum, share) => sum + share.found, 0);
    const gone = (seat: number) => shares.some((share) => share.seat === seat);
    const emptied = scene.path.map((card, place) => ({
      ...card,
      lying: sameCave ? (view.path[place]?.lying ?? 0) : 0,
    }));
    show({ path: emptied }, { kind: "carry", shares, from }, found > 0 ? dealing(shares.map((share) => share.found)) : lasts.carry);
    const inside = scene.inside.map((is, seat) => is && !gone(seat));
    const bags = scene.bags.map((bag, seat) => (gone(seat) ? 0 : bag));
    // what others bring home later is not told yet
    const chests = scene.chests.map((chest, seat) => (gone(seat) ? (end.chests[seat] ?? null) : chest));
    show({ inside, bags, chests, choices: null }, null, 0);
  };
  for (const event of happened) {
    if (event.event === "left") {
      carried.push({ seat: event.seat, found: event.found });
      continue;
    }
    carry();
    // what a card shows is told when it has been turned
    if (event.event !== "gems-found" && event.event !== "hazard-met") told = event;
    switch (event.event) {
      case "choices-shown": {
        const choices = scene.inside.map((_, seat): Choice | null => {
          if (event.leaving.includes(seat)) return "leave";
          return event.staying.includes(seat) ? "go-on" : null;
        });
        show({ choices, ready: choices.map(() => false) }, { kind: "reveal" }, lasts.reveal);
        break;
      }
      case "entered":
        show(
          {
            cave: event.cave,
            path: [],
            ahead: view.path[0] ?? null,
            pile: event.pile,
            odds: { deadly: 0, pile: event.pile },
            inside: end.inside.map(() => true),
            ready: end.inside.map(() => false),
            bags: end.bags.map(() => 0),
            chests: end.chests,
            choices: null,
            collapsedBy: null,
            hazards: end.hazards,
          },
          { kind: "enter", cave: event.cave },
          lasts.enter,
        );
        break;
      case "gems-found": {
        const place = scene.path.length;
        const card: PathCard = { gems: event.value, lying: event.value, ...cellOf(place) };
        turn(card, place);
        told = event;
        const seats = scene.inside.flatMap((is, seat) => (is ? [seat] : []));
        const path = [...scene.path.slice(0, place), { ...card, lying: event.rest }];
        if (event.each > 0) {
          show({ path }, { kind: "share", place, each: event.each, seats }, dealing(seats.map(() => event.each)));
        }
        const bags = scene.bags.map((bag, seat) => (scene.inside[seat] ? bag + event.each : bag));
        show({ path, bags }, null, event.each > 0 ? 0 : lasts.look);
        break;
      }
      case "hazard-met": {
        const place = scene.path.length;
        const ended = event.second && !view.over;
        turn({ hazard: event.hazard, lying: 0, ...cellOf(place, ended) }, place, ended);
        told = event;
        show({}, null, lasts.look);
        break;
      }
      case "collapsed":
        show(
          { collapsedBy: event.hazard },
          { kind: "collapse", hazard: event.hazard, fled: event.fled },
          lasts.collapse,
        );
        show({ inside: scene.inside.map(() => false), bags: scene.bags.map(() => 0) }, null, 0);
        break;
    }
  }
  carry();
  made.push({ scene: end, motion: null, event: null, lasts: 0 });
  return made;
}
