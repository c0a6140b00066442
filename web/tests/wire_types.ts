// Proves that the generated types tell apart what differs. tsc checks this file; nothing runs it.

import type { Done, DuelView, GameView, Games, MakeMove, Message, Request } from "../src/wire";

export function cardsOnTheTable(view: GameView): (string | null)[] {
  switch (view.game) {
    case "diamant":
      return view.path.map((card) => ("hazard" in card ? card.hazard : null));
    case "duel":
    case "dark-cave":
      return view.table.map((card) => card.card);
  }
}

export function describe(message: Message): string {
  switch (message.type) {
    case "news":
      return message.views.map((seat) => seat.view.game).join();
    case "done":
      return reason(message.result);
    case "refused":
      return message.message;
    case "presence":
      return message.table.status;
    case "turns":
      return message.elsewhere.map((turn) => turn.table).join();
    case "beat":
      return "";
  }
}

function reason(result: Done["result"]): string {
  if (result === null) return "";
  return "best" in result ? (result.best[0]?.reason.message ?? "") : (result.message ?? "");
}

export function spot(event: Games["dark-cave"]["event"]): [number, number] | null {
  return event.event === "creature-stepped" ? [event.x, event.y] : null;
}

const place = { move: "place", card: "P07", x: 3, y: -1, turned: false } as const;
export const request: Request = { type: "move", id: "1", seat: 0, turn: 0, move: place };

// @ts-expect-error: there is no such move
export const unknown: MakeMove["move"] = { move: "fly" };
// @ts-expect-error: a move has all of its fields
export const incomplete: Games["duel"]["move"] = { move: "place", card: "P07" };
// @ts-expect-error: a card without gold does not tell how much
export const gold = (view: DuelView): number => view.table[0]!.gold;
