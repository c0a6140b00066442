import { cardsOf } from "../../mine/cards.svelte";
import { faceName } from "../../mine/deck";
import { spotInWords } from "../../mine/describe";
import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Seat from "./Seat.svelte";
import { spotOf } from "./model";
import { boardInWords, toldCard } from "./words";

const cards = cardsOf("duel");

const client: GameClient<"duel"> = {
  game: "duel",
  Board,
  Seat,
  Cover,
  spot: spotOf,
  spotInWords,
  inWords: (view, names) => boardInWords(view, names, cards.deck),
  get cardInWords() {
    const { deck } = cards;
    return deck === null ? undefined : (face: string, turned = false) => toldCard(faceName(face), deck, turned);
  },
  keys: [
    { keys: ["1", "…", "6"], words: "duel-client-key-card" },
    { keys: ["R"], words: "duel-client-key-turn" },
    { keys: ["←", "↑", "→", "↓"], words: "duel-client-key-places" },
    { keys: ["Enter"], words: "duel-client-key-do" },
    { keys: ["Esc"], words: "duel-client-key-back" },
    { keys: ["D"], words: "duel-client-key-discard" },
    { keys: ["F"], words: "duel-client-key-finish" },
    { keys: ["+", "−", "0"], words: "duel-client-key-zoom" },
  ],
};
export default client;
