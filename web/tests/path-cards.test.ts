import { describe, expect, it } from "vitest";
import {
  boxAround,
  cellUnder,
  coveredBy,
  fitted,
  hidden,
  isWellSeen,
  nextPlace,
  pointers,
  revealed,
  sizesFor,
  together,
  underPointer,
  wideEnough,
  withEdge,
  zoomedAt,
} from "../src/path-cards/camera";
import { Cards } from "../src/path-cards/cards.svelte";
import { faceOf, outline } from "../src/path-cards/carving";
import { readDeck, type PathCard } from "../src/path-cards/deck";
import { along, goldPoint, middleOf, turn } from "../src/path-cards/geometry";
import { placesAround, waysByPlace } from "../src/path-cards/placing.svelte";
import { commonest, sample } from "../src/path-cards/reasons.svelte";

const deck = readDeck({
  paths: [
    { id: "P07", joined: ["NS", "EW"] },
    { id: "P09", joined: ["NE", "SW"] },
    { id: "P12", joined: ["NEW"], stubs: "S", gold: 1, at: "S" },
  ],
  starts: [{ id: "S01", joined: ["NESW"], ladder: "blue" }],
  goals: [],
  actions: [{ id: "A01", sabotage: "lamp" }],
});
const path = (id: string): PathCard => {
  const card = deck.cards.get(id);
  if (card?.kind !== "path") throw new Error(id);
  return card;
};

describe("decks", () => {
  it("know what kind of card each is", () => {
    expect(deck.cards.get("S01")).toMatchObject({ kind: "path", role: "start", stubs: "" });
    expect(deck.cards.get("A01")).toMatchObject({ kind: "action", sabotage: "lamp" });
  });
});

describe("cards on their way", () => {
  it("are there when the deck has come, and can be asked for again when it has not", async () => {
    let fails = true;
    const file = { paths: [{ id: "P07", joined: ["NS"] }], starts: [], goals: [], actions: [] };
    const cards = new Cards(() => (fails ? Promise.reject(new TypeError("offline")) : Promise.resolve(file)));
    await Promise.resolve();
    await Promise.resolve();
    expect([cards.deck, cards.missing]).toEqual([null, true]);
    fails = false;
    await cards.load();
    expect(cards.deck?.cards.has("P07")).toBe(true);
    expect(cards.missing).toBe(false);
  });
});

describe("places on a card", () => {
  it("lie on the bend of a curve, and in the middle of a crossing", () => {
    expect(middleOf("NESW")).toEqual({ x: 100, y: 150 });
    const bend = middleOf("NE");
    expect(bend.x).toBeCloseTo(129.3, 1);
    expect(bend.y).toBeCloseTo(106.1, 1);
    expect(along("NE", "E", 0)).toEqual({ x: 200, y: 150 });
  });

  it("lead to the middle of the card in a dead end, but not far where something else runs", () => {
    expect(middleOf("N")).toEqual({ x: 100, y: 150 });
    expect(middleOf("N", false)).toEqual({ x: 100, y: 78 });
  });

  it("change sides when the card is turned", () => {
    expect(turn({ x: 10, y: 20 }, true)).toEqual({ x: 190, y: 280 });
    expect(turn({ x: 10, y: 20 }, false)).toEqual({ x: 10, y: 20 });
  });

  it("keep gold in its stub", () => {
    expect(goldPoint(path("P12")).y).toBeGreaterThan(210);
  });
});

describe("carving", () => {
  it("closes its outlines", () => {
    const circle = outline((x, y) => Math.hypot(x - 100, y - 150), 40);
    expect(circle.match(/M/g)).toHaveLength(1);
    expect(circle.endsWith("Z")).toBe(true);
  });

  it("carves a bridge above what it crosses, and keeps two bends apart", () => {
    expect(faceOf(path("P07")).layers).toHaveLength(2);
    expect(faceOf(path("P09")).layers).toHaveLength(1);
    expect(faceOf(path("P09")).layers[0]?.floor.match(/M/g)).toHaveLength(2);
  });

  it("gives a card the same face every time", () => {
    const again = readDeck({ paths: [{ id: "P09", joined: ["NE", "SW"] }], starts: [], goals: [], actions: [] });
    const twin = again.cards.get("P09");
    if (twin?.kind !== "path") throw new Error("P09");
    expect(faceOf(twin)).toEqual(faceOf(path("P09")));
  });
});

