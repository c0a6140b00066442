// Telling somebody who looks elsewhere that it is their turn: the title of the page and a sound.

import { prepareSounds, sound } from "../lib/sounds";
import { say } from "../lib/words.svelte";

/** Less than so many milliseconds after one's own move nobody needs to be called. */
const attentive = 2500;

export class TurnNotice {
  private lastMove = 0;

  /** `waits` says whether the table waits for the reader, `title` what the page is called. */
  constructor(waits: () => boolean, title: () => string) {
    prepareSounds();
    // not whenever something is heard: only when it becomes the reader's turn
    const waiting = $derived(waits());
    const name = $derived(title());
    $effect(() => {
      document.title = name;
      if (!waiting) return;
      if (document.hidden || performance.now() - this.lastMove > attentive) sound("turn");
      const call = say("client-your-turn");
      let calling = true;
      document.title = `${call} · ${name}`;
      const blinking = setInterval(() => {
        calling = !document.hidden || !calling;
        document.title = calling ? `${call} · ${name}` : name;
      }, 1000);
      return () => clearInterval(blinking);
    });
    $effect(() => () => (document.title = "Stope"));
  }

  moved(): void {
    this.lastMove = performance.now();
  }
}
