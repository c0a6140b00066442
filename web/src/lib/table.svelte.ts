// A table as this person sees it: what was heard so far, and what may be asked of it.

import { keepCommitment, keepNonce } from "./kept-shuffles";
import { Line, randomHex, type LineState, type Wish } from "./line";
import { hearCalls } from "./put-away.svelte";
import { settings } from "./settings.svelte";
import { withoutUndone } from "./undone";
import { language } from "./words.svelte";
import type {
  GameMove,
  Heard,
  HintsInfo,
  News,
  SeatView,
  TableInfo,
  TurnAt,
  Verdict,
} from "../wire";

export class Table {
  info = $state.raw<TableInfo | null>(null);
  /** When `info` came, on the clock of `performance.now()`: its seconds count from then on. */
  informedAt = performance.now();
  /** What each of the person's seats sees; of who only watches, one with `seat` null. */
  views = $state.raw<SeatView[]>([]);
  /** Everything that happened, oldest first. */
  happened = $state.raw<Heard[]>([]);
  /** What came with the last news, to be shown in motion; empty after a return. */
  latest = $state.raw<Heard[]>([]);
  elsewhere = $state.raw<TurnAt[]>([]);
  line = $state<LineState>("connecting");
  /** How many moves are on their way. */
  sending = $state(0);
  /** Whether bots make no pauses, as the person wants, until there is something to decide. */
  skipping = $state(false);
  /** The code with which the server closed the line for good. */
  closedWith = $state<number | null>(null);

  private readonly connection: Line;

  constructor(
    readonly identity: string,
    invitation: string | null,
  ) {
    this.connection = new Line(identity, language, invitation, {
      news: (news) => this.hear(news),
      presence: (info) => this.inform(info),
      turns: (elsewhere) => {
        this.elsewhere = elsewhere;
        hearCalls(elsewhere);
      },
      state: (state, code) => {
        this.line = state;
        // the server has forgotten it by the next connection
        if (state !== "open") this.skipping = false;
        if (state === "closed" && code !== undefined) this.closedWith = code;
      },
    }, () => settings.botSpeed);
  }

  private hear(news: News): void {
    this.happened = withoutUndone(news.fresh ? [] : this.happened, news.happened);
    this.latest = news.fresh ? [] : news.happened;
    this.inform(news.table);
    // a promise counts only before the cards are there
    if (news.table.status === "open") keepCommitment(this.identity, news.table.commitment);
    this.views = news.views;
    if (news.table.status !== "playing" || news.views.some((one) => one.moves.length > 0)) this.skipping = false;
  }

  private inform(info: TableInfo): void {
    this.informedAt = performance.now();
    this.info = info;
  }

  /** Ask for something that is answered with done or refused. */
  async ask(wish: Wish): Promise<void> {
    await this.connection.ask(wish);
  }

  async sit(seat: number, name: string): Promise<void> {
    const nonce = randomHex(32);
    await this.ask({ type: "sit", seat, name, nonce });
    keepNonce(this.identity, seat, nonce);
  }

  play(seat: number, move: GameMove): Promise<void> {
    const turn = this.views.find((one) => one.seat === seat)?.turn ?? 0;
    this.sending += 1;
    return this.ask({ type: "move", seat, turn, move }).finally(() => (this.sending -= 1));
  }

  /** Let bots move without pauses until there is something to decide, if everyone here wants that. */
  async skip(): Promise<void> {
    this.skipping = true;
    await this.ask({ type: "skip" }).catch((refusal: unknown) => {
      this.skipping = false;
      throw refusal;
    });
  }

  /** Why a move is not allowed, in words; the rule knows, the client does not. */
  async whyNot(seat: number, move: GameMove): Promise<Verdict> {
    const answer = await this.connection.ask({ type: "why-not", seat, move });
    return answer.result as Verdict;
  }

  async hint(seat: number): Promise<HintsInfo> {
    const answer = await this.connection.ask({ type: "hint", seat });
    return answer.result as HintsInfo;
  }

  /** Come again with the name that was just chosen. */
  anew(): void {
    this.connection.anew();
  }

  /** Let the server speak as the page does. */
  speak(): void {
    this.connection.speak();
  }

  /** Let bots be as fast as the settings say. */
  tellSpeed(): void {
    this.connection.tellSpeed();
  }

  hurry(): void {
    this.connection.hurry();
  }

  /** Somebody thinks that the line is gone: find out. */
  doubt(): void {
    this.connection.doubt();
  }

  close(): void {
    this.connection.close();
  }
}
