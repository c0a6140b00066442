import { pathCardClient } from "../../path-cards/client";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Seat from "./Seat.svelte";
import { spotOf } from "./model";
import { boardInWords, cardInWords } from "./words";

export default pathCardClient("duel", {
  Board,
  Seat,
  Cover,
  spot: spotOf,
  boardInWords,
  cardInWords,
  lastCard: 6,
  keys: [
    { keys: ["D"], words: "duel-client-key-discard" },
    { keys: ["F"], words: "duel-client-key-finish" },
    { keys: ["+", "−", "0"], words: "duel-client-key-zoom" },
  ],
});
