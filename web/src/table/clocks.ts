// Clocks: how much time is left, and how that is said.

export interface Part {
  /** The message that says it, and its arguments. */
  id: string;
  args: Record<string, number | string>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns what a clock shows now that showed `left` when it was read; both times in milliseconds. */
export function counted(left: number, running: boolean, read: number, now: number): number {
  return running ? Math.max(0, left - Math.max(0, now - read)) : left;
}

/** Returns how so many milliseconds are said: minutes and seconds, hours and minutes, or days and hours. */
export function said(milliseconds: number): Part {
  if (milliseconds >= DAY)
    return {
      id: "web-clock-days",
      args: { days: Math.floor(milliseconds / DAY), hours: Math.floor((milliseconds % DAY) / HOUR) },
    };
  if (milliseconds >= HOUR)
    return {
      id: "web-clock-hours",
      args: { hours: Math.floor(milliseconds / HOUR), minutes: Math.floor((milliseconds % HOUR) / MINUTE) },
    };
  const seconds = Math.ceil(milliseconds / 1000);
  return {
    id: "web-clock-minutes",
    args: { minutes: Math.floor(seconds / 60), seconds: String(seconds % 60).padStart(2, "0") },
  };
}

/** Returns how a span of whole days, hours or minutes is said, as a table is set to. */
export function span(seconds: number): Part {
  if (seconds % 86_400 === 0) return { id: "web-span-days", args: { count: seconds / 86_400 } };
  if (seconds % 3600 === 0) return { id: "web-span-hours", args: { count: seconds / 3600 } };
  if (seconds % 60 === 0) return { id: "web-span-minutes", args: { count: seconds / 60 } };
  return said(seconds * 1000);
}

/** Returns after how many milliseconds a clock shows something else. */
export function tick(milliseconds: number): number {
  return milliseconds >= HOUR ? 30_000 : 250;
}
