import { describe, expect, it } from "vitest";
import { meanwhile } from "../src/table/meanwhile";
import type { DuelEvent, GameEvent } from "../src/wire";
import { heardAs } from "./news";

const lays = (seat: number, x: number): DuelEvent => ({ event: "card-laid", seat, card: "P07", x, y: 0, turned: false });
const drew = (seat: number): DuelEvent => ({ event: "drew", seat, cards: 1 });
const by = (seat: number, ...events: GameEvent[]) => ({ ...heardAs(1, ...events), seat });

describe("what others did meanwhile", () => {
  it("is what happened since one's own last move, without what everybody sees", () => {
    const story = [by(1, lays(1, 1)), by(0, lays(0, 2), drew(0)), by(1, lays(1, 3), drew(1))];
    expect(meanwhile(story, 0, 3)).toEqual([lays(1, 3)]);
  });

  it("is also what one's own move led to: alone, a rockfall that comes up", () => {
    const fell: DuelEvent = { event: "rockfall-drawn", removed: true };
    expect(meanwhile([by(0, lays(0, 1), fell, drew(0))], 0, 3)).toEqual([fell]);
    expect(meanwhile([by(0, lays(0, 1), drew(0))], 0, 3)).toEqual([]);
  });

  it("is the last of it, also for those who only watch", () => {
    const story = [1, 2, 3, 4].map((x) => by(x % 2, lays(x % 2, x)));
    expect(meanwhile(story, null, 2)).toEqual([lays(1, 3), lays(0, 4)]);
  });

  it("tells of a way only where it ends", () => {
    const step = (x: number): GameEvent => ({ event: "stepped", seat: 1, x, y: 0, space: 0 });
    expect(meanwhile([by(1, step(1)), by(1, step(2)), by(1, step(3))], 0, 3)).toEqual([step(3)]);
  });
});
