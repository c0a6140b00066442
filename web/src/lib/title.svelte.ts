// What the page is called, in the tab and in the list of pages.

/** Call the page so as long as the caller lives. */
export function titled(words: () => string): void {
  $effect(() => {
    document.title = `${words()} · Stope`;
  });
  $effect(() => () => (document.title = "Stope"));
}
