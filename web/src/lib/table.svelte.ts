// A table as this person sees it: what was heard so far, and what may be asked of it.

import { Line, randomHex, type LineState, type Wish } from "./line";
import { hearCalls } from "./put-away.svelte";
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
  /** The code with which the server closed the line for good. */
  closedWith = $state<number | null>(null);

  private readonly connection: Line;

  constructor(
    readonly identity: string,
    invitation: string | null,
  ) {
    this.connection = new Line(identity, language, invitation, {
      news: (news) => this.hear(news),
      presence: (info) => (this.info = info),
      turns: (elsewhere) => {
        this.elsewhere = elsewhere;
        hearCalls(elsewhere);
      },
      state: (state, code) => {
        this.line = state;
        if (state === "closed" && code !== undefined) this.closedWith = code;
      },
    });
  }

  private hear(news: News): void {
    this.happened = news.fresh ? news.happened : [...this.happened, ...news.happened];
    this.latest = news.fresh ? [] : news.happened;
    this.info = news.table;
    this.views = news.views;
  }

  /** Ask for something that is answered with done or refused. */
  async ask(wish: Wish): Promise<void> {
    await this.connection.ask(wish);
  }

  sit(seat: number, name: string): Promise<void> {
    return this.ask({ type: "sit", seat, name, nonce: randomHex(32) });
  }

  play(seat: number, move: GameMove): Promise<void> {
    const turn = this.views.find((one) => one.seat === seat)?.turn ?? 0;
    this.sending += 1;
    return this.ask({ type: "move", seat, turn, move }).finally(() => (this.sending -= 1));
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
