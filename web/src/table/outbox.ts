// What a table's page has sent and nobody has answered yet, kept in this browser. Every command has an id of its own, so
// that the server takes it once, however often it comes.

import { recall, remember } from "../settings.svelte";
import type { Outbox } from "../socket";

/** Milliseconds after which nobody still means what they sent. */
const MEANT = 24 * 3600 * 1000;

interface Kept {
  at: number;
  waiting: [id: string, frame: string][];
}

export function outboxOf(table: string, now: () => number = Date.now): Outbox {
  const key = `outbox-${table}`;
  return {
    load() {
      const text = recall(key);
      if (!text) return [];
      const { at, waiting } = JSON.parse(text) as Kept;
      return now() - at < MEANT ? waiting : [];
    },
    save(waiting) {
      if (waiting.length === 0 && !recall(key)) return;
      remember(key, waiting.length === 0 ? "" : JSON.stringify({ at: now(), waiting } satisfies Kept));
    },
  };
}
