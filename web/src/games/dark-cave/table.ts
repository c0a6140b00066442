// The table as the board is to show it: its cards, and which part of it matters now.

import type { Laid } from "../../path-cards/BoardCard.svelte";
import { cell } from "../../path-cards/camera";
import type { Deck } from "../../path-cards/deck";
import { spotInWords } from "../../path-cards/describe";
import { say } from "../../lib/words.svelte";
import type { DarkCaveBeast, DarkCaveView } from "../../wire";
import { around, piecesOf } from "./layout";
import type { Spot } from "./moves";
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

/** Where the reader's dwarf is. */
export function homeOf(view: DarkCaveView): Spot | null {
  return (view.viewer === null ? null : view.seats[view.viewer]?.dwarf) ?? null;
}

/** The goals that nobody has turned up. */
export function goalsOf(view: DarkCaveView): Place[] {
  return view.over ? [] : view.table.filter((card) => card.face_down);
}

/** The card on which a small place lies. */
function cellOf({ x, y, size = 0 }: Choice): Place {
  return { x: Math.floor(x + size / 2 / cell.width), y: Math.floor(y + size / 2 / cell.height) };
}

function isStep({ means }: Choice): boolean {
  return means.kind === "reach" || means.kind === "step";
}

/** The creature that walks or attacks, otherwise the reader's dwarf. */
function walkerIn(view: DarkCaveView): DarkCaveBeast | Spot | null {
  const beast = view.creatures.find((one) => one.creature === (view.walker ?? view.attackers[0]));
  return beast ?? homeOf(view);
}

/** Where the dwarf or the creature is drawn whose steps can be chosen; null if no steps can be. */
export function walkerOf(view: DarkCaveView, deck: Deck, choices: Choice[]): (Place & { size: number }) | null {
  if (!choices.some(isStep)) return null;
  const walker = walkerIn(view);
  const piece = piecesOf(view, deck).find(({ who }) =>
    who.kind === "creature"
      ? walker !== null && "creature" in walker && walker.creature === who.creature
      : walker === homeOf(view) && who.seat === view.viewer,
  );
  return piece === undefined ? null : around(piece, piece.size);
}

/** What is to be seen: what can be chosen, and the cards that it touches; otherwise what has been dug. */
export function frameOf(view: DarkCaveView, choices: Choice[], holds: boolean): Place[] {
  if (view.over) return [];
  if (view.pending !== null) return withMargin([view.pending], 1.2);
  const walker = [walkerIn(view) ?? []].flat();
  if (view.phase === "axe") return withMargin(walker, 1.2);
  const walking = choices.filter(isStep).map(cellOf);
  if (walking.length > 0) return withMargin([...walking, ...walker], 0.3);
  if (holds && choices.length > 0) {
    const touched = view.table.filter((card) =>
      choices.some((choice) => Math.abs(choice.x - card.x) + Math.abs(choice.y - card.y) === 1),
    );
    // nothing empty around them: a card that is taken must not make the board smaller
    return [...choices, ...touched];
  }
  const dug = view.table.filter((card) => !card.face_down);
  // what is small has room around it
  return withMargin(dug, dug.length < 6 ? 1 : 0.5);
}
