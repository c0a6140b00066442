// The Dark Cave for who does not see it: spaces by name, who stands where, the board in words.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { readDeck, type DeckFile, type PathCard } from "../src/path-cards/deck";
import { spacesOf } from "../src/path-cards/spaces";
import { offerOf } from "../src/games/dark-cave/moves";
import type { DarkCaveMove, DarkCaveView } from "../src/wire";

vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { languages, speak } = await import("../src/lib/words.svelte");
const { pathInWords, spaceInWords } = await import("../src/path-cards/describe");
const { aimChoices, walkChoices } = await import("../src/games/dark-cave/places");
const { boardInWords, groupedWords, turnWords } = await import("../src/games/dark-cave/words");
const { wishes } = await import("../src/games/dark-cave/wishes");

interface Recorded {
  view: DarkCaveView;
  moves: DarkCaveMove[];
}
type Name = "card" | "costly" | "creature" | "axe" | "over";
const file = new URL("./dark-cave-views.json", import.meta.url);
const recorded = JSON.parse(readFileSync(file, "utf-8")) as Record<Name, Recorded> & { deck: DeckFile };
const deck = readDeck(recorded.deck);
const all = (["card", "costly", "creature", "axe", "over"] as const).map((name) => recorded[name]);
const paths = [...deck.cards.values()].filter((card) => card.kind === "path");
const everyLanguage = Object.keys(languages) as (keyof typeof languages)[];
const names = ["you", "Ada", "Bo", "Cleo"];

function pathCard(id: string): PathCard {
  const card = deck.cards.get(id);
  if (card?.kind !== "path") throw new Error(id);
  return card;
}

/** The names of all spaces of a card, in the order of their numbers. */
function spaces(id: string, turned = false): string[] {
  const card = pathCard(id);
  return spacesOf(card).map((_, number) => spaceInWords(card, number, turned));
}

describe("spaces in English", () => {
  beforeAll(() => speak("en"));

  test("the only space of a card needs no name, but what is there is said", () => {
    expect(spaces("C101")).toEqual([""]);
    expect(spaces("C104", true)).toEqual([""]);
    expect(spaces("C108")).toEqual(["at the dark hole"]);
    expect(spaces("C111", true)).toEqual(["at the ladder"]);
    expect(spaces("D00")).toEqual(["at the ladder"]);
  });

  test("in group II they are the arms, as the card lies", () => {
    expect(spaces("C201")).toEqual(["upper arm", "right arm", "lower arm", "left arm"]);
    expect(spaces("C205")).toEqual(["upper arm", "left arm"]);
    expect(spaces("C205", true)).toEqual(["lower arm", "right arm"]);
  });

  test("a dead end of group II has its arm and a centre", () => {
    expect(spaces("C210")).toEqual(["upper arm", "centre, at the ladder"]);
    expect(spaces("C211", true)).toEqual(["left arm", "centre, at the ladder"]);
  });

  test("in group III and on goals there is a centre, too", () => {
    expect(spaces("C302")).toEqual(["upper arm", "lower arm", "left arm", "centre"]);
    expect(spaces("C302", true)).toEqual(["lower arm", "upper arm", "right arm", "centre"]);
    expect(spaces("D03", true)).toEqual(["lower arm", "left arm", "centre, at the dark hole"]);
  });

  test("holes, veins, ladders and the exit are on one of them", () => {
    expect(spaces("C208")).toEqual(["upper arm", "lower arm", "left arm, at the dark hole"]);
    expect(spaces("C216", true)).toEqual(["lower arm", "upper arm", "right arm, at the gold vein"]);
    expect(spaces("C310")).toEqual(["upper arm", "right arm", "centre, at the ladder"]);
    expect(spaces("C313").at(-1)).toBe("centre, at the gold vein");
    expect(spaces("D01").at(-1)).toBe("centre, at the exit");
  });

  test("on a bridge one is above or below, and arms lead there", () => {
    expect(spaces("C112")).toEqual(["path up and down, under the bridge", "path right and left, on the bridge"]);
    expect(spaces("C213")).toEqual([
      "upper arm, leads over the bridge",
      "lower arm, leads over the bridge",
      "right arm, leads under the bridge",
      "left arm, leads under the bridge",
    ]);
    expect(spaces("C311", true)).toEqual([
      "lower arm, leads over the bridge",
      "upper arm, leads over the bridge",
      "centre of the path up and down, on the bridge",
      "left arm, leads under the bridge",
      "right arm, leads under the bridge",
      "centre of the path right and left, under the bridge",
    ]);
  });

  test("a tunnel lies between the paths", () => {
    expect(spaces("C113")).toEqual(["path up and left", "path right and down", "tunnel between the paths"]);
    expect(spaces("C114", true)).toEqual(["path down and left", "path up and right", "tunnel between the paths"]);
    expect(spaces("C214").at(-1)).toBe("tunnel between the paths");
    expect(spaces("C312")).toEqual([
      "upper arm",
      "left arm",
      "centre of the path up and left",
      "right arm",
      "lower arm",
      "centre of the path right and down",
      "tunnel between the paths",
    ]);
  });

  test("a card says where its hole is, as it lies, if it has more than one space", () => {
    expect(pathInWords(pathCard("C208"))).toBe("path up, down, and left, dark hole (left arm)");
    expect(pathInWords(pathCard("C208"), true)).toBe("path up, right, and down, dark hole (right arm)");
    expect(pathInWords(pathCard("C310"))).toBe("path up and right, ladder (centre)");
    expect(pathInWords(pathCard("C108"))).toBe("path up, right, down, and left, dark hole");
  });
});