describe("the camera", () => {
  const window = { width: 800, height: 600 };
  const box = boxAround([{ x: 0, y: -1 }, { x: 3, y: 1 }]);

  it("shows everything in the middle", () => {
    expect(box).toEqual({ left: 0, top: -150, right: 400, bottom: 300 });
    if (box === null) return;
    const camera = fitted(box, null, window, 46);
    expect(cellUnder(camera, { x: 401, y: 301 })).toEqual({ x: 2, y: 0 });
  });

  it("keeps cards as wide as a finger and looks where things happen", () => {
    const wide = { left: 0, top: 0, right: 3000, bottom: 150 };
    const camera = fitted(wide, { left: 2900, top: 0, right: 3000, bottom: 150 }, window, 46);
    expect(camera.scale * 100).toBe(46);
    expect(3000 * camera.scale + camera.x).toBeCloseTo(790);
  });

  it("sees cards and only the edge of what is empty beside them", () => {
    const cards = { left: 0, top: 0, right: 100, bottom: 300 };
    const ring = { left: -100, top: 0, right: 200, bottom: 450 };
    expect(withEdge(cards, ring)).toEqual({ left: -25, top: 0, right: 125, bottom: 337.5 });
    expect(withEdge(cards, null)).toEqual(cards);
  });

  it("knows what lies under chips and buttons, and spares no room in a low window", () => {
    expect(coveredBy(390, 500, 44)).toEqual({ top: 44, right: 0, bottom: 52 });
    expect(coveredBy(1280, 480, 44, 140)).toEqual({ top: 0, right: 56, bottom: 140 });
    expect(coveredBy(640, 200, 44)).toEqual({ top: 0, right: 0, bottom: 0 });
  });

  it("zooms around the finger", () => {
    const before = { x: 13, y: 7, scale: 1 };
    const after = zoomedAt(before, { x: 250, y: 170 }, 1.7);
    expect(cellUnder(after, { x: 250, y: 170 })).toEqual(cellUnder(before, { x: 250, y: 170 }));
  });

  it("knows in which direction places are out of view", () => {
    const camera = { x: 0, y: 0, scale: 1 };
    const spots = [{ x: 1, y: 1 }, { x: 9, y: 0 }, { x: 8, y: 1 }, { x: 2, y: -1 }];
    expect(hidden(camera, spots, window)).toEqual({ ArrowUp: 1, ArrowRight: 2, ArrowDown: 0, ArrowLeft: 0 });
  });

  it("finds the small places that a finger may mean, and a mouse", () => {
    const camera = { x: 10, y: 0, scale: 0.5 };
    const [near, far, large] = [{ x: 1, y: 1, size: 40 }, { x: 1.5, y: 1, size: 40 }, { x: 1, y: 1 }];
    // their middles are at 70 and at 95, both 85 from above
    expect(underPointer(camera, [far, near, large], { x: 78, y: 85 }, 44)).toEqual([near, far]);
    expect(underPointer(camera, [far, near, large], { x: 78, y: 85 }, 32)).toEqual([near]);
    expect(underPointer(camera, [far, near, large], { x: 52, y: 85 }, 44)).toEqual([near]);
    expect(underPointer(camera, [far, near, large], { x: 70, y: 110 }, 44)).toEqual([]);
  });

  it("comes so near that each of the small places is hit by itself", () => {
    const finger = sizesFor({ width: 390, height: 460 }, true);
    const mouse = sizesFor({ width: 1280, height: 480 }, false);
    const enlarged = sizesFor({ width: 640, height: 240 }, false);
    expect([finger.target, mouse.target, enlarged.target]).toEqual([44, 32, 24]);
    const third = { x: 0, y: 0, size: 33 };
    const beside = { x: 1 / 3, y: 0, size: 33 };
    for (const sizes of [finger, mouse, enlarged]) {
      const scale = wideEnough([third, beside, { x: 5, y: 5, size: 33 }], sizes) / 100;
      expect(scale * (100 / 3)).toBeCloseTo(sizes.target);
    }
    // a card is large enough by itself
    expect(wideEnough([{ x: 0, y: 0 }, { x: 1, y: 0 }], mouse)).toBe(mouse.card);
  });

  it("points at what is out of view, from the edge", () => {
    const camera = { x: 0, y: 0, scale: 1 };
    expect(pointers(camera, [{ x: 1, y: 1 }], window)).toEqual([]);
    // the cell is 700 to the right of the middle, and as high
    expect(pointers(camera, [{ x: 10.5, y: 1.5 }], window, 20)).toEqual([{ x: 780, y: 300, angle: 0 }]);
    const [up] = pointers(camera, [{ x: 3.5, y: -4.5 }], window, 20);
    expect(up).toEqual({ x: 400, y: 20, angle: -90 });
  });

  it("stays where everything that matters is well seen", () => {
    const seen = { left: 100, top: 100, right: 400, bottom: 400 };
    const now = { x: 0, y: 0, scale: 1 };
    expect(isWellSeen(now, { ...now, scale: 1.1 }, seen, window)).toBe(true);
    expect(isWellSeen(now, { ...now, scale: 1.3 }, seen, window)).toBe(false);
    expect(isWellSeen(now, now, { ...seen, right: 900 }, window)).toBe(false);
  });

  it("looks at those that are together where not all can be seen", () => {
    const camera = { x: 0, y: 0, scale: 1 };
    const near = [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 1 }];
    expect(together(near, camera, window)).toEqual(near);
    expect(together([{ x: 20, y: 9 }, ...near, { x: -30, y: 2 }], camera, window)).toEqual(near);
    // from farther away all are seen
    const all = [...near, { x: 12, y: 2 }];
    expect(together(all, camera, window)).toEqual(near);
    expect(together(all, { ...camera, scale: 0.5 }, window)).toEqual(all);
  });

  it("looks at those around whoever walks, not at more of them elsewhere", () => {
    const camera = { x: 0, y: 0, scale: 1 };
    const many = [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 1 }];
    const few = [{ x: 20, y: 0 }, { x: 20, y: 1 }];
    const walker = { x: 21, y: 0 };
    expect(together([...many, ...few], camera, window)).toEqual(many);
    expect(together([...many, ...few], camera, window, walker)).toEqual([walker, ...few]);
    // also where no place is near
    expect(together(many, camera, window, walker)).toEqual([walker]);
  });

  it("moves no more than needed", () => {
    const camera = { x: 0, y: 0, scale: 1 };
    expect(revealed(camera, { left: 100, top: 100, right: 200, bottom: 250 }, window)).toEqual(camera);
    expect(revealed(camera, { left: 790, top: 100, right: 890, bottom: 250 }, window).x).toBe(-114);
  });
});

