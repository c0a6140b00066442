// Which of the reader's seats is shown. Usually there is one; where several people share a device,
// the one who is to decide is shown, and a curtain hangs until they say that they are there.

import { show } from "../lib/show.svelte";
import type { Heard, SeatView } from "../wire";

/** So many milliseconds everyone sees what a decision has done, before the curtain falls. */
const glance = 700;

export class HotSeat {
  /** The seat whose player said that they are there. */
  private present = $state<number | null>(null);
  /** Whether who was there has seen what there was to see. */
  private fallen = $state(false);

  constructor(private readonly views: () => SeatView[]) {
    $effect(() => {
      if (this.due === null) this.fallen = false;
      // what the board shows, or a card that somebody peeks at, is looked at to the end
      if (this.due === null || show.busy) return;
      const falling = setTimeout(() => (this.fallen = true), glance);
      return () => clearTimeout(falling);
    });
  }

  /** The seat that should be seen now. */
  private get wanted(): SeatView | undefined {
    const views = this.views();
    const current = views.find((one) => one.seat === this.present);
    if (current !== undefined && owes(current)) return current;
    return views.find(owes) ?? current ?? views[0];
  }

  /** What is seen; undefined before the start, and behind the curtain. */
  get shown(): SeatView | undefined {
    if (this.curtain !== null) return undefined;
    return this.due === null ? this.wanted : this.views().find((one) => one.seat === this.present);
  }

  /** The seat whose player is asked for, if there is a curtain. */
  get curtain(): number | null {
    return this.present === null || this.fallen ? this.due : null;
  }

  /** The seat whose player is to come next, if that is somebody else. */
  private get due(): number | null {
    const wanted = this.wanted;
    if (this.views().length < 2 || wanted === undefined || wanted.seat === this.present) return null;
    // nobody needs to come when there is nothing to decide
    if (!owes(wanted) && this.present !== null) return null;
    return wanted.seat;
  }

  open(): void {
    this.present = this.curtain;
  }
}

/** What all of several people before a device hear, while a curtain hangs before their own things. */
export function heardByAll(own: number[], happened: Heard[]): Heard[] {
  return happened.map((one) => ({
    ...one,
    events: one.events.filter((_, at) => own.every((seat) => one.ears?.[at]?.includes(seat) ?? true)),
    ears: [],
  }));
}

/** Whether a seat has to decide. Who has, and may still change it, keeps nobody waiting. */
function owes({ seat, view }: SeatView): boolean {
  return seat !== null && view.actors.includes(seat);
}

const filtered = new WeakMap<Heard, Map<number, Heard>>();

/** What one of several people before a device hears: nothing that only another of them may know. */
export function heardBy(seat: number | null, happened: Heard[]): Heard[] {
  if (seat === null) return happened;
  return happened.map((one) => {
    // a server that is older than the page does not say
    if ((one.ears?.length ?? 0) === 0) return one;
    // the same object each time, so that nothing is told twice
    const bySeat = filtered.get(one) ?? new Map<number, Heard>();
    filtered.set(one, bySeat);
    const known = bySeat.get(seat);
    if (known !== undefined) return known;
    const events = one.events.filter((_, at) => one.ears[at]?.includes(seat) ?? true);
    const own: Heard = { ...one, events, ears: [] };
    bySeat.set(seat, own);
    return own;
  });
}
