// Where the keyboard is. Nobody who plays without a mouse should have to look for it.

import { tick } from "svelte";

const backFrom = new WeakMap<Element, Element | null>();

/** Whether the keyboard is nowhere: what had it is gone. */
export function isLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

/** Something lies over the page for a while: afterwards the keyboard is where it was. For a Svelte `use:`. */
export function givesBack(over: HTMLElement): { destroy(): void } {
  const before = document.activeElement;
  // what was opened from something that lies over the page itself goes back to where that came from
  const under = before?.closest("[data-over]") ?? null;
  const back = under === null ? before : (backFrom.get(under) ?? null);
  over.dataset["over"] = "";
  backFrom.set(over, back);
  return {
    destroy() {
      if (isLost() && back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
    },
  };
}

/** Give the keyboard to a part of the page, if nothing else has it: the next Tab goes on from there. */
export function goTo(part: HTMLElement | null | undefined): void {
  if (part == null || !isLost()) return;
  if (!part.hasAttribute("tabindex")) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/** Whether a board may lead the keyboard: it is nowhere, or on the board itself. It takes it from nobody. */
export function isFree(): boolean {
  const at = document.activeElement;
  if (at === null || isLost()) return true;
  return at.closest("main") !== null && at.closest("dialog, [role=dialog], [role=alertdialog]") === null;
}

/** For what appears and is to be read or answered: it has the keyboard, unless somebody is busy elsewhere. */
export function takeFocus(node: HTMLElement): void {
  // what it takes the place of may still be there
  void tick().then(() => {
    if (isFree()) node.focus({ preventScroll: true });
  });
}

let first = true;

/** The main part of a new screen, which is where the keyboard goes on. For a Svelte `use:`. */
export function arrival(main: HTMLElement): void {
  // a page that has just been loaded begins at its beginning
  if (!first) goTo(main);
  first = false;
}
