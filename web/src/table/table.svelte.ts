// A table as this client knows it: what the socket tells, kept for every seat that this client holds.

import * as api from "../api";
import { newPart, proven, sha256 } from "../deal";
import type { Chatted, EntryInfo, FromServer, Position, Refusal, SeatInfo, TableInfo } from "../protocol.gen";
import { pace } from "../kit/pace.svelte";
import { recall, remember } from "../settings.svelte";
import { browserClock, TableSocket, type Command, type LinkState } from "../socket";
import { lineTo } from "../transport/transport";
import { words } from "../words.svelte";
import { outboxOf } from "./outbox";
import { Pacer } from "./pacer";
import { questionsTo, type Questions } from "./questions";

export type Viewer = number | null;
type Played = Extract<FromServer, { type: "played" }>;

/** Milliseconds that a move of somebody else is looked at at least, and that many of them may take together. */
const LOOK = 420;
const LOOK_AT_ALL = 2400;
/** Bots of one kind share a name; a star's name tells them apart. */
export function shownName(seat: SeatInfo): string {
  if (seat.kind === "bot" && seat.name === seat.bot) return words.say("web-bot-called", { seat: seat.seat });
  return words.person(seat.name) || words.say("engine-seat", { n: seat.seat + 1 });
}

export class Table {
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<readonly number[]>([]);
  /** The seat through whose eyes the table is shown. */
  viewer = $state<Viewer>(null);
  positions = $state.raw<ReadonlyMap<Viewer, Position>>(new Map());
  logs = $state.raw<ReadonlyMap<Viewer, readonly EntryInfo[]>>(new Map());
  chat = $state.raw<readonly Chatted[]>([]);
  unread = $state(0);
  /** The number of the newest line of chat that was read in this browser. */
  private read = 0;
  here = $state.raw<readonly number[]>([]);
  watching = $state(0);
  /** When the server told how much time is left, by this browser's own clock. */
  clocksRead = $state(0);
  link = $state<LinkState>("connecting");
  /** Whether this is a file and not a table: it can only be looked at. */
  saved = false;
  /** Whether what is shown is only a plan. */
  readonly planned: boolean = false;
  questions: Questions;
  /** Why the table cannot be shown, or the last thing that was refused. */
  farewell = $state.raw<Refusal | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The newest line of the log that came while looking on: what the board animates. */
  newest = $state.raw<EntryInfo | null>(null);
  /** How many commands wait for their answer. */
  private underway = $state(0);
  /** How many milliseconds a board takes to tell a move, at the usual pace. */
  lasts: ((entry: EntryInfo) => number) | null = null;
  private readonly revealed = new Set<string>();
  private readonly socket: TableSocket;
  private readonly pacer: Pacer<Played>;
  private readonly hurry = (): void => this.pacer.flush();
  private readonly wake = (): void => {
    if (document.visibilityState === "visible") this.socket.hurry();
  };

  constructor(readonly id: string) {
    this.questions = questionsTo(id);
    this.read = Number(recall(`chat-${id}`) ?? 0);
    this.pacer = new Pacer(
      (news) => this.show(news),
      (news, waiting) => this.pause(news, waiting),
      browserClock,
    );
    this.socket = new TableSocket(
      () => lineTo(id),
      (message) => this.hear(message),
      (state) => (this.link = state),
      browserClock,
      outboxOf(id),
    );
  }

  get busy(): boolean {
    return this.underway > 0;
  }

  get position(): Position | null {
    return this.positions.get(this.viewer) ?? null;
  }

  get log(): readonly EntryInfo[] {
    return this.logs.get(this.viewer) ?? [];
  }

  /** The seats of this client that are people's; more than one share this screen. */
  get own(): readonly number[] {
    return this.seats.filter((seat) => this.info?.seats[seat]?.kind !== "bot");
  }

  start(): void {
    window.addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    for (const sign of ["pointerdown", "keydown"]) window.addEventListener(sign, this.hurry, true);
    this.socket.start();
  }

  stop(): void {
    window.removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    for (const sign of ["pointerdown", "keydown"]) window.removeEventListener(sign, this.hurry, true);
    this.socket.stop();
  }

  /** Sends a command; what is refused is kept to be shown. Returns whether it was carried out. */
  async command(command: Command): Promise<boolean> {
    this.underway += 1;
    try {
      await this.socket.command(command);
      this.refusal = null;
      return true;
    } catch (refusal) {
      this.refusal = refusal as Refusal;
      return false;
    } finally {
      this.underway -= 1;
    }
  }

  /** Takes what a seat has said off this screen, if whoever sits here does not want to hear it. */
  mute(seat: number): void {
    this.chat = this.chat.filter((line) => line.seat !== seat);
  }

  /** Notes that the chat is being read, also for the next time the page is loaded. */
  readChat(): void {
    this.unread = 0;
    const newest = this.chat.at(-1)?.number ?? 0;
    if (newest <= this.read) return;
    this.read = newest;
    remember(`chat-${this.id}`, String(newest));
  }

  // The deal -----------------------------------------------------------------------------------------------------

  /** Says that all seats of this client are ready, each with the hash of its part of the seed. */
  async ready(wish: boolean): Promise<void> {
    for (const seat of this.own) await this.settle(seat, wish);
  }

  private settle(seat: number, wish: boolean): Promise<boolean> {
    const part = newPart();
    remember(this.partKey(seat), part);
    return this.command({ type: "ready", seat, ready: wish, commitment: wish ? sha256(part) : null });
  }

