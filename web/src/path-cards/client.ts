// What a game of path cards is to the rest of the client, made from what is its own.

import type { GameClient, KeyWords } from "../games/contract";
import type { Games } from "../lib/names";
import { cardsOf } from "./cards.svelte";
import type { Deck } from "./deck";
import { spotInWords, toldInWords, type CardInWords } from "./describe";
import { handKeys } from "./keys";

type PathCardGame = "duel" | "dark-cave";

/** What each of the games has of its own. */
interface Own<G extends PathCardGame> extends Pick<GameClient<G>, "Board" | "Seat" | "Cover" | "spot"> {
  boardInWords(view: Games[G]["view"], names: string[], deck: Deck | null): string[];
  cardInWords: CardInWords;
  /** The number of the last card of the hand that has a key. */
  lastCard: number;
  /** The keys that only this game has. */
  keys: KeyWords[];
}

export function pathCardClient<G extends PathCardGame>(game: G, own: Own<G>): GameClient<G> {
  const cards = cardsOf(game);
  const { Board, Seat, Cover, spot } = own;
  return {
    game,
    Board,
    Seat,
    Cover,
    spot,
    spotInWords,
    inWords: (view, names) => own.boardInWords(view, names, cards.deck),
    get cardInWords() {
      const { deck } = cards;
      if (deck === null) return undefined;
      return (face: string, turned = false) => toldInWords(face, deck, own.cardInWords, turned);
    },
    keys: [...handKeys(game, own.lastCard), ...own.keys],
  };
}
