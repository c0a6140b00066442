// What cards of the hand are good for, in words.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { ActionCard, Card, PathCard } from "../src/path-cards/deck";

vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { speak } = await import("../src/lib/words.svelte");
const { purposeOf } = await import("../src/path-cards/purposes");

const path: PathCard = { kind: "path", id: "P01", role: "path", joined: ["EW"], stubs: "" };
const action: ActionCard = { kind: "action", id: "A01" };

/** The kinds of action cards that a deck file has. */
function plays(game: string): string[] {
  const file = new URL(`../../src/stope/games/${game}/deck.toml`, import.meta.url);
  return [...readFileSync(file, "utf-8").matchAll(/play = "(\w+)"/g)].map(([, play]) => play ?? "");
}

describe("what a card is good for", () => {
  beforeAll(() => speak("en"));

  it("is said of every action card", () => {
    for (const play of plays("duel")) expect(purposeOf("duel", { ...action, play }), play).toBeDefined();
    for (const play of plays("dark_cave")) expect(purposeOf("dark-cave", { ...action, play }), play).toBeDefined();
    expect(purposeOf("duel", { ...action, sabotage: "lamp" })).toContain("no path card");
    expect(purposeOf("duel", { ...action, repair: ["lamp"] })).toContain("this tool");
    expect(purposeOf("duel", { ...action, repair: ["lamp", "cart"] })).toContain("one of the two");
  });

  it("is said of everything special on a path card", () => {
    const duel: Partial<Card>[] = [{ gold: 1 }, { door: "green", arm: "S" }, { troll: true }, { ladder: "blue" }, { stubs: "S" }];
    for (const special of duel) expect(purposeOf("duel", { ...path, ...special } as Card), JSON.stringify(special)).toBeDefined();
    const cave: Partial<Card>[] = [{ hole: true }, { ladder: "N" }, { vein: true }, { bridge: "EW" }, { tunnel: true }];
    for (const special of cave) expect(purposeOf("dark-cave", { ...path, ...special } as Card), JSON.stringify(special)).toBeDefined();
    expect(purposeOf("duel", { ...path, door: "green" })).toBe("The door lets only green pass; blue needs a key.");
  });

  it("is told in several sentences where there are several things", () => {
    const crossing = { ...path, joined: ["NS", "EW"], gold: 1 };
    expect(purposeOf("duel", crossing)).toBe(
      "The gold belongs to whoever’s way leads to it first. The two paths do not meet.",
    );
  });

  it("goes without saying of a plain path, and of what a deck of one's own calls otherwise", () => {
    expect(purposeOf("duel", path)).toBeUndefined();
    expect(purposeOf("duel", undefined)).toBeUndefined();
    expect(purposeOf("dark-cave", { ...action, play: "feast" })).toBeUndefined();
  });
});
