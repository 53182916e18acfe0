// Playing at a table: what is picked, previewed, explained and looked back at. Boards and the shell share one of these.

import { getContext, setContext } from "svelte";
import * as api from "../api";
import { Info } from "../kit/info.svelte";
import { movesSince, type Move } from "../kit/moves";
import type { Choice, EntryInfo, EventInfo, Hint, LegalPage, Position, Refusal } from "../protocol.gen";
import { Lesson } from "../lessons/lesson.svelte";
import { words } from "../words.svelte";
import { completedBy, narrow, switchTo, type Narrowed } from "./selection";
import type { Table, Viewer } from "./table.svelte";

/** `open` may be picked too, out of order; `other` belongs to another action: picking it switches to that. */
export type TargetState = "legal" | "chosen" | "open" | "other" | "barred" | "idle";

/** What the bar says about the thing under pointer or focus; a reason is a scolding only if the thing was `tried`. */
export type Remark =
  | { kind: "why"; target: string; refusal: Refusal; tried: boolean }
  | { kind: "other-first"; target: string }
  | {
      kind: "preview";
      target: string;
      choice: Choice;
      events: EventInfo[];
      reveals: boolean;
      after: unknown;
      /** What the rules count for it; every board knows the shape of its own. */
      gains: unknown;
    };

const WHY_PAUSE = 140;
const REPLAY_PAUSE = 900;

export class Play {
  picks = $state.raw<readonly string[]>([]);
  remark = $state.raw<Remark | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** Things that the log line or rule under the pointer speaks of. */
  highlighted = $state.raw<ReadonlySet<string>>(new Set());
  /** What a lesson speaks of just now. */
  pointed = $state.raw<readonly string[]>([]);
  /** Before which log line the table is looked at; null is now. */
  at = $state<number | null>(null);
  past = $state.raw<Position | null>(null);
  playing = $state(false);
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
  /** The thing that explains itself just now. */
  readonly info = new Info();
  readonly lesson: Lesson;
  /** Whether anybody has moved, pressed or typed since the question came or something was picked. */
  private stirred = false;
  private pointer = "";
  private paged = $state.raw<LegalPage | null>(null);
  /** All answers to a question of which the position lists only the first. */
  private all = $state.raw<{ question: string; legal: readonly Choice[] } | null>(null);
  private timer = 0;
  private answers = 0;
  private played = -1;
  private pasts = new Map<string, Position>();

  constructor(readonly table: Table) {
    this.lesson = new Lesson(table);
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
    return this.at === null ? this.table.position : this.past;
  }

  get live(): boolean {
    return this.at === null;
  }

