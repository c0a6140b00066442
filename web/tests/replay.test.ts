// Addresses that people type, and replays of what they ask for.

import { afterEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { dataset: {} } });
vi.stubGlobal("location", { pathname: "/", hash: "", search: "" });
vi.stubGlobal("addEventListener", () => undefined);
const { speak } = await import("../src/lib/words.svelte");
const { read } = await import("../src/lib/route.svelte");
const { Tape } = await import("../src/replay/tape.svelte");
await speak("en");

const at = (pathname: string, search = "", hash = "") => read({ pathname, search, hash });

describe("an address", () => {
  it("is one of ours or none", () => {
    expect(at("/")).toEqual({ screen: "lobby" });
    expect(at("/table/a1", "", "#key")).toEqual({ screen: "table", table: "a1", invitation: "key" });
    expect(at("/foo")).toEqual({ screen: "nowhere" });
    expect(at("/table")).toEqual({ screen: "nowhere" });
  });
  it("may be cut in the middle of a letter", () => {
    expect(at("/table/%E0%A4%A")).toMatchObject({ screen: "table", table: "%E0%A4%A" });
  });
  it("of a replay is mended to what it may have meant", () => {
    expect(at("/replay/a1")).toMatchObject({ move: 0, eyes: "all" });
    expect(at("/replay/a1", "?move=abc&seat=abc")).toMatchObject({ move: 0, eyes: "all" });
    expect(at("/replay/a1", "?move=3.7&seat=1")).toMatchObject({ move: 4, eyes: 1 });
    expect(at("/replay/a1", "?move=-2&seat=none")).toMatchObject({ move: 0, eyes: null });
  });
});

describe("a tape", () => {
  const asked: string[] = [];
  /** A server with a match of five moves at two seats, which may fail for a while. */
  function serving(fails: () => boolean = () => false) {
    asked.length = 0;
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const answer = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));
      if (fails()) return Promise.reject(new TypeError("Failed to fetch"));
      const refused = () => answer({ code: "no", message: "refused" }, 422);
      const eyes = /seat=(\d+)/.exec(path)?.[1];
      if (eyes !== undefined && Number(eyes) > 1) return refused();
      const move = /replay\/(\d+)/.exec(path)?.[1];
      if (move === undefined)
        return answer({ moves: Array.from({ length: 6 }, (_, one) => ({ move: one, events: [] })), seats: [{}, {}] });
      return Number(move) > 5 ? refused() : answer({ move: Number(move), moves: 5, events: [] });
    });
  }
  afterEach(() => vi.unstubAllGlobals());

  it("shows the last move to who asks for a later one", async () => {
    serving();
    const tape = new Tape("a1");
    expect(await tape.show(99999, "all")).toEqual({ move: 5, eyes: "all" });
    expect([tape.scene?.move, tape.problem]).toEqual([5, null]);
  });
  it("shows the last seat's view to who asks for a seat that is not there", async () => {
    serving();
    const tape = new Tape("a1");
    expect(await tape.show(2, 7)).toEqual({ move: 2, eyes: 1 });
  });
  it("asks again for what failed, and then has no problem", async () => {
    let broken = true;
    serving(() => broken);
    const tape = new Tape("a1");
    await tape.show(1, "all");
    expect(tape.problem).toContain("no connection");
    broken = false;
    await tape.show(1, "all");
    expect([tape.scene?.move, tape.problem]).toEqual([1, null]);
  });
});
