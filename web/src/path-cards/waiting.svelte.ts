// Waiting for an answer. What is over in a moment is not worth a word: it would only flicker.

const momentMilliseconds = 400;

export class Waiting {
  /** Whether it takes so long that it is to be said. */
  long = $state(false);

  /** As long as the component lives that makes it; `what` is null while nothing is waited for. */
  constructor(what: () => unknown) {
    $effect(() => {
      if (what() === null) return;
      const timer = setTimeout(() => (this.long = true), momentMilliseconds);
      return () => {
        clearTimeout(timer);
        this.long = false;
      };
    });
  }
}
