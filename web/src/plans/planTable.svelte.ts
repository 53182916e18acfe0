// The table of a plan: the real one's people, and the position that the plan leads to. Its moves are the plan's steps.

import type { LegalPage, PlanInfo, Position } from "../protocol.gen";
import type { Command } from "../socket";
import type { Questions } from "../table/questions";
import { Table } from "../table/table.svelte";
import type { Plans } from "./plans.svelte";

const NONE: LegalPage = { viewer: 0, entries: 0, count: 0, offset: 0, legal: [], next: {} };

export class PlanTable extends Table {
  override readonly planned = true;

  constructor(
    private readonly real: Table,
    private readonly plans: Plans,
  ) {
    super(real.id);
    this.link = "open";
    this.seats = real.seats;
    this.viewer = real.viewer;
    this.here = real.here;
    this.logs = real.logs;
    if (real.info) this.info = { ...real.info, status: "running" };
  }

  override readonly questions: Questions = {
    legal: async (_viewer, chosen, offset = 0) => (await this.plans.ask({ chosen: [...chosen], offset })).page ?? NONE,
    preview: async (wanted) => {
      const told = (await this.plans.ask({ action: wanted.action })).preview;
      return told ?? { events: [], reveals: false, refusal: null, position: null, gains: null };
    },
    why: async (_viewer, target, picked) =>
      (await this.plans.ask({ target, picked: [...picked] })).why ?? { target, refusal: null },
  };

  /** Shows where the plan leads; what it took can be taken back step by step. */
  showPlan(told: PlanInfo, redo: number): void {
    const position = told.position ?? this.asItIs();
    if (!position) return;
    const entries = told.steps.map((_, step) => step).reverse();
    this.place(this.viewer, { ...position, undo: { entries, bar: "start", id: "", redo } });
  }

  /** The real position, with nothing to do. */
  private asItIs(): Position | null {
    const { position } = this.real;
    return position && { ...position, question: null, legal: [], legal_count: 0, next: {}, shortcut: null };
  }

  override async command(command: Command): Promise<boolean> {
    switch (command.type) {
      case "play":
        return this.plans.add(command.action);
      case "undo":
        return this.plans.takeBack(command.count ?? 1);
      case "restart":
        return this.plans.takeBack(Infinity);
      case "redo":
        return this.plans.redo();
      case "mark": // how far one has come in reading is no part of the plan
        return this.real.command(command);
      default:
        return false;
    }
  }
}
