// Days and times that nobody can misread: the month is a word, the clock has 24 hours.

import type { Language } from "../settings.svelte";

/** Returns "18 Nov 2026, 14:05" or "18. Nov. 2026, 14:05". */
export function dayAndTime(seconds: number, language: Language, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const day = { day: "numeric", month: "short", year: "numeric" } as const;
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { ...day, ...time, ...zone }).format(
    new Date(seconds * 1000),
  );
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** Returns "5 minutes ago" or "vor 5 Minuten"; what is older than a week by its day. */
export function ago(seconds: number, language: Language, now: number = Date.now() / 1000): string {
  const past = Math.max(0, now - seconds);
  if (past > 7 * 86_400) return dayAndTime(seconds, language);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, length] = STEPS.find(([, length]) => past >= length) ?? ["second", Infinity];
  return words.format(-Math.floor(past / length), unit);
}
