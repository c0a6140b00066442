// What somebody has begun and not sent yet: a card taken up, a target, cards to discard, a space to go to.

import type { DarkCaveReach, DarkCaveView } from "../../wire";
import { sameSpot, targetKey, type MoveOf, type Target } from "./moves";
import type { Meaning } from "./places";

export class Draft {
  /** The card that is taken up, by its place in the hand. */
  picked = $state<number | null>(null);
  target = $state.raw<Target | null>(null);
  discarding = $state(false);
  thrown = $state.raw<number[]>([]);
  /** The way that would be walked. */
  reach = $state.raw<DarkCaveReach | null>(null);
  /** A step of a creature that would attack somebody. */
  step = $state.raw<MoveOf<"step"> | null>(null);

  get isBegun(): boolean {
    return this.picked !== null || this.target !== null || this.discarding || this.reach !== null || this.step !== null;
  }

  clear(): void {
    this.picked = null;
    this.target = null;
    this.discarding = false;
    this.thrown = [];
    this.reach = null;
    this.step = null;
  }

  choose(target: Target): void {
    this.target = target;
    this.reach = null;
  }

  aimAt(reach: DarkCaveReach): void {
    this.reach = reach;
    this.target = null;
  }

  /** Begin to discard, with this card or with none. */
  discardFirst(index: number | null): void {
    this.clear();
    this.discarding = true;
    if (index !== null) this.thrown = [index];
  }

  /** Begin to discard these faces of a hand. */
  discardFaces(hand: readonly string[], faces: string[]): void {
    this.discardFirst(null);
    for (const face of faces) {
      const index = hand.findIndex((one, place) => one === face && !this.thrown.includes(place));
      if (index >= 0) this.throwAway(index);
    }
  }

  /** Put a card to those that go, or take it back; there are never more than two. */
  throwAway(index: number): void {
    this.thrown = this.thrown.includes(index)
      ? this.thrown.filter((one) => one !== index)
      : [...this.thrown, index].slice(-2);
  }

  /** Other ways to the same space, that take longer or cost more. */
  otherWays(view: DarkCaveView): DarkCaveReach[] {
    const { reach } = this;
    if (reach === null) return [];
    return view.reach.filter((one) => sameSpot(one, reach) && one.steps !== reach.steps);
  }

  isChosen(means: Meaning): boolean {
    if (means.kind === "reach") return this.reach !== null && means.ways.includes(this.reach);
    if (means.kind === "target") return this.target !== null && targetKey(this.target) === targetKey(means.target);
    return means.kind === "step" && this.step === means.move;
  }
}
