import { describe, expect, it } from "vitest";
import {
  canDiscard,
  cardKey,
  discards,
  lastSpots,
  moveAt,
  movesWith,
  placeMoves,
  roundSums,
  soundOf,
  wish,
} from "../src/games/duel/model";
import { readDeck, type Card } from "../src/path-cards/deck";
import type { DuelEvent, DuelMove, DuelRank } from "../src/wire";
import { heardAs } from "./news";

const deck = readDeck({
  paths: [{ id: "P07", joined: ["NS", "EW"] }],
  starts: [],
  goals: [{ id: "G01", joined: ["NESW"] }],
  actions: [
    { id: "A01", sabotage: "lamp" },
    { id: "A07", repair: ["lamp", "pickaxe"] },
    { id: "A10", play: "map" },
    { id: "A12", play: "key" },
  ],
});
const card = (id: string): Card => {
  const found = deck.cards.get(id);
  if (found === undefined) throw new Error(id);
  return found;
};

const moves: DuelMove[] = [
  { move: "place", card: "P07", x: 1, y: 0, turned: false },
  { move: "sabotage", card: "A01" },
  { move: "repair", card: "A07", tool: "lamp" },
  { move: "repair", card: "A07", tool: "pickaxe" },
  { move: "look", x: 5, y: 0 },
  { move: "look", x: 5, y: 2 },
  { move: "put-key", x: 2, y: 0 },
  { move: "pass-one", card: "P07" },
  { move: "pass-two", first: "P07", second: "A10" },
  { move: "exchange", first: "P07", second: "A10", tool: "lamp" },
  { move: "exchange", first: "P07", second: "A10", tool: "cart" },
  { move: "bribe", x: 3, y: 0 },
];

describe("what can be done", () => {
  it("is sorted by card, also where a move does not name it", () => {
    expect(movesWith(moves, card("P07"))).toEqual([moves[0]]);
    expect(movesWith(moves, card("A07"))).toEqual([moves[2], moves[3]]);
    expect(movesWith(moves, card("A10"))).toEqual([moves[4], moves[5]]);
    expect(movesWith(moves, card("A12"))).toEqual([moves[6]]);
    expect(placeMoves(moves)).toHaveLength(1);
  });

  it("reaches every move: each belongs to a card, to a discard or to a place", () => {
    const held = [...deck.cards.values()].flatMap((one) => movesWith(moves, one));
    const given = [["P07"], ["A10", "P07"]].flatMap((faces) => discards(moves, faces));
    const bribes = moves.filter((move) => move.move === "bribe");
    expect(new Set([...held, ...given, ...bribes])).toEqual(new Set(moves));
  });

  it("finds discards whichever card was taken first", () => {
    expect(discards(moves, ["A10", "P07"])).toEqual([moves[8], moves[9], moves[10]]);
    expect(discards(moves, ["P07"])).toEqual([moves[7]]);
    expect(discards(moves, [])).toEqual([]);
    expect(canDiscard(moves)).toBe(true);
    expect(canDiscard([{ move: "done" }])).toBe(false);
  });

  it("is found by its place", () => {
    expect(moveAt(moves, { x: 5, y: 2 })).toEqual(moves[5]);
    expect(moveAt(moves, { x: 6, y: 6 })).toBeNull();
  });
});

describe("a wish", () => {
  it("is the move that a player has in mind", () => {
    const spot = { x: 4, y: -1 };
    expect(wish(card("P07"), spot, true)).toEqual({ move: "place", card: "P07", x: 4, y: -1, turned: true });
    expect(wish(card("A12"), spot, false)).toEqual({ move: "put-key", x: 4, y: -1 });
    expect(wish(card("A10"), spot, false)).toEqual({ move: "look", x: 4, y: -1 });
    expect(wish(card("A01"), spot, false)).toEqual({ move: "sabotage", card: "A01" });
    expect(wish(card("A07"), spot, false)).toEqual({ move: "repair", card: "A07", tool: "lamp" });
  });
});

describe("what happened", () => {
  const laid: DuelEvent = { event: "card-laid", seat: 0, card: "P07", x: 1, y: 0, turned: false };

  it("says where the last move was", () => {
    const drew: DuelEvent = { event: "drew", seat: 1, cards: 1 };
    expect(lastSpots([heardAs(1, laid), heardAs(1, drew)])).toEqual([{ x: 1, y: 0 }]);
    expect(lastSpots([])).toEqual([]);
  });

  it("forgets the last move when a new round begins", () => {
    const began: DuelEvent = { event: "round-began", round: 2, seat: 1 };
    expect(lastSpots([heardAs(1, laid, began)])).toEqual([]);
  });

  it("is heard, the loudest of it", () => {
    const gold: DuelEvent = { event: "gold-marked", seat: 0, gold: 2, x: 5, y: 0 };
    expect(soundOf([laid, gold], 0)).toBe("gem");
    expect(soundOf([laid], 0)).toBe("card");
    expect(soundOf([{ event: "drew", seat: 0, cards: 1 }], 0)).toBeNull();
  });

  it("ends with a fanfare for the winners alone", () => {
    const ended: DuelEvent = { event: "match-ended", winners: [1], gold: 9 };
    expect([0, 1, null].map((seat) => soundOf([laid, ended], seat))).toEqual(["card", "win", "card"]);
  });

  it("ends with a fanfare for a player alone who ranks as a master or a legend", () => {
    const rank = (rank: DuelRank) => soundOf([{ event: "solo-ended", seat: 0, gold: 20, rank }], 0);
    expect((["learner", "miner", "master", "legend"] as const).map(rank)).toEqual(["card", "card", "win", "win"]);
  });

  it("adds up each round", () => {
    const sums = roundSums([
      { event: "round-ended", round: 1, ending: "goals" },
      { event: "gold-taken", seat: 0, gold: 5 },
      { event: "debt-paid", seat: 0, debt: 2, paid: 2 },
      { event: "round-ended", round: 2, ending: "cards" },
      { event: "gold-taken", seat: 1, gold: 3 },
    ]);
    expect(sums.map((sum) => sum.round)).toEqual([1, 2]);
    expect(sums[0]?.taken.get(0)).toBe(5);
    expect(sums[0]?.debts.get(0)).toEqual({ debt: 2, paid: 2 });
    expect(sums[1]?.taken.get(1)).toBe(3);
  });
});

describe("a card of the table", () => {
  it("keeps its key when it is turned up", () => {
    const down = { x: 5, y: 0, card: "unseen goal", turned: false, face_down: true } as const;
    const up = { x: 5, y: 0, card: "G01", turned: true, face_down: false } as const;
    expect(cardKey(down, deck, 1)).toBe(cardKey(up, deck, 1));
    expect(cardKey(down, deck, 1)).not.toBe(cardKey(down, deck, 2));
  });
});
