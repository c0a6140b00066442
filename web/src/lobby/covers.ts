// The illustrations of the first screen. They are loaded without the boards, which come later.

import type { Component } from "svelte";
import DarkCave from "../games/dark-cave/Cover.svelte";
import Diamant from "../games/diamant/Cover.svelte";
import Duel from "../games/duel/Cover.svelte";
import type { GameName } from "../lib/names";

export const covers: Record<GameName, Component> = {
  diamant: Diamant,
  duel: Duel,
  "dark-cave": DarkCave,
};
export const gameNames = Object.keys(covers) as GameName[];
