// The places of the board that can be chosen now, each with what choosing it means.

import type { Place } from "../../path-cards/PlaceButton.svelte";
import type { Deck, PathCard, Side } from "../../path-cards/deck";
import { drawnInWords, sideInWords, spaceInWords, spotInWords } from "../../path-cards/describe";
import { spotKey as cellKey } from "../../path-cards/placing.svelte";
import { nameList, say } from "../../lib/words.svelte";
import type { DarkCaveBeast, DarkCaveMove, DarkCaveReach, DarkCaveSeat, DarkCaveView } from "../../wire";
import { around, sidePoint, spotPoint } from "./layout";
import { sameSpot, type MoveOf, type Offer, type Spot, type Target, type Use } from "./moves";
import { costOf, reached } from "./ways";
import { stepWishes } from "./wishes";

export type Meaning =
  | { kind: "lay" }
  /** Not allowed; the server knows why this move is not. */
  | { kind: "why"; move: DarkCaveMove }
  | { kind: "target"; target: Target }
  /** Ways to the same space; the cheapest first. */
  | { kind: "reach"; ways: DarkCaveReach[]; fight: boolean }
  | { kind: "step"; move: MoveOf<"step">; fight: boolean };

export interface Choice extends Place {
  means: Meaning;
  /** Somebody stands there, so that the number has to make room. */
  occupied: boolean;
}

const spaceSize = 33;

function smallPlace(view: DarkCaveView, deck: Deck, spot: Spot) {
  return around(spotPoint(view, deck, spot), spaceSize);
}

const sideSize = 44;

export const placeKey = cellKey;

function creaturesAt(view: DarkCaveView, spot: Spot): DarkCaveBeast[] {
  return view.creatures.filter((one) => sameSpot(one, spot));
}

function dwarvesAt(view: DarkCaveView, spot: Spot): DarkCaveSeat[] {
  return view.seats.filter(({ dwarf }) => dwarf !== null && sameSpot(dwarf, spot));
}

function isOccupied(view: DarkCaveView, spot: Spot): boolean {
  return creaturesAt(view, spot).length > 0 || dwarvesAt(view, spot).length > 0;
}

function isFaceDown(view: DarkCaveView, { x, y }: { x: number; y: number }): boolean {
  return view.table.some((card) => card.x === x && card.y === y && card.face_down);
}

export function sideWords(x: number, y: number, side: Side): string {
  return say("dark-cave-client-side-at", { side: sideInWords(side), place: spotInWords({ x, y }) });
}

/** Which space of its card it is; empty if that need not be told. */
export function partWords(view: DarkCaveView, deck: Deck, { x, y, space }: Spot): string {
  const lying = view.table.find((card) => card.x === x && card.y === y && !card.face_down);
  const card = deck.cards.get(lying?.card ?? "");
  return card?.kind === "path" ? spaceInWords(card, space, lying?.turned) : "";
}

function spaceWords(view: DarkCaveView, deck: Deck, spot: Spot): string {
  const place = spotInWords(spot);
  if (isFaceDown(view, spot)) return say("dark-cave-client-goal-at", { place });
  const space = partWords(view, deck, spot);
  return space === "" ? say("dark-cave-client-card-at", { place }) : say("dark-cave-client-space", { place, space });
}

function nameWords(names: string[], { seat }: DarkCaveSeat): string {
  return names[seat] ?? "";
}

function thereWords(who: string[]): string[] {
  return who.length === 0 ? [] : [say("dark-cave-client-there", { who: nameList(who) })];
}

/** A space, and whom a creature meets there. */
export function meetingWords(view: DarkCaveView, deck: Deck, names: string[], spot: Spot): string {
  const creatures = creaturesAt(view, spot).map(({ creature }) => say(`dark-cave-creature-${creature}`));
  const dwarves = dwarvesAt(view, spot).map((one) => nameWords(names, one));
  return [spaceWords(view, deck, spot), ...thereWords([...creatures, ...dwarves])].join(", ");
}

/** What a way takes: "3 steps, costs 1 card". */
export function wayWords(view: DarkCaveView, way: DarkCaveReach): string {
  const words = [say("dark-cave-client-way", { steps: way.steps })];
  if (way.cards > 0) words.push(say("dark-cave-client-way-cards", { cards: way.cards }));
  if (way.gold > 0) words.push(say("dark-cave-client-way-gold", { gold: way.gold }));
  for (const { creature } of creaturesAt(view, way)) words.push(say("dark-cave-client-way-fight", { creature }));
  if (isFaceDown(view, way)) words.push(say("dark-cave-client-way-goal"));
  return words.join(", ");
}

