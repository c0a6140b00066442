// What things on the table are called.

import type { Card, Deck, PathCard } from "../../mine/deck";
import { hasWords, nameList, say } from "../../lib/words.svelte";
import type { DarkCaveReach, DarkCaveSeat, DarkCaveView } from "../../wire";
import { sideOf, type Offer, type Target, type Use } from "./moves";
import { sideWords, spaceWords, wayWords } from "./places";
import { features, opposite } from "../../mine/spaces";

function specialOf(card: PathCard): string | null {
  const feature = features.find((one) => card[one] !== undefined && card[one] !== false);
  if (feature !== undefined) return say(`dark-cave-feature-${feature}`);
  if (card.bridge !== undefined) return say("dark-cave-feature-bridge");
  return card.tunnel === true ? say("dark-cave-feature-tunnel") : null;
}

/** The sides of a path as letters of the reader's language: "N-E". */
function pathWords(card: PathCard, turned: boolean): string {
  const letter = (side: string) => {
    const word = say(`dark-cave-client-side-${(turned ? opposite[sideOf(side)] : side).toLowerCase()}`);
    return [...word][0] ?? side;
  };
  return card.joined.map((path) => [...path].map(letter).join("–")).join(", ");
}

/** A card of the hand or on the table. */
export function cardWords(deck: Deck, face: string, turned = false): string {
  const card: Card | undefined = deck.cards.get(face.toUpperCase());
  if (card === undefined) return face;
  if (card.kind === "action") {
    const message = `dark-cave-action-${card.play ?? ""}`;
    return hasWords(message) ? say(message) : face;
  }
  const path = say("dark-cave-client-path-card", { paths: pathWords(card, turned) });
  const special = specialOf(card);
  return special === null ? path : `${path}, ${special}`;
}

export function goalWords(deck: Deck, face: string): string {
  const card = deck.cards.get(face.toUpperCase());
  const feature = card?.kind === "path" ? features.find((one) => card[one] !== undefined) : undefined;
  return feature === undefined ? face : say(`dark-cave-client-goal-${feature}`);
}

/** What a player has and how the dwarf is. */
export function seatWords(seat: DarkCaveSeat): string {
  const things = [
    say("dark-cave-client-gold", { gold: seat.gold }),
    say("dark-cave-client-hand-of", { cards: seat.cards.join(" ") || "0" }),
  ];
  if (seat.boots) things.push(say("dark-cave-mark-boots"));
  if (seat.axes > 0) things.push(say("dark-cave-mark-axes", { axes: seat.axes }));
  if (seat.revealed && seat.character !== null) things.push(say(`dark-cave-character-${seat.character}`));
  if (seat.lying) things.push(say("dark-cave-mark-lying"));
  if (seat.out) things.push(say("dark-cave-mark-out"));
  if (seat.agreed) things.push(say("dark-cave-mark-agreed"));
  return things.join(", ");
}

/** What the one whose turn it is does now, as the others are told. */
export function waitWords(view: DarkCaveView, names: string[]): string {
  const who = view.actors.length > 0 ? view.actors : [view.turn];
  const name = nameList(who.map((seat) => names[seat] ?? ""));
  return say(`dark-cave-client-wait-${view.phase}`, view.phase === "over" ? {} : { name });
}

/** What the line above the hand depends on. */
interface Situation {
  mine: boolean;
  walk: unknown;
  offer: Offer;
  draft: { discarding: boolean; picked: number | null; reach: DarkCaveReach | null; target: Target | null };
  card: Card | undefined;
  /** What the card that is taken up is good for; undefined: for nothing now. */
  use: Use | undefined;
}

function aimWords(card: Card | undefined): string {
  if (card?.kind === "path") return say("dark-cave-client-aim-path");
  const action = card?.play ?? "";
  const creature = ["rat", "lindworm", "goblin"].includes(action);
  return say(`dark-cave-client-aim-${creature ? "creature" : action}`);
}

