// View models of the Dark Cave, on views that were recorded from matches.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { lastPlace, secretsIn, soundOf } from "../src/games/dark-cave/happenings";
import { around, crowd, piecesOf, spotPoint } from "../src/games/dark-cave/layout";
import { knowledge } from "../src/games/dark-cave/knowledge";
import { discardMove, offerOf, sameSpot, targetKey } from "../src/games/dark-cave/moves";
import { marksOf } from "../src/games/dark-cave/people";
import type { Choice } from "../src/games/dark-cave/places";
import { resultOf } from "../src/games/dark-cave/result";
import { frameOf, goalsOf, walkerOf } from "../src/games/dark-cave/table";
import { reached, Walk } from "../src/games/dark-cave/ways";
import { stepWishes, wishes } from "../src/games/dark-cave/wishes";
import { boxAround } from "../src/path-cards/camera";
import { readDeck, type DeckFile } from "../src/path-cards/deck";
import { spacesOf } from "../src/path-cards/spaces";
import type { DarkCaveEvent, DarkCaveMove, DarkCaveView } from "../src/wire";
import { heardAs } from "./news";

interface Recorded {
  seat: number;
  view: DarkCaveView;
  moves: DarkCaveMove[];
  events: DarkCaveEvent[];
}
type Name = "card" | "costly" | "creature" | "axe" | "over";
const file = new URL("./dark-cave-views.json", import.meta.url);
const recorded = JSON.parse(readFileSync(file, "utf-8")) as Record<Name, Recorded> & { deck: DeckFile };
const deck = readDeck(recorded.deck);
const all = (["card", "costly", "creature", "axe", "over"] as const).map((name) => recorded[name]);

describe("spaces", () => {
  test("there are as many as the server says, on every card that lies open", () => {
    for (const { view } of all)
      for (const { card, face_down, spaces } of view.table) {
        const face = card === null ? undefined : deck.cards.get(card);
        if (!face_down && face?.kind === "path") expect(spacesOf(face)).toHaveLength(spaces ?? 0);
      }
  });

  test("no two of a card are drawn on each other", () => {
    for (const card of deck.cards.values()) {
      if (card.kind !== "path") continue;
      const spaces = spacesOf(card);
      spaces.forEach((one, index) =>
        spaces
          .slice(index + 1)
          .forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y), card.id).toBeGreaterThan(28)),
      );
    }
  });

  test("a dead end has them on its arm and in the middle of the card, where the ladder is", () => {
    const card = deck.cards.get("C211");
    const [arm, inner] = card?.kind === "path" ? spacesOf(card) : [];
    expect(inner).toMatchObject({ x: 100, y: 150, feature: "ladder" });
    expect(arm).toMatchObject({ y: 150, sides: ["E"], feature: null });
    expect(arm?.x).toBeGreaterThan(140);
  });

  test("a card that is turned has them on the other side", () => {
    const turned = { x: 3, y: -5, card: "C111", turned: true, face_down: false, spaces: 1, gold: 0 } as const;
    const at = spotPoint({ ...recorded.over.view, table: [turned] }, deck, { x: 3, y: -5, space: 0 });
    // its bend is from north to west; turned, from south to east
    expect(at.x).toBeGreaterThan(turned.x * 100 + 50);
    expect(at.y).toBeGreaterThan(turned.y * 150 + 75);
  });
});

describe("offered moves", () => {
  test("every move but talk can be found again by its card or its kind", () => {
    for (const { moves } of all) {
      const offer = offerOf(moves);
      const found = [
        ...[...offer.uses.values()].flatMap((use) => [...use.places, ...use.targets.map(({ move }) => move)]),
        ...offer.discards.one.values(),
        ...offer.discards.two,
        ...offer.steps,
        ...offer.chops.map(({ move }) => move),
        ...offer.goals,
        ...(offer.stop === null ? [] : [offer.stop]),
        ...(offer.axe === null ? [] : [offer.axe.strike, offer.axe.endure]),
      ];
      expect(new Set(found.map((move) => JSON.stringify(move)))).toEqual(
        new Set(moves.map((move) => JSON.stringify(move))),
      );
    }
  });

  test("targets of a card are told apart", () => {
    const offer = offerOf(recorded.card.moves);
    for (const { targets } of offer.uses.values())
      expect(new Set(targets.map(targetKey)).size).toBe(targets.length);
  });

  test("two cards are discarded in whichever order they were chosen", () => {
    const { view, moves } = recorded.card;
    const offer = offerOf(moves);
    const [first, second] = view.hand;
    if (first === undefined || second === undefined) throw new Error("the hand has two cards");
    expect(discardMove(offer, [first])?.move).toBe("pass-one");
    expect(discardMove(offer, [first, second])?.move).toBe("pass-two");
    expect(discardMove(offer, [second, first])).toEqual(discardMove(offer, [first, second]));
    expect(discardMove(offer, [])).toBeNull();
  });
});

