// Single letters and digits do things at a table. Who speaks to the computer, or hits keys by accident,
// can do without: everything they do has a button, too.

import { isShortcut, isTyping } from "./keys";
import { settings } from "./settings.svelte";

/** Keep single keys from everything but texts, as long as they are switched off. Called once. */
export function guardSingleKeys(): void {
  addEventListener(
    "keydown",
    (event) => {
      const single = event.key.length === 1 && event.key !== " ";
      if (settings.singleKeys || !single || isShortcut(event)) return;
      if (!isTyping(event.target)) event.stopImmediatePropagation();
    },
    true,
  );
}
