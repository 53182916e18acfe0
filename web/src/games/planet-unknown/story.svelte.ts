// A move as a short story: what its events show on the board and let hear, in their order.

import { pace } from "../../kit/pace.svelte";
import { sounds } from "../../kit/sounds.svelte";
import { timeline, type Beat, type Storyboards } from "../../kit/storyboard";
import type { EntryInfo } from "../../protocol.gen";
import table from "./storyboards.json";

const BOARDS = table as unknown as Storyboards;
const BETWEEN = 60;
const LINE_MS = 900;

/** A frame that is shown now, with a number of its own. */
export interface Shown extends Beat {
  key: number;
}

export class Story {
  /** The frames that are shown now. */
  shown = $state.raw<readonly Shown[]>([]);
  /** Rows and columns that have just become full. */
  filled = $state.raw<ReadonlySet<number>>(new Set());
  private count = 0;
  private timers = new Set<number>();

  /** Tells a line of the log; what was still being told is cut short. */
  tell(entry: EntryInfo, viewer: number | null): void {
    this.stop();
    for (const beat of timeline(entry.events, BOARDS, { own: entry.seat === viewer, between: BETWEEN }))
      this.later(pace.ms(beat.from), () => this.begin(beat));
  }

  /** A row or column is full. */
  fill(lines: readonly number[]): void {
    this.filled = new Set(lines);
    sounds.play("medal");
    this.later(pace.ms(LINE_MS), () => (this.filled = new Set()));
  }

  stop(): void {
    for (const timer of this.timers) window.clearTimeout(timer);
    this.timers.clear();
    this.shown = [];
    this.filled = new Set();
  }

  private begin(beat: Beat): void {
    const field = Number(beat.event.args["field"] ?? 0);
    if (beat.sound) sounds.play(beat.sound, 0, beat.sound === "step" ? field / 2 : 0);
    const ms = pace.ms(beat.ms);
    if (ms <= 0) return;
    const shown = { ...beat, key: (this.count += 1) };
    this.shown = [...this.shown, shown];
    this.later(ms, () => (this.shown = this.shown.filter((one) => one.key !== shown.key)));
  }

  private later(ms: number, run: () => void): void {
    if (ms <= 0) return run();
    const timer = window.setTimeout(() => {
      this.timers.delete(timer);
      run();
    }, ms);
    this.timers.add(timer);
  }
}
