// Playing at a table: what is asked, what is picked, and the action that it makes. Boards and the shell share one of these.

import { getContext, setContext } from "svelte";
import * as api from "../api";
import { Info } from "../kit/info.svelte";
import { movesSince, type Move } from "../kit/moves";
import type { Choice, LegalPage, Position } from "../protocol.gen";
import { Lesson } from "../lessons/lesson.svelte";
import { Puzzle } from "../puzzles/puzzle.svelte";
import { settings } from "../settings.svelte";
import { words } from "../words.svelte";
import { History } from "./history.svelte";
import { Preview } from "./preview.svelte";
import { narrow, switchTo, type Narrowed } from "./selection";
import { withCause } from "./shortcuts.svelte";
import type { Table, Viewer } from "./table.svelte";

/** `open` may be picked too, out of order; `other` belongs to another action: picking it switches to that. */
export type TargetState = "legal" | "chosen" | "open" | "other" | "barred" | "idle";

export class Play {
  picks = $state.raw<readonly string[]>([]);
  /** Things that the log line or rule under the pointer speaks of. */
  highlighted = $state.raw<ReadonlySet<string>>(new Set());
  /** What a lesson speaks of just now. */
  pointed = $state.raw<readonly string[]>([]);
  /** A board tells a story on the whole screen: the result waits until it is read. */
  reading = $state(false);
  /** What somebody is asked before they do something hasty, and what they wanted to do. */
  sure = $state.raw<{ choice: Choice; question: string } | null>(null);
  /** Whether the result is on screen. */
  result = $state(false);
  /** A board counts the points on itself: the result waits until the last number has landed. */
  counting = $state(false);
  /** The rule that the drawer is to show. */
  rule = $state<string | null>(null);
  /** A plan is being played: nothing is played by itself in between. */
  committing = $state(false);
  /** The log lines of what was played without a click. */
  readonly byItself = new Set<number>();
  /** The thing that explains itself just now. */
  readonly info = new Info();
  readonly lesson: Lesson;
  readonly puzzle: Puzzle;
  readonly preview = new Preview(this);
  readonly history = new History(this);
  private paged = $state.raw<LegalPage | null>(null);
  /** All answers to a question of which the position lists only the first. */
  private all = $state.raw<{ question: string; legal: readonly Choice[] } | null>(null);
  private played = -1;

  constructor(readonly table: Table) {
    this.lesson = new Lesson(table);
    this.puzzle = new Puzzle(table);
  }

  /** Which of these must be in sight: the next one to pick, or the first. */
  get inFocus(): string | null {
    return this.pointed.find((thing) => this.selection.next.has(thing)) ?? this.pointed[0] ?? null;
  }

  get viewer(): Viewer {
    return this.table.viewer;
  }

  /** The position on screen: now, or the one looked back at. */
  get position(): Position | null {
    return this.history.at === null ? this.table.position : this.history.past;
  }

  get live(): boolean {
    return this.history.at === null;
  }

  get asked(): boolean {
    const asks = this.live && (this.table.position?.legal_count ?? 0) > 0 && this.table.info?.status === "running";
    return asks && this.lesson.open && this.puzzle.open;
  }

  /** All legal actions, or those that begin with what is picked where there are too many to list. */
  get legal(): readonly Choice[] {
    return (this.asked ? (this.listed ?? this.listing?.legal) : null) ?? [];
  }

  get many(): boolean {
    const position = this.table.position;
    return position !== null && position.legal_count > position.legal.length && !this.listed;
  }

  /** What `listAll` has fetched, while it answers what is asked. */
  private get listed(): readonly Choice[] | null {
    return this.all?.question === this.question ? this.all.legal : null;
  }

  /** Where the legal actions come from: the position, or what was fetched for the picks. */
  get listing(): Position | LegalPage | null {
    return this.paged && this.picks.length > 0 ? this.paged : this.table.position;
  }

  /** Whether `legal` lists all that the picks leave. */
  get whole(): boolean {
    if (this.listed) return true;
    const all = this.paged && this.picks.length > 0 ? this.paged.count : (this.table.position?.legal_count ?? 0);
    return this.legal.length >= all;
  }

  private narrowed = $derived.by<Narrowed>(() => {
    const found = narrow(this.legal, this.picks, this.whole);
    if (this.whole) return found;
    return { ...found, next: new Set(Object.keys(this.listing?.next ?? {})), later: new Set() };
  });

  /** What is asked, as a mark that stays the same while others move if the answers do too. */
  readonly question = $derived.by(() => {
    const { legal, legal_count, next, since } = this.table.position ?? {};
    return JSON.stringify([this.viewer, since, legal_count, next, legal?.map((choice) => choice.action)]);
  });

  /** What others did since the viewer's own last action. */
  readonly moves = $derived.by<readonly Move[]>(() => {
    const position = this.table.position;
    return position ? movesSince(this.table.log, position.since, this.viewer) : [];
  });

