// Fewer needless clicks: plays by itself what the server calls a shortcut, if its kind is wished.

import { settings } from "../settings.svelte";
import type { Play } from "./play.svelte";

/** Milliseconds in which one sees what was asked before it is answered. */
const PAUSE = 700;

/** Returns how many own log lines, newest first, an undo takes back: what was played by itself goes with its cause. */
export function withCause(entries: readonly number[], byItself: ReadonlySet<number>): number {
  const cause = entries.findIndex((entry) => !byItself.has(entry));
  return Math.max(1, cause < 0 ? entries.length : cause + 1);
}

export function followShortcuts(play: Play): void {
  /** What was answered by itself before: whoever takes that back wants something else. */
  const followed = new Set<string>();

  $effect(() => {
    const free = !play.table.info?.lesson && !play.puzzle.given; // who learns does everything themselves
    const calm = play.asked && !play.reading && !play.committing && free;
    const position = calm ? play.table.position : null;
    const shortcut = position?.shortcut;
    if (!position || !shortcut || !settings.shortcuts[shortcut.kind]) return;
    const question = `${play.viewer} ${position.digest}`;
    if (followed.has(question)) return;
    const timer = setTimeout(() => {
      followed.add(question);
      play.byItself.add(position.entries);
      void play.play(shortcut.choice);
    }, PAUSE);
    return () => clearTimeout(timer);
  });
}
