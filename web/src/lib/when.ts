// When to do what nobody should have to wait for.

/** Do something when the page has nothing else to do. */
export function whenIdle(doing: () => void): void {
  const soon = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 50));
  soon(doing);
}

/** Do something once what has just changed is painted; at once where nobody looks. */
export function afterPaint(doing: () => void): void {
  if (document.hidden) doing();
  else requestAnimationFrame(() => setTimeout(doing));
}
