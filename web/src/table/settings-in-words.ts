// What the host has chosen, in words.

import type { GameName } from "../lib/names";
import { say } from "../lib/words.svelte";
import type { TableInfo } from "../wire";

export type Clock = TableInfo["settings"]["clock"];

export function clockInWords(clock: Clock): string {
  switch (clock.kind) {
    case "none":
      return say("client-clock-none");
    case "live":
      return say("client-clock-live", { minutes: clock.seconds / 60, seconds: clock.increment ?? 0 });
    case "days":
      return say("client-clock-days", { days: clock.days });
  }
}

/** How an option of a game is called. */
export function optionInWords(game: GameName, option: string): string {
  return say(`client-option-${game}-${hyphened(option)}`);
}

/** How a value of an option is called. */
export function valueInWords(game: GameName, option: string, value: string): string {
  return say(`client-value-${game}-${hyphened(option)}-${value}`);
}

/** Options that mean something only to who plays alone. */
const onlyAlone = new Set(["duel-dwarf"]);

/** Whether an option is a choice for so many players. */
export function isChoice(game: GameName, option: string, players: number): boolean {
  return players === 1 || !onlyAlone.has(`${game}-${option}`);
}

/** All that was chosen for a table of so many players, one thing each. */
export function optionsInWords(game: GameName, options: Record<string, string>, players: number): string[] {
  return Object.entries(options)
    .filter(([option]) => isChoice(game, option, players))
    .map(([option, value]) => `${optionInWords(game, option)}: ${valueInWords(game, option, value)}`);
}

function hyphened(name: string): string {
  return name.replaceAll("_", "-");
}