/** What the reader can do now. */
export function turnWords(view: DarkCaveView, names: string[], now: Situation): string {
  const { mine, walk, offer, draft, card, use } = now;
  if (walk !== null) return say("dark-cave-client-walking");
  if (!mine || view.phase === "over") return waitWords(view, names);
  if (draft.reach !== null) return wayWords(view, draft.reach);
  if (draft.target !== null) return targetWords(view, draft.target);
  if (draft.discarding) return say("dark-cave-client-aim-discard");
  if (draft.picked !== null) return use !== undefined ? aimWords(card) : say("dark-cave-client-aim-nothing");
  const { steps } = view;
  const creature = view.walker ?? view.attackers[0] ?? "rat";
  switch (view.phase) {
    case "card":
      return say("dark-cave-client-turn-card");
    case "steps":
      if (offer.steps.length > 0) return say("dark-cave-client-turn-steps", { steps });
      return say(offer.chops.length > 0 ? "dark-cave-client-turn-chop" : "dark-cave-client-turn-stuck");
    case "creature":
      return say("dark-cave-client-turn-creature", { creature, steps });
    case "axe":
      return say("dark-cave-client-turn-axe", { creature });
    case "goal":
      return say("dark-cave-client-turn-goal");
  }
}

/** The button that does it. */
export function doWords(target: Target, names: string[], own: number | null): string {
  if (target.at !== "player") return say(`dark-cave-client-do-${target.move.move}`);
  if (target.move.move === "equip" && target.seat === own) return say("dark-cave-client-do-equip-self");
  return say(`dark-cave-client-do-${target.move.move}`, { name: names[target.seat] ?? "" });
}

/** What has been aimed at, before it is confirmed. */
export function targetWords(view: DarkCaveView, target: Target): string {
  switch (target.at) {
    case "player":
      return say(`dark-cave-move-${target.move.move}`);
    case "card": {
      const { x, y } = target;
      return say(target.move.move === "look" ? "dark-cave-client-goal-at" : "dark-cave-client-card-at", { x, y });
    }
    case "side":
      return sideWords(target.x, target.y, target.side);
    case "space":
      return spaceWords(view, target);
  }
}

/** The board in words, for who does not see it. */
export function boardInWords(view: DarkCaveView, names: string[], deck: Deck | null): string[] {
  const lines = [waitWords(view, names)];
  const own = view.viewer === null ? undefined : view.seats[view.viewer];
  if (own?.character != null && view.works_for !== null)
    lines.push(
      say("dark-cave-client-words-you", {
        character: say(`dark-cave-character-${own.character}`),
        clan: say(`dark-cave-clan-${own.clan}`),
        works: say(`dark-cave-clan-${view.works_for}`),
      }),
    );
  if (deck !== null && view.hand.length > 0)
    lines.push(say("dark-cave-client-words-hand", { cards: nameList(view.hand.map((face) => cardWords(deck, face))) }));
  for (const seat of view.seats) {
    const clan = say(`dark-cave-clan-${seat.clan}`);
    lines.push(say("dark-cave-client-words-seat", { name: names[seat.seat] ?? "", clan, things: seatWords(seat) }));
    const { dwarf } = seat;
    if (dwarf !== null)
      lines.push(
        say("dark-cave-client-words-dwarf", { name: names[seat.seat] ?? "", x: dwarf.x, y: dwarf.y, number: dwarf.space + 1 }),
      );
  }
  for (const { creature, x, y, space } of view.creatures)
    lines.push(say("dark-cave-client-words-creature", { creature, x, y, number: space + 1 }));
  for (const { x, y, side, level } of view.webs)
    lines.push(say("dark-cave-client-words-web", { side: say(`dark-cave-client-side-${side}`), x, y, level }));
  if (deck === null) return lines;
  for (const card of view.table) {
    const what = card.face_down
      ? [say("dark-cave-client-words-goal-down"), ...(card.card === null ? [] : [goalWords(deck, card.card)])]
      : [cardWords(deck, card.card ?? "", card.turned), ...((card.gold ?? 0) > 0 ? [say("dark-cave-client-words-gold-here")] : [])];
    lines.push(say("dark-cave-client-words-card", { place: `${card.x}, ${card.y}`, what: what.join(", ") }));
  }
  return lines;
}
