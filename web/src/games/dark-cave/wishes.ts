// What somebody may have in mind with a card or a step, allowed or not: to be asked about, never to be sent.

import type { Card, Deck } from "../../path-cards/deck";
import { placesAround } from "../../path-cards/placing.svelte";
import { spacesOf } from "../../path-cards/spaces";
import type { DarkCaveCard, DarkCaveMove, DarkCaveView } from "../../wire";
import type { MoveOf, Spot } from "./moves";

const sides = ["n", "e", "s", "w"] as const;

/** All spaces that are seen, and of each goal that lies face down the card as one. */
function seenSpaces(view: DarkCaveView, deck: Deck): Spot[] {
  return view.table.flatMap(({ x, y, card, face_down }) => {
    const face = card === null || face_down ? undefined : deck.cards.get(card);
    if (face?.kind !== "path") return [{ x, y, space: 0 }];
    return spacesOf(face).map((_, space) => ({ x, y, space }));
  });
}

/** All that a card can be held over. */
export function wishes(view: DarkCaveView, deck: Deck, held: Card): DarkCaveMove[] {
  const card = held.id as DarkCaveCard;
  const open = view.table.filter((one) => !one.face_down);
  if (held.kind === "path")
    return placesAround(open)
      .filter(({ x, y }) => !view.table.some((one) => one.x === x && one.y === y))
      .map(({ x, y }): DarkCaveMove => ({ move: "place", card, x, y, turned: false }));
  switch (held.play) {
    case "information":
      return [
        ...view.table.map(({ x, y }): DarkCaveMove => ({ move: "look", card, x, y })),
        ...view.seats.map(({ seat }): DarkCaveMove => ({ move: "spy", card, seat })),
      ];
    case "rockfall":
      return view.table.map(({ x, y }) => ({ move: "rockfall", card, x, y }));
    case "swap":
      return view.seats.map(({ seat }) => ({ move: "swap", card, seat }));
    case "web":
      return open.flatMap(({ x, y }) => sides.map((side): DarkCaveMove => ({ move: "spin", card, x, y, side })));
    case "boots":
    case "axe":
      return view.seats.map(({ seat }) => ({ move: "equip", card, seat }));
    default:
      return seenSpaces(view, deck).map((spot): DarkCaveMove => ({ move: "lure", card, ...spot }));
  }
}

/** Steps to everywhere. */
export function stepWishes(view: DarkCaveView, deck: Deck): MoveOf<"step">[] {
  return seenSpaces(view, deck).map((spot) => ({ move: "step", ...spot }));
}
