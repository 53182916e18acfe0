// What the pages of a table have sent and nobody has answered yet, kept in this browser. Every command has an id of its
// own, so that the server takes it once, however often it comes.

import { recall, remember } from "../settings.svelte";
import type { Outbox } from "../socket";

/** Milliseconds after which nobody still means what they sent. */
const MEANT = 24 * 3600 * 1000;

type Waiting = [id: string, frame: string];

interface Kept {
  at: number;
  waiting: Waiting[];
}

/** Several pages of one table share what is kept: each adds and takes away only what it has sent or found there. */
export function outboxOf(table: string, now: () => number = Date.now): Outbox {
  const key = `outbox-${table}`;
  const own = new Set<string>();

  function kept(): Waiting[] {
    const text = recall(key);
    if (!text) return [];
    try {
      const { at, waiting } = JSON.parse(text) as Kept;
      return now() - at < MEANT ? waiting : [];
    } catch {
      return []; // somebody else's, or cut off
    }
  }

  function claim(waiting: Waiting[]): Waiting[] {
    for (const [id] of waiting) own.add(id);
    return waiting;
  }

  return {
    load: () => claim(kept()),
    save(waiting) {
      const others = kept().filter(([id]) => !own.has(id));
      const all = [...others, ...claim(waiting)];
      if (all.length === 0 && !recall(key)) return;
      remember(key, all.length === 0 ? "" : JSON.stringify({ at: now(), waiting: all } satisfies Kept));
    },
  };
}
