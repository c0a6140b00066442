// A card that was laid and is held for a moment before it is sent.
//
// In the Duel a card is drawn as soon as one is laid, so a laid card could hardly ever be taken back. Where
// nobody but bots waits for it, it lies on the board at once and is sent a moment later.

/** How long a card is held, in seconds. */
const holdSeconds = 2;

/** A card that is held, for the board. */
export interface Hold {
  /** Seconds that are left, as a whole number. */
  left: number;
  takeBack(): void;
}

/** The card was taken back before it was sent. */
export class HeldBack extends Error {}

export class Holding {
  private left = $state<number | null>(null);
  private decide: ((sends: boolean) => void) | null = null;

  /** The card that is held now. */
  readonly hold = $derived.by((): Hold | null =>
    this.left === null ? null : { left: this.left, takeBack: () => this.decide?.(false) },
  );

  /** Hold a card until its time is over; rejects with HeldBack if it is taken back before. */
  async wait(): Promise<void> {
    this.send();
    this.left = holdSeconds;
    let ticking: ReturnType<typeof setInterval> | undefined;
    const sends = await new Promise<boolean>((decide) => {
      this.decide = decide;
      ticking = setInterval(() => {
        this.left = (this.left ?? 0) - 1;
        if (this.left <= 0) decide(true);
      }, 1000);
    });
    clearInterval(ticking);
    this.decide = this.left = null;
    if (!sends) throw new HeldBack();
  }

  /** Send what is held now: something else is wanted of the server. */
  send(): void {
    this.decide?.(true);
  }
}
