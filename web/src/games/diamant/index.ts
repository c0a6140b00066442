import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Seat from "./Seat.svelte";

const client: GameClient<"diamant"> = {
  game: "diamant",
  Board,
  Seat,
  Cover,
  spot: () => null,
  inWords: () => [],
};
export default client;
