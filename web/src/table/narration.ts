// Events told in words, as src/stope/narration.py tells them: what the fields of an event stand
// for comes from the classes of the server, the words from the catalogues.

import type { GameName } from "../lib/names";
import { nameList, say, type Values } from "../lib/words.svelte";
import telling from "../telling.json";
import type { GameEvent, Reason } from "../wire";

type Fields = Record<string, string>;
const eventsOf: Record<GameName, { events: Record<string, Fields> }> = telling.games;

export interface Reader {
  /** By seat, as the reader calls them. */
  names: string[];
  /** The reader's own seat, if there is one. */
  you: number | null;
  /** How the reader's game calls a card. */
  card?: ((face: string, turned?: boolean) => string) | undefined;
  /** How the reader's game calls a place. */
  spot?: ((spot: { x: number; y: number }) => string) | undefined;
}

function yesOrNo(given: boolean): string {
  return given ? "yes" : "no";
}

function eventValues(game: GameName, event: GameEvent, reader: Reader): Values {
  const fields = eventsOf[game].events[event.event] ?? {};
  const given = event as unknown as Record<string, unknown>;
  const called = (seat: unknown) => reader.names[Number(seat)] ?? String(seat);
  const values: Values = { watching: yesOrNo(reader.you === null) };
  let asLaid = false;
  for (const [field, kind] of Object.entries(fields)) {
    const value = given[field];
    if (kind === "seat") {
      values["name"] = called(value);
      values["you"] = yesOrNo(value === reader.you);
    } else if (kind === "other") {
      values["other"] = called(value);
      values["to_you"] = yesOrNo(value === reader.you);
      values["same"] = yesOrNo(called(value) === values["name"]);
    } else if (kind === "seats") {
      values[field] = nameList((value as number[]).map(called));
    } else if (kind === "yes-or-no") {
      values[field] = yesOrNo(value === true);
    } else if (kind === "card" && (field === "card" || field === "goal") && given["turned"] === true && reader.card !== undefined) {
      // called as it lies: nothing is to be said of how it was turned
      values[field] = reader.card(String(value), true);
      asLaid = true;
    } else if (kind === "card") {
      values[field] = reader.card?.(String(value)) ?? String(value);
    } else if (kind.startsWith("name:")) {
      values[field] = say(`${game}-${kind.slice("name:".length)}-${String(value)}`);
    } else {
      values[field] = value as string | number;
    }
  }
  if (asLaid) values["turned"] = yesOrNo(false);
  const [x, y] = [given["x"], given["y"]];
  if (typeof x === "number" && typeof y === "number") values["place"] = reader.spot?.({ x, y }) ?? `${x}, ${y}`;
  return values;
}

/** An event as a sentence in the reader's language. */
export function tell(game: GameName, event: GameEvent, reader: Reader): string {
  return say(`${game}-event-${event.event}`, eventValues(game, event, reader));
}

/** What speaks for a move, as a sentence. */
export function explain(reason: Reason, names: string[]): string {
  const { seat, ...values } = reason.values;
  return say(reason.message, seat === undefined ? values : { ...values, name: names[Number(seat)] ?? "" });
}
