import { loadDeck, type Deck } from "../../mine/deck";
import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Seat from "./Seat.svelte";
import { spotOf } from "./model";
import { boardInWords } from "./words";

let deck: Deck | null = null;
void loadDeck("duel").then(
  (loaded) => (deck = loaded),
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
};
export default client;
