// The table as the board is to show it: its cards, and which part of it matters now.

import type { Laid } from "../../mine/BoardCard.svelte";
import type { Deck } from "../../mine/deck";
import { spotInWords } from "../../mine/describe";
import { say } from "../../lib/words.svelte";
import type { DarkCaveView } from "../../wire";
import type { Choice } from "./places";
import { groupedWords } from "./words";

/** The cards of the table; a goal that was turned up is seen the way round it would be laid. */
export function laidCards(view: DarkCaveView, deck: Deck, goalTurned: boolean): Laid[] {
  const { pending } = view;
  return view.table.map(({ x, y, ...card }) => {
    const turnedUp = pending !== null && pending.x === x && pending.y === y;
    const face = (turnedUp ? pending.card : card.card) ?? "";
    const shown = deck.cards.get(face);
    const goal = card.face_down || (shown?.kind === "path" && shown.role === "goal");
    return {
      x,
      y,
      // a goal stays the same card when it is turned up
      key: goal ? `goal ${x} ${y}` : `${face} ${x} ${y}`,
      face,
      turned: turnedUp ? goalTurned : card.turned,
      faceDown: card.face_down && !turnedUp,
      label: card.face_down
        ? say("dark-cave-client-goal-at", { place: spotInWords({ x, y }) })
        : say("mine-place-target", { place: spotInWords({ x, y }), card: groupedWords(deck, face, card.turned) }),
    };
  });
}

interface Place {
  x: number;
  y: number;
}

function withMargin(cells: Place[], margin: number): Place[] {
  return cells.flatMap(({ x, y }) => [
    { x: x - margin, y: y - margin },
    { x: x + margin, y: y + margin },
  ]);
}

/** So few cards lie on the table that to see where the goals are matters more than to see them large. */
const opening = 6;

export function isOpening(view: DarkCaveView): boolean {
  return !view.over && view.table.filter((card) => !card.face_down).length < opening;
}

/** What is to be seen: where one can walk from near; otherwise what has been dug, with room to go on. */
export function frameOf(view: DarkCaveView, choices: Choice[], aiming: boolean, near = false): Place[] {
  if (view.over) return [];
  if (view.pending !== null) return withMargin([view.pending], 1.2);
  const beast = view.creatures.find((one) => one.creature === (view.walker ?? view.attackers[0]));
  const dwarf = view.viewer === null ? null : view.seats[view.viewer]?.dwarf;
  const walker = [beast ?? dwarf ?? []].flat();
  if (view.phase === "axe") return withMargin(walker, 1.2);
  const walking = choices.filter(({ means }) => means.kind === "reach" || means.kind === "step");
  if (walking.length > 0) return withMargin([...walking, ...walker], 0.6);
  if (aiming && choices.length > 0) return choices;
  const dug = view.table.filter((card) => !card.face_down);
  if (isOpening(view) && !near) return view.table;
  return withMargin(dug, near ? 1 : 0.5);
}
