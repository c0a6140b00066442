// What people say: each line is news once, and who is muted stays so as long as the reader wants.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Talk } from "../src/table/talk.svelte";
import type { Heard } from "../src/wire";
import { heardAs } from "./news";

function line(number: number, person: string, text: string | null): Heard {
  const speech = { person, name: person, phrase: null, text, at: 0 };
  return { ...heardAs(number), kind: "said", seat: null, speech };
}

describe("talk", () => {
  let happened: Heard[];
  let open: boolean;
  let refused: boolean;
  let talk: Talk;
  beforeEach(() => {
    vi.useFakeTimers();
    [happened, open, refused] = [[line(1, "bo", "before")], false, false];
    talk = new Talk({
      happened: () => happened,
      person: () => "ann",
      isOpen: () => open,
      askMute: () => (refused ? Promise.reject(new Error("no")) : Promise.resolve()),
    });
  });
  afterEach(() => vi.useRealTimers());

  function hear(...news: Heard[]) {
    happened = [...happened, ...news];
    talk.follow();
  }

  it("shows a line for a moment, and not again with other news", () => {
    hear(line(2, "bo", "hello"));
    expect([talk.spoken?.words, talk.unheard]).toEqual(["hello", 1]);
    vi.advanceTimersByTime(7000);
    expect(talk.spoken).toBe(null);
    hear(heardAs(3));
    expect([talk.spoken, talk.unheard]).toEqual([null, 1]);
  });
  it("shows nothing that was said before, by oneself, or where all of it is read", () => {
    talk.follow();
    expect([talk.spoken, talk.unheard]).toEqual([null, 0]);
    hear(line(2, "ann", "mine"));
    expect(talk.spoken).toBe(null);
    open = true;
    hear(line(3, "bo", "read"));
    expect([talk.spoken, talk.unheard]).toEqual([null, 0]);
    open = false;
    hear(heardAs(4));
    expect([talk.spoken, talk.unheard]).toEqual([null, 0]);
  });
  it("knows from lines without words who is muted", () => {
    hear(line(2, "bo", null));
    expect([...talk.muted]).toEqual(["bo"]);
  });
  it("hears somebody again who is muted no longer, whatever news comes", async () => {
    hear(line(2, "bo", null));
    await talk.mute("bo", false);
    hear(heardAs(3));
    expect([...talk.muted]).toEqual([]);
  });
  it("mutes nobody where the server does not", async () => {
    refused = true;
    await expect(talk.mute("bo", true)).rejects.toThrow();
    expect([...talk.muted]).toEqual([]);
  });
});
