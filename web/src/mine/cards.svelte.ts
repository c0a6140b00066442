// The cards of a mine game as the screen has them: on their way, there, or not to be had.

import { api } from "../lib/api";
import { readDeck, type Deck, type DeckFile } from "./deck";

export class Cards {
  /** Null until it has come. */
  deck = $state.raw<Deck | null>(null);
  /** It was asked for and did not come. */
  missing = $state(false);

  constructor(private readonly ask: () => Promise<DeckFile>) {
    void this.load();
  }

  /** Ask for the deck, or ask again. */
  async load(): Promise<void> {
    this.missing = false;
    try {
      this.deck = readDeck(await this.ask());
    } catch {
      this.missing = true;
    }
  }
}

const asked = new Map<string, Cards>();

/** The cards of a game; asked for only once. */
export function cardsOf(game: "duel" | "dark-cave"): Cards {
  let cards = asked.get(game);
  if (cards === undefined) asked.set(game, (cards = new Cards(async () => (await api.deck(game)) as DeckFile)));
  return cards;
}
