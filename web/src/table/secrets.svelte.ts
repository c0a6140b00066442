// Hiding what nobody else may see: as long as H is held, or until the eye is pressed again.

let held = $state(false);
let shut = $state(false);

export function secretsHidden(): boolean {
  return held || shut;
}

export function toggleSecrets(): void {
  shut = !shut;
}

function elsewhere(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target);
}

/** Whether keys are letters of a text just now, or belong to a control that has its own. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}

/** Listen for H as long as the caller lives. */
export function followSecrets(): void {
  const press = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === "h" && !elsewhere(event)) held = true;
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
