// The legal moves and the view of a Duel, sorted for the eye. Nothing here knows a rule.

import type { ActionCard, Card, Deck } from "../../path-cards/deck";
import { sameSpot, spotKey, type Spot } from "../../path-cards/placing.svelte";
import type { DuelCard, DuelEvent, DuelMove, DuelPlace, DuelRank, DuelTool, DuelView, Heard } from "../../wire";

export type TableCard = DuelView["table"][number];

export const tools: readonly DuelTool[] = ["lamp", "pickaxe", "cart"];
/** Where a broken tool is shown beside the others, counted from one. */
export function toolColumn(tool: DuelTool): number {
  return tools.indexOf(tool) + 1;
}

/** What can be done with a card of the hand. */
export function movesWith(moves: readonly DuelMove[], card: Card): DuelMove[] {
  const played = card.kind === "action" ? card.play : undefined;
  return moves.filter((move) => {
    switch (move.move) {
      case "place":
      case "sabotage":
      case "repair":
        return move.card === card.id;
      case "put-key":
        return played === "key";
      case "rockfall":
        return played === "rockfall";
      case "look":
        return played === "map";
      default:
        return false;
    }
  });
}

export function placeMoves(moves: readonly DuelMove[]): DuelPlace[] {
  return moves.filter((move): move is DuelPlace => move.move === "place");
}

type Discard = Extract<DuelMove, { move: "pass-one" | "pass-two" | "exchange" }>;

/** What can be done by discarding exactly these cards. */
export function discards(moves: readonly DuelMove[], faces: readonly string[]): Discard[] {
  const wanted = [...faces].sort().join();
  return moves.filter((move): move is Discard => {
    if (move.move === "pass-one") return faces.length === 1 && move.card === wanted;
    if (move.move !== "pass-two" && move.move !== "exchange") return false;
    return [move.first, move.second].sort().join() === wanted;
  });
}

/** Whether cards can be discarded at all now. */
export function canDiscard(moves: readonly DuelMove[]): boolean {
  return moves.some((move) => move.move === "pass-one" || move.move === "pass-two");
}

/** The move at a place of the board, if a move goes there. */
export function moveAt(moves: readonly DuelMove[], spot: Spot): DuelMove | null {
  return moves.find((move) => "x" in move && sameSpot(move, spot)) ?? null;
}

/** Which tool a repair card could be asked about. */
function anyTool(card: ActionCard): DuelTool {
  return card.repair?.[0] ?? card.sabotage ?? "lamp";
}

/** The move that somebody has in mind who holds a card over a place: to be asked why not. */
export function wish(card: Card, spot: Spot, turned: boolean): DuelMove {
  const { x, y } = spot;
  const name = card.id as DuelCard;
  if (card.kind === "path") return { move: "place", card: name, x, y, turned };
  switch (card.play) {
    case "key":
      return { move: "put-key", x, y };
    case "rockfall":
      return { move: "rockfall", x, y };
    case "map":
      return { move: "look", x, y };
    default:
      return card.sabotage === undefined
        ? { move: "repair", card: name, tool: anyTool(card) }
        : { move: "sabotage", card: name };
  }
}

/** Whether a card is aimed at the board at all. */
export function isAimed(card: Card): boolean {
  return card.kind === "path" || card.play !== undefined;
}

/** The place that an event speaks of. */
export function spotOf(event: DuelEvent): Spot | null {
  return "x" in event ? { x: event.x, y: event.y } : null;
}

/** At a table of the Duel all events are its own; the type of what is heard cannot say so. */
const duelEvents = (heard: Heard | undefined): DuelEvent[] => (heard?.events ?? []) as DuelEvent[];

/** All events of a match so far, in order. */
export function eventsOf(happened: readonly Heard[]): DuelEvent[] {
  return happened.flatMap(duelEvents);
}

/** Where the last move was: its places, none after a round has begun. */
export function lastSpots(happened: readonly Heard[]): Spot[] {
  for (let index = happened.length - 1; index >= 0; index -= 1) {
    const events = duelEvents(happened[index]);
    const began = events.map((event) => event.event).lastIndexOf("round-began");
    const spots = events.slice(began + 1).map(spotOf).filter((spot) => spot !== null);
    if (spots.length > 0) return [...new Map(spots.map((spot) => [spotKey(spot), spot])).values()];
    if (began >= 0) return [];
  }
  return [];
}

const loudest = ["win", "collapse", "gem", "card"] as const;
const soundsOf: Partial<Record<DuelEvent["event"], (typeof loudest)[number]>> = {
  // for the winner there is another one
  "match-ended": "card",
  "solo-ended": "card",
  "rock-fell": "collapse",
  "rockfall-drawn": "collapse",
  "gold-marked": "gem",
  "card-laid": "card",
  "goal-seen": "card",
  sabotaged: "card",
  repaired: "card",
  "key-put": "card",
};

/** The ranks of a player alone that are worth a fanfare. */
const goodRanks: readonly DuelRank[] = ["master", "legend"];

/** Whether a seat has won with an event, or played alone as well as a winner. */
function wins(event: DuelEvent, seat: number | null): boolean {
  if (event.event === "match-ended") return seat !== null && event.winners.includes(seat);
  return event.event === "solo-ended" && event.seat === seat && goodRanks.includes(event.rank);
}

/** What a seat (null: a spectator) hears of what happened: the loudest of it. */
export function soundOf(events: readonly DuelEvent[], seat: number | null): (typeof loudest)[number] | null {
  const heard = events.map((event) => (wins(event, seat) ? "win" : soundsOf[event.event]));
  return loudest.find((one) => heard.includes(one)) ?? null;
}

export interface RoundSum {
  round: number;
  ending: "goals" | "markers" | "cards";
  /** By seat: what was taken, owed and given. */
  taken: Map<number, number>;
  debts: Map<number, { debt: number; paid: number }>;
}

/** The rounds that are over, with what each player took and gave. */
export function roundSums(events: readonly DuelEvent[]): RoundSum[] {
  const sums: RoundSum[] = [];
  for (const event of events) {
    const sum = sums.at(-1);
    if (event.event === "round-ended")
      sums.push({ round: event.round, ending: event.ending, taken: new Map(), debts: new Map() });
    else if (event.event === "gold-taken") sum?.taken.set(event.seat, event.gold);
    else if (event.event === "debt-paid")
      sum?.debts.set(event.seat, { debt: event.debt, paid: event.paid });
  }
  return sums;
}

/** A card of the table keeps its key as long as it lies there; goals also when they are turned up. */
export function cardKey(card: TableCard, deck: Deck, round: number): string {
  const known = deck.cards.get(card.card);
  const goal = card.face_down || (known?.kind === "path" && known.role === "goal");
  return `${round} ${spotKey(card)} ${goal ? "goal" : card.card}`;
}
