// The games of this client. Boards are loaded when somebody sits down to one.

import type { GameName } from "../lib/names";
import type { GameClient } from "./contract";

type Clients = { [G in GameName]: () => Promise<{ default: GameClient<G> }> };

export const clients: Clients = {
  diamant: () => import("./diamant"),
  duel: () => import("./duel"),
  "dark-cave": () => import("./dark-cave"),
};
