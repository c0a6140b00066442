// The games of the server: which there are, and how far their rules are prepared.

import { api } from "../lib/api";
import type { GameInfo } from "../wire";

const askAgain = 1000;

export class GamesOfServer {
  games = $state.raw<GameInfo[]>([]);
  unreachable = $state(false);

  /** Asks again as long as something is not ready, and the caller lives. */
  constructor() {
    $effect(() => {
      let alive = true;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const ask = async () => {
        try {
          this.games = await api.games();
          this.unreachable = false;
        } catch {
          this.unreachable = true;
        }
        if (!alive) return;
        if (this.unreachable || this.games.some((one) => one.ready < 1)) timer = setTimeout(ask, askAgain);
      };
      void ask();
      return () => {
        alive = false;
        clearTimeout(timer);
      };
    });
  }

  of(game: string): GameInfo | undefined {
    return this.games.find((one) => one.game === game);
  }
}
