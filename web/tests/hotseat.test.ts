// Several people before one device: who is shown, and when the curtain falls.

import { beforeEach, describe, expect, it } from "vitest";
import { heardBy, HotSeat } from "../src/table/hotseat.svelte";
import type { Heard, SeatView } from "../src/wire";

function view(seat: number, actors: number[]): SeatView {
  return { seat, view: { actors }, moves: actors.includes(seat) ? [{}] : [] } as unknown as SeatView;
}
const owing = (...actors: number[]) => [view(0, actors), view(1, actors)];

describe("a curtain", () => {
  let views: SeatView[];
  let hot: HotSeat;
  beforeEach(() => {
    views = owing(0);
    hot = new HotSeat(() => views);
  });

  it("hangs from the beginning, and is opened by who is asked for", () => {
    expect([hot.curtain, hot.shown]).toEqual([0, undefined]);
    hot.open();
    expect([hot.curtain, hot.shown?.seat]).toEqual([null, 0]);
  });
  it("does not fall at once, so that everyone sees what a decision has done", () => {
    hot.open();
    views = owing(1);
    expect([hot.curtain, hot.shown?.seat]).toEqual([null, 0]);
  });
  it("is not there where everyone has a device", () => {
    views = [view(0, [1])];
    expect([hot.curtain, hot.shown?.seat]).toEqual([null, 0]);
  });
});

describe("what happened is told", () => {
  const drawn = { event: "card-drawn" };
  const passed = { event: "passed" };
  const heardWith = (ears: number[][]) => ({ heard: 1, events: [passed, drawn], ears }) as unknown as Heard;
  const heard = heardWith([[0, 1], [0]]);
  const told = (own: number[], seat: number | null, one = heard) => heardBy(own, seat, [one])[0]?.events;

  it("to each of several people as far as they may know it", () => {
    expect([told([0, 1], 0), told([0, 1], 1)]).toEqual([[passed, drawn], [passed]]);
  });
  it("behind a curtain as far as all of them may", () => {
    expect(told([0, 1], null)).toEqual([passed]);
  });
  it("to none of them where nobody says who may know it", () => {
    expect([told([0, 1], 0, heardWith([])), told([0, 1], null, heardWith([[0, 1]]))]).toEqual([[], [passed]]);
  });
  it("to who is alone before the device as it came", () => {
    expect([told([0], 0, heardWith([])), told([], null, heardWith([]))]).toEqual([[passed, drawn], [passed, drawn]]);
  });
  it("with the same objects each time", () => {
    expect(heardBy([0, 1], 1, [heard])[0]).toBe(heardBy([0, 1], 1, [heard])[0]);
  });
});
