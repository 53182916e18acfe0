// A line of the log as a short story: what its events show on the board and let hear, in their order.

import { pace } from "../../kit/pace.svelte";
import { sounds } from "../../kit/sounds.svelte";
import { CALM, length, timeline, type Beat, type Storyboards } from "../../kit/storyboard";
import type { EntryInfo } from "../../protocol.gen";
import type { Desk } from "./desk.svelte";
import type { StoryPage } from "./story";
import table from "./storyboards.json";

const BOARDS = table as unknown as Storyboards;
const BETWEEN = 80;
/** The pause between two things that the end of an episode counts. */
const SLOWLY = 250;
/** How long dice tumble, all of them together. */
const ROLL = 1100;

/** A frame that is shown now, with a number of its own. */
export interface Shown extends Beat {
  key: number;
}

export class Telling {
  shown = $state.raw<readonly Shown[]>([]);
  private count = 0;
  /** The end of the episode that is being shown. */
  private ending = "";
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

  /** Shows the end of an episode on the ship: penalties, stars, ranks, of all seats at once; then it is told in words. */
  tellEnd(end: StoryPage): void {
    this.stop();
    this.ending = end.key;
    let from = 0;
    for (const kind of new Set(end.after.map((event) => event.kind))) {
      const start = from;
      const same = end.after.filter((event) => event.kind === kind);
      const beats = same.flatMap((event) => timeline([event], BOARDS, CALM));
      for (const beat of beats) this.later(pace.ms(start + beat.from), () => this.begin(beat));
      from += length(beats) + SLOWLY;
    }
    this.later(pace.ms(from), () => (this.desk.shownEnd = end.key));
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
    if (this.ending) this.desk.shownEnd = this.ending;
    this.ending = "";
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
