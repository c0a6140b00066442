// Clocks that go on between the news.

import { say } from "../lib/words.svelte";
import type { TableInfo } from "../wire";

/** What the clock of a seat shows now: seconds, or null without a clock. */
export class Clocks {
  private now = $state(performance.now());

  /** Ticks as long as somebody looks. `informedAt` is when the table was told of. */
  constructor(private readonly informedAt: () => number) {
    $effect(() => {
      const ticking = setInterval(() => (this.now = performance.now()), 250);
      return () => clearInterval(ticking);
    });
  }

  left(info: TableInfo, seat: number): number | null {
    const given = info.seats[seat];
    if (given === undefined || given.left === null) return null;
    return Math.max(0, given.left - (given.runs ? this.elapsed() : 0));
  }

  /** Seconds until the others may let a bot play for who is away; null if they may not. */
  handIn(info: TableInfo, seat: number): number | null {
    const given = info.seats[seat]?.hand_in ?? null;
    return given === null ? null : Math.max(0, given - this.elapsed());
  }

  /** Seconds for which the person of a seat has been away; null if they are here. */
  awayFor(info: TableInfo, seat: number): number | null {
    const given = info.seats[seat]?.away_for ?? null;
    return given === null ? null : given + this.elapsed();
  }

  /** Seconds since the table was told of. */
  private elapsed(): number {
    return Math.max(0, this.now - this.informedAt()) / 1000;
  }
}

/** Seconds as people read them: 4:09, 1:04:09, or days and hours. */
export function clockText(seconds: number, language: string): string {
  const whole = Math.ceil(seconds);
  if (whole >= 48 * 3600) return unit(whole / 86400, "day", language);
  if (whole >= 10 * 3600) return unit(whole / 3600, "hour", language);
  const pad = (part: number) => String(part).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}

/** A time that passes, as a sentence has it: 40 s, 2 min 5 s, 3 hours. */
export function durationText(seconds: number, language: string): string {
  const whole = Math.floor(seconds);
  if (whole < 100) return say("client-seconds", { seconds: whole });
  if (whole < 3600) return say("client-minutes", { minutes: Math.floor(whole / 60), seconds: whole % 60 });
  return unit(whole / 3600, "hour", language);
}

function unit(amount: number, of: "day" | "hour", language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: "unit",
    unit: of,
    unitDisplay: "short",
    maximumFractionDigits: 0,
  });
  return format.format(Math.floor(amount));
}
