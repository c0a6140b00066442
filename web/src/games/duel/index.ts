import { faceName, loadDeck, type Deck } from "../../mine/deck";
import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Seat from "./Seat.svelte";
import { spotOf } from "./model";
import { boardInWords, cardInWords } from "./words";

let deck: Deck | null = null;
export const ready = loadDeck("duel").then(
  (loaded) => void (deck = loaded),
  // the board asks again and says so if it cannot be had
  () => undefined,
);

const client: GameClient<"duel"> = {
  game: "duel",
  Board,
  Seat,
  Cover,
  spot: spotOf,
  inWords: (view, names) => boardInWords(view, names, deck),
  cardInWords: (face) => (deck === null ? face : cardInWords(faceName(face), deck)),
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
