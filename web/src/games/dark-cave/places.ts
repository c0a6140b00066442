// The places of the board that can be chosen now, each with what choosing it means.

import type { Place } from "../../mine/MineBoard.svelte";
import type { Deck, Side } from "../../mine/deck";
import { sideInWords, spotInWords } from "../../mine/describe";
import { placesAround, spotKey as cellKey } from "../../mine/placing.svelte";
import { say } from "../../lib/words.svelte";
import type { DarkCaveReach, DarkCaveView } from "../../wire";
import { around, sidePoint, spotPoint } from "./layout";
import { sameSpot, type MoveOf, type Offer, type Spot, type Target, type Use } from "./moves";
import { costOf, reached } from "./ways";

export type Meaning =
  | { kind: "lay" }
  | { kind: "why" }
  | { kind: "target"; target: Target }
  /** Ways to the same space; the cheapest first. */
  | { kind: "reach"; ways: DarkCaveReach[]; fight: boolean }
  | { kind: "step"; move: MoveOf<"step">; fight: boolean };

export interface Choice extends Place {
  means: Meaning;
  /** Somebody stands there, so that the number has to make room. */
  taken: boolean;
}

const spaceSize = 33;
const sideSize = 44;

export const placeKey = cellKey;

function isTaken(view: DarkCaveView, spot: Spot): boolean {
  const stands = (one: Spot | null) => one !== null && sameSpot(one, spot);
  return view.creatures.some(stands) || view.seats.some(({ dwarf }) => stands(dwarf));
}

function isFaceDown(view: DarkCaveView, { x, y }: { x: number; y: number }): boolean {
  return view.table.some((card) => card.x === x && card.y === y && card.face_down);
}

export function sideWords(x: number, y: number, side: Side): string {
  return say("dark-cave-client-side-at", { side: sideInWords(side), place: spotInWords({ x, y }) });
}

export function spaceWords(view: DarkCaveView, { x, y, space }: Spot): string {
  const place = spotInWords({ x, y });
  if (isFaceDown(view, { x, y })) return say("dark-cave-client-goal-at", { place });
  return say("dark-cave-client-space", { number: space + 1, place });
}

/** What a way takes: "3 steps, costs 1 card". */
export function wayWords(view: DarkCaveView, way: DarkCaveReach): string {
  const words = [say("dark-cave-client-way", { steps: way.steps })];
  if (way.cards > 0) words.push(say("dark-cave-client-way-cards", { cards: way.cards }));
  if (way.gold > 0) words.push(say("dark-cave-client-way-gold", { gold: way.gold }));
  if (view.creatures.some((one) => sameSpot(one, way))) words.push(say("dark-cave-client-way-fight"));
  if (isFaceDown(view, way)) words.push(say("dark-cave-client-way-goal"));
  return words.join(", ");
}

/** Where a path card that is taken from the hand can lie, and where one may ask why it cannot. */
export function layChoices(view: DarkCaveView, open: Iterable<string>): Choice[] {
  const free = new Set(open);
  const taken = new Set(view.table.map(cellKey));
  const beside = placesAround(view.table.filter((card) => !card.face_down));
  return beside.filter((spot) => !taken.has(cellKey(spot))).map((spot) => {
    const fits = free.has(cellKey(spot));
    const label = say(fits ? "mine-place-lay" : "mine-place-why", { place: spotInWords(spot) });
    return { ...spot, label, state: fits ? "open" : "shut", means: { kind: fits ? "lay" : "why" }, taken: false };
  });
}

function targetChoice(view: DarkCaveView, deck: Deck, target: Target): Choice[] {
  const means = { kind: "target", target } as const;
  const { at } = target;
  if (at === "player") return [];
  if (at === "card") {
    const { x, y } = target;
    const message = isFaceDown(view, target) ? "dark-cave-client-goal-at" : "dark-cave-client-card-at";
    return [{ x, y, label: say(message, { place: spotInWords({ x, y }) }), state: "open", means, taken: false }];
  }
  if (at === "side") {
    const { x, y, side } = target;
    const small = around(sidePoint(x, y, side), sideSize);
    return [{ ...small, label: sideWords(x, y, side), state: "open", means, taken: false }];
  }
  const small = around(spotPoint(view, deck, target), spaceSize);
  return [{ ...small, label: spaceWords(view, target), state: "open", means, taken: isTaken(view, target) }];
}

/** What the card in hand can be aimed at. */
export function aimChoices(view: DarkCaveView, deck: Deck, use: Use | undefined): Choice[] {
  return (use?.targets ?? []).flatMap((target) => targetChoice(view, deck, target));
}

/** Where the own dwarf gets to, or the creature that walks; and webs that an axe reaches. */
export function walkChoices(view: DarkCaveView, deck: Deck, offer: Offer): Choice[] {
  const chops = offer.chops.flatMap((target) => targetChoice(view, deck, target));
  if (offer.steps.length === 0) return chops;
  if (view.phase === "creature")
    return offer.steps.map((move): Choice => {
      const fight = view.seats.some(({ dwarf }) => dwarf !== null && sameSpot(dwarf, move));
      const small = around(spotPoint(view, deck, move), spaceSize);
      const means = { kind: "step", move, fight } as const;
      return { ...small, label: spaceWords(view, move), state: "open", means, taken: isTaken(view, move) };
    });
  const choices = [...reached(view).values()].flatMap((found): Choice[] => {
    const ways = [...found].sort((a, b) => costOf(a) - costOf(b) || a.steps - b.steps);
    const [best] = ways;
    if (best === undefined) return [];
    const fight = view.creatures.some((one) => sameSpot(one, best));
    const label = `${spaceWords(view, best)}: ${wayWords(view, best)}`;
    const small = around(spotPoint(view, deck, best), spaceSize);
    return [{ ...small, label, state: "open", means: { kind: "reach", ways, fight }, taken: isTaken(view, best) }];
  });
  return [...choices, ...chops];
}