  /** Tells the parts that are waited for, once; what this browser has not settled itself it cannot tell. */
  private reveal(info: TableInfo): void {
    for (const seat of info.deal?.again ?? []) {
      const round = `${seat}/${info.deal?.promise}`;
      if (!this.own.includes(seat) || this.revealed.has(round)) continue;
      this.revealed.add(round);
      void this.settle(seat, true); // somebody kept his part back: the deal begins again
    }
    for (const seat of info.deal?.wanted ?? []) {
      const part = recall(this.partKey(seat));
      if (!part || this.revealed.has(part) || sha256(part) !== info.deal?.commitments[String(seat)]) continue;
      this.revealed.add(part);
      void this.socket.command({ type: "reveal", seat, part }).catch(() => undefined); // dealt without it meanwhile
    }
  }

  /** Whether the finished game was dealt as it was promised, with this browser's parts; null if nothing can be said. */
  get proven(): boolean | null {
    const { info } = this;
    if (!info?.deal || !info.seed) return null;
    const mine = new Map<number, string>();
    for (const [seat, hash] of Object.entries(info.deal.commitments)) {
      const part = recall(this.partKey(Number(seat)));
      if (part && sha256(part) === hash) mine.set(Number(seat), part);
    }
    return proven(info.deal, info.seed, mine);
  }

  private partKey(seat: number): string {
    return `part-${this.id}-${seat}`;
  }

  look(viewer: Viewer): void {
    if (viewer === this.viewer) return;
    this.viewer = viewer;
    this.newest = null;
    this.refusal = null;
    if (!this.logs.has(viewer)) void this.fetchLog(viewer);
  }

  // What the server tells ----------------------------------------------------------------------------------------

  private hear(message: FromServer): void {
    if (message.type === "position" || message.type === "welcome") this.pacer.flush();
    switch (message.type) {
      case "welcome":
        this.seats = message.seats;
        if (this.viewer === null || !message.seats.includes(this.viewer)) this.viewer = message.seats[0] ?? null;
        this.meet(message.table);
        this.reveal(message.table);
        if (message.table.status !== "waiting") void this.fetchLog(this.viewer);
        break;
      case "table":
        this.meet(message.table);
        this.reveal(message.table);
        this.sit(message.table);
        break;
      case "position":
        this.place(message.viewer, message.position);
        break;
      case "played":
        this.pacer.add(message);
        break;
      case "missed":
        this.note(message.viewer, message.entries);
        break;
      case "chat":
        if (this.chat.some((line) => line.number === message.number)) break;
        this.chat = [...this.chat, message];
        if (message.number > this.read && !this.seats.includes(message.seat)) this.unread += 1;
        break;
      case "clocks":
        if (!this.info) break;
        this.clocksRead = performance.now();
        this.info = { ...this.info, company: { ...this.info.company, clocks: message.clocks } };
        break;
      case "presence":
        this.here = message.here;
        this.watching = message.watching;
        break;
      case "problem":
        this.refusal = message.refusal;
        break;
      case "goodbye":
        if (!message.again) this.farewell = message.refusal;
        break;
    }
  }

  /** A seat that a bot plays, or that somebody else has now, is not looked into any more. */
  private sit(info: TableInfo): void {
    const held = info.seats.filter((seat) => seat.yours && seat.kind === "person").map((seat) => seat.seat);
    if (held.join() === this.seats.join()) return;
    const lost = this.seats.filter((seat) => !held.includes(seat));
    this.seats = held;
    for (const seat of lost) {
      this.positions = new Map([...this.positions].filter(([viewer]) => viewer !== seat));
      this.logs = new Map([...this.logs].filter(([viewer]) => viewer !== seat));
    }
    if (this.viewer === null || !held.includes(this.viewer)) this.look(held[0] ?? null);
  }

  private show(news: Played): void {
    this.place(news.viewer, news.position);
    this.note(news.viewer, [news.entry]);
    if (this.info?.proposal) this.info = { ...this.info, proposal: null }; // any move ends it, also the one that it asked for
    if (news.viewer === this.viewer) this.newest = news.entry;
  }

  /** One's own move is followed by whatever comes at once; those of others are told to their end. */
  private pause(news: Played, waiting: number): number {
    const calm = pace.calm || document.visibilityState === "hidden";
    if (calm || news.viewer !== this.viewer || news.entry.seat === this.viewer) return 0;
    return pace.ms(Math.max(this.lasts?.(news.entry) ?? 0, Math.min(LOOK, LOOK_AT_ALL / (waiting + 1))));
  }

  meet(info: TableInfo): void {
    this.clocksRead = performance.now();
    this.info = info;
    words.title = info.title;
    words.sitting = () => info.seats.map(shownName);
  }

  place(viewer: Viewer, position: Position): void {
    this.positions = new Map(this.positions).set(viewer, position);
  }

  /** Adds lines to a log; what an undo strikes is marked, and a gap is filled from the server. */
  note(viewer: Viewer, lines: readonly EntryInfo[]): void {
    const log = [...(this.logs.get(viewer) ?? [])];
    const first = lines[0];
    if (first && first.entry > log.length) {
      if (viewer === this.viewer) void this.fetchLog(viewer);
      return;
    }
    for (const line of lines) {
      log[line.entry] = line;
      for (const struck of line.strikes) {
        const old = log[struck];
        if (old) log[struck] = { ...old, struck: true };
      }
    }
    this.logs = new Map(this.logs).set(viewer, log);
  }

  private async fetchLog(viewer: Viewer): Promise<void> {
    const log = [...(this.logs.get(viewer) ?? [])];
    try {
      for (;;) {
        const page = await api.entries(this.id, viewer, log.length);
        log.push(...page.entries);
        if (log.length >= page.total || page.entries.length === 0) break;
      }
    } catch (error) {
      this.refusal = api.refusalOf(error);
      return;
    }
    const known = this.logs.get(viewer) ?? [];
    if (log.length >= known.length) this.logs = new Map(this.logs).set(viewer, log);
  }
}
