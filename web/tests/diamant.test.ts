// The parts of Diamant's board that can be right or wrong without being looked at.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { entryOf, exitOf, type PathCard } from "../src/games/diamant/cards";
import { chart } from "../src/games/diamant/chart";
import { fit, follow, zoomed } from "../src/games/diamant/framing";
import { notePlaces, placeOfEvent } from "../src/games/diamant/places";
import { beats, faceUp, isQuiet, sceneOf } from "../src/games/diamant/scene";
import { seenBy, Stage } from "../src/games/diamant/stage.svelte";
import { stoneRow, stones } from "../src/games/diamant/stones";
import { chestsOverTime, expeditions, goesOn, ranking } from "../src/games/diamant/story";
import { channel, crystals, heap } from "../src/games/diamant/tunnel";
import { show } from "../src/lib/show.svelte";
import type { DiamantEvent, DiamantView } from "../src/wire";
import { heardAs } from "./news";

vi.mock("../src/lib/settings.svelte", () => ({ moves: () => true }));

const gem = (x: number, y: number, gems = 7, lying = 0): PathCard => ({ gems, lying, x, y });
const snake = (x: number, y: number): PathCard => ({ hazard: "snake", lying: 0, x, y });

function view(changes: Partial<DiamantView> = {}): DiamantView {
  const names = ["snake", "scorpion", "rockslide", "gas", "explosion"] as const;
  return {
    game: "diamant",
    viewer: 0,
    cave: 1,
    caves: 5,
    path: [gem(0, 0, 7, 1)],
    ahead: { x: 1, y: 0 },
    lying: 1,
    pile: 29,
    deadly: 0,
    collapsed_by: null,
    hazards: names.map((hazard) => ({ hazard, met: false, in_game: 3, removed: 0 })),
    seats: [0, 1, 2].map((seat) => ({ seat, inside: true, committed: false, bag: 2, chest: 0 })),
    actors: [0, 1, 2],
    choice: null,
    over: false,
    winners: [],
    ...changes,
  };
}

describe("the path", () => {
  // DI-16: as the server lays it
  const path = [gem(0, 0), snake(1, 0), gem(1, 1), snake(1, 2), gem(2, 2)];

  it("comes in from the camp and turns at hazards", () => {
    expect(path.map((_, place) => entryOf(path, place))).toEqual(["west", "west", "north", "north", "west"]);
    expect(path.map((_, place) => exitOf(path, place, { x: 3, y: 2 }))).toEqual(["east", "south", "south", "east", "east"]);
  });

  it("goes on to where the next card will lie, as far as that is known", () => {
    const begun = path.slice(0, 2);
    expect(exitOf(begun, 1, { x: 1, y: 1 })).toBe("south");
    expect(exitOf(begun, 1, { x: 2, y: 0 })).toBe("east");
    expect(exitOf(begun, 1, null)).toBe("east");
    expect(exitOf(path.slice(0, 3), 2, null)).toBe("south");
  });

  it("draws the same card the same, and every crystal of it", () => {
    expect(channel("a", "west", "south")).toEqual(channel("a", "west", "south"));
    expect(channel("a", "west", "south")).not.toEqual(channel("b", "west", "south"));
    for (const exit of ["east", "south"] as const) {
      expect(crystals("a", 17, "west", exit)).toHaveLength(17);
      expect(crystals("a", 17, "north", exit)).toHaveLength(17);
    }
  });

  it("finds a place for every stone that can lie on a card", () => {
    for (let points = 0; points <= 17; points++) {
      const row = stoneRow(points);
      expect(heap(row.length)).toHaveLength(row.length);
    }
  });
});

describe("stones", () => {
  it("are white for five and red for one", () => {
    expect(stones(13)).toEqual({ white: 2, red: 3 });
    expect(stoneRow(6)).toEqual(["white", "red"]);
    expect(stoneRow(0)).toEqual([]);
  });
});

