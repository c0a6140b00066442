import { pathCardClient } from "../../path-cards/client";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Seat from "./Seat.svelte";
import { boardInWords, cardWords } from "./words";

export default pathCardClient("dark-cave", {
  Board,
  Seat,
  Cover,
  boardInWords,
  cardInWords: (face, deck, turned) => cardWords(deck, face, turned),
  spot: (event) => ("x" in event ? { x: event.x, y: event.y } : null),
  lastCard: 9,
  keys: [
    { keys: ["+", "−", "0"], words: "dark-cave-client-key-zoom" },
    { keys: ["K"], words: "dark-cave-client-key-sheet" },
  ],
});
