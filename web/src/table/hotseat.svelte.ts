// Which of the reader's seats is shown. Usually there is one; where several people share a device,
// the one who is to decide is shown, and a curtain hangs until they say that they are there.

import type { SeatView } from "../wire";

export class HotSeat {
  /** The seat whose player said that they are there. */
  private present = $state<number | null>(null);

  constructor(private readonly views: () => SeatView[]) {}

  /** The seat that should be seen now. */
  private get wanted(): SeatView | undefined {
    const views = this.views();
    const current = views.find((one) => one.seat === this.present);
    if (current !== undefined && current.moves.length > 0) return current;
    return views.find((one) => one.moves.length > 0) ?? current ?? views[0];
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
    if (wanted.moves.length === 0 && this.present !== null) return null;
    return wanted.seat;
  }

  open(): void {
    this.present = this.curtain;
  }
}
