// Clocks that go on between the news.

import type { TableInfo } from "../wire";

/** What the clock of a seat shows now: seconds, or null without a clock. */
export class Clocks {
  private now = $state(performance.now());
  private heardAt = performance.now();
  private info: TableInfo | null = null;

  /** Ticks as long as somebody looks. */
  constructor() {
    $effect(() => {
      const ticking = setInterval(() => (this.now = performance.now()), 250);
      return () => clearInterval(ticking);
    });
  }

  left(info: TableInfo, seat: number): number | null {
    const given = info.seats[seat];
    if (given === undefined || given.left === null) return null;
    return Math.max(0, given.left - (given.runs ? this.sinceHeard(info) : 0));
  }

  /** Seconds until the others may let a bot play for who is away; null if they may not. */
  handIn(info: TableInfo, seat: number): number | null {
    const given = info.seats[seat]?.hand_in ?? null;
    return given === null ? null : Math.max(0, given - this.sinceHeard(info));
  }

  /** Seconds since the table was told of. */
  private sinceHeard(info: TableInfo): number {
    if (info !== this.info) {
      this.info = info;
      this.heardAt = performance.now();
    }
    return (Math.max(this.now, this.heardAt) - this.heardAt) / 1000;
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

function unit(amount: number, of: "day" | "hour", language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: "unit",
    unit: of,
    unitDisplay: "short",
    maximumFractionDigits: 0,
  });
  return format.format(Math.floor(amount));
}
