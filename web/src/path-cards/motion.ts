// Short movements that say what happened. All of them stop at once where movement is unwanted.

import { moves } from "../lib/settings.svelte";

/** How long a card flies to its place. */
export const flightTime = 280;

/** Where something is on the screen, or was; null: nowhere. */
export type Whence = DOMRect | (() => DOMRect | null);

interface Flight {
  element: HTMLElement;
  from: Whence;
  begun: number;
}
let waiting: Flight[] = [];

/** Where a card comes from that somebody has just laid here: the plate of a seat along the top edge. */
export function seatOf(
  latest: readonly { event: string; seat?: number; x?: number; y?: number }[],
  { x, y }: { x: number; y: number },
): Whence | null {
  const seat = latest.find((one) => one.event === "card-laid" && one.x === x && one.y === y)?.seat;
  if (seat === undefined) return null;
  return () => document.querySelector(`.seats [data-seat="${seat}"]`)?.getBoundingClientRect() ?? null;
}

/**
 * Let an element come from where something was; it lies where it lies, only its picture travels.
 * What began as another element goes on from where that one is.
 */
export function flyFrom(element: HTMLElement, from: Whence, begun = performance.now()): void {
  if (!moves()) return;
  if (waiting.length === 0) requestAnimationFrame(takeOff);
  waiting.push({ element, from, begun });
}

function takeOff(): void {
  const flights = waiting;
  waiting = [];
  // everything is measured before anything moves: otherwise the page is laid out anew for each of them
  const measured = flights.map(({ element, from, begun }) => ({
    element,
    begun,
    from: typeof from === "function" ? from() : from,
    to: element.getBoundingClientRect(),
    width: element.offsetWidth,
  }));
  for (const { element, begun, from, to, width } of measured) {
    if (from === null || to.width === 0 || element.parentElement === null) continue;
    // the element may be shown larger or smaller than it is (a zoomed board): measure in its own pixels
    const zoom = width > 0 ? to.width / width : 1;
    const dx = (from.left + from.width / 2 - to.left - to.width / 2) / zoom;
    const dy = (from.top + from.height / 2 - to.top - to.height / 2) / zoom;
    const scale = Math.min(1.5, from.width / to.width);
    const flight = element.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5, offset: 0 },
        { transform: "none", zIndex: 5, offset: 1 },
      ],
      { duration: flightTime, easing: "cubic-bezier(.2,.7,.2,1)" },
    );
    flight.currentTime = performance.now() - begun;
  }
}

/** Let something that was seen already come to rest. */
export function settle(element: Element, milliseconds = 180): void {
  if (!moves()) return;
  element.animate([{ transform: "scale(1.09)" }, { transform: "none" }], {
    duration: milliseconds,
    easing: "ease-out",
  });
}

/** Turn a card over: narrow, then wide again with what is shown now. */
export function turnOver(element: Element, milliseconds = 320): void {
  if (!moves()) return;
  element.animate(
    [{ transform: "scaleX(0.02) translateY(-6%)" }, { transform: "scaleX(1)" }],
    { duration: milliseconds, easing: "cubic-bezier(.3,.6,.2,1)" },
  );
}

/** Crumble away; for a Svelte `out:`. */
export function crumble(_node: Element): { duration: number; css(t: number): string } {
  return {
    duration: moves() ? 320 : 0,
    css: (t) => `opacity: ${t}; transform: translateY(${(1 - t) * 30}px) rotate(${(1 - t) * 5}deg)`,
  };
}
