// A sequence player: steps one after the other, at a pace of its own, that can be skipped.

import { browserClock, type Clock } from "../socket";

export interface Step {
  /** Shows it. */
  run: () => void;
  /** How long it is looked at before the next. */
  ms: number;
}

/** Plays steps; `pace` gives how long a step takes on this screen (0 where nothing is to move). */
export class Reveal {
  private waiting: Step[] = [];
  private timer: number | null = null;
  private done: (() => void) | null = null;

  constructor(
    private readonly pace: (ms: number) => number,
    private readonly clock: Clock = browserClock,
  ) {}

  get running(): boolean {
    return this.done !== null;
  }

  /** Runs all steps; what was running is brought to its end first. Resolves with the last. */
  play(steps: readonly Step[]): Promise<void> {
    this.skip();
    this.waiting = [...steps];
    return new Promise((done) => {
      this.done = done;
      this.next();
    });
  }

  /** Shows all that is left at once. */
  skip(): void {
    if (this.timer !== null) this.clock.stop(this.timer);
    this.timer = null;
    for (const step of this.waiting.splice(0)) step.run();
    this.end();
  }

  private end(): void {
    const { done } = this;
    this.done = null;
    done?.();
  }

  private next(): void {
    for (;;) {
      const step = this.waiting.shift();
      if (!step) return this.end();
      step.run();
      const pause = this.pace(step.ms);
      if (pause <= 0) continue;
      this.timer = this.clock.after(pause, () => {
        this.timer = null;
        this.next();
      });
      return;
    }
  }
}
