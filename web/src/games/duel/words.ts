// The Duel in words, for who does not see the board.

import type { Deck } from "../../path-cards/deck";
import { pathInWords, spotInWords } from "../../path-cards/describe";
import { nameList, say } from "../../lib/words.svelte";
import { secretsHidden } from "../../table/secrets.svelte";
import type { DuelView } from "../../wire";
import type { TableCard } from "./model";

/** A card by its name; what the deck does not know is a goal that nobody has seen. */
export function cardInWords(face: string, deck: Deck, turned = false): string {
  const card = deck.cards.get(face);
  if (card === undefined) return say("duel-client-card-unseen");
  if (card.kind === "path") return pathInWords(card, turned);
  const tools = (names: readonly string[]) => names.map((tool) => say(`duel-tool-${tool}`));
  if (card.sabotage !== undefined)
    return say("duel-client-card-sabotage", { tool: say(`duel-tool-${card.sabotage}`) });
  if (card.repair !== undefined)
    return say("duel-client-card-repair", { tools: nameList(tools(card.repair)) });
  return say(`duel-client-card-${card.play ?? "unseen"}`);
}

/** A card that lies on the table, with what lies on it; a goal that the reader has peeked at is a secret. */
export function tableCardInWords(card: TableCard, deck: Deck, view: DuelView): string {
  const parts: string[] = [];
  if (card.face_down) parts.push(say("duel-client-face-down"));
  const peeked = deck.cards.has(card.card) && !secretsHidden();
  if (!card.face_down || peeked)
    parts.push(cardInWords(card.card, deck, card.turned));
  const colour = (seat: number) => say(`duel-colour-${view.seats[seat]?.colour ?? "green"}`);
  if (card.marked != null) parts.push(say("duel-words-marked", { colour: colour(card.marked) }));
  if (card.bribed != null) parts.push(say("duel-words-bribed"));
  if (card.key === true) parts.push(say("duel-words-key"));
  return parts.join(", ");
}

/** The whole table, one line each: the round, the players, then the cards column by column. */
export function boardInWords(view: DuelView, names: string[], deck: Deck | null): string[] {
  const { round, pile, markers, keys } = view;
  const lines = [say("duel-status-round", { round, pile, markers, keys })];
  for (const seat of view.seats)
    lines.push(
      say("duel-status-seat", {
        name: names[seat.seat] ?? "",
        colour: say(`duel-colour-${seat.colour}`),
        gold: seat.gold,
        cards: seat.cards,
        tools:
          seat.sabotaged.length === 0
            ? say("duel-client-words-no-tools")
            : nameList(seat.sabotaged.map((tool) => say(`duel-tool-${tool}`))),
        debt: seat.debt,
      }),
    );
  if (deck === null) return lines;
  const cards = [...view.table].sort((a, b) => a.x - b.x || a.y - b.y);
  for (const card of cards)
    lines.push(
      say("duel-client-words-card", {
        place: spotInWords(card),
        card: tableCardInWords(card, deck, view),
      }),
    );
  if (view.hand.length > 0)
    lines.push(
      say("duel-hand", { cards: view.hand.map((face) => cardInWords(face, deck)).join("; ") }),
    );
  return lines;
}
