// The line to a table: one socket after another, so that nothing is lost and nothing done twice.
//
// A client needs two things to get over whatever happens to its line: the number of news that it
// has heard, and its requests without an answer, in order. See docs/server.md.

import type { BotSpeed } from "./settings.svelte";
import type { Done, Message, News, Request, TableInfo, TurnAt } from "../wire";

export type LineState = "connecting" | "open" | "broken" | "closed";

/** Why the server ends a line for good; after everything else the client comes again. */
export const forGood: Record<number, string> = {
  4400: "client-closed-senseless",
  4403: "client-closed-no-spectators",
  4404: "client-closed-no-table",
  4410: "client-closed-removed",
  4500: "client-closed-unreadable",
};

/** Another server process owns the table; the reason is the path under which the proxy has it. */
const otherProcess = 4421;
const processPath = /^(\/[\w.-]+){1,2}$/;

/** A request that was refused: the code, the rule if there is one, and the reason in words. */
export class RequestRefused extends Error {
  constructor(
    readonly code: string,
    readonly rule: string | null,
    message: string,
  ) {
    super(message);
  }
}

export interface Ear {
  news(news: News): void;
  presence(table: TableInfo): void;
  turns(elsewhere: TurnAt[]): void;
  state(state: LineState, code?: number): void;
}

type WithoutId<R> = R extends { id: string } ? Omit<R, "id"> : never;
/** A request; the line gives it its id. */
export type Wish = WithoutId<Exclude<Request, { type: "hello" | "ping" }>>;

interface Waiting {
  text: string;
  done(answer: Done): void;
  refused(reason: RequestRefused): void;
}

const pingSeconds = 25;
const silenceSeconds = 35;
/** Who is asked for something and says nothing at all for so long is asked whether the line still stands. */
const answerSeconds = 3;
const waits = [0.2, 0.5, 1, 2, 4, 8];

export class Line {
  private socket: WebSocket | null = null;
  private heard: number | null = null;
  private greeting = "";
  /** The language that the server knows of. */
  private spoken = "";
  /** How fast bots should move, as far as the server knows. */
  private toldSpeed: BotSpeed = "normal";
  private greeted = false;
  private failures = 0;
  private ended = false;
  private counter = 0;
  private readonly prefix = randomHex(6);
  private readonly waiting = new Map<string, Waiting>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setInterval> | undefined;
  private lastWord = 0;
  /** The path of the process that owns the table, for the next connection only: it may be gone. */
  private owner = "";

  constructor(
    private readonly table: string,
    private readonly language: () => string,
    private readonly invitation: string | null,
    private readonly ear: Ear,
    private readonly botSpeed: () => BotSpeed = () => "normal",
  ) {
    this.connect();
  }

  /** Send a request, as often as it takes, and return its answer. */
  ask(wish: Wish): Promise<Done> {
    const id = this.nextId();
    const text = JSON.stringify({ ...wish, id });
    return new Promise((done, refused) => {
      this.waiting.set(id, { text, done, refused });
      if (this.greeted) this.socket?.send(text);
      const asked = Date.now();
      const silent = () => this.waiting.has(id) && this.lastWord < asked;
      setTimeout(() => silent() && this.doubt(), answerSeconds * 1000);
    });
  }

  /** Find out soon whether anybody is there: whatever is asked may take a while, a ping does not. */
  doubt(): void {
    const { socket } = this;
    const asked = Date.now();
    if (socket === null || !this.greeted) return;
    this.ping();
    setTimeout(() => socket === this.socket && this.lastWord < asked && this.hangUp(), answerSeconds * 1000);
  }

  /** Try again now, because somebody pressed a button or the network came back. */
  hurry(): void {
    if (this.socket === null && !this.ended) this.connect();
  }

  /** Come again as somebody else: who just got a name is not known on the old connection. */
  anew(): void {
    this.heard = null;
    this.hangUp();
    this.hurry();
  }

  /** The reader may have chosen another language: whatever is refused from now on is said in it. */
  speak(): void {
    if (this.greeted && this.socket !== null && this.spoken !== this.language()) this.hello(this.socket);
  }

