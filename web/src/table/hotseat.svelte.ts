// Which of the reader's seats is shown. Usually there is one; where several people share a device,
// the one who is to decide is shown, and a curtain hangs until they say that they are there.

import type { Heard, SeatView } from "../wire";

export class HotSeat {
  /** The seat whose player said that they are there. */
  private present = $state<number | null>(null);

  constructor(private readonly views: () => SeatView[]) {}

  /** The seat that should be seen now. */
  private get wanted(): SeatView | undefined {
    const views = this.views();
    const current = views.find((one) => one.seat === this.present);
    if (current !== undefined && owes(current)) return current;
    return views.find(owes) ?? current ?? views[0];
  }

  /** What is seen; undefined before the start, and behind the curtain. */
  get shown(): SeatView | undefined {
    return this.curtain === null ? this.wanted : undefined;
  }

  /** The seat whose player is asked for, if there is a curtain. */
  get curtain(): number | null {
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
