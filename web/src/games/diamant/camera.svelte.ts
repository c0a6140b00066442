// The camera over the path: drag, pinch, wheel and keys move it; a new card calls it back.

import { follow, fit, zoomed, type Look, type Size } from "./framing";
import type { Cell } from "./cards";

const clickReach = 6;

/** What lies over the edges of the picture. */
export interface Covered {
  top: number;
  right: number;
}

export class Camera {
  look = $state.raw<Look>({ x: 0, y: 0, scale: 1 });
  /** Whether the camera glides to where it looks, or is there at once (while it is held). */
  gliding = $state(false);
  room: Size = { width: 0, height: 0 };
  covered: Covered = { top: 0, right: 0 };

  private readonly fingers = new Map<number, Cell>();
  private travelled = 0;

  get held(): boolean {
    return this.fingers.size > 0;
  }

  follow(cells: Cell[]): void {
    this.go(this.below(follow(cells, this.free)));
  }

  fit(cells: Cell[]): void {
    this.go(this.below(fit(cells, this.free)));
  }

  private get free(): Size {
    const { top, right } = this.covered;
    return { width: Math.max(1, this.room.width - right), height: Math.max(1, this.room.height - top) };
  }

  private below(look: Look): Look {
    return { ...look, y: look.y + this.covered.top };
  }

  zoom(factor: number, at: Cell = { x: this.room.width / 2, y: this.room.height / 2 }): void {
    this.go(zoomed(this.look, factor, at));
  }

  pan(x: number, y: number): void {
    this.go({ ...this.look, x: this.look.x + x, y: this.look.y + y });
  }

  private go(look: Look): void {
    if (this.room.width === 0 || this.held) return;
    this.gliding = true;
    this.look = look;
  }

  press(finger: number, at: Cell): void {
    if (this.fingers.size === 0) this.travelled = 0;
    this.fingers.set(finger, at);
    this.gliding = false;
  }

  drag(finger: number, at: Cell): void {
    const before = this.fingers.get(finger);
    if (before === undefined) return;
    const other = [...this.fingers].find(([one]) => one !== finger)?.[1];
    this.fingers.set(finger, at);
    this.travelled += Math.hypot(at.x - before.x, at.y - before.y);
    if (other === undefined) {
      this.look = { ...this.look, x: this.look.x + at.x - before.x, y: this.look.y + at.y - before.y };
    } else {
      const apart = (one: Cell) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
      const between = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
      const moved = { x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 };
      const nearer = zoomed(this.look, apart(at) / apart(before), between);
      this.look = { ...nearer, x: nearer.x + moved.x, y: nearer.y + moved.y };
    }
  }

  /** Returns whether it was a click and not a drag. */
  release(finger: number): boolean {
    this.fingers.delete(finger);
    return this.fingers.size === 0 && this.travelled < clickReach;
  }

  wheel(amount: number, at: Cell): void {
    this.gliding = false;
    this.look = zoomed(this.look, Math.exp(-amount * 0.0016), at);
  }
}
