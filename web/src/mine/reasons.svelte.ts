// Why something is not allowed: asked of the server when somebody lingers, and remembered until the
// table changes.

import type { Verdict } from "../wire";

const lingerMilliseconds = 140;

export class Reasons<M> {
  /** The reason that is shown now. */
  shown = $state.raw<Verdict | null>(null);
  private known = new Map<string, Promise<Verdict>>();
  private wondered = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: (move: M) => Promise<Verdict>) {}

  /** Show why a move is not allowed, after a moment or at once; with null, show nothing. */
  wonder(move: M | null, when: "soon" | "now" = "soon"): void {
    this.wondered += 1;
    clearTimeout(this.timer);
    if (move === null) {
      this.shown = null;
      return;
    }
    const mine = this.wondered;
    const find = async () => {
      const verdict = await this.answer(move);
      if (mine === this.wondered) this.shown = verdict?.message == null ? null : verdict;
    };
    this.timer = setTimeout(() => void find(), when === "now" ? 0 : lingerMilliseconds);
  }

  /** Show a reason that is known already. */
  show(verdict: Verdict): void {
    this.wonder(null);
    this.shown = verdict;
  }

  /** The table has changed: other things are allowed now. */
  forget(): void {
    this.known = new Map();
    this.wonder(null);
  }

  private async answer(move: M): Promise<Verdict | null> {
    const key = JSON.stringify(move);
    let answer = this.known.get(key);
    if (answer === undefined) {
      answer = this.ask(move);
      this.known.set(key, answer);
    }
    try {
      return await answer;
    } catch {
      // the line was cut: nothing to show, and ask again next time
      this.known.delete(key);
      return null;
    }
  }
}
