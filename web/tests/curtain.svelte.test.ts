// When the curtain falls between two people before one device.

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HotSeat } from "../src/table/hotseat.svelte";
import type { SeatView } from "../src/wire";

const seat = (number: number, owing: number) =>
  ({ seat: number, view: {}, moves: number === owing ? [{}] : [] }) as unknown as SeatView;
const owing = (actor: number) => [seat(0, actor), seat(1, actor)];

describe("a curtain", () => {
  let views = $state.raw<SeatView[]>([]);
  let hot: HotSeat;
  let end: () => void;
  const seen = () => [hot.curtain, hot.shown?.seat];
  beforeEach(() => {
    vi.useFakeTimers();
    views = owing(0);
    end = $effect.root(() => void (hot = new HotSeat(() => views)));
    flushSync();
    hot.open();
    flushSync();
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
  });
  function decide(next: number) {
    views = owing(next);
    flushSync();
  }
  function wait(milliseconds: number) {
    vi.advanceTimersByTime(milliseconds);
    flushSync();
  }

  it("falls once everyone could see what a decision has done", () => {
    decide(1);
    expect(seen()).toEqual([null, 0]);
    wait(2499);
    expect(seen()).toEqual([null, 0]);
    wait(1);
    expect(seen()).toEqual([1, undefined]);
    hot.open();
    flushSync();
    expect(seen()).toEqual([null, 1]);
  });
  it("does not fall for who is still to decide", () => {
    wait(10_000);
    expect(seen()).toEqual([null, 0]);
  });
  it("does not fall if the decision comes back in time", () => {
    decide(1);
    wait(2000);
    decide(0);
    wait(10_000);
    expect(seen()).toEqual([null, 0]);
    decide(1);
    wait(2499);
    expect(seen()).toEqual([null, 0]);
  });
});
