import { cardsOf } from "../../mine/cards.svelte";
import { spotInWords } from "../../mine/describe";
import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Seat from "./Seat.svelte";
import { boardInWords, toldCard } from "./words";

const cards = cardsOf("dark-cave");

const client: GameClient<"dark-cave"> = {
  game: "dark-cave",
  Board,
  Seat,
  Cover,
  spot: (event) => ("x" in event ? { x: event.x, y: event.y } : null),
  spotInWords,
  inWords: (view, names) => boardInWords(view, names, cards.deck),
  get cardInWords() {
    const { deck } = cards;
    return deck === null ? undefined : (face: string, turned = false) => toldCard(deck, face, turned);
  },
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
