// Events told as the server's own narration tells them.

import { beforeAll, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { speak } = await import("../src/lib/words.svelte");
const { spotInWords } = await import("../src/mine/describe");
const { explain, tell } = await import("../src/table/narration");

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
  it("calls places and cards as the game does, the way round they lie", () => {
    const laid = { event: "card-laid", seat: 1, card: "p07", x: 2, y: -1, turned: true } as const;
    const card = (face: string, turned = false) => `${face} ${turned ? "upside down" : "upright"}`;
    expect(tell("duel", laid, { ...reader, card, spot: spotInWords })).toBe("Ada lays p07 upside down at 2 right, 1 up.");
    expect(tell("duel", laid, reader)).toBe("Ada lays P07 at 2, -1, turned.");
    expect(spotInWords({ x: 0, y: 0 })).toBe("the start");
  });
  it("explains what speaks for a move", () => {
    const values = { bag: 3, lying: 1, deadly: 2, pile: 20 };
    expect(explain({ message: "diamant-hint-leave", values }, names)).toContain("3 gems");
  });
});
