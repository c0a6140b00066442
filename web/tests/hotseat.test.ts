// Several people before one device: who is shown, and when the curtain falls.

import { beforeEach, describe, expect, it } from "vitest";
import { heardByAll, HotSeat } from "../src/table/hotseat.svelte";
import type { Heard, SeatView } from "../src/wire";

function view(seat: number, actors: number[]): SeatView {
  return { seat, view: { actors }, moves: [] } as unknown as SeatView;
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

describe("behind a curtain", () => {
  it("is told what all of them heard", () => {
    const drawn = { event: "card-drawn" };
    const passed = { event: "passed" };
    const heard = { heard: 1, events: [passed, drawn], ears: [[0, 1], [0]] } as unknown as Heard;
    expect(heardByAll([0, 1], [heard])[0]?.events).toEqual([passed]);
  });
});