describe("wishes", () => {
  test("whatever is allowed with a card or a step is among what somebody may have in mind", () => {
    for (const { view, moves } of all) {
      const held = view.hand.flatMap((face) => deck.cards.get(face) ?? []);
      const thought = [...held.flatMap((card) => wishes(view, deck, card)), ...stepWishes(view, deck)];
      const known = new Set(thought.map((move) => JSON.stringify({ ...move, turned: false })));
      for (const move of moves.filter((one) => "card" in one || one.move === "step")) {
        if (move.move === "pass-one" || move.move === "spin") continue;
        expect(known, JSON.stringify(move)).toContain(JSON.stringify({ ...move, turned: false }));
      }
    }
  });
});

describe("ways", () => {
  const { view, moves, seat } = recorded.costly;

  test("a way leads to every place in reach, and begins with a step that is offered", () => {
    expect(view.reach.length).toBeGreaterThan(5);
    for (const place of view.reach) {
      expect(place.way).toHaveLength(place.steps);
      expect(place.way.at(-1)).toEqual({ x: place.x, y: place.y, space: place.space });
      const [first] = place.way;
      expect(moves.some((move) => move.move === "step" && first !== undefined && sameSpot(move, first))).toBe(true);
    }
  });

  test("places in reach are grouped, the shortest way first", () => {
    for (const ways of reached(view).values())
      expect(ways.map((way) => way.steps)).toEqual([...ways.map((way) => way.steps)].sort());
  });

  test("a walk goes on while all is as announced, and ends with the last step", () => {
    const far = view.reach.find((place) => place.steps >= 2);
    if (far === undefined) throw new Error("the record has a far place");
    const { way } = far;
    const walk = new Walk(seat, way, false);
    const after = (spot: (typeof way)[number]): DarkCaveView => ({
      ...view,
      seats: view.seats.map((one) => (one.seat === seat ? { ...one, dwarf: spot } : one)),
    });
    let seen = view;
    for (const spot of way) {
      const step: DarkCaveMove = { move: "step", ...spot };
      expect(walk.next(seen, [step, { move: "stop" }])).toEqual(step);
      seen = after(spot);
    }
    expect(walk.next(seen, [{ move: "stop" }])).toBeNull();
  });

  test("a walk ends when the next step is not offered, and when something else is asked", () => {
    const far = view.reach.find((place) => place.steps >= 2);
    if (far === undefined) throw new Error("the record has a far place");
    const { way } = far;
    expect(new Walk(seat, way, false).next(view, [{ move: "stop" }])).toBeNull();
    expect(new Walk(seat, way, false).next({ ...view, phase: "axe" }, moves)).toBeNull();
  });

  test("going to stay stops at the end", () => {
    const near = view.reach.find((place) => place.steps === 1);
    if (near === undefined) throw new Error("the record has a near place");
    const { way } = near;
    const walk = new Walk(seat, way, true);
    walk.next(view, moves);
    const there = view.seats.map((one) => (one.seat === seat ? { ...one, dwarf: way[0] ?? null } : one));
    expect(walk.next({ ...view, seats: there }, [{ move: "stop" }])).toEqual({ move: "stop" });
  });
});

