// Stones in the air: from where they lay to who gets them, one after the other.

import { flightTime } from "./scene";
import { stoneRow, type Stone } from "./stones";

export interface Flight {
  number: number;
  stone: Stone;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  lasts: number;
}

let counter = 0;

export class Flights {
  all = $state.raw<Flight[]>([]);

  /** Send shares to those who get them: everyone's first stone, then everyone's second. */
  send(from: DOMRect[], shares: { points: number; to: DOMRect }[], within: number): void {
    const rows = shares.map(({ points, to }) => stoneRow(points).map((stone) => ({ stone, to })));
    const longest = Math.max(0, ...rows.map((row) => row.length));
    const order = Array.from({ length: longest }, (_, turn) =>
      rows.flatMap((row) => row[turn] ?? []),
    ).flat();
    const between = Math.min(70, Math.max(0, within - flightTime) / Math.max(1, order.length - 1));
    const sent = order.flatMap(({ stone, to }, turn): Flight[] => {
      const start = from[turn % from.length];
      if (start === undefined) return [];
      counter += 1;
      return [{ number: counter, stone, from: start, to, delay: turn * between, lasts: flightTime }];
    });
    this.all = [...this.all, ...sent];
  }

  landed(number: number): void {
    this.all = this.all.filter((one) => one.number !== number);
  }

  clear(): void {
    this.all = [];
  }
}

/** Let an element fly; for `use:`. */
export function flying(node: HTMLElement, { flight, done }: { flight: Flight; done(): void }) {
  const air = node.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const middle = (box: DOMRect) => ({
    x: box.left + box.width / 2 - air.left,
    y: box.top + box.height / 2 - air.top,
  });
  const start = middle(flight.from);
  const end = middle(flight.to);
  const top = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) + Math.abs(start.y - end.y) * 0.3 - 20 };
  const at = (spot: { x: number; y: number }, scale: number) =>
    `translate(${spot.x}px, ${spot.y}px) translate(-50%, -50%) scale(${scale})`;
  const animation = node.animate(
    [
      { transform: at(start, 0.6), opacity: 0 },
      { transform: at(start, 1.2), opacity: 1, offset: 0.12 },
      { transform: at(top, 1.15), offset: 0.55 },
      { transform: at(end, 0.7), opacity: 1 },
    ],
    { duration: flight.lasts, delay: flight.delay, easing: "ease-in-out", fill: "both" },
  );
  animation.onfinish = done;
  return { destroy: () => animation.cancel() };
}
