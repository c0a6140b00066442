// Why something is not allowed: asked of the server when somebody lingers, and remembered until the
// table changes.

import { hasWords, say } from "../lib/words.svelte";
import type { Verdict } from "../wire";

const lingerMilliseconds = 140;
/** Who has read a reason has so long to get to its rule with the mouse. */
const readMilliseconds = 2500;
/** So many of the moves that somebody may have in mind are asked about. */
const mostAsked = 12;

/** Some of many, from everywhere among them. */
export function sample<T>(all: readonly T[], most: number): T[] {
  const step = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(all.length, most) }, (_, index) => all[Math.floor(index * step)] as T);
}

/** What is said most often; nothing if there is a move that nothing speaks against. */
export function commonest(verdicts: readonly Verdict[]): Verdict | null {
  const counts = new Map<string | null, { verdict: Verdict; count: number }>();
  for (const verdict of verdicts) {
    if (verdict.message === null) return null;
    const before = counts.get(verdict.rule);
    counts.set(verdict.rule, { verdict, count: (before?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)[0]?.verdict ?? null;
}

/** The reason without what was tried and what is allowed: the sentence that belongs to the rule. */
function inShort(verdict: Verdict, game: "duel" | "dark-cave"): Verdict {
  const words = `${game}-refusal-${verdict.rule?.split("-")[1] ?? ""}`;
  return hasWords(words) ? { rule: verdict.rule, message: say(words) } : verdict;
}

export class Reasons<M> {
  /** The reason that is shown now. */
  shown = $state.raw<Verdict | null>(null);
  private known = new Map<string, Promise<Verdict>>();
  private wondered = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly game: "duel" | "dark-cave",
    private readonly ask: (move: M) => Promise<Verdict>,
  ) {}

  /** Show why a move is not allowed, after a moment or at once; with null, show nothing. */
  wonder(move: M | null, when: "soon" | "now" = "soon"): void {
    this.wonderAbout(move === null ? [] : [move], when);
  }

  /** Show why none of these moves is allowed: what speaks against most of them. */
  wonderAbout(moves: readonly M[], when: "soon" | "now" = "soon"): void {
    this.wondered += 1;
    clearTimeout(this.timer);
    if (moves.length === 0) {
      this.shown = null;
      return;
    }
    const mine = this.wondered;
    const find = async () => {
      const answers = await Promise.all(sample(moves, mostAsked).map((move) => this.answer(move)));
      if (mine !== this.wondered) return;
      const verdict = commonest(answers.filter((answer) => answer !== null));
      this.shown = verdict === null ? null : inShort(verdict, this.game);
    };
    this.timer = setTimeout(() => void find(), when === "now" ? 0 : lingerMilliseconds);
  }

  /** The pointer has left what was asked about: what it was told stays until it asks something else. */
  left(): void {
    this.wondered += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.shown = null), readMilliseconds);
  }

  /** Show a reason that is known already. */
  show(verdict: Verdict): void {
    this.wonder(null);
    this.shown = inShort(verdict, this.game);
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
