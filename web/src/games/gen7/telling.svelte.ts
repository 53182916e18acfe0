// A line of the log as a short story: what its events show on the board and let hear, in their order.

import { pace } from "../../kit/pace.svelte";
import { sounds } from "../../kit/sounds.svelte";
import { timeline, type Beat, type Storyboards } from "../../kit/storyboard";
import type { EntryInfo } from "../../protocol.gen";
import type { Desk } from "./desk.svelte";
import table from "./storyboards.json";

const BOARDS = table as unknown as Storyboards;
const BETWEEN = 80;
/** How long dice tumble, all of them together. */
const ROLL = 1100;

/** A frame that is shown now, with a number of its own. */
export interface Shown extends Beat {
  key: number;
}

export class Telling {
  shown = $state.raw<readonly Shown[]>([]);
  private count = 0;
  private timers = new Set<number>();

  constructor(private readonly desk: Desk) {}

  /** Tells a line; what was still being told is cut short. */
  tell(entry: EntryInfo, viewer: number | null): void {
    this.stop();
    if (entry.events.some(({ kind, args }) => kind === "DiceRolled" && args["seat"] === viewer) && !pace.calm) {
      this.desk.rolled = true;
      this.later(pace.ms(ROLL), () => (this.desk.rolled = false));
    }
    for (const beat of timeline(entry.events, BOARDS, { own: entry.seat === viewer, between: BETWEEN }))
      this.later(pace.ms(beat.from), () => this.begin(beat));
  }

  /** Somebody does not want to wait. */
  hurry(): void {
    if (this.shown.length > 0) this.stop();
  }

  stop(): void {
    for (const timer of this.timers) window.clearTimeout(timer);
    this.timers.clear();
    this.shown = [];
    this.desk.rolled = false;
  }

  private begin(beat: Beat): void {
    if (beat.sound) sounds.play(beat.sound);
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
