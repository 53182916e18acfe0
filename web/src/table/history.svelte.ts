// Looking back: the table as it was before a log line, and moves shown once more.

import * as api from "../api";
import type { Move } from "../kit/moves";
import type { EntryInfo, Position } from "../protocol.gen";
import type { Play } from "./play.svelte";

const REPLAY_PAUSE = 900;

export class History {
  /** Before which log line the table is looked at; null is now. */
  at = $state<number | null>(null);
  past = $state.raw<Position | null>(null);
  playing = $state(false);
  private pasts = new Map<string, Position>();

  constructor(private readonly play: Play) {}

  /** Shows the table as it was before a log line; the newest is the present. */
  async lookBack(at: number | null): Promise<void> {
    const entries = this.play.table.position?.entries ?? 0;
    if (this.play.table.saved) return; // a file holds the newest position only
    if (at === null || at >= entries) {
      this.at = null;
      this.past = null;
      return;
    }
    this.play.clear();
    const wanted = Math.max(0, at);
    this.past = await this.pastAt(wanted);
    this.at = wanted;
    void this.pastAt(wanted + 1).catch(() => undefined); // so that the next step is drawn at once
  }

  private async pastAt(at: number): Promise<Position> {
    const key = `${this.play.viewer}:${at}`;
    const known = this.pasts.get(key);
    if (known) return known;
    const found = await api.position(this.play.table.id, this.play.viewer, at);
    this.pasts.set(key, found);
    return found;
  }

  /** The log line that led to the position looked at. */
  get shownEntry(): EntryInfo | null {
    return this.at === null ? this.play.table.newest : (this.play.table.log[this.at - 1] ?? null);
  }

  /** Shows a move of somebody else once more. */
  async replay(move: Move, pause = REPLAY_PAUSE): Promise<void> {
    const [first, last] = [move.entries[0], move.entries.at(-1)];
    if (first && last) await this.playBack(first.entry, pause, last.entry + 1);
  }

  /** Plays back from a log line to now, or to another one, at a pace to follow. */
  async playBack(from: number, pause: number, until = Infinity): Promise<void> {
    this.playing = true;
    for (let at = from; this.playing && at <= until && at < (this.play.table.position?.entries ?? 0); at += 1) {
      await this.lookBack(at);
      await new Promise((done) => setTimeout(done, pause));
    }
    if (this.playing) await this.lookBack(null);
    this.playing = false;
  }
}
