// Whether a part of the page is in sight: `use:inSight={(now) => ...}`.

/** Most of it: an edge at the end of the screen is not read. */
const most = 0.6;

export function inSight(element: HTMLElement, changed: (now: boolean) => void): { destroy(): void } {
  const watch = new IntersectionObserver(
    (entries) => changed(entries.at(-1)?.isIntersecting === true),
    { threshold: most },
  );
  watch.observe(element);
  return { destroy: () => watch.disconnect() };
}
