// Whose the keyboard is. A board leads who plays with it to the next decision, and takes it from nobody:
// not from who writes a line, not from who reads a dialog.

import { tick } from "svelte";

/** Whether what had the focus is gone. */
export function isFocusLost(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body;
}

/** Whether a board may lead the focus: it is nowhere, or on the board itself. */
export function isFocusFree(): boolean {
  const at = document.activeElement;
  if (at === null || isFocusLost()) return true;
  return at.closest("main") !== null && at.closest("dialog, [role=dialog], [role=alertdialog]") === null;
}

/** For what appears and is to be read or answered: it has the focus, unless somebody is busy elsewhere. */
export function takeFocus(node: HTMLElement): void {
  // what it takes the place of may still be there
  void tick().then(() => {
    if (isFocusFree()) node.focus({ preventScroll: true });
  });
}
