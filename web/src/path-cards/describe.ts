// Cards in words, for who does not see them.

import { listOf, say } from "../lib/words.svelte";
import type { Deck, PathCard, Side } from "./deck";
import { sidesOf } from "./geometry";
import { compass, features, sidesAsLaid, spacesOf, type Space } from "./spaces";

/** Always in the same order, so that cards which look the same sound the same. */
function sidesInWords(sides: string, turned: boolean): string {
  const laid = sidesAsLaid(sidesOf(sides), turned);
  return listOf(compass.filter((side) => laid.includes(side)).map(sideInWords));
}

/** "up", "right", "down", "left" */
export function sideInWords(side: Side): string {
  return say(`mine-side-${side.toLowerCase()}`);
}

/** Counted from the middle: "3 right, 1 up". */
export function spotInWords({ x, y }: { x: number; y: number }): string {
  const parts: string[] = [];
  if (x !== 0) parts.push(say(x > 0 ? "mine-spot-right" : "mine-spot-left", { count: Math.abs(x) }));
  if (y !== 0) parts.push(say(y < 0 ? "mine-spot-up" : "mine-spot-down", { count: Math.abs(y) }));
  return parts.length === 0 ? say("mine-spot-middle") : parts.join(", ");
}

/** Where a space is on its card: "left arm", "centre". */
function partOfCard(card: PathCard, { path, sides }: Space, turned: boolean): string {
  const joined = card.joined[path ?? -1];
  if (joined === undefined) return say("mine-card-passage");
  if (card.group === 1) return say("mine-card-joined", { sides: sidesInWords(joined, turned) });
  const [side] = sidesAsLaid(sides, turned);
  if (side !== undefined) return say(`mine-arm-${side.toLowerCase()}`);
  if (card.joined.length === 1) return say("mine-space-centre");
  return say("mine-space-centre-of", { sides: sidesInWords(joined, turned) });
}

/** Whether a space is above or below where two paths cross; an arm only leads there. */
function levelInWords({ group, bridge, joined }: PathCard, { path, sides }: Space): string[] {
  if (bridge === undefined || path === null) return [];
  const above = joined[path] === bridge;
  if (group === 1 || sides.length === 0) return [say(above ? "mine-space-on-bridge" : "mine-space-under-bridge")];
  return [say(above ? "mine-arm-over-bridge" : "mine-arm-under-bridge")];
}

/** Which space of a card it is, the way round that the card lies: "left arm, at the dark hole".
 * Empty if there is nothing to tell: the only space of a card, with nothing there. */
export function spaceInWords(card: PathCard, number: number, turned = false): string {
  const spaces = spacesOf(card);
  const space = spaces[number];
  if (space === undefined) return "";
  const parts = spaces.length === 1 ? [] : [partOfCard(card, space, turned), ...levelInWords(card, space)];
  const feature = features.find((one) => one === space.feature);
  if (feature !== undefined) parts.push(say(`mine-space-${feature}`));
  return parts.join(", ");
}

/** A feature, and where on the card it is if that could be asked: "dark hole (left arm)". */
function featureInWords(card: PathCard, feature: (typeof features)[number], turned: boolean): string {
  const what = say(`mine-card-${feature}`);
  const spaces = spacesOf(card);
  const space = spaces.find((one) => one.feature === feature);
  if (space === undefined || spaces.length === 1) return what;
  return say("mine-card-where", { what, where: partOfCard(card, space, turned) });
}

/** What a path, start or goal card is and shows, the way round that it lies. */
export function pathInWords(card: PathCard, turned = false): string {
  const drawn = drawnInWords(card, turned);
  return card.role === "path" ? drawn : `${say(`mine-card-${card.role}`)}, ${drawn}`;
}

/** How a game calls a card by its name. */
export type CardInWords = (face: string, deck: Deck, turned?: boolean) => string;

/** A card as the log calls it: there it is said already what is a goal. */
export function toldInWords(face: string, deck: Deck, inWords: CardInWords, turned = false): string {
  const card = deck.cards.get(face);
  return card?.kind === "path" ? drawnInWords(card, turned) : inWords(face, deck);
}

/** What it shows, where it is said already that it is a goal or the start. */
export function drawnInWords(card: PathCard, turned = false): string {
  const parts: string[] = [];
  for (const joined of card.joined)
    parts.push(
      say(joined.length === 1 ? "mine-card-stub" : "mine-card-joined", {
        sides: sidesInWords(joined, turned),
      }),
    );
  for (const stub of card.stubs)
    parts.push(say("mine-card-stub", { sides: sidesInWords(stub, turned) }));
  const side = card.arm === undefined ? "" : sidesInWords(card.arm, turned);
  if (card.door !== undefined) parts.push(say("mine-card-door", { colour: card.door, side }));
  if (card.troll === true) parts.push(say("mine-card-troll", { side }));
  if (card.ladder === "green" || card.ladder === "blue")
    parts.push(say("mine-card-coloured-ladder", { colour: card.ladder }));
  else if (card.ladder !== undefined) parts.push(featureInWords(card, "ladder", turned));
  if (card.bridge !== undefined)
    parts.push(say("mine-card-bridge", { sides: sidesInWords(card.bridge, turned) }));
  if (card.tunnel === true) parts.push(say("mine-card-passage"));
  if (card.hole !== undefined) parts.push(featureInWords(card, "hole", turned));
  if (card.vein !== undefined) parts.push(featureInWords(card, "vein", turned));
  if (card.exit === true) parts.push(featureInWords(card, "exit", turned));
  if (card.gold !== undefined) parts.push(say("mine-card-gold", { gold: card.gold }));
  return parts.join(", ");
}
