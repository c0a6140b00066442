// Into the clipboard, also on a page that came without encryption, where browsers keep the clipboard back.

/** Copy a text, and return whether it was copied. */
export async function copyText(text: string): Promise<boolean> {
  // the types do not know of pages without a clipboard
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (clipboard === undefined) return copySelected(text);
    await clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** The old way: select the text in a field that nobody sees, and have the browser copy what is selected. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "unseen";
  // beside what was pressed: a dialog keeps the keyboard inside
  (before?.parentElement ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** A field that is selected when it appears, to be copied by hand. */
export function selected(field: HTMLInputElement): void {
  // a dialog first takes the keyboard itself
  requestAnimationFrame(() => {
    field.focus();
    field.select();
  });
}