  /** The reader may want bots to move faster or slower: the server keeps to it from now on. */
  tellSpeed(): void {
    const speed = this.botSpeed();
    if (!this.greeted || this.toldSpeed === speed) return;
    this.toldSpeed = speed;
    // nothing comes of a refusal but that bots move as before
    this.ask({ type: "bot-speed", speed }).catch(() => undefined);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.pings);
    this.socket?.close();
    this.ear.state("closed");
  }

  private nextId(): string {
    this.counter += 1;
    return `${this.prefix}-${this.counter}`;
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.ear.state("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const { owner } = this;
    this.owner = "";
    const address = `${scheme}://${location.host}${owner}/api/tables/${encodeURIComponent(this.table)}/socket`;
    const socket = new WebSocket(address);
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      if (event.code === otherProcess && processPath.test(event.reason)) {
        this.owner = event.reason;
        // at once; but processes that name each other are asked more and more rarely
        if (owner === "") return this.connect();
      }
      // an owner that is gone is replaced within seconds: until then it is asked often
      if (owner !== "") this.failures = Math.min(this.failures, 1);
      this.lost(event.code);
    };
  }

  private greet(socket: WebSocket): void {
    this.greeting = this.hello(socket);
    this.lastWord = Date.now();
    clearInterval(this.pings);
    this.pings = setInterval(() => this.keepAlive(), 5000);
  }

  /** Say who comes, how much they have heard, and in which language they read; returns the id of the request. */
  private hello(socket: WebSocket): string {
    const { heard, invitation } = this;
    const id = this.nextId();
    this.spoken = this.language();
    this.toldSpeed = this.botSpeed();
    const hello = { type: "hello", id, heard, language: this.spoken, bot_speed: this.toldSpeed };
    socket.send(JSON.stringify(invitation === null ? hello : { ...hello, invitation }));
    return id;
  }

  private lastPing = 0;

  private keepAlive(): void {
    const now = Date.now();
    if (now - this.lastWord > silenceSeconds * 1000) {
      this.hangUp();
    } else if (this.greeted && now - this.lastPing > pingSeconds * 1000) {
      this.ping();
    }
  }

  private ping(): void {
    this.lastPing = Date.now();
    this.socket?.send(JSON.stringify({ type: "ping", id: this.nextId() }));
  }

  private hear(message: Message): void {
    this.lastWord = Date.now();
    switch (message.type) {
      case "news":
        return this.hearNews(message);
      case "done":
        if (message.id === this.greeting) return this.welcome();
        this.waiting.get(message.id)?.done(message);
        this.waiting.delete(message.id);
        return;
      case "refused": {
        const asked = message.id === null ? undefined : this.waiting.get(message.id);
        asked?.refused(new RequestRefused(message.code, message.rule, message.message));
        if (message.id !== null) this.waiting.delete(message.id);
        return;
      }
      case "presence":
        return this.ear.presence(message.table);
      case "turns":
        return this.ear.turns(message.elsewhere);
      case "beat":
        return;
    }
  }

  private hearNews(news: News): void {
    const known = this.heard ?? 0;
    const fresh = news.fresh || this.heard === null;
    if (!fresh && news.heard <= known) return;
    const unheard = fresh ? news.happened : news.happened.filter((one) => one.heard > known);
    // a number is missing: come again and be told the rest
    if (!fresh && unheard[0] !== undefined && unheard[0].heard > known + 1) return this.hangUp();
    this.heard = news.heard;
    this.ear.news({ ...news, fresh, happened: unheard });
  }

  private welcome(): void {
    this.greeted = true;
    this.failures = 0;
    this.ear.state("open");
    // it was chosen while the first hello was on its way
    this.speak();
    this.tellSpeed();
    for (const { text } of this.waiting.values()) this.socket?.send(text);
  }

  private hangUp(): void {
    const socket = this.socket;
    this.lost(4000);
    socket?.close();
  }

  private lost(code: number): void {
    this.socket = null;
    this.greeted = false;
    clearInterval(this.pings);
    if (this.ended) return;
    if (code in forGood) {
      this.ended = true;
      this.ear.state("closed", code);
      return;
    }
    this.ear.state("broken", code);
    const wait = waits[Math.min(this.failures, waits.length - 1)] ?? 8;
    this.failures += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), wait * 1000 * (0.75 + Math.random() / 2));
  }
}

/** So many random bytes as hexadecimal digits. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
