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
};
export default client;