  get selection(): Narrowed {
    return this.narrowed;
  }

  /** How a thing on the board stands to what is asked. */
  state(target: string): TargetState {
    if (!this.asked) return "idle";
    const { picked, next, later } = this.narrowed;
    if (picked.includes(target)) return "chosen";
    if (next.has(target)) return "legal";
    if (later.has(target)) return "open";
    return this.others.has(target) ? "other" : "barred";
  }

  /** What other actions than the picked one begin with or need. */
  private readonly others = $derived.by<ReadonlySet<string>>(
    () => new Set(this.picks.length > 0 && this.whole ? this.legal.flatMap((choice) => choice.targets) : []),
  );

  /** The number of a thing among those picked for an action that needs several; 0 if it has none. */
  step(target: string): number {
    if (!this.asked || this.narrowed.matching.every((choice) => choice.targets.length < 2)) return 0;
    return this.narrowed.picked.indexOf(target) + 1;
  }

  // Picking ------------------------------------------------------------------------------------------------------

  /** Takes a click on a thing: picks it, plays the action it completes, or says why it cannot be picked. */
  async pick(target: string): Promise<void> {
    const state = this.state(target);
    if (state === "chosen") return this.unpick(target);
    if (state === "idle") return;
    const switched = state === "other" ? switchTo(this.legal, this.picks, target) : null;
    if (state === "barred" || (state === "other" && !switched)) {
      this.lesson.stray();
      return this.preview.explain(target, 0, true);
    }
    this.sure = null;
    const picks = switched ?? [...this.narrowed.picked, target]; // what followed by itself is picked too
    if (this.lesson.strays(picks)) return;
    if (!this.whole) await this.page(picks);
    this.preview.rest();
    this.picks = picks;
    const done = this.narrowed.complete;
    if (done) await this.play(done);
  }

  private unpick(target: string): void {
    const index = this.picks.indexOf(target);
    this.picks = index < 0 ? [] : this.picks.slice(0, index);
    this.preview.remark = null;
    if (this.many && this.picks.length > 0) void this.page(this.picks);
  }

  private async page(picks: readonly string[]): Promise<void> {
    try {
      this.paged = await this.table.questions.legal(this.viewer, picks);
    } catch (error) {
      this.table.refusal = api.refusalOf(error);
    }
  }

  /** Fetches every action that begins with some picks, however many there are. */
  async allLegal(picks: readonly string[]): Promise<readonly Choice[] | null> {
    const [viewer, found] = [this.viewer, [] as Choice[]];
    try {
      for (;;) {
        const page = await this.table.questions.legal(viewer, picks, found.length);
        found.push(...page.legal);
        if (found.length >= page.count || page.legal.length === 0) return found;
      }
    } catch (error) {
      this.table.refusal = api.refusalOf(error);
      return null;
    }
  }

  /** Lists every action, so that things can be picked in any order: for boards on which there are never too many. */
  async listAll(): Promise<void> {
    const { question } = this;
    const legal = this.asked && this.many ? await this.allLegal([]) : null;
    if (legal && question === this.question) this.all = { question, legal };
  }

  clear(): void {
    this.preview.clear();
    this.picks = [];
    this.paged = null;
    this.sure = null;
    this.info.close();
  }

  /** Plays an action, or asks once before it if the title has words for that (`<action>-sure`) and they are not blank. */
  async playSurely(choice: Choice): Promise<void> {
    const id = `${choice.id}-sure`;
    const asks = words.has(id) ? words.say(id, this.table.position?.question?.args ?? {}).trim() : "";
    if (!asks || !settings.confirmations || this.sure?.choice === choice) return this.play(choice);
    this.sure = { choice, question: asks };
  }

  async play(choice: Choice): Promise<void> {
    const seat = this.viewer;
    const position = this.table.position;
    // a second click before the answer is none; but news may come before the answer, and then the next click counts
    if (seat === null || !position || (this.table.busy && this.played === position.entries)) return;
    this.played = position.entries;
    this.clear();
    await this.table.command({ type: "play", seat, action: choice.action, after: position.entries });
    this.lesson.hear();
  }

  // Taking back --------------------------------------------------------------------------------------------------

  undo(kind: "undo" | "restart" | "redo"): Promise<boolean> {
    const seat = this.viewer;
    const position = this.table.position;
    if (seat === null || !position) return Promise.resolve(false);
    this.clear();
    if (kind === "undo") {
      const count = withCause(position.undo?.entries ?? [], this.byItself);
      return this.table.command({ type: kind, seat, after: position.entries, count });
    }
    return this.table.command({ type: kind, seat, after: position.entries });
  }

  takeBack(to: number): Promise<boolean> {
    const seat = this.viewer;
    const position = this.table.position;
    if (seat === null || !position) return Promise.resolve(false);
    return this.table.command({ type: "take-back", seat, to, after: position.entries });
  }
}

const KEY = Symbol("play");

export function providePlay(play: Play): Play {
  return setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
