// The puzzle at a table: what was tried last, the solution, and how to give up or to play on.

import type { PuzzleInfo } from "../protocol.gen";
import type { Table } from "../table/table.svelte";

export class Puzzle {
  constructor(private readonly table: Table) {}

  get now(): PuzzleInfo | null {
    return this.table.info?.puzzle ?? null;
  }

  /** Whether a puzzle is set here at all. */
  get given(): boolean {
    return this.now !== null;
  }

  /** Whether things may be picked: there is no puzzle, or its best move has not been found yet. */
  get open(): boolean {
    return this.now === null || this.now.stage === "open";
  }

  show(): Promise<boolean> {
    return this.go("show-solution");
  }

  playOn(): Promise<boolean> {
    return this.go("play-on");
  }

  private go(type: "show-solution" | "play-on"): Promise<boolean> {
    return this.now ? this.table.command({ type, seat: this.now.seat }) : Promise.resolve(false);
  }
}
