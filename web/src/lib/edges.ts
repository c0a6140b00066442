// What scrolls sideways fades on the side where there is more of it.

/** Mark a list with `more-before` and `more-after`; `styles/screen.css` draws the rest. */
export function edges(list: HTMLElement, _contents?: string): { update(): void; destroy(): void } {
  const look = () => {
    const hidden = list.scrollWidth - list.clientWidth;
    list.classList.toggle("more-before", list.scrollLeft > 2);
    list.classList.toggle("more-after", list.scrollLeft < hidden - 2);
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(list);
  for (const one of list.children) sizes.observe(one);
  list.addEventListener("scroll", look, { passive: true });
  return {
    update: look,
    destroy() {
      sizes.disconnect();
      list.removeEventListener("scroll", look);
    },
  };
}
