// Hiding what nobody else may see: as long as H is held, or until the eye is pressed again.

import { isShortcut, isTyping } from "../lib/keys";

let held = $state(false);
let shut = $state(false);

export function secretsHidden(): boolean {
  return held || shut;
}

export function toggleSecrets(): void {
  shut = !shut;
}

/** Listen for H as long as the caller lives. */
export function followSecrets(): void {
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
    };
  });
  $effect(() => {
    document.documentElement.dataset["secrets"] = secretsHidden() ? "hidden" : "shown";
  });
}
