// Notes of the knowledge sheet: whose they are, and how many a browser keeps.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { Notes } from "../src/games/dark-cave/notes";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
});

describe("private notes", () => {
  beforeEach(() => storage.clear());

  it("are read by the seat that wrote them, and by nobody else at this device", () => {
    new Notes("t", 0).write(2, "digs for blue");
    new Notes("t", 1).write(2, "peeked twice");
    expect(new Notes("t", 0).read()).toEqual({ 2: "digs for blue" });
    expect(new Notes("t", 1).read()).toEqual({ 2: "peeked twice" });
    expect(new Notes("t", 2).read()).toEqual({});
    expect(new Notes("u", 0).read()).toEqual({});
  });

  it("are gone when nothing is written any more", () => {
    const notes = new Notes("t", 0);
    notes.write(2, "digs for blue");
    notes.write(2, "  ");
    expect([notes.read(), storage.get("stope-notes")]).toEqual([{}, "[]"]);
  });

  it("are kept of the tables written to last", () => {
    for (let table = 0; table < 60; table++) new Notes(`t${table}`, 0).write(1, `note ${table}`);
    expect(new Notes("t59", 0).read()).toEqual({ 1: "note 59" });
    expect(new Notes("t0", 0).read()).toEqual({});
    expect(JSON.parse(storage.get("stope-notes") ?? "")).toHaveLength(40);
  });

  it("can be kept in a browser that has kept nonsense", () => {
    storage.set("stope-notes", "{nonsense");
    expect(new Notes("t", 0).read()).toEqual({});
  });
});