describe("in every language", () => {
  test.each(everyLanguage)("no two spaces of a card have the same name: %s", async (language) => {
    await speak(language);
    for (const card of paths)
      for (const turned of [false, true]) {
        const named = spaces(card.id, turned);
        expect(new Set(named).size, `${card.id}: ${named.join("; ")}`).toBe(named.length);
        if (named.length > 1) expect(named, card.id).not.toContain("");
      }
  });

  test.each(everyLanguage)("no two places that can be chosen have the same label: %s", async (language) => {
    await speak(language);
    for (const { view, moves } of all) {
      const offer = offerOf(moves);
      const held = view.hand.flatMap((face) => deck.cards.get(face) ?? []);
      const shown = [
        walkChoices(view, deck, names, offer),
        ...held.map((card) =>
          aimChoices(view, deck, names, offer.uses.get(card.id), offerOf(wishes(view, deck, card)).uses.get(card.id)),
        ),
      ];
      for (const choices of shown) {
        const labels = choices.map(({ label }) => label);
        expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
      }
    }
  });
});

describe("who stands there", () => {
  beforeAll(() => speak("en"));

  /** The labels of the open places, with somebody on each of them. */
  function labels({ view, moves }: Recorded, change: (spot: DarkCaveMove & { move: "step" }) => Partial<DarkCaveView>): string[] {
    const step = moves.find((move) => move.move === "step");
    if (step?.move !== "step") throw new Error("the record has a step");
    return walkChoices({ ...view, ...change(step) }, deck, names, offerOf(moves))
      .filter(({ state }) => state === "open")
      .map(({ label }) => label);
  }

  test("a creature is told whom it would meet", () => {
    const { view } = recorded.creature;
    const seats = (...there: number[]) => (spot: { x: number; y: number; space: number }) => ({
      seats: view.seats.map((one) => (there.includes(one.seat) ? { ...one, dwarf: { x: spot.x, y: spot.y, space: spot.space } } : one)),
    });
    expect(labels(recorded.creature, seats()).join()).not.toContain("there: Ada");
    expect(labels(recorded.creature, seats(0, 1)).join()).toContain(", there: you and Ada");
  });

  test("before a creature attacks, the line says whom", () => {
    const { view, moves } = recorded.creature;
    const step = moves.find((move) => move.move === "step");
    if (step?.move !== "step") throw new Error("the record has a step");
    // Bo alone stands there, wherever the record has the others
    const there = { x: step.x, y: step.y, space: step.space };
    const seats = view.seats.map((one) => ({ ...one, dwarf: one.seat === 2 ? there : null }));
    const draft = { discarding: false, picked: null, reach: null, step, target: null };
    const now = { mine: true, walk: null, sent: null, offer: offerOf(moves), deck, draft, card: undefined, use: undefined };
    expect(turnWords({ ...view, seats }, names, now)).toMatch(/^Your choice: Card at .*, there: Bo\. Sure\?$/);
  });

  test("a dwarf is told which creature waits, and who else is there", () => {
    const { view } = recorded.costly;
    const told = labels(recorded.costly, ({ x, y, space }) => ({
      creatures: [
        { creature: "rat", owner: 1, x, y, space },
        { creature: "goblin", owner: 2, x, y, space },
      ],
      seats: view.seats.map((one) => (one.seat === 3 ? { ...one, dwarf: { x, y, space } } : one)),
    }));
    expect(told.join("\n")).toContain("the rat waits there, the goblin waits there, there: Cleo");
  });
});

describe("the board in words", () => {
  beforeAll(() => speak("en"));

  test("cards of the hand can be told apart, each with its group", () => {
    const cards: typeof recorded.card.view.hand = ["C101", "C105", "C107", "C111", "A105"];
    const view = { ...recorded.card.view, hand: cards };
    const hand = boardInWords(view, names, deck).find((line) => line.startsWith("Your hand"));
    expect(hand).toBe(
      "Your hand: path up, right, down, and left, group I; path right and left, group I; path up and right, group I; " +
        "path up and left, ladder, group I; rat, group I.",
    );
  });

  test("laid cards have their group; the start and the goals have none", () => {
    expect(groupedWords(deck, "C208", true)).toBe("path up, right, and down, dark hole (right arm), group II");
    expect(groupedWords(deck, "D00")).toBe("start, path up, right, down, and left, ladder");
    expect(groupedWords(deck, "D01")).toBe("goal, path up, right, down, and left, exit (centre)");
  });

  test("dwarves and creatures stand on spaces with names", () => {
    const { view } = recorded.creature;
    const bend = { x: -4, y: -4, card: "C310", turned: true, face_down: false, spaces: 3, gold: 0 } as const;
    const standing = new Map([[2, 0], [3, 2]]);
    const seats = view.seats.map((one) => {
      const space = standing.get(one.seat);
      return space === undefined ? one : { ...one, dwarf: { x: -4, y: -4, space } };
    });
    const lines = boardInWords({ ...view, seats, table: [...view.table, bend] }, names, deck);
    expect(lines.filter((line) => /^(Bo|Cleo) at /.test(line))).toEqual([
      "Bo at 4 left, 4 up, lower arm",
      "Cleo at 4 left, 4 up, centre, at the ladder",
    ]);
    expect(lines.join("\n")).not.toMatch(/undefined|\bspace\b/);
  });
});
