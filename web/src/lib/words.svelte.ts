// What the client says, in the reader's language: the same Fluent catalogues as the server's.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import wordsOfFailure from "virtual:words-of-failure";

export const languages = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
} as const;
export type Language = keyof typeof languages;

const catalogues: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  de: () => import("virtual:words/de"),
  fr: () => import("virtual:words/fr"),
  it: () => import("virtual:words/it"),
  nl: () => import("virtual:words/nl"),
};
const rulebooks: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:rules/en"),
  de: () => import("virtual:rules/de"),
  fr: () => import("virtual:rules/fr"),
  it: () => import("virtual:rules/it"),
  nl: () => import("virtual:rules/nl"),
};

interface Spoken {
  language: Language;
  bundle: FluentBundle;
  /** Made once: to make one costs more than to use it a hundred times. */
  lists: Intl.ListFormat;
}

function spokenWith(language: Language, bundle: FluentBundle): Spoken {
  return { language, bundle, lists: new Intl.ListFormat(language, { type: "conjunction" }) };
}

let spoken = $state.raw(spokenWith("en", new FluentBundle("en")));

export function isLanguage(given: string): given is Language {
  return given in languages;
}

/** The language that the browser asks for, if it is one of ours. */
export function browserLanguage(): Language {
  const wanted = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? "en";
}

export function language(): Language {
  return spoken.language;
}

let wanted: Language = "en";

/** Speak this language from now on, unless another was wanted before its words have come. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const { default: catalogue } = await catalogues[language]();
  if (wanted === language) speakWith(language, catalogue);
}

/** Say the little that can be said where no words come. */
export function speakOfFailure(language: Language): void {
  speakWith(language, wordsOfFailure[language]);
}

function speakWith(language: Language, catalogue: string): void {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue));
  spoken = spokenWith(language, bundle);
  document.documentElement.lang = language;
}

/** Have the texts of the rules at hand, also where the network goes away; they are not read before that. */
export async function fetchRules(): Promise<void> {
  await rulebooks[spoken.language]();
}

/** Load the texts of the rules, too; they are long and seldom read. */
export async function loadRules(): Promise<void> {
  const { language, bundle } = spoken;
  if (bundle.hasMessage("diamant-rule-1")) return;
  bundle.addResource(new FluentResource((await rulebooks[language]()).default));
  // another language may have been chosen meanwhile
  if (spoken.bundle === bundle) spoken = spokenWith(language, bundle);
}

export type Values = Record<string, FluentVariable>;

export function hasWords(message: string): boolean {
  return spoken.bundle.hasMessage(message);
}

/** A message in the reader's language. */
export function say(message: string, values: Values = {}): string {
  const pattern = spoken.bundle.getMessage(message)?.value;
  if (pattern == null) return wordless(message, "no words");
  const problems: Error[] = [];
  const text = spoken.bundle.formatPattern(pattern, values, problems);
  return problems.length === 0 ? text : wordless(message, problems.join(", "));
}

/** A mistake of ours, which tests find: one word is wrong then, and the table stands. */
function wordless(message: string, problem: string): string {
  const mistake = new Error(`${message}: ${problem}`);
  if (typeof reportError !== "function") throw mistake;
  reportError(mistake);
  return message;
}

/** Words that can stand alone: with a capital letter at the beginning. */
export function asSentence(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase(spoken.language) + words.slice(1);
}

/** "up, right and left" */
export function listOf(words: string[]): string {
  return spoken.lists.format(words);
}

/** Names as a list: "Ada, Bo and Cleo". */
export function nameList(names: string[]): string {
  return names.length === 0 ? say("list-nobody") : listOf(names);
}
