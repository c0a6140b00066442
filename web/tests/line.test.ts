// The line to a table: how often it is there, and in which language.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line } from "../src/lib/line";

/** A socket whose other end is the test. */
class Socket {
  static made: Socket[] = [];
  readonly sent: { type: string; id: string; language?: string }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number; reason?: string }) => void = () => undefined;
  constructor(readonly address: string) {
    Socket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }
  close() {}
  greet() {
    this.onopen();
    this.answer();
  }
  /** Say done to what came last. */
  answer() {
    this.onmessage({ data: JSON.stringify({ type: "done", id: this.sent.at(-1)?.id, result: null }) });
  }
}
const languagesSaid = () => Socket.made.flatMap(({ sent }) => sent).map(({ language }) => language);

describe("a line", () => {
  let language = "en";
  let line: Line;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Socket);
    vi.stubGlobal("location", { protocol: "http:", host: "stope.test" });
    language = "en";
    Socket.made = [];
    const nothing = () => undefined;
    line = new Line("a1", () => language, null, { news: nothing, presence: nothing, turns: nothing, state: nothing });
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is one line, also for who comes as somebody else while it is gone", () => {
    Socket.made[0]?.greet();
    Socket.made[0]?.onclose({ code: 1006 });
    line.anew();
    expect(Socket.made.length).toBe(2);
    Socket.made[1]?.greet();
    vi.advanceTimersByTime(20_000);
    expect(Socket.made.length).toBe(2);
  });
  it("goes to the process that owns the table at once, and back when that one is gone", () => {
    Socket.made[0]?.onclose({ code: 4421, reason: "/at/2" });
    Socket.made[1]?.onclose({ code: 1006 });
    vi.advanceTimersByTime(1000);
    const usual = "ws://stope.test/api/tables/a1/socket";
    expect(Socket.made.map(({ address }) => address)).toEqual([usual, "ws://stope.test/at/2/api/tables/a1/socket", usual]);
  });
  it("does not run between processes that name each other", () => {
    for (let turn = 0; turn < 100; turn++) Socket.made.at(-1)?.onclose({ code: 4421, reason: "/at/2" });
    expect(Socket.made.length).toBe(2);
  });
  it("goes to no other server", () => {
    Socket.made[0]?.onclose({ code: 4421, reason: "//elsewhere.test" });
    vi.advanceTimersByTime(1000);
    expect(Socket.made.map(({ address }) => address)).toEqual(Array(2).fill("ws://stope.test/api/tables/a1/socket"));
  });
  it("says hello again in the language that was chosen, once", () => {
    Socket.made[0]?.greet();
    language = "de";
    line.speak();
    line.speak();
    expect(languagesSaid()).toEqual(["en", "de"]);
  });
  it("says so, too, if it was chosen before the first hello was answered", () => {
    Socket.made[0]?.onopen();
    language = "fr";
    line.speak();
    expect(languagesSaid()).toEqual(["en"]);
    Socket.made[0]?.answer();
    expect(languagesSaid()).toEqual(["en", "fr"]);
  });
  it("asks nothing twice because of it", () => {
    Socket.made[0]?.greet();
    void line.ask({ type: "start" });
    language = "it";
    line.speak();
    Socket.made[0]?.answer();
    expect(Socket.made[0]?.sent.map(({ type }) => type)).toEqual(["hello", "start", "hello"]);
  });
});
