// Choosing another language, for the page and for what the server says.

import { introduce, person } from "./person.svelte";
import { settings } from "./settings.svelte";
import { isLanguage, language, speak } from "./words.svelte";

/** Speak another language and keep to it; rejects if its words do not come, and then nothing has changed. */
export async function chooseLanguage(chosen: string): Promise<void> {
  if (!isLanguage(chosen)) return;
  await speak(chosen);
  // another one was chosen before this one came
  if (language() !== chosen) return;
  settings.language = chosen;
  const known = person();
  if (known !== null) await introduce(known.name).catch(() => undefined);
}
