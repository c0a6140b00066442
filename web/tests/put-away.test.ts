// What the reader does not want to hear of, until there is something new.

import { beforeEach, describe, expect, it, vi } from "vitest";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
});
const load = async () => {
  vi.resetModules();
  return import("../src/lib/put-away.svelte");
};
const duel = { table: "d", game: "duel" } as const;
const cave = { table: "c", game: "dark-cave" } as const;

describe("calls to other tables", () => {
  beforeEach(() => storage.clear());

  it("are silent once put aside, also after the page was loaded anew", async () => {
    const first = await load();
    expect(first.calling([duel, cave])).toEqual([duel, cave]);
    first.putAside([duel]);
    expect(first.calling([duel, cave])).toEqual([cave]);
    expect((await load()).calling([duel])).toEqual([]);
  });
  it("come again with the next turn there", async () => {
    const book = await load();
    book.putAside([duel]);
    book.hearCalls([duel, cave]);
    expect(book.calling([duel])).toEqual([]);
    book.hearCalls([cave]);
    book.hearCalls([duel, cave]);
    expect(book.calling([duel])).toEqual([duel]);
  });
  it("never come from a table that was put away", async () => {
    const book = await load();
    book.putAway("d");
    expect([book.isPutAway("d"), book.calling([duel, cave])]).toEqual([true, [cave]]);
    book.bringBack(["d"]);
    expect(book.isPutAway("d")).toBe(false);
  });
  it("can be kept in a browser that has kept nonsense", async () => {
    storage.set("stope-put-away", "{nonsense");
    expect((await load()).calling([duel])).toEqual([duel]);
  });
});
