// Cards on their way to the board. A laid card flies at once; while it is on its way its ghost becomes
// the card, which flies on.

import { flightTime, flyFrom, type Whence } from "./motion";
import { sameSpot, type Spot } from "./placing.svelte";

/** From where a card comes, and since when. */
export interface Origin {
  from: Whence;
  begun: number;
}

interface Ghost extends Spot {
  sent: boolean;
}

export class Flights<C extends Spot> {
  private flight: (Spot & { origin: Origin | null }) | null = null;

  constructor(
    /** From where on the screen a card comes that the reader lays. */
    private readonly lifted: () => DOMRect | null,
    /** From where any other new card comes. */
    private readonly origin: (card: C) => Whence | null,
  ) {}

  /** A ghost flies off as soon as it is sent; for a Svelte `use:`. */
  depart(node: HTMLElement, now: Ghost): { update(next: Ghost): void; destroy(): void } {
    const look = ({ x, y, sent }: Ghost) => {
      if (!sent) this.flight = null;
      if (!sent || sameSpot(this.flight, { x, y })) return;
      const from = this.lifted();
      const origin = from === null ? null : { from, begun: performance.now() };
      this.flight = { x, y, origin };
      if (origin !== null) flyFrom(node, origin.from, origin.begun);
    };
    look(now);
    return { update: look, destroy: () => (this.flight = null) };
  }

  /** From where a card comes that has just been laid. */
  arrivalOf(card: C): Origin | null {
    if (sameSpot(this.flight, card)) {
      const origin = this.flight?.origin ?? null;
      return origin === null || performance.now() - origin.begun > flightTime ? null : origin;
    }
    const from = this.origin(card);
    return from === null ? null : { from, begun: performance.now() };
  }
}
