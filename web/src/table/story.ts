// The story of a table in lines: what happened in the match, who came and went, what was said.

import type { GameClient, Spot } from "../games/contract";
import type { GameName } from "../lib/names";
import { hasWords, say } from "../lib/words.svelte";
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

/** Tells each thing once: what was told stays told as long as reader and language are the same. */
export class Storyteller {
  private told = new WeakMap<Heard, Line[]>();

  constructor(
    private readonly client: GameClient<GameName>,
    readonly reader: Reader,
  ) {}

  lines(happened: Heard[]): Line[] {
    let move = 0;
    return happened.flatMap((one) => {
      if (one.kind === "moved") move += 1;
      let lines = this.told.get(one);
      if (lines === undefined) this.told.set(one, (lines = this.linesOf(one, move)));
      return lines;
    });
  }

  eventLine(event: GameEvent): string {
    return tell(this.client.game, event, { ...this.reader, spot: this.client.spotInWords });
  }

  private linesOf(one: Heard, move: number): Line[] {
    const lines: Line[] = [];
    const add = (text: string, spot: Spot | null, secret = false) =>
      lines.push({ key: `${one.heard}-${lines.length}`, text, at: one.at, spot, move, secret });
    const about = `client-log-${one.kind}`;
    if (one.seat !== null && hasWords(about)) {
      const you = one.seat === this.reader.you ? "yes" : "no";
      add(say(about, { name: this.reader.names[one.seat] ?? "", you }), null);
    }
    for (const event of one.events)
      add(this.eventLine(event), this.client.spot(event), isForEyesOnly(this.client.game, event));
    return lines;
  }
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
