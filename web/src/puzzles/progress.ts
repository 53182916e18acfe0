// Which puzzles have been solved in this browser, and on how many days in a row the one of the day.

import { recall, remember } from "../settings.svelte";

const DAY = 86_400_000;

/** Returns the ids of the puzzles of a title that were solved. */
export function solved(title: string): ReadonlySet<string> {
  return new Set((recall(`puzzles-${title}`) ?? "").split(" ").filter(Boolean));
}

export function keepSolved(title: string, puzzle: string): void {
  remember(`puzzles-${title}`, [...new Set([...solved(title), puzzle])].join(" "));
}

/** Returns on how many days in a row the puzzle of the day was solved, up to a day or the one before it. */
export function streak(title: string, today: string): number {
  const [last = "", days = "0"] = (recall(`puzzle-days-${title}`) ?? "").split(" ");
  return last === today || last === dayBefore(today) ? Number(days) : 0;
}

/** Counts a day on which the puzzle of the day was solved; the same day counts once. */
export function keepDay(title: string, today: string): void {
  const [last = ""] = (recall(`puzzle-days-${title}`) ?? "").split(" ");
  if (last !== today) remember(`puzzle-days-${title}`, `${today} ${String(streak(title, today) + 1)}`);
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);
}
