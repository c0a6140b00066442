import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Seat from "./Seat.svelte";

const client: GameClient<"duel"> = {
  game: "duel",
  Board,
  Seat,
  Cover,
  spot: (event) => ("x" in event ? { x: event.x, y: event.y } : null),
  inWords: () => [],
};
export default client;