describe("places", () => {
  const moves = [
    { card: "P07", x: 1, y: 0, turned: false },
    { card: "P07", x: 1, y: 0, turned: true },
    { card: "P09", x: 2, y: 0, turned: false },
  ];

  it("are sorted by card and place", () => {
    const ways = waysByPlace(moves, "P07");
    expect([...ways.keys()]).toEqual(["1,0"]);
    expect(ways.get("1,0")).toHaveLength(2);
  });

  it("lie around the cards, each once", () => {
    expect(placesAround([{ x: 0, y: 0 }, { x: 1, y: 0 }])).toHaveLength(6);
  });

  it("are walked with arrows, straight on first", () => {
    const places = [{ x: 2, y: 0 }, { x: 1, y: 1 }, { x: 0, y: 3 }];
    expect(nextPlace(places, { x: 0, y: 0 }, "ArrowRight")).toEqual({ x: 2, y: 0 });
    expect(nextPlace(places, { x: 0, y: 0 }, "ArrowDown")).toEqual({ x: 1, y: 1 });
    expect(nextPlace(places, { x: 1, y: 1 }, "ArrowDown")).toEqual({ x: 0, y: 3 });
    expect(nextPlace(places, { x: 0, y: 0 }, "ArrowUp")).toBeNull();
  });
});

describe("reasons", () => {
  const because = (rule: string) => ({ rule, message: `because of ${rule}` });

  it("are what speaks against most of what somebody may have in mind", () => {
    expect(commonest([because("DU-20"), because("DU-21"), because("DU-21")])?.rule).toBe("DU-21");
    expect(commonest([because("DU-20"), { rule: null, message: null }])).toBeNull();
    expect(commonest([])).toBeNull();
  });

  it("are asked for from everywhere on the board", () => {
    expect(sample([1, 2, 3], 5)).toEqual([1, 2, 3]);
    expect(sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 5)).toEqual([0, 2, 4, 6, 8]);
  });
});