/** Where a path card that is taken from the hand can lie, and where one may ask why it cannot. */
export function layChoices(
  card: PathCard,
  wayAt: (spot: { x: number; y: number }) => MoveOf<"place"> | null,
  wished: readonly MoveOf<"place">[],
): Choice[] {
  return wished.map((move) => {
    const { x, y } = move;
    const way = wayAt(move);
    const place = spotInWords(move);
    if (way === null)
      return { x, y, label: say("mine-place-why", { place }), state: "shut", means: { kind: "why", move }, occupied: false };
    const label = say("mine-place-lay", { place, card: drawnInWords(card, way.turned) });
    return { x, y, label, state: "open", means: { kind: "lay" }, occupied: false };
  });
}

/** The same places, to ask why not; where something can be chosen, nobody asks. */
function shut(wished: Choice[], open: Choice[]): Choice[] {
  const chosen = new Set(open.map(cellKey));
  return wished.flatMap((choice): Choice[] => {
    const { means } = choice;
    if (chosen.has(cellKey(choice)) || means.kind !== "target") return [];
    const label = say("mine-place-why", { place: choice.label });
    return [{ ...choice, label, state: "shut", means: { kind: "why", move: means.target.move } }];
  });
}

function targetChoice(view: DarkCaveView, deck: Deck, names: string[], target: Target): Choice[] {
  const means = { kind: "target", target } as const;
  const { at } = target;
  if (at === "player") return [];
  if (at === "card") {
    const { x, y } = target;
    const message = isFaceDown(view, target) ? "dark-cave-client-goal-at" : "dark-cave-client-card-at";
    return [{ x, y, label: say(message, { place: spotInWords({ x, y }) }), state: "open", means, occupied: false }];
  }
  if (at === "side") {
    const { x, y, side } = target;
    const small = around(sidePoint(x, y, side), sideSize);
    return [{ ...small, label: sideWords(x, y, side), state: "open", means, occupied: false }];
  }
  const small = smallPlace(view, deck, target);
  return [{ ...small, label: meetingWords(view, deck, names, target), state: "open", means, occupied: isOccupied(view, target) }];
}

/** What the card in hand can be aimed at, and what it cannot. */
export function aimChoices(
  view: DarkCaveView,
  deck: Deck,
  names: string[],
  use: Use | undefined,
  wished: Use | undefined,
): Choice[] {
  const choices = (one: Use | undefined) =>
    (one?.targets ?? []).flatMap((target) => targetChoice(view, deck, names, target));
  const open = choices(use);
  // two cards have the side between them in common
  const others = new Map(shut(choices(wished), open).map((choice) => [cellKey(choice), choice]));
  // what is open lies above: a finger between the two means that
  return [...others.values(), ...open];
}

/** Everywhere else: why one cannot go there. */
function stepsAside(view: DarkCaveView, deck: Deck, open: Choice[]): Choice[] {
  const chosen = new Set(open.map(cellKey));
  const own = view.phase === "creature" || view.viewer === null ? null : view.seats[view.viewer]?.dwarf;
  return stepWishes(view, deck)
    .filter((move) => own == null || !sameSpot(own, move))
    .map((move): Choice => ({
      ...smallPlace(view, deck, move),
      label: say("mine-place-why", { place: spaceWords(view, deck, move) }),
      state: "shut",
      means: { kind: "why", move },
      occupied: isOccupied(view, move),
    }))
    .filter((choice) => !chosen.has(cellKey(choice)));
}

/** Where the own dwarf gets to, or the creature that walks; and webs that an axe reaches. */
export function walkChoices(view: DarkCaveView, deck: Deck, names: string[], offer: Offer): Choice[] {
  const chops = offer.chops.flatMap((target) => targetChoice(view, deck, names, target));
  if (offer.steps.length === 0) return chops;
  if (view.phase === "creature") {
    const steps = offer.steps.map((move): Choice => {
      const fight = dwarvesAt(view, move).length > 0;
      const small = smallPlace(view, deck, move);
      const means = { kind: "step", move, fight } as const;
      const label = meetingWords(view, deck, names, move);
      return { ...small, label, state: "open", means, occupied: isOccupied(view, move) };
    });
    return [...stepsAside(view, deck, steps), ...steps];
  }
  const choices = [...reached(view).values()].flatMap((found): Choice[] => {
    const ways = [...found].sort((a, b) => costOf(a) - costOf(b) || a.steps - b.steps);
    const [best] = ways;
    if (best === undefined) return [];
    const { fight } = best;
    const dwarves = thereWords(dwarvesAt(view, best).map((one) => nameWords(names, one)));
    const label = `${spaceWords(view, deck, best)}: ${[wayWords(view, best), ...dwarves].join(", ")}`;
    const small = smallPlace(view, deck, best);
    return [{ ...small, label, state: "open", means: { kind: "reach", ways, fight }, occupied: isOccupied(view, best) }];
  });
  return [...stepsAside(view, deck, choices), ...choices, ...chops];
}

