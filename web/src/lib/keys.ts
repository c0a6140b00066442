// Whom a key is for.

/** Whether keys are letters of a text just now, or belong to a control that has its own. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}

/** Whether a key belongs to the browser: it is pressed together with one that says so. */
export function isShortcut(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}

/** Whether a key is not for what lies on the table: somebody writes, or a dialog lies over everything. */
export function isElsewhere(event: KeyboardEvent): boolean {
  return isShortcut(event) || isTyping(event.target) || document.querySelector("dialog[open]") !== null;
}
