// What a game is to the rest of the client. Each game has a folder here that exports one of these.
//
// The client decides no rule: a board draws a view, offers the legal moves that came with it, and
// asks the server about everything else.

import type { Component, Snippet } from "svelte";
import type { GameName, Games } from "../lib/names";
import type { Absence } from "../table/absence";
import type { Hold } from "../table/holding.svelte";
import type { Heard, TableInfo, Verdict } from "../wire";

/** A place of the board, for log lines that point at it. */
export interface Spot {
  x: number;
  y: number;
}

/** A way to skip what bots do, and whether that is under way. */
export interface Skip {
  on: boolean;
  does(): void;
}

/** What the board of a game gets. */
export interface BoardProps<G extends GameName> {
  view: Games[G]["view"];
  /** The legal moves of `seat` now; none if it has nothing to decide, or only watches. */
  moves: Games[G]["move"][];
  /** For a seat that has decided: the moves with which it may still decide otherwise. */
  changes: Games[G]["move"][];
  /** What it may say beside the game, at any time. */
  talk: Games[G]["move"][];
  seat: number | null;
  /** Whom `names` calls "you": `seat`, but nobody in a replay that shows everything. */
  you: number | null;
  /** By seat, as the reader calls them. */
  names: string[];
  /** By seat, as everyone calls them: beside pictures the reader has a name like the others. */
  called: string[];
  /** Absent in replays. */
  table: TableInfo | null;
  /** What has just happened, to be shown in motion: the events of the last news, in order. */
  latest: Games[G]["event"][];
  /** In words, what others did since the reader's last move: a few lines at most. */
  told: readonly string[];
  /** All that happened so far, for summaries and charts. */
  happened: Heard[];
  /** Several people share this screen: what one of them decides in secret stays unseen afterwards, too. */
  shared: boolean;
  /** A place that a line of the log points at. */
  pointed: Spot | null;
  /** A move that a hint speaks of, to be shown on the board; it is not made. */
  advised?: Games[G]["move"] | null;
  /** A hint is asked for or read: why something else cannot be done is not said beside it. */
  hinted?: boolean;
  /** Make a move; rejects with a RequestRefused if the server does not take it. */
  play(move: Games[G]["move"]): Promise<void>;
  /** Why a move is not allowed: rule and sentence; both null if it is. */
  whyNot(move: Games[G]["move"]): Promise<Verdict>;
  /** The player whom all wait for is away: the main line says so, and offers a bot, unless the reader is to decide. */
  absence?: Absence | null;
  /** While bots move: let them go on without pauses; null when there is nothing to skip. */
  skip?: Skip | null;
  /** Take back the card that was just laid; null when that cannot be done. */
  undo?: (() => void) | null;
  /** A card that was laid and is not sent yet: it can be taken back until then. */
  hold?: Hold | null;
  /** When the match is over: the result, which takes the room of what one decided with. */
  ending?: Snippet | undefined;
  /** Open the rule reference at a rule, as "DU-20". */
  showRule(rule: string): void;
}

/** What everyone may see of a player, beside name, clock and turn: a small strip in the seat. */
export interface SeatProps<G extends GameName> {
  view: Games[G]["view"];
  seat: number;
}

/** A key of the keyboard map: what is pressed, and the message that says what it does. */
export interface KeyWords {
  keys: string[];
  words: string;
}

// Secrets of the shown seat (hand, clan card, notes) carry the class `secret`: they are hidden as
// long as H is held. Sounds come from lib/sounds. A board that takes a moment to show what has happened
// sets `show.busy` (lib/show) as long as it does, and is not decided upon before.

export interface GameClient<G extends GameName> {
  game: G;
  /** Everything between the seats at the top and the bottom edge: board, turn line, hand, buttons. */
  Board: Component<BoardProps<G>>;
  Seat: Component<SeatProps<G>>;
  /** The illustration on the first screen; fills its box, upright 2 : 3. */
  Cover: Component;
  /** The place that an event speaks of, if any. */
  spot(event: Games[G]["event"]): Spot | null;
  /** The board in words, for who does not see it: one line each. */
  inWords(view: Games[G]["view"], names: string[]): string[];
  /** The keys that this board understands, for the keyboard map. */
  keys?: KeyWords[];
  /** How a card is called in the log, in the reader's language; without, by its name in the deck. */
  readonly cardInWords?: ((face: string, turned?: boolean) => string) | undefined;
  /** How a place of the board is called: "3 right, 1 up". */
  spotInWords?(spot: Spot): string;
}
