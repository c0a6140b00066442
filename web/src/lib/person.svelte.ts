// Who sits before this browser. The proof of it is a cookie that no script can read.

import { api, Refusal } from "./api";
import { settings } from "./settings.svelte";
import type { PersonInfo } from "../wire";
import { suggestedName } from "./suggested-name";

let known = $state.raw<PersonInfo | null>(null);
/** What stands in the field for the name since somebody typed in it; kept for whichever way leads to a table. */
let typed = $state<string | null>(settings.typedName === "" ? null : settings.typedName);
const suggested = suggestedName();

/** The name in every field for it: as typed last, else as before, else a suggestion. */
export function ownName(): string {
  return typed ?? known?.name ?? (settings.name === "" ? suggested : settings.name);
}

export function typeName(name: string): void {
  typed = name;
  settings.typedName = name.trim();
}

export function person(): PersonInfo | null {
  return known;
}

/** Find out who this is, if the server may know: who never gave a name is nobody yet. */
export async function remember(): Promise<void> {
  if (settings.name !== "") await ask();
}

/** Find out who this is, because a table says that they sit there. */
export async function recognise(): Promise<void> {
  if (known === null) await ask();
}

async function ask(): Promise<void> {
  try {
    known = await api.me();
    settings.name ||= known.name;
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
  }
}

let introducing: Promise<unknown> = Promise.resolve();

/** Be somebody: with the name chosen, new or as before. One after the other, so that nobody becomes two. */
export function introduce(name: string): Promise<PersonInfo> {
  const introduced = introducing.then(() => become(name));
  introducing = introduced.catch(() => undefined);
  return introduced;
}

async function become(name: string): Promise<PersonInfo> {
  const { language } = settings;
  if (known === null) known = await api.introduce(name, language);
  else if (known.name !== name || known.language !== language)
    known = await api.rename(name, language);
  settings.name = known.name;
  typed = null;
  settings.typedName = "";
  return known;
}
