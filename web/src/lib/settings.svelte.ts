// What a person has chosen for this browser; it is kept here and goes nowhere else.

import { MediaQuery } from "svelte/reactivity";
import type { Hello } from "../wire";
import type { GameName } from "./names";
import { show } from "./show.svelte";
import { browserLanguage, isLanguage, type Language } from "./words.svelte";

export type Theme = "system" | "dark" | "light";
export type Motion = "system" | "full" | "none";
export type BotSpeed = NonNullable<Hello["bot_speed"]>;
export const botSpeeds: readonly BotSpeed[] = ["slow", "normal", "fast", "at-once"];

interface Chosen {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Whether letters and digits alone do something at a table. */
  singleKeys: boolean;
  /** How fast bots should move; tables are told. */
  botSpeed: BotSpeed;
  /** Whether a card laid against bots alone is held for a moment where it could not be taken back later. */
  holdsCards: boolean;
  odds: boolean;
  name: string;
  /** A name that was typed and not used yet; empty if there is none. */
  typedName: string;
  /** What was played last: the game on the first screen, and how strong the bots are. */
  game: GameName;
  level: string;
}

const place = "stope-settings";

/** What is chosen for who has chosen nothing. */
export function usual(): Chosen {
  const language = browserLanguage();
  return {
    language,
    theme: "system",
    motion: "system",
    sound: true,
    singleKeys: true,
    botSpeed: "normal",
    holdsCards: true,
    odds: false,
    name: "",
    typedName: "",
    game: "diamant",
    level: "miner",
  };
}

function kept(): Chosen {
  const chosen = usual();
  try {
    const read = JSON.parse(localStorage.getItem(place) ?? "{}") as Record<string, unknown>;
    // what was kept by another version may not be what is meant now
    const isMeant: { [K in keyof Chosen]?: (value: unknown) => boolean } = {
      language: (value) => typeof value === "string" && isLanguage(value),
      theme: (value) => value === "dark" || value === "light",
      motion: (value) => value === "full" || value === "none",
      botSpeed: (value) => botSpeeds.some((one) => one === value),
    };
    for (const key of Object.keys(chosen) as (keyof Chosen)[]) {
      const value = read[key];
      if (typeof value === typeof chosen[key] && (isMeant[key]?.(value) ?? true)) Object.assign(chosen, { [key]: value });
    }
  } catch {
    // as usual, then
  }
  return chosen;
}

export const settings = $state<Chosen>(kept());

/** Keep every change, and let the page look as chosen. Called once, by the page itself. */
export function followSettings(): void {
  $effect(() => localStorage.setItem(place, JSON.stringify(settings)));
  $effect(() => {
    const root = document.documentElement;
    root.dataset["theme"] = theme();
    root.dataset["motion"] = show.hurried ? "none" : settings.motion;
  });
}

const lightSystem = new MediaQuery("(prefers-color-scheme: light)");
const calmSystem = new MediaQuery("(prefers-reduced-motion: reduce)");

/** The colours that are shown: as chosen here, or as the system has them. */
export function theme(): "dark" | "light" {
  if (settings.theme !== "system") return settings.theme;
  return lightSystem.current ? "light" : "dark";
}

/** Whether things should move: as chosen here, or as the system says; not while somebody skips. */
export function moves(): boolean {
  if (show.hurried) return false;
  if (settings.motion !== "system") return settings.motion === "full";
  return !calmSystem.current;
}
