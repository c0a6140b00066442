// The cards of a mine game as the screen has them: on their way, there, or not to be had.

import { api } from "../lib/api";
import { whenIdle } from "../lib/when";
import { faceOf } from "./carving";
import { readDeck, type Deck, type DeckFile, type PathCard } from "./deck";

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
      carveAhead([...this.deck.cards.values()].filter((card) => card.kind === "path"));
    } catch {
      this.missing = true;
    }
  }
}

/** Carve the faces of cards while nobody waits for them, one at a time. */
function carveAhead([card, ...rest]: PathCard[]): void {
  if (card === undefined) return;
  whenIdle(() => {
    faceOf(card);
    carveAhead(rest);
  });
}

const asked = new Map<string, Cards>();

/** The cards of a game; asked for only once. */
export function cardsOf(game: "duel" | "dark-cave"): Cards {
  let cards = asked.get(game);
  if (cards === undefined) asked.set(game, (cards = new Cards(async () => (await api.deck(game)) as DeckFile)));
  return cards;
}
