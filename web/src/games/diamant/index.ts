import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { inWords } from "./inWords";
import { placeOfEvent } from "./places";
import Seat from "./Seat.svelte";

const client: GameClient<"diamant"> = {
  game: "diamant",
  Board,
  Seat,
  Cover,
  spot: placeOfEvent,
  inWords,
  keys: [
    { keys: ["G", "1"], words: "diamant-client-key-go-on" },
    { keys: ["L", "2"], words: "diamant-client-key-leave" },
    { keys: ["Esc"], words: "diamant-client-key-skip" },
    { keys: ["+", "-", "0", "."], words: "diamant-client-key-camera" },
  ],
};
export default client;
