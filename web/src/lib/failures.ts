// Requests that fail without an answer of our server, in the reader's language and with what to do.

import { say } from "./words.svelte";

/** "offline": nobody answered. "busy": the server, or what stands before it, cannot just now.
 * "strange": somebody else answered, for example the login page of a network. */
export type Failure = "offline" | "busy" | "strange";

/** A request without an answer that we understand. */
export class NoAnswer extends Error {
  constructor(readonly failure: Failure) {
    super(say(`client-failed-${failure}`));
  }
}

/** What an answer that is not ours means, by its status. */
export function failureOf(status: number): Failure {
  return status === 429 || status >= 500 ? "busy" : "strange";
}

/** Why something did not work, as people read it. */
export function reasonOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
