// A move as a short story: what its events show on the board and let hear, in their order.

import { pace } from "../../kit/pace.svelte";
import { sounds } from "../../kit/sounds.svelte";
import { length, timeline, type Beat, type Storyboards } from "../../kit/storyboard";
import type { EntryInfo } from "../../protocol.gen";
import table from "./storyboards.json";

const BOARDS = table as unknown as Storyboards;
const BETWEEN = 60;
const LINE_MS = 900;
/** What everybody sees; all else happens on somebody's own planet. */
const SHARED = /^(RingTurned|StationTurned|EventDrawn|LastRound)$/;

/** Returns how many milliseconds others wait for a move: what happens on another planet holds up nobody. */
export function lasts({ events }: EntryInfo): number {
  const shared = events.filter(({ kind }) => SHARED.test(kind));
  return length(timeline(shared, BOARDS, { own: false, between: BETWEEN }));
}

/** A frame that is shown now, with a number of its own. */
export interface Shown extends Beat {
  key: number;
  /** Whose move it belongs to. */
  seat: number;
}

export class Story {
  /** The frames that are shown now. */
  shown = $state.raw<readonly Shown[]>([]);
  /** Rows and columns that have just become full. */
  filled = $state.raw<ReadonlySet<number>>(new Set());
  private count = 0;
  /** What is still to come, with the seat whose move it belongs to. */
  private timers = new Map<number, number | null>();

  /** Tells a line of the log; what was still being told of the same seat is cut short, others go on beside it. */
  tell(entry: EntryInfo, viewer: number | null): void {
    for (const [timer, seat] of this.timers) if (seat === entry.seat) this.drop(timer);
    this.shown = this.shown.filter((beat) => beat.seat !== entry.seat);
    for (const beat of timeline(entry.events, BOARDS, { own: entry.seat === viewer, between: BETWEEN }))
      this.later(entry.seat, pace.ms(beat.from), () => this.begin(beat, entry.seat, entry.seat === viewer));
  }

  /** A row or column is full. */
  fill(lines: readonly number[]): void {
    for (const [timer, seat] of this.timers) if (seat === null) this.drop(timer);
    this.filled = new Set(lines);
    sounds.play("medal");
    this.later(null, pace.ms(LINE_MS), () => (this.filled = new Set()));
  }

  stop(): void {
    for (const timer of [...this.timers.keys()]) this.drop(timer);
    this.shown = [];
    this.filled = new Set();
  }

  private begin(beat: Beat, seat: number, own: boolean): void {
    const field = Number(beat.event.args["field"] ?? 0);
    if (beat.sound && (own || SHARED.test(beat.event.kind)))
      sounds.play(beat.sound, 0, beat.sound === "step" ? field / 2 : 0);
    const ms = pace.ms(beat.ms);
    if (ms <= 0) return;
    const shown = { ...beat, seat, key: (this.count += 1) };
    this.shown = [...this.shown, shown];
    this.later(seat, ms, () => (this.shown = this.shown.filter((one) => one.key !== shown.key)));
  }

  private drop(timer: number): void {
    window.clearTimeout(timer);
    this.timers.delete(timer);
  }

  private later(seat: number | null, ms: number, run: () => void): void {
    if (ms <= 0) return run();
    const timer = window.setTimeout(() => {
      this.timers.delete(timer);
      run();
    }, ms);
    this.timers.set(timer, seat);
  }
}
