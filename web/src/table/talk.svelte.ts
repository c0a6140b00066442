// What people say at a table: what of it the reader has not heard yet, and whom they do not want to hear.

import { SvelteSet } from "svelte/reactivity";
import type { Heard } from "../wire";
import { type Said, speeches } from "./story";

/** So many milliseconds a line is shown to those who do not look at the talk. */
const shown = 6000;

interface Ways {
  /** All that has happened. */
  happened(): Heard[];
  /** Who reads. */
  person(): string | null;
  /** Whether all that is said is before the reader's eyes. */
  isOpen(): boolean;
  /** Ask the server to be silent about somebody; rejects if it does not. */
  askMute(person: string, on: boolean): Promise<unknown>;
}

export class Talk {
  readonly said = $derived.by(() => speeches(this.ways.happened()));
  /** Those whom the reader does not want to hear, as far as they have spoken. */
  readonly muted = new SvelteSet<string>();
  /** What somebody has just said, for a moment. */
  spoken = $state.raw<Said | null>(null);
  /** The last line that the reader knows, and the last one that was taken note of. */
  private known = $state(0);
  private noted = 0;
  private shutting: ReturnType<typeof setTimeout> | undefined;

  /** Follows what is said as long as the caller lives. */
  constructor(private readonly ways: Ways) {
    // what was said before one came is no news
    this.known = this.last;
    this.note();
    $effect(() => this.follow());
    $effect(() => () => clearTimeout(this.shutting));
  }

  get unheard(): number {
    return this.ways.isOpen() ? 0 : this.said.filter((one) => one.number > this.known).length;
  }

  /** Take note of what was said since the last time: each line once. */
  follow(): void {
    const fresh = this.note();
    if (this.ways.isOpen()) {
      this.known = this.last;
      this.spoken = null;
      return;
    }
    const line = fresh.at(-1);
    if (line === undefined || line.words === null || line.person === this.ways.person()) return;
    this.spoken = line;
    clearTimeout(this.shutting);
    this.shutting = setTimeout(() => (this.spoken = null), shown);
  }

  /** Be silent about somebody, or no longer, from when the server has agreed. */
  async mute(person: string, on: boolean): Promise<void> {
    await this.ways.askMute(person, on);
    if (on) this.muted.add(person);
    else this.muted.delete(person);
  }

  private get last(): number {
    return this.said.at(-1)?.number ?? 0;
  }

  /** Lines without words come from who is muted; what they said before they were, or after, tells nothing. */
  private note(): Said[] {
    const fresh = this.said.filter((one) => one.number > this.noted);
    for (const one of fresh)
      if (one.words === null) this.muted.add(one.person);
      else this.muted.delete(one.person);
    this.noted = Math.max(this.noted, this.last);
    return fresh;
  }
}
