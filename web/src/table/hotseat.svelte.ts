// Which of the reader's seats is shown. Usually there is one; where several people share a device,
// the one who is to decide is shown, and a curtain hangs until they say that they are there.

import { show } from "../lib/show.svelte";
import type { Heard, SeatView } from "../wire";

/** So many milliseconds a player sees what the decision has done, and what was drawn, before the curtain falls. */
const glance = 2500;

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
  private readonly wanted = $derived.by((): SeatView | undefined => {
    const views = this.views();
    const current = views.find((one) => one.seat === this.present);
    if (current !== undefined && owes(current)) return current;
    return views.find(owes) ?? current ?? views[0];
  });

  /** The seat whose player is to come next, if that is somebody else. */
  private readonly due = $derived.by((): number | null => {
    const wanted = this.wanted;
    if (this.views().length < 2 || wanted === undefined || wanted.seat === this.present) return null;
    // nobody needs to come when there is nothing to decide
    if (!owes(wanted) && this.present !== null) return null;
    return wanted.seat;
  });

  /** The seat whose player is asked for, if there is a curtain. */
  readonly curtain = $derived(this.present === null || this.fallen ? this.due : null);

  /** What is seen; undefined before the start, and behind the curtain. */
  get shown(): SeatView | undefined {
    if (this.curtain !== null) return undefined;
    return this.due === null ? this.wanted : this.views().find((one) => one.seat === this.present);
  }

  /** The view that is drawn behind the curtain, without its secrets: of who was there before, or of any seat. */
  backdrop(before: number | null): SeatView | undefined {
    return this.views().find((one) => one.seat === before) ?? this.views()[0];
  }

  open(): void {
    this.present = this.curtain;
    this.fallen = false;
  }
}

/** Whether a person has to decide for a seat: a bot that plays for them asks nobody. Who has decided, and
 * may still change it, keeps nobody waiting. */
export function owes({ moves }: SeatView): boolean {
  return moves.length > 0;
}

const filtered = new WeakMap<Heard, Map<number | null, Heard>>();

/** What is told to the reader, who has these seats. Several people before a device hear nothing that only
 * another of them may know; behind a curtain, where `seat` is null, only what all of them may. */
export function heardBy(own: readonly number[], seat: number | null, happened: Heard[]): Heard[] {
  // who is alone before the device, or only watches, was told nothing else
  if (own.length < 2) return happened;
  const ears = seat === null ? own : [seat];
  return happened.map((one) => {
    // the same object each time, so that nothing is told twice
    const bySeat = filtered.get(one) ?? new Map<number | null, Heard>();
    filtered.set(one, bySeat);
    const known = bySeat.get(seat);
    if (known !== undefined) return known;
    const events = one.events.filter((_, at) => ears.every((ear) => one.ears[at]?.includes(ear) === true));
    const told: Heard = { ...one, events, ears: [] };
    bySeat.set(seat, told);
    return told;
  });
}
