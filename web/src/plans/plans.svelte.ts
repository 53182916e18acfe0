// Planning: lines of one's own that are only tried, several beside each other, and one of them played move by move.

import * as api from "../api";
import type { Choice, PlanInfo, PlanWish, Refusal } from "../protocol.gen";
import type { Play } from "../table/play.svelte";
import { t } from "../words.svelte";
import { keepPlans, keptPlans, MOST_PLANS, MOST_STEPS, nextNumber, withPlan, type Plan } from "./plan";
import { PlanTable } from "./planTable.svelte";

/** Milliseconds between looking whether a played step has arrived, and how often. */
const LOOK = 40;
const LOOKS = 250;

/** Why a plan was not played to its end: which step, and what the table said. */
export interface Stop {
  step: number;
  choice: Choice;
  refusal: Refusal | null;
}

export class Plans {
  /** What is shown instead of the real table while one plans. */
  table = $state.raw<PlanTable | null>(null);
  all = $state.raw<readonly Plan[]>([]);
  current = $state(0);
  /** What the server says of the plan on screen. */
  told = $state.raw<PlanInfo | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  stopped = $state.raw<Stop | null>(null);
  /** Whether a plan is being played. */
  playing = $state(false);
  private undone: Choice[] = [];
  private asked = 0;

  constructor(private readonly real: Play) {}

  get open(): boolean {
    return this.table !== null;
  }

  get plan(): Plan | null {
    return this.all[this.current] ?? null;
  }

  /** Whether the seat that is looked through can plan: its game goes on, and it is this client's. */
  get possible(): boolean {
    const { table } = this.real;
    const own = table.viewer !== null && table.own.includes(table.viewer);
    const free = !this.real.lesson.given && !this.real.puzzle.given && this.real.live;
    return own && free && !table.saved && table.info?.status === "running";
  }

  private get seat(): number {
    return this.real.table.viewer ?? 0;
  }

  // Coming and going ---------------------------------------------------------------------------------------------

  async enter(): Promise<void> {
    if (!this.possible || this.open) return;
    this.real.clear();
    this.all = keptPlans(this.real.table.id, this.seat);
    if (this.all.length === 0) this.all = [this.fresh()];
    this.current = Math.min(this.current, this.all.length - 1);
    this.stopped = null;
    const table = new PlanTable(this.real.table, this);
    this.undone = [];
    await this.look(table);
    this.table = table;
  }

  /** Goes back to the real table; the plans are kept. */
  leave(): void {
    this.table = null;
    this.told = null;
    this.refusal = null;
  }

  /** Tries the plan again on the real position as it is now. */
  async refresh(): Promise<void> {
    if (this.table && !this.playing) await this.look(this.table);
  }

  private fresh(): Plan {
    return { name: t("web-plan-name", { n: nextNumber(this.all) }), steps: [], expected: null };
  }

  // Several plans ------------------------------------------------------------------------------------------------

  get full(): boolean {
    return this.all.length >= MOST_PLANS;
  }

  async choose(at: number): Promise<void> {
    this.current = at;
    this.undone = [];
    this.stopped = null;
    await this.refresh();
  }

  async another(): Promise<void> {
    if (this.full) return;
    this.all = [...this.all, this.fresh()];
    this.keep();
    await this.choose(this.all.length - 1);
  }

  async drop(): Promise<void> {
    const left = this.all.filter((_, index) => index !== this.current);
    this.all = left;
    if (left.length === 0) this.all = [this.fresh()];
    this.keep();
    await this.choose(Math.max(0, this.current - 1));
  }

  rename(name: string): void {
    const clean = name.trim().slice(0, 24);
    if (clean) this.change({ name: clean });
  }

  private change(change: Partial<Plan>): void {
    this.all = withPlan(this.all, this.current, change);
    this.keep();
  }

  private keep(): void {
    keepPlans(this.real.table.id, this.seat, this.all);
  }

  // Its steps ----------------------------------------------------------------------------------------------------

  async add(action: unknown): Promise<boolean> {
    const { table, plan } = this;
    const choice = this.offered(action);
    if (!table || !plan || !choice || plan.steps.length >= MOST_STEPS) return false;
    this.undone = [];
    this.stopped = null;
    this.change({ steps: [...plan.steps.slice(0, this.told?.steps.length), choice] });
    return this.look(table);
  }

  private offered(action: unknown): Choice | null {
    const wanted = JSON.stringify(action);
    const known = [...(this.table?.position?.legal ?? []), ...this.pages];
    return known.find((choice) => JSON.stringify(choice.action) === wanted) ?? null;
  }

  private pages: readonly Choice[] = [];

  async takeBack(count: number): Promise<boolean> {
    const { table, plan } = this;
    if (!table || !plan || plan.steps.length === 0) return false;
    const left = Math.max(0, plan.steps.length - count);
    this.undone = [...this.undone, ...plan.steps.slice(left).reverse()];
    this.stopped = null;
    this.change({ steps: plan.steps.slice(0, left) });
    return this.look(table);
  }

  async redo(): Promise<boolean> {
    const choice = this.undone.pop();
    const { table, plan } = this;
    if (!choice || !table || !plan) return false;
    this.change({ steps: [...plan.steps, choice] });
    return this.look(table);
  }

  /** Asks something about the position that the plan leads to. */
  async ask(more: Partial<PlanWish>): Promise<PlanInfo> {
    const steps = (this.told?.steps ?? []).map((step) => step.choice.action);
    const told = await api.plan(this.real.table.id, { seat: this.seat, steps, ...more });
    if (told.page) this.pages = told.page.legal;
    return told;
  }

  /** Shows where the plan leads now. */
  private async look(table: PlanTable): Promise<boolean> {
    const mine = (this.asked += 1);
    const steps = (this.plan?.steps ?? []).map((choice) => choice.action);
    try {
      const told = await api.plan(this.real.table.id, { seat: this.seat, steps });
      if (mine !== this.asked) return false;
      this.told = told;
      this.refusal = null;
      this.pages = [];
      table.showPlan(told, this.undone.length);
      if (told.ends !== "waits") this.change({ expected: told.expected });
      return true;
    } catch (error) {
      this.refusal = api.refusalOf(error);
      return false;
    }
  }

  // Playing it ---------------------------------------------------------------------------------------------------

  get playable(): boolean {
    const asked = this.real.table.position?.asked.includes(this.seat) ?? false;
    return asked && !this.playing && (this.told?.steps.length ?? 0) > 0;
  }

  /** Plays the plan by ordinary commands, one after the other, and stops where one is refused. */
  async commit(): Promise<void> {
    const { plan } = this;
    if (!plan || !this.playable) return;
    this.playing = this.real.committing = true;
    this.stopped = null;
    try {
      for (const [step, choice] of plan.steps.entries()) {
        if (await this.commitStep(choice)) continue;
        this.stopped = { step: step + 1, choice, refusal: this.real.table.refusal };
        this.real.table.refusal = null;
        this.change({ steps: plan.steps.slice(step) });
        break;
      }
    } finally {
      this.playing = this.real.committing = false;
    }
    if (this.stopped) return void this.refresh();
    await this.drop();
    this.leave();
  }

  private async commitStep(choice: Choice): Promise<boolean> {
    const { table } = this.real;
    const before = table.position?.entries ?? 0;
    const sent = { type: "play", seat: this.seat, action: choice.action, after: before } as const;
    if (!(await table.command(sent))) return false;
    for (let look = 0; look < LOOKS && (table.position?.entries ?? 0) <= before; look += 1)
      await new Promise((done) => setTimeout(done, LOOK));
    return true;
  }
}
