// What others did since one's own last action: numbered, so that board, seats and log can speak of the same move.

import type { EntryInfo } from "../protocol.gen";

export interface Move {
  /** Counts from 1. */
  number: number;
  seat: number;
  /** The log lines it is made of. */
  entries: readonly EntryInfo[];
}

/** Returns the moves in a log from a line on: neighbouring lines of one seat are one move, and what was taken back is none. */
export function movesSince(log: readonly EntryInfo[], since: number, viewer: number | null): Move[] {
  const moves: { number: number; seat: number; entries: EntryInfo[] }[] = [];
  for (const entry of log.slice(since)) {
    if (!entry || entry.struck || entry.strikes.length > 0 || entry.seat === viewer) continue;
    const last = moves.at(-1);
    if (last?.seat === entry.seat) last.entries.push(entry);
    else moves.push({ number: moves.length + 1, seat: entry.seat, entries: [entry] });
  }
  return moves;
}
