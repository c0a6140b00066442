// The games of this client. Boards are loaded when somebody sits down to one.

import type { GameName } from "../lib/names";
import type { GameClient } from "./contract";

type Clients = { [G in GameName]: () => Promise<{ default: GameClient<G> }> };

/** A game whose cards are told by its deck comes with it: the first line of the log needs it. */
async function withDeck<T extends { ready: Promise<void> }>(loading: Promise<T>): Promise<T> {
  const loaded = await loading;
  await loaded.ready;
  return loaded;
}

export const clients: Clients = {
  diamant: () => import("./diamant"),
  duel: () => withDeck(import("./duel")),
  "dark-cave": () => withDeck(import("./dark-cave")),
};