describe("pieces", () => {
  test("everyone in the cave stands somewhere, and nobody on the same spot", () => {
    for (const { view } of all) {
      const pieces = piecesOf(view, deck);
      const inside = view.seats.filter((one) => one.dwarf !== null).length;
      expect(pieces).toHaveLength(inside + view.creatures.length);
      expect(new Set(pieces.map(({ x, y }) => `${x} ${y}`)).size).toBe(pieces.length);
    }
  });

  test("who shares a space stands side by side, nobody before another", () => {
    for (let count = 2; count <= 8; count += 1) {
      const { places, size } = crowd(count);
      for (const one of places)
        for (const other of places) {
          if (one === other) continue;
          expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(size * 0.95);
        }
    }
  });

  test("neighbours are drawn smaller rather than over each other", () => {
    const { view } = recorded.over;
    const cross = { x: 0, y: 0, card: "C201", turned: false, face_down: false, spaces: 4, gold: 0 } as const;
    const stand = (...spaces: number[]): DarkCaveView => ({
      ...view,
      table: [cross],
      creatures: [],
      seats: view.seats.map((one) => {
        const space = spaces[one.seat];
        return { ...one, dwarf: space === undefined ? null : { x: 0, y: 0, space } };
      }),
    });
    const [alone] = piecesOf(stand(0), deck);
    const [first, second] = piecesOf(stand(0, 1), deck);
    if (alone === undefined || first === undefined || second === undefined) throw new Error("all stand there");
    expect(first.size).toBeLessThan(alone.size);
    expect(Math.max(Math.abs(first.x - second.x), Math.abs(first.y - second.y))).toBeGreaterThanOrEqual(first.size * 0.99);
  });

  test("eight on a space fit on a card", () => {
    const { places, size } = crowd(8);
    for (const { x, y } of places) {
      expect(Math.abs(x) + size / 2).toBeLessThanOrEqual(50);
      expect(Math.abs(y) + size / 2).toBeLessThanOrEqual(75);
    }
  });
});

describe("people", () => {
  test("a letter or two tell players apart", () => {
    expect(marksOf(["you", "Bo", "Cleo"])).toEqual(["Y", "B", "C"]);
    expect(marksOf(["Ann", "Ada", "Bo"])).toEqual(["An", "Ad", "B"]);
    // the first letter in which they differ, wherever it is
    expect(marksOf(["Anna", "Anne", "Annika"])).toEqual(["Aa", "Ae", "Ai"]);
    expect(marksOf(["Miner 1", "Miner 2"])).toEqual(["M1", "M2"]);
    expect(marksOf(["Jo", "Jon", "jonas"])).toEqual(["Jo", "Jn", "Ja"]);
    // nothing tells these apart
    expect(marksOf(["Ann", "Ann", "ann"])).toEqual(["An", "Aa", "Ab"]);
    expect(marksOf(["", "Bo", ""])).toEqual(["a", "B", "b"]);
  });

  test("no two players have the same mark", () => {
    const names = ["Ann", "Anna", "Ana", "An", "Ann", "Adam", "Bo", "A a"];
    expect(new Set(marksOf(names)).size).toBe(names.length);
  });

  test("what is known of whom: the own card for sure, the others by chance", () => {
    const { view } = recorded.card;
    const [own, other] = knowledge(view, []);
    expect(own?.friend).toBe(true);
    expect(own?.character).not.toBeNull();
    expect(other?.loyal).toBe(view.insights?.loyal[1]);
  });

  test("a clan card one looked at is remembered as seen", () => {
    const { view } = recorded.costly;
    const other = view.seats.find((one) => one.seat !== view.viewer);
    if (other === undefined) throw new Error("somebody else plays");
    const seats = view.seats.map((one) =>
      one.seat === other.seat ? { ...one, character: "saboteur" as const, revealed: false } : one,
    );
    const shown: DarkCaveEvent = {
      event: "character-shown",
      seat: view.viewer ?? 0,
      other: other.seat,
      clan: other.clan,
      character: "saboteur",
    };
    const known = knowledge({ ...view, seats }, [heardAs(1, shown)])[other.seat];
    expect(known?.how).toBe("looked");
    expect(known?.character).toBe("saboteur");
  });
});

