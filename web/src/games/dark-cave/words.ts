// What things on the table are called.

import type { Card, Deck } from "../../path-cards/deck";
import { pathInWords, sideInWords, spotInWords } from "../../path-cards/describe";
import { hasWords, nameList, say } from "../../lib/words.svelte";
import type { DarkCaveReach, DarkCaveSeat, DarkCaveView } from "../../wire";
import { sideOf, type MoveOf, type Offer, type Spot, type Target, type Use } from "./moves";
import { meetingWords, partWords, sideWords, wayWords } from "./places";
import { features } from "../../path-cards/spaces";

/** A card of the hand or on the table. */
export function cardWords(deck: Deck, face: string, turned = false): string {
  const card: Card | undefined = deck.cards.get(face);
  if (card === undefined) return face;
  if (card.kind === "action") {
    const message = `dark-cave-action-${card.play ?? ""}`;
    return hasWords(message) ? say(message) : face;
  }
  return pathInWords(card, turned);
}

const romans = { 1: "i", 2: "ii", 3: "iii" } as const;

/** A card with its group; the start and the goals have none. */
export function groupedWords(deck: Deck, face: string, turned = false): string {
  const words = cardWords(deck, face, turned);
  const card = deck.cards.get(face);
  if (card?.group === undefined || (card.kind === "path" && card.role !== "path")) return words;
  return say("dark-cave-client-words-group", { card: words, group: say(`dark-cave-group-${romans[card.group]}`) });
}

export function goalWords(deck: Deck, face: string): string {
  const card = deck.cards.get(face);
  const feature = card?.kind === "path" ? features.find((one) => card[one] !== undefined) : undefined;
  return feature === undefined ? face : say(`dark-cave-client-goal-${feature}`);
}

/** What a player has and how the dwarf is. */
function seatWords(seat: DarkCaveSeat): string {
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
function waitWords(view: DarkCaveView, names: string[]): string {
  const who = view.actors.length > 0 ? view.actors : [view.turn];
  const name = nameList(who.map((seat) => names[seat] ?? ""));
  return say(`dark-cave-client-wait-${view.phase}`, view.phase === "over" ? {} : { name });
}

/** What the line above the hand depends on. */
interface Situation {
  mine: boolean;
  walk: unknown;
  /** The move that is on its way. */
  sent: unknown;
  offer: Offer;
  deck: Deck;
  draft: {
    discarding: boolean;
    picked: number | null;
    reach: DarkCaveReach | null;
    step: MoveOf<"step"> | null;
    target: Target | null;
  };
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
  const { mine, walk, sent, offer, deck, draft, card, use } = now;
  if (walk !== null) return say("dark-cave-client-walking");
  if (!mine || view.phase === "over") return waitWords(view, names);
  if (draft.reach !== null) return say("dark-cave-client-way-there", { way: wayWords(view, draft.reach) });
  if (draft.target !== null) return say("dark-cave-client-aimed", { what: targetWords(view, deck, draft.target, names) });
  if (draft.step !== null) return say("dark-cave-client-aimed", { what: meetingWords(view, deck, names, draft.step) });
  if (draft.discarding) return say("dark-cave-client-aim-discard");
  if (draft.picked !== null && use !== undefined) return aimWords(card);
  // what was sent has been done, and is put away in a moment
  if (draft.picked !== null) return sent === null ? say("dark-cave-client-aim-nothing") : "";
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
function targetWords(view: DarkCaveView, deck: Deck, target: Target, names: string[]): string {
  switch (target.at) {
    case "player":
      return names[target.seat] ?? "";
    case "card": {
      const place = spotInWords(target);
      return say(target.move.move === "look" ? "dark-cave-client-goal-at" : "dark-cave-client-card-at", { place });
    }
    case "side":
      return sideWords(target.x, target.y, target.side);
    case "space":
      return meetingWords(view, deck, names, target);
  }
}

/** Where somebody stands: "2 right, 1 up, left arm". */
function standWords(view: DarkCaveView, deck: Deck | null, spot: Spot): string {
  const part = deck === null ? "" : partWords(view, deck, spot);
  return part === "" ? spotInWords(spot) : `${spotInWords(spot)}, ${part}`;
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
    lines.push(say("dark-cave-client-words-hand", { cards: view.hand.map((face) => groupedWords(deck, face)).join("; ") }));
  for (const seat of view.seats) {
    const clan = say(`dark-cave-clan-${seat.clan}`);
    lines.push(say("dark-cave-client-words-seat", { name: names[seat.seat] ?? "", clan, things: seatWords(seat) }));
    const { dwarf } = seat;
    if (dwarf !== null)
      lines.push(
        say("dark-cave-client-words-dwarf", {
          name: names[seat.seat] ?? "",
          place: standWords(view, deck, dwarf),
        }),
      );
  }
  for (const { creature, ...spot } of view.creatures)
    lines.push(say("dark-cave-client-words-creature", { creature, place: standWords(view, deck, spot) }));
  for (const { side, level, ...spot } of view.webs)
    lines.push(
      say("dark-cave-client-words-web", { side: sideInWords(sideOf(side)), place: spotInWords(spot), level }),
    );
  if (deck === null) return lines;
  for (const card of view.table) {
    const what = card.face_down
      ? [say("dark-cave-client-words-goal-down"), ...(card.card === null ? [] : [goalWords(deck, card.card)])]
      : [groupedWords(deck, card.card ?? "", card.turned), ...((card.gold ?? 0) > 0 ? [say("dark-cave-client-words-gold-here")] : [])];
    lines.push(say("dark-cave-client-words-card", { place: spotInWords(card), what: what.join(", ") }));
  }
  return lines;
}
