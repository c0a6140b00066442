// Fingers and mouse on the board: one drags it, two pinch it, the wheel zooms. What was a drag is no click.

import type { Point } from "./geometry";

export interface Moved {
  pan(by: Point): void;
  zoom(at: Point, factor: number): void;
  /** Something is being dragged or zoomed now, or no longer. */
  busy(now: boolean): void;
}

const slack = 7;

export function gestures(element: HTMLElement, moved: Moved): () => void {
  const fingers = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let dragging = false;
  let swallow = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const local = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const spread = (): { middle: Point; width: number } => {
    const [a, b] = [...fingers.values()];
    if (a === undefined || b === undefined) return { middle: a ?? start, width: 1 };
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    return { middle, width: Math.max(20, Math.hypot(a.x - b.x, a.y - b.y)) };
  };
  const settle = () => {
    clearTimeout(rest);
    rest = setTimeout(() => moved.busy(false), 160);
  };

  const down = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && event.button > 1) return;
    if (fingers.size === 0) {
      start = local(event);
      dragging = false;
      swallow = false;
    }
    fingers.set(event.pointerId, local(event));
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = local(event);
    if (!dragging && fingers.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < slack) return;
    if (!dragging) {
      dragging = true;
      moved.busy(true);
      for (const id of fingers.keys()) element.setPointerCapture(id);
    }
    swallow = true;
    const old = spread();
    fingers.set(event.pointerId, now);
    const fresh = spread();
    moved.pan({ x: fresh.middle.x - old.middle.x, y: fresh.middle.y - old.middle.y });
    if (fingers.size === 2) moved.zoom(fresh.middle, fresh.width / old.width);
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0 && dragging) {
      dragging = false;
      settle();
      // the click that follows this drag comes before any timer
      setTimeout(() => (swallow = false), 0);
    }
  };
  const click = (event: MouseEvent) => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    moved.busy(true);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    // a pinch on a touchpad comes as a wheel with ctrl and small steps
    const strength = event.ctrlKey ? 0.012 : 0.0022;
    moved.zoom(local(event), Math.exp(-event.deltaY * lines * strength));
    settle();
  };

  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  element.addEventListener("click", click, { capture: true });
  element.addEventListener("wheel", wheel, { passive: false });
  return () => {
    clearTimeout(rest);
    element.removeEventListener("pointerdown", down);
    element.removeEventListener("pointermove", move);
    element.removeEventListener("pointerup", up);
    element.removeEventListener("pointercancel", up);
    element.removeEventListener("click", click, { capture: true });
    element.removeEventListener("wheel", wheel);
  };
}