describe("the end", () => {
  test("everyone works for one clan, and the sums are the server's", () => {
    const { view, events } = recorded.over;
    const { clans, winner } = resultOf(view, [heardAs(1, ...events)]);
    expect(clans.flatMap((clan) => clan.workers)).toHaveLength(view.seats.length);
    expect(clans.every((clan) => clan.sum !== null)).toBe(true);
    expect(winner === null).toBe(view.winners.length === 0);
  });
});

describe("what happens", () => {
  const looked: DarkCaveEvent = { event: "looked", seat: 0, x: 4, y: -4 };
  const shown: DarkCaveEvent = { event: "goal-shown", seat: 0, goal: "D01", x: 4, y: -4 };
  const worn: DarkCaveEvent = { event: "web-worn", x: 0, y: 0, side: "n" };

  test("only what was shown in secret is shown again", () => {
    expect(secretsIn([looked, shown, worn])).toEqual([shown]);
  });

  test("the last place is where somebody did something, not where time did", () => {
    const began = heardAs(1, { event: "turn-began", seat: 1 });
    expect(lastPlace([heardAs(1, looked, worn)])).toEqual([{ x: 4, y: -4 }]);
    expect(lastPlace([heardAs(1, looked), began])).toEqual([{ x: 4, y: -4 }]);
    expect(lastPlace([began])).toEqual([]);
  });

  test("only who wins hears it", () => {
    const ended: DarkCaveEvent = { event: "ended", ending: "cards", winners: [1] };
    expect(soundOf(ended, 1)).toBe("win");
    expect(soundOf(ended, 0)).toBeNull();
    expect(soundOf(ended, null)).toBeNull();
  });

  test("the camera sees what has been dug, the goal that is laid, and at the end everything", () => {
    const { view } = recorded.costly;
    const dug = view.table.filter((card) => !card.face_down);
    expect(frameOf(view, [], false)).toHaveLength(dug.length * 2);
    const goal = view.table.find((card) => card.face_down);
    if (goal === undefined) throw new Error("a goal lies face down");
    const around = frameOf({ ...view, pending: goal }, [], false);
    expect(around.every(({ x, y }) => Math.abs(x - goal.x) < 2 && Math.abs(y - goal.y) < 2)).toBe(true);
    expect(frameOf({ ...view, over: true }, [], false)).toEqual([]);
    const begun = { ...view, table: view.table.filter((card) => card.face_down || card === dug[0]) };
    // also while little has been dug, not the goals far off: the edge of the board points at them
    expect(frameOf(begun, [], false)).toHaveLength(2);
    expect(goalsOf(begun)).toHaveLength(begun.table.length - 1);
  });

  test("a card that is taken makes a small board no smaller", () => {
    const { view } = recorded.costly;
    const start = view.table.find((card) => !card.face_down);
    if (start === undefined) throw new Error("a start lies there");
    const begun = { ...view, table: view.table.filter((card) => card.face_down || card === start) };
    const beside = [[0, -1], [1, 0], [0, 1], [-1, 0]].map(([dx = 0, dy = 0]) => ({ x: start.x + dx, y: start.y + dy }));
    const places = beside.map((spot) => ({ ...spot, means: { kind: "lay" } }) as Choice);
    expect(boxAround(frameOf(begun, places, true))).toEqual(boxAround(frameOf(begun, [], false)));
    // a place is seen with the card that it touches
    expect(frameOf(begun, places.slice(0, 1), true)).toEqual([...places.slice(0, 1), start]);
  });

  test("whoever takes steps is kept in sight", () => {
    const { view } = recorded.costly;
    const step = { means: { kind: "reach" } } as Choice;
    const drawn = piecesOf(view, deck).find(({ key }) => key === `dwarf ${view.viewer}`);
    if (drawn === undefined) throw new Error("who plays stands somewhere");
    expect(walkerOf(view, deck, [step])).toEqual(around(drawn, drawn.size));
    expect(walkerOf(view, deck, [{ ...step, means: { kind: "lay" } }])).toBeNull();
    // or the creature that somebody has lured
    const { view: lured } = recorded.creature;
    const beast = piecesOf(lured, deck).find(({ key }) => key === lured.walker);
    if (beast === undefined) throw new Error("a creature walks");
    expect(walkerOf(lured, deck, [step])).toEqual(around(beast, beast.size));
  });
});
