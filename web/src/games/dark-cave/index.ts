import type { Deck } from "../../mine/deck";
import { loadDeck } from "../../mine/deck";
import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Seat from "./Seat.svelte";
import { boardInWords, cardWords } from "./words";

// the words of cards come from the deck; without it their names have to do
let deck: Deck | null = null;
export const ready = loadDeck("dark-cave").then(
  (loaded) => void (deck = loaded),
  () => undefined,
);

const client: GameClient<"dark-cave"> = {
  game: "dark-cave",
  Board,
  Seat,
  Cover,
  spot: (event) => ("x" in event ? { x: event.x, y: event.y } : null),
  inWords: (view, names) => boardInWords(view, names, deck),
  cardInWords: (face) => (deck === null ? face : cardWords(deck, face)),
  keys: [
    { keys: ["1", "…", "9"], words: "dark-cave-client-key-card" },
    { keys: ["R"], words: "dark-cave-client-key-turn" },
    { keys: ["←", "↑", "→", "↓"], words: "dark-cave-client-key-places" },
    { keys: ["Enter"], words: "dark-cave-client-key-do" },
    { keys: ["Esc"], words: "dark-cave-client-key-back" },
    { keys: ["+", "−", "0"], words: "dark-cave-client-key-zoom" },
    { keys: ["K"], words: "dark-cave-client-key-sheet" },
  ],
};
export default client;
