// The story of a table in lines: what happened in the match, who came and went, what was said.

import type { GameClient, Spot } from "../games/contract";
import type { GameName } from "../lib/names";
import { hasWords, language, say } from "../lib/words.svelte";
import type { GameEvent, Heard, Speech } from "../wire";
import { isForEyesOnly } from "./eyes-only";
import { tell, type Reader } from "./narration";

export interface Line {
  key: string;
  text: string;
  /** When, in seconds since 1970. */
  at: number;
  /** The place on the board that it speaks of. */
  spot: Spot | null;
  /** How many moves had been made by then. */
  move: number;
  /** Whether only the reader may know it. */
  secret: boolean;
}

export interface Said extends Speech {
  /** Of the news that told it. */
  number: number;
  words: string | null;
}

/** A line without its place, which a board may learn later than the line was told. */
interface Told {
  line: Omit<Line, "spot">;
  event: GameEvent | null;
}

/** Tells each thing once: what was told stays told. Another reader or language needs another one. */
export class Storyteller {
  private told = new WeakMap<Heard, Told[]>();

  constructor(
    private readonly client: GameClient<GameName>,
    readonly reader: Reader,
  ) {}

  lines(happened: Heard[]): Line[] {
    let move = 0;
    return happened.flatMap((one) => {
      if (one.kind === "moved") move += 1;
      let told = this.told.get(one);
      if (told === undefined) this.told.set(one, (told = this.tellAll(one, move)));
      return told.map(({ line, event }) => ({ ...line, spot: event === null ? null : this.client.spot(event) }));
    });
  }

  eventLine(event: GameEvent): string {
    return tell(this.client.game, event, { ...this.reader, spot: this.client.spotInWords });
  }

  private tellAll(one: Heard, move: number): Told[] {
    const told: Told[] = [];
    const add = (text: string, event: GameEvent | null) => {
      const secret = event !== null && isForEyesOnly(this.client.game, event);
      told.push({ line: { key: `${one.heard}-${told.length}`, text, at: one.at, move, secret }, event });
    };
    const about = `client-log-${one.kind}`;
    if (one.seat !== null && hasWords(about)) {
      const you = one.seat === this.reader.you ? "yes" : "no";
      add(say(about, { name: this.reader.names[one.seat] ?? "", you }), null);
    }
    for (const event of one.events) add(this.eventLine(event), event);
    return told;
  }
}

/** The storyteller for a reader: the same one as long as names, seat, cards and language are. */
export class Storytellers {
  private key = "";
  private teller: Storyteller | undefined;

  for(client: GameClient<GameName>, names: string[], you: number | null): Storyteller {
    const card = client.cardInWords;
    const key = JSON.stringify([client.game, language(), card !== undefined, you, names]);
    if (this.teller === undefined || key !== this.key) this.teller = new Storyteller(client, { names, you, card });
    this.key = key;
    return this.teller;
  }
}

/** Lines without those that the next one repeats word for word: of several steps on one card, one is told. */
export function withoutRepeats(lines: readonly Line[]): Line[] {
  return lines.filter((line, index) => line.spot === null || line.text !== lines[index + 1]?.text);
}

/** What was said, oldest first. */
export function speeches(happened: Heard[]): Said[] {
  return happened.flatMap(({ heard, speech }) =>
    speech === null ? [] : [{ ...speech, number: heard, words: wordsOf(speech) }],
  );
}

/** What somebody said in the reader's language; null if the reader does not want to hear it. */
export function wordsOf(speech: Speech): string | null {
  return speech.phrase === null ? speech.text : say(`phrase-${speech.phrase}`);
}