const match: DiamantEvent[] = [
  { event: "entered", cave: 1, pile: 30 },
  { event: "gems-found", value: 7, each: 2, rest: 1 },
  { event: "choices-shown", leaving: [1], staying: [0, 2] },
  { event: "left", seat: 1, bag: 2, found: 1 },
  { event: "hazard-met", hazard: "snake", second: false },
  { event: "choices-shown", leaving: [], staying: [0, 2] },
  { event: "hazard-met", hazard: "snake", second: true },
  { event: "collapsed", hazard: "snake", fled: [0, 2], lost: 2 },
  { event: "card-removed", hazard: "snake", remaining: 2 },
  { event: "expedition-ended", cave: 1, returned: 0 },
  { event: "entered", cave: 2, pile: 29 },
  { event: "gems-found", value: 9, each: 3, rest: 0 },
];

describe("the story", () => {
  it("says who brought home what", () => {
    const [first, second] = expeditions(match, 3);
    expect(first).toEqual({
      cave: 1,
      brought: [0, 3, 0],
      lost: [2, 0, 2],
      collapsedBy: "snake",
      over: true,
      cards: 3,
    });
    expect(second).toMatchObject({ cave: 2, over: false, brought: [null, null, null] });
    expect(chestsOverTime(expeditions(match, 3), 3)).toEqual([
      [0, 0],
      [0, 3],
      [0, 0],
    ]);
  });

  const chests = (...points: number[]) =>
    points.map((chest, seat) => ({ seat, inside: false, committed: false, bag: 0, chest }));

  it("ranks, and lets the same share a rank", () => {
    const ranks = ranking({ seats: chests(5, 9, 9, 2, 2), winners: [1, 2] });
    expect(ranks.map(({ seat, rank, won }) => [seat, rank, won])).toEqual([
      [1, 1, true],
      [2, 1, true],
      [0, 3, false],
      [3, 4, false],
      [4, 4, false],
    ]);
  });

  it("takes from the view who has won", () => {
    expect(ranking({ seats: chests(5, 9), winners: [0] }).map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it("knows a step forward from a leap through a replay", () => {
    const committed: DiamantEvent = { event: "committed", seat: 0 };
    const story = [heardAs(0, ...match.slice(0, 2)), heardAs(1, committed), heardAs(2, ...match.slice(2, 5)), heardAs(3, committed)];
    const upTo = (move: number) => story.slice(0, move + 1);
    const at = (move: number) => story[move]?.events as DiamantEvent[];
    expect(goesOn(upTo(1), upTo(2), at(2))).toBe(true);
    // back, far ahead, the same again, and after a return, when everything is heard anew
    expect(goesOn(upTo(3), upTo(2), at(2))).toBe(false);
    expect(goesOn(upTo(0), upTo(2), at(2))).toBe(false);
    expect(goesOn(upTo(2), upTo(2), at(2))).toBe(false);
    expect(goesOn(upTo(1), upTo(2), [])).toBe(false);
    // a table that was just opened
    expect(goesOn([], upTo(0), at(0))).toBe(true);
  });

  it("knows on which card something happened, as long as it lies there", () => {
    notePlaces(match.slice(0, 5), [gem(0, 0), snake(1, 0)]);
    expect(placeOfEvent(match[4] as DiamantEvent)).toEqual({ x: 1, y: 0 });
    notePlaces(match, [gem(0, 0, 9)]);
    expect(placeOfEvent(match[4] as DiamantEvent)).toBeNull();
    expect(placeOfEvent(match[11] as DiamantEvent)).toEqual({ x: 0, y: 0 });
  });
});

describe("beats", () => {
  const before = sceneOf(view());

  it("are not made of choices that nobody sees", () => {
    expect(isQuiet([{ event: "committed", seat: 1 }, { event: "choice-noted", seat: 1, leave: true }])).toBe(true);
    expect(isQuiet(match)).toBe(false);
  });

  it("turn choices over, carry gems out, turn a card and deal it out", () => {
    const after = view({
      path: [gem(0, 0, 7, 0), gem(1, 0, 5, 1)],
      pile: 28,
      seats: view().seats.map((one) => (one.seat === 1 ? { ...one, inside: false, bag: 0, chest: 3 } : { ...one, bag: 4 })),
    });
    const made = beats(
      before,
      [
        { event: "committed", seat: 0 },
        { event: "choices-shown", leaving: [1], staying: [0, 2] },
        { event: "left", seat: 1, bag: 2, found: 1 },
        { event: "gems-found", value: 5, each: 2, rest: 1 },
      ],
      after,
    );
    expect(made.map(({ motion }) => motion?.kind ?? null)).toEqual(["reveal", "carry", null, "turn", "share", null, null]);
    expect(made[0]?.scene.choices).toEqual(["go-on", "leave", "go-on"]);
    expect(made[2]?.scene.inside).toEqual([true, false, true]);
    expect(made[3]?.scene.path[1]).toMatchObject({ gems: 5, lying: 5, x: 1 });
    expect(made.at(-1)?.scene).toEqual(sceneOf(after));
    expect(made[5]?.scene.bags).toEqual([4, 0, 4]);
  });

  it("show the card that ends an expedition where it would have lain", () => {
    const old = sceneOf(view({ path: [gem(0, 0), snake(1, 0)], ahead: { x: 1, y: 1 } }));
    const after = view({ cave: 2, path: [gem(0, 0, 9)], pile: 28 });
    const made = beats(old, match.slice(5), after);
    const collapse = made.find(({ motion }) => motion?.kind === "collapse");
    expect(collapse?.scene.path).toHaveLength(3);
    expect(collapse?.scene.path[2]).toMatchObject({ hazard: "snake", x: 1, y: 1 });
    expect(collapse?.scene.collapsedBy).toBe("snake");
    expect(made.at(-1)?.scene).toEqual(sceneOf(after));
  });

  it("tell nothing before it is shown", () => {
    const old = sceneOf(view({ path: [gem(0, 0), snake(1, 0)] }));
    const after = view({
      cave: 2,
      path: [gem(0, 0, 9)],
      pile: 28,
      hazards: view().hazards.map((kind) => (kind.hazard === "snake" ? { ...kind, in_game: 2, removed: 1 } : kind)),
      seats: view().seats.map((one) => ({ ...one, committed: one.seat > 0, bag: 3, chest: one.seat === 1 ? 3 : 0 })),
    });
    const made = beats(old, match.slice(5), after);
    const collapse = made.findIndex(({ motion }) => motion?.kind === "collapse");
    for (const { scene } of made.slice(0, collapse + 1)) {
      expect(scene.bags).toEqual(old.bags);
      expect(scene.chests).toEqual(old.chests);
      expect(scene.hazards).toEqual(old.hazards);
    }
    for (const { scene } of made.slice(0, -1)) expect(scene.ready).toEqual([false, false, false]);
    expect(made.at(-1)?.scene.ready).toEqual([false, true, true]);
  });

  it("do not say what a card shows before it is turned", () => {
    const after = view({ path: [gem(0, 0, 7, 1), snake(1, 0)], pile: 28 });
    const made = beats(before, match.slice(5, 6).concat({ event: "hazard-met", hazard: "snake", second: false }), after);
    const turn = made.findIndex(({ motion }) => motion?.kind === "turn");
    const turning = made[turn];
    expect(turning?.event?.event).toBe("choices-shown");
    expect(turning && faceUp(turning.scene, turning.motion).path).toHaveLength(1);
    expect(made[turn + 1]?.event?.event).toBe("hazard-met");
    expect(made[turn + 1]?.lasts).toBeGreaterThan(0);
  });

  it("know from a view alone that a cave came down", () => {
    expect(sceneOf(view({ path: [snake(0, 0), gem(1, 0)] })).collapsedBy).toBeNull();
    const buried = view({ over: true, path: [snake(0, 0), snake(1, 0)], collapsed_by: "snake" });
    expect(sceneOf(buried).collapsedBy).toBe("snake");
  });

  it("show only the last of several rounds", () => {
    const made = beats(before, match, view({ cave: 2, path: [gem(0, 0, 9)] }));
    expect(made.filter(({ motion }) => motion?.kind === "reveal")).toHaveLength(1);
  });
});

describe("the stage", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const after = view({
    path: [gem(0, 0, 7, 1), gem(1, 0, 5, 2)],
    pile: 28,
    seats: view().seats.map((one) => ({ ...one, bag: 3 })),
  });
  const round: DiamantEvent[] = [
    { event: "choices-shown", leaving: [], staying: [0, 1, 2] },
    { event: "gems-found", value: 5, each: 1, rest: 2 },
  ];

  it("is busy until everything has been shown, and nobody sees more than it", () => {
    const stage = new Stage(view(), () => undefined);
    stage.tell(round, after);
    expect([stage.busy, show.busy]).toEqual([true, true]);
    expect(seenBy(after).bags).toEqual([2, 2, 2]);
    vi.runAllTimers();
    expect([stage.busy, show.busy]).toEqual([false, false]);
    expect(seenBy(after).bags).toEqual([3, 3, 3]);
    stage.stop();
  });

  it("shows the end at a press, for a breath before the next press counts", () => {
    const stage = new Stage(view(), () => undefined);
    stage.tell(round, after);
    stage.skip();
    expect(stage.scene).toEqual(sceneOf(after));
    stage.skip();
    expect(stage.busy).toBe(true);
    vi.advanceTimersByTime(400);
    expect(stage.busy).toBe(false);
    stage.stop();
  });

  it("ends with what has been chosen in the meantime", () => {
    const stage = new Stage(view(), () => undefined);
    stage.tell(round, after);
    const chosen = { ...after, seats: after.seats.map((one) => ({ ...one, committed: one.seat === 2 })) };
    stage.tell([{ event: "committed", seat: 2 }], chosen);
    expect(stage.scene.ready).toEqual([false, false, false]);
    vi.runAllTimers();
    expect(stage.scene.ready).toEqual([false, false, true]);
    stage.stop();
  });

  it("cuts to a view, whatever was being shown", () => {
    const stage = new Stage(view(), () => undefined);
    stage.tell(round, after);
    const elsewhere = view({ cave: 4, path: [snake(0, 0)] });
    stage.cut(elsewhere);
    expect(stage.busy).toBe(false);
    vi.runAllTimers();
    expect(stage.scene).toEqual(sceneOf(elsewhere));
    stage.stop();
    expect(seenBy(after)).toEqual(sceneOf(after));
  });
});

describe("the camera", () => {
  const room = { width: 390, height: 500 };
  const long = Array.from({ length: 16 }, (_, x) => ({ x, y: 0 }));

  it("fits everything", () => {
    const { scale, x } = fit(long, room);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + (16 * 108 - 8) * scale).toBeLessThanOrEqual(room.width);
  });

  it("follows the newest cards at a size that can be read", () => {
    const { scale, x } = follow(long, room);
    expect(scale).toBeGreaterThan(0.9);
    expect(x + (16 * 108 - 8) * scale).toBeLessThanOrEqual(room.width);
  });

  it("keeps the point under the finger where it is", () => {
    const look = { x: 10, y: 20, scale: 1 };
    const at = { x: 110, y: 70 };
    const near = zoomed(look, 2, at);
    expect(near.x + 100 * near.scale).toBeCloseTo(at.x);
    expect(near.y + 50 * near.scale).toBeCloseTo(at.y);
    expect(zoomed(look, 100, at).scale).toBeLessThan(3);
  });
});

describe("the chart", () => {
  it("keeps names apart and inside", () => {
    const { lines, grid } = chart(Array.from({ length: 8 }, () => [0, 3, 30]), 300, 190, 5);
    const heights = lines.map(({ labelY }) => labelY).sort((a, b) => a - b);
    for (let name = 1; name < heights.length; name++) {
      expect((heights[name] ?? 0) - (heights[name - 1] ?? 0)).toBeGreaterThanOrEqual(17);
    }
    expect(heights.at(-1)).toBeLessThanOrEqual(190);
    expect(grid.at(-1)?.value).toBe(30);
  });
});
