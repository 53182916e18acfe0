// The lesson at a table: its step, what the coach says about a pick that leads elsewhere, and how to go on or back.

import type { LessonInfo } from "../protocol.gen";
import type { Table } from "../table/table.svelte";

/** What the table answers to a move that the rules allow and the lesson does not wait for. */
const OTHERWISE = "lesson-otherwise";

export class Lesson {
  /** The learner looks around by themselves; the coach waits. */
  paused = $state(false);
  /** The step at which something else was picked than it waits for. */
  private strayed = $state<number | null>(null);
  /** The step that was left last, perhaps before the answer came. */
  private left = -1;

  constructor(private readonly table: Table) {}

  /** The step, once everything that led to it has been shown. */
  readonly now = $derived.by<LessonInfo | null>(() => {
    const info = this.table.info?.lesson ?? null;
    const shown = this.table.positions.get(info?.learner ?? null)?.entries ?? -1;
    return info && !info.underway && shown >= info.entries ? info : null;
  });

  /** Whether a lesson is given here at all. */
  get given(): boolean {
    return (this.table.info?.lesson ?? null) !== null;
  }

  /** Whether things may be picked: there is no lesson, or its step waits for a move. */
  get open(): boolean {
    return !this.given || this.now?.kind === "do";
  }

  /** Whether the coach says what else to do. */
  get astray(): boolean {
    return this.now !== null && this.strayed === this.now.step;
  }

  /** Returns whether picks lead to none of the moves that the step waits for, and lets the coach say so. */
  strays(picks: readonly string[]): boolean {
    const ways = this.now?.ways ?? [];
    const leads = ways.length === 0 || ways.some((way) => picks.every((pick) => way.targets.includes(pick)));
    if (leads) this.strayed = null;
    else this.stray();
    return !leads;
  }

  stray(): void {
    if (this.now?.kind === "do") [this.strayed, this.paused] = [this.now.step, false];
  }

  /** Takes a refusal of the lesson off the prompt: the coach says it in kinder words. */
  hear(): void {
    if (this.table.refusal?.code !== OTHERWISE) return;
    this.table.refusal = null;
    this.stray();
  }

  proceed(): Promise<boolean> {
    return this.go("proceed");
  }

  back(): Promise<boolean> {
    return this.go("back");
  }

  private async go(type: "proceed" | "back"): Promise<boolean> {
    const now = this.now;
    this.strayed = null;
    if (!now || (this.table.busy && this.left === now.step)) return false; // a second click before the answer is none
    this.left = now.step;
    return this.table.command({ type, seat: now.learner, step: now.step });
  }

  playOn(): Promise<boolean> {
    const seat = this.table.info?.lesson?.learner;
    return seat === undefined ? Promise.resolve(false) : this.table.command({ type: "play-on", seat });
  }
}