  get asked(): boolean {
    const asks = this.live && (this.table.position?.legal_count ?? 0) > 0 && this.table.info?.status === "running";
    return asks && this.lesson.open;
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
  private get listing(): Position | LegalPage | null {
    return this.paged && this.picks.length > 0 ? this.paged : this.table.position;
  }

  /** Whether `legal` lists all that the picks leave. */
  private get whole(): boolean {
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

  /** What the board may show as a ghost: the table after the action under pointer or focus. */
  get ghost(): { view: unknown; events: readonly EventInfo[] } | null {
    return this.remark?.kind === "preview" && this.live
      ? { view: this.remark.after, events: this.remark.events }
      : null;
  }

  hinted(target: string): boolean {
    return this.hint?.choice.targets.includes(target) ?? false;
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
      return this.explain(target, 0, true);
    }
    this.sure = null;
    const picks = switched ?? [...this.narrowed.picked, target]; // what followed by itself is picked too
    if (this.lesson.strays(picks)) return;
    if (!this.whole) await this.page(picks);
    this.remark = null;
    this.stirred = false;
    this.picks = picks;
    const done = this.narrowed.complete;
    if (done) await this.play(done);
  }

  private unpick(target: string): void {
    const index = this.picks.indexOf(target);
    this.picks = index < 0 ? [] : this.picks.slice(0, index);
    this.remark = null;
    if (this.many && this.picks.length > 0) void this.page(this.picks);
  }

  private async page(picks: readonly string[]): Promise<void> {
    try {
      this.paged = await api.legal(this.table.id, this.viewer, picks);
    } catch (error) {
      this.table.refusal = api.refusalOf(error);
    }
  }

  /** Fetches every action that begins with some picks, however many there are. */
  async allLegal(picks: readonly string[]): Promise<readonly Choice[] | null> {
    const [viewer, found] = [this.viewer, [] as Choice[]];
    try {
      for (;;) {
        const page = await api.legal(this.table.id, viewer, picks, found.length);
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
    this.stirred = false; // what now lies under a resting pointer was not pointed at
    this.picks = [];
    this.paged = null;
    this.remark = null;
    this.hint = null;
    this.sure = null;
    this.answers += 1;
    window.clearTimeout(this.timer);
    this.info.close();
  }

  /** Plays an action, or asks once before it if the title has words for that (`<action>-sure`) and they are not blank. */
  async playSurely(choice: Choice): Promise<void> {
    const id = `${choice.id}-sure`;
    const asks = words.has(id) ? words.say(id, this.table.position?.question?.args ?? {}).trim() : "";
    if (!asks || this.sure?.choice === choice) return this.play(choice);
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

  // Explaining ---------------------------------------------------------------------------------------------------

  /** Notes that somebody is there: a pointer that merely rests where the board has changed asks for nothing. */
  stir(event: Event): void {
    if (event instanceof PointerEvent) {
      const at = `${event.clientX},${event.clientY}`;
      const rests = event.type === "pointermove" && at === this.pointer; // browsers send such moves when a page changes
      this.pointer = at;
      if (rests) return;
    }
    if (this.stirred) return;
    this.stirred = true;
    const under =
      event.target instanceof Element ? event.target.closest<HTMLElement | SVGElement>("[data-target]") : null;
    if (event.type === "pointermove" && under?.dataset.target) this.consider(under.dataset.target);
  }

  /** Looks at a thing under pointer or focus: what it would bring, or why it cannot be used. */
  consider(target: string): void {
    if (!this.asked || !this.stirred) return;
    const state = this.state(target);
    if (state === "barred") return void this.explain(target, WHY_PAUSE, false);
    const several = !this.whole && this.listing?.next?.[target] !== 1;
    const choice = state === "chosen" || several ? null : completedBy(this.legal, this.picks, target);
    this.remark = null;
    if (choice) this.foresee(target, choice);
    else this.leave();
  }

  /** The pointer has left: a preview goes, but a reason stays until the next one, so that its rule can be opened. */
  leave(): void {
    window.clearTimeout(this.timer);
    this.answers += 1;
    if (this.remark?.kind !== "why") this.remark = null;
  }

  foresee(target: string, choice: Choice): void {
    const seat = this.viewer;
    if (seat === null) return;
    this.later(WHY_PAUSE, async () => {
      const found = await api.preview(this.table.id, { seat, action: choice.action });
      return {
        kind: "preview",
        target,
        choice,
        events: found.events,
        reveals: found.reveals,
        after: found.position?.view ?? null,
        gains: found.gains,
      };
    });
  }

  /** Says why a thing under the pointer cannot be used, for boards that ask in their own way. */
  tellWhy(target: string, refusal: Refusal): void {
    if (this.stirred) this.remark = { kind: "why", target, refusal, tried: false };
  }

  private explain(target: string, pause: number, tried: boolean): void {
    const picked = this.picks;
    this.later(pause, async () => {
      const { refusal } = await api.why(this.table.id, this.viewer, target, picked);
      return refusal ? { kind: "why", target, refusal, tried } : { kind: "other-first", target };
    });
  }

  /** Asks the server after a short pause, and drops an answer that nobody waits for any more. */
  private later(pause: number, ask: () => Promise<Remark>): void {
    window.clearTimeout(this.timer);
    this.answers += 1;
    const mine = this.answers;
    this.timer = window.setTimeout(() => {
      void ask()
        .then((remark) => {
          if (mine === this.answers) this.remark = remark;
        })
        .catch(() => undefined); // a remark that does not come is no loss
    }, pause);
  }

  async askHint(bot: string): Promise<void> {
    const seat = this.viewer;
    if (seat === null || this.thinking) return;
    this.thinking = true;
    const question = this.question;
    try {
      const hint = await api.hint(this.table.id, { seat, bot });
      if (question === this.question) this.hint = hint; // what others did meanwhile does not matter
    } catch (error) {
      this.table.refusal = api.refusalOf(error);
    } finally {
      this.thinking = false;
    }
  }

  // Taking back --------------------------------------------------------------------------------------------------

  undo(kind: "undo" | "restart" | "redo"): Promise<boolean> {
    const seat = this.viewer;
    const position = this.table.position;
    if (seat === null || !position) return Promise.resolve(false);
    this.clear();
    return this.table.command({ type: kind, seat, after: position.entries });
  }

  takeBack(to: number): Promise<boolean> {
    const seat = this.viewer;
    const position = this.table.position;
    if (seat === null || !position) return Promise.resolve(false);
    return this.table.command({ type: "take-back", seat, to, after: position.entries });
  }

  // Looking back -------------------------------------------------------------------------------------------------

  /** Shows the table as it was before a log line; the newest is the present. */
  async lookBack(at: number | null): Promise<void> {
    const entries = this.table.position?.entries ?? 0;
    if (this.table.saved) return; // a file holds the newest position only
    if (at === null || at >= entries) {
      this.at = null;
      this.past = null;
      return;
    }
    this.clear();
    const wanted = Math.max(0, at);
    this.past = await this.pastAt(wanted);
    this.at = wanted;
    void this.pastAt(wanted + 1).catch(() => undefined); // so that the next step is drawn at once
  }

  private async pastAt(at: number): Promise<Position> {
    const key = `${this.viewer}:${at}`;
    const known = this.pasts.get(key);
    if (known) return known;
    const found = await api.position(this.table.id, this.viewer, at);
    this.pasts.set(key, found);
    return found;
  }

  /** The log line that led to the position looked at. */
  get shownEntry(): EntryInfo | null {
    return this.at === null ? this.table.newest : (this.table.log[this.at - 1] ?? null);
  }

  /** Shows a move of somebody else once more. */
  async replay(move: Move, pause = REPLAY_PAUSE): Promise<void> {
    const [first, last] = [move.entries[0], move.entries.at(-1)];
    if (first && last) await this.playBack(first.entry, pause, last.entry + 1);
  }

  /** Plays back from a log line to now, or to another one, at a pace to follow. */
  async playBack(from: number, pause: number, until = Infinity): Promise<void> {
    this.playing = true;
    for (let at = from; this.playing && at <= until && at < (this.table.position?.entries ?? 0); at += 1) {
      await this.lookBack(at);
      await new Promise((done) => setTimeout(done, pause));
    }
    if (this.playing) await this.lookBack(null);
    this.playing = false;
  }
}

const KEY = Symbol("play");

export function providePlay(play: Play): Play {
  return setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
