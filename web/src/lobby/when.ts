// A day and a time that nobody can misread: the month is a word, the clock has 24 hours.

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
