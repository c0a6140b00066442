// Hiding what nobody else may see: as long as H is held, until the eye is pressed again, or behind a curtain.

import { isShortcut, isTyping } from "../lib/keys";

let held = $state(false);
let shut = $state(false);
let curtained = $state.raw<() => boolean>(() => false);

export function secretsHidden(): boolean {
  return held || shut || curtained();
}

export function toggleSecrets(): void {
  shut = !shut;
}

/** Listen for H as long as the caller lives, and hide everything while a curtain hangs. */
export function followSecrets(hangs: () => boolean = () => false): void {
  curtained = hangs;
  const press = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === "h" && !isShortcut(event) && !isTyping(event.target)) held = true;
  };
  const release = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === "h") held = false;
  };
  const lose = () => (held = false);
  $effect(() => {
    addEventListener("keydown", press);
    addEventListener("keyup", release);
    addEventListener("blur", lose);
    return () => {
      removeEventListener("keydown", press);
      removeEventListener("keyup", release);
      removeEventListener("blur", lose);
      held = shut = false;
      curtained = () => false;
    };
  });
  $effect(() => {
    document.documentElement.dataset["secrets"] = secretsHidden() ? "hidden" : "shown";
  });
}
