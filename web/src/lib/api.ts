// What is asked over HTTP. The types are the server's.

import type { ShuffleRecord } from "../table/shuffle-check";
import { failureOf, NoAnswer } from "./failures";
import { invitationTo } from "./invitations";
import { language } from "./words.svelte";
import type {
  GameInfo,
  Listed,
  NewTable,
  PersonInfo,
  Problem,
  Scene,
  ServerAddress,
  Story,
  TableFigures,
  TableMade,
} from "../wire";

/** Something the server refused, with its reason in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

async function ask<Answer>(
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<Answer> {
  const headers: Record<string, string> = { "Accept-Language": language(), ...more };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const sent = body === undefined ? null : JSON.stringify(body);
  const response = await fetch(`/api${path}`, { method, headers, body: sent }).catch(() => {
    throw new NoAnswer("offline");
  });
  const answer: unknown = await response.json().catch(() => {
    throw new NoAnswer(failureOf(response.status));
  });
  if (response.ok) return answer as Answer;
  if (isProblem(answer)) throw new Refusal(response.status, answer);
  throw new NoAnswer(failureOf(response.status));
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === "object" && answer !== null && "message" in answer && typeof answer.message === "string";
}

const part = encodeURIComponent;

/** Ask for what remains of a match; a private one opens with a seat or the invitation. */
function askAfter<Answer>(table: string, path: string): Promise<Answer> {
  const invitation = invitationTo(table);
  const more = invitation === null ? {} : { "Stope-Invitation": invitation };
  return ask<Answer>("GET", `/tables/${part(table)}/${path}`, undefined, more);
}

export const api = {
  me: () => ask<PersonInfo>("GET", "/me"),
  introduce: (name: string, language: string) =>
    ask<PersonInfo>("POST", "/people", { name, language }),
  rename: (name: string, language: string) => ask<PersonInfo>("PUT", "/me", { name, language }),
  /** Where other devices find this server; null if nobody else can reach it. */
  address: () => ask<ServerAddress>("GET", "/address"),
  games: () => ask<GameInfo[]>("GET", "/games"),
  deck: (game: string) => ask<unknown>("GET", `/games/${part(game)}/deck`),
  tables: () => ask<Listed[]>("GET", "/tables"),
  ownTables: () => ask<Listed[]>("GET", "/tables/mine"),
  openTable: (table: NewTable) => ask<TableMade>("POST", "/tables", table),
  rematch: (table: string) => ask<TableMade>("POST", `/tables/${part(table)}/rematch`),
  figures: (table: string) => askAfter<TableFigures>(table, "figures"),
  record: (table: string) => askAfter<ShuffleRecord>(table, "record"),
  /** How a match stood after so many moves, seen from a seat, by who watched, or by all. */
  scene: (table: string, move: number, eyes: Eyes) =>
    askAfter<Scene>(table, `replay/${move}${seenBy(eyes)}`),
  story: (table: string, eyes: Eyes) => askAfter<Story>(table, `story${seenBy(eyes)}`),
};

/** Whose eyes see a match again: a seat's, everyone's, or those of who only watched. */
export type Eyes = number | "all" | null;

function seenBy(eyes: Eyes): string {
  return eyes === null ? "" : `?seat=${eyes}`;
}
