// Events told as the server's own narration tells them.

import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClient } from "../src/games/contract";
import type { GameName } from "../src/lib/names";
import type { GameEvent } from "../src/wire";
import { heardAs } from "./news";

vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { speak } = await import("../src/lib/words.svelte");
const { spotInWords } = await import("../src/path-cards/describe");
const { explain, tell } = await import("../src/table/narration");
const { Storytellers, withoutRepeats } = await import("../src/table/story");

const names = ["you", "Ada", "Bo"];
const reader = { names, you: 0 };

describe("the story in English", () => {
  beforeAll(() => speak("en"));

  it("calls the reader you, and the others by their names", () => {
    expect(tell("diamant", { event: "committed", seat: 0 }, reader)).toBe("You have decided.");
    expect(tell("diamant", { event: "committed", seat: 1 }, reader)).toBe("Ada has decided.");
  });
  it("lists names as people do", () => {
    const shown = { event: "choices-shown", leaving: [0, 1, 2], staying: [] } as const;
    expect(tell("diamant", { ...shown, leaving: [...shown.leaving], staying: [] }, reader)).toBe(
      "All have decided. Leaving: you, Ada, and Bo. Going on: nobody.",
    );
  });
  it("names the things of a game", () => {
    const met = tell("diamant", { event: "hazard-met", hazard: "gas", second: true }, reader);
    expect(met).toBe("Danger: gas, for the second time!");
  });
  it("says to whom something was done", () => {
    const spied = tell("dark-cave", { event: "spied", seat: 1, other: 0 }, reader);
    expect(spied).toBe("Ada looks at your clan card.");
  });
  it("says whose tool was broken, to who has a seat and to who watches", () => {
    const sabotaged = { event: "sabotaged", seat: 1, tool: "cart" } as const;
    expect(tell("duel", sabotaged, { names, you: 0 })).toBe("Ada sabotages your mine cart.");
    expect(tell("duel", sabotaged, { names, you: 1 })).toBe("You sabotage the other player’s mine cart.");
    expect(tell("duel", sabotaged, { names, you: null })).toBe("Ada sabotages the other player’s mine cart.");
  });
  it("says whose eyes saw what was not for everyone", () => {
    const drawn = { event: "card-drawn", seat: 1, card: "P07" } as const;
    expect(tell("duel", drawn, { names, you: 1 })).toBe("For your eyes only: you drew P07.");
    expect(tell("duel", drawn, { names, you: null })).toBe("Only Ada saw this: Ada drew P07.");
  });

  it("calls places and cards as the game does, the way round they lie", () => {
    const laid = { event: "card-laid", seat: 1, card: "P07", x: 2, y: -1, turned: true } as const;
    const card = (face: string, turned = false) => `${face} ${turned ? "upside down" : "upright"}`;
    expect(tell("duel", laid, { ...reader, card, spot: spotInWords })).toBe("Ada lays P07 upside down at 2 right, 1 up.");
    expect(tell("duel", laid, reader)).toBe("Ada lays P07 at 2, -1, turned.");
    expect(spotInWords({ x: 0, y: 0 })).toBe("the middle");
  });
  it("explains what speaks for a move", () => {
    const values = { bag: 3, lying: 1, deadly: 2, pile: 20 };
    expect(explain({ message: "diamant-hint-leave", values }, names)).toContain("3 gems");
  });
});

describe("a storyteller", () => {
  let places: Record<string, { x: number; y: number }> = {};
  const diamant = { game: "diamant", spot: ({ event }: GameEvent) => places[event] ?? null } as unknown as GameClient<GameName>;
  const met: GameEvent = { event: "hazard-met", hazard: "gas", second: false };
  const heard = heardAs(1, met);
  beforeEach(async () => {
    places = {};
    await speak("en");
  });

  it("stays as long as names, seat and language are the same, and tells each thing once", () => {
    const tellers = new Storytellers();
    const first = tellers.for(diamant, ["you", "Ada"], 0);
    expect(tellers.for(diamant, ["you", "Ada"], 0)).toBe(first);
    expect(tellers.for(diamant, ["you", "Bo"], 0)).not.toBe(first);
    expect(tellers.for(diamant, ["you", "Bo"], 1)).not.toBe(tellers.for(diamant, ["you", "Bo"], 0));
    const told = vi.spyOn(first, "eventLine");
    first.lines([heard]);
    first.lines([heard, heardAs(2, met)]);
    expect(told).toHaveBeenCalledTimes(2);
  });
  it("is another one in another language, also for who only watches", async () => {
    const tellers = new Storytellers();
    const line = () => tellers.for(diamant, ["Ada", "Bo"], null).lines([heard])[0]?.text;
    expect(line()).toContain("Danger");
    await speak("de");
    expect(line()).toContain("Gefahr");
  });
  it("points at places that a board learns later, and no longer at those that are gone", () => {
    const tellers = new Storytellers();
    const spot = () => tellers.for(diamant, ["Ada", "Bo"], null).lines([heard])[0]?.spot;
    expect(spot()).toBe(null);
    places = { "hazard-met": { x: 1, y: 2 } };
    expect(spot()).toEqual({ x: 1, y: 2 });
    places = {};
    expect(spot()).toBe(null);
  });
});

describe("steps on one card", () => {
  it("are told once, and everything else as often as it happened", async () => {
    await speak("en");
    const cave = {
      game: "dark-cave",
      spot: (event: GameEvent) => ("x" in event ? { x: event.x, y: event.y } : null),
    } as unknown as GameClient<GameName>;
    const step = (x: number, space: number): GameEvent => ({ event: "stepped", seat: 1, x, y: 0, space });
    const drew: GameEvent = { event: "drew", seat: 1, group: "i" };
    const happened = [step(1, 0), step(1, 2), step(2, 0), step(1, 1), drew, drew].map((event, at) => heardAs(at + 1, event));
    const told = withoutRepeats(new Storytellers().for(cave, names, 0).lines(happened));
    expect(told.map(({ move, spot }) => [move, spot?.x])).toEqual([[2, 1], [3, 2], [4, 1], [5, undefined], [6, undefined]]);
  });
});

describe("what is for one pair of eyes", () => {
  it("is all that the catalogue calls so, and nothing else", async () => {
    const { isForEyesOnly } = await import("../src/table/eyes-only");
    const { default: catalogue } = await import("virtual:words/en");
    const { default: telling } = await import("../src/telling.json");
    for (const game of Object.keys(telling.games) as (keyof typeof telling.games)[])
      for (const event of Object.keys(telling.games[game].events)) {
        const words = new RegExp(`^${game}-event-${event} =(.*(?:\n .*)*)`, "m").exec(catalogue)?.[1];
        const secret = isForEyesOnly(game, { event } as never);
        expect([game, event, secret]).toEqual([game, event, words?.includes("eyes only")]);
      }
  });
});
