// Days as the server names them (2030-01-31), and how long is left of one.

import type { Language } from "../settings.svelte";

const DAY = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Returns "31 January 2030" or "31. Januar 2030". */
export function dayName(day: string, language: Language): string {
  const how = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, how).format(at(day));
}

/** Returns the days before and after one, as far as anybody played on them; `days` has the newest first. */
export function besides(
  day: string,
  days: readonly string[],
  today: string,
): { before: string | undefined; after: string | undefined } {
  const known = [...new Set([today, ...days])].sort();
  return { before: known.findLast((one) => one < day), after: known.find((one) => one > day) };
}

/** Returns today as UTC has it. */
export function utcDay(now: number = Date.now()): string {
  return new Date(Math.floor(now / DAY) * DAY).toISOString().slice(0, 10);
}

/** Returns whole hours and minutes until a time in seconds. */
export function left(until: number, now: number = Date.now()): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor((until - now / 1000) / 60));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
