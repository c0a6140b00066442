// Moves as hints name them.

import { beforeAll, describe, expect, it, vi } from "vitest";
import type { GameClient } from "../src/games/contract";
import type { GameName } from "../src/lib/names";
import type { GameMove } from "../src/wire";

vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { speak } = await import("../src/lib/words.svelte");
const { moveInWords } = await import("../src/table/moves");
const { spotInWords } = await import("../src/path-cards/describe");

const cards: Record<string, string> = { s1: "sabotage: lamp", r2: "repair: lamp and cart", p3: "path up and left" };
const clientOf = (game: GameName) =>
  ({ game, cardInWords: (face: string) => cards[face] ?? face, spotInWords }) as unknown as GameClient<GameName>;
const named = (game: GameName, move: object) => moveInWords(clientOf(game), move as GameMove, ["you", "Ada", "Bo"]);

describe("a move in words", () => {
  beforeAll(() => speak("en"));

  it("says nothing twice", () => {
    expect(named("duel", { move: "sabotage", card: "s1" })).toBe("Sabotage: lamp");
    expect(named("duel", { move: "repair", card: "r2", tool: "lamp" })).toBe("Repair: lamp");
    expect(named("dark-cave", { move: "rockfall", card: "A101", x: 2, y: 1 })).toBe("Let rocks fall: 2 right, 1 down");
  });
  it("says with which card, to whom and where", () => {
    const place = { move: "place", card: "p3", turned: false, x: 1, y: 0 };
    expect(named("duel", place)).toBe("Lay a path card: path up and left, 1 right");
    expect(named("dark-cave", { move: "spy", card: "A102", seat: 2 })).toBe("Look at a clan card: Bo");
    expect(named("diamant", { move: "go-on" })).toBe("Go on");
  });
});
