// A table as this client knows it: what the socket tells, kept for every seat that this client holds.

import * as api from "../api";
import type { Chatted, EntryInfo, FromServer, Position, Refusal, SeatInfo, TableInfo } from "../protocol.gen";
import { browserClock, TableSocket, type Command, type Line, type LinkState } from "../socket";
import { words } from "../words.svelte";
import { Pacer } from "./pacer";

export type Viewer = number | null;
type Played = Extract<FromServer, { type: "played" }>;

/** Milliseconds that a move of somebody else is looked at, and that many of them may take together. */
const LOOK = 420;
const LOOK_AT_ALL = 2400;

function socketTo(id: string): Line {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`) as unknown as Line;
}

/** Bots of one kind share a name; a star's name tells them apart. */
export function shownName(seat: SeatInfo): string {
  if (seat.kind === "bot" && seat.name === seat.bot) return words.say("web-bot-called", { seat: seat.seat });
  return seat.name || words.say("engine-seat", { n: seat.seat + 1 });
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
  here = $state.raw<readonly number[]>([]);
  watching = $state(0);
  link = $state<LinkState>("connecting");
  /** Why the table cannot be shown, or the last thing that was refused. */
  farewell = $state.raw<Refusal | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The newest line of the log that came while looking on: what the board animates. */
  newest = $state.raw<EntryInfo | null>(null);
  /** How many commands wait for their answer. */
  private underway = $state(0);
  private readonly socket: TableSocket;
  private readonly pacer: Pacer<Played>;
  private readonly hurry = (): void => this.pacer.flush();
  private readonly wake = (): void => {
    if (document.visibilityState === "visible") this.socket.hurry();
  };

  constructor(readonly id: string) {
    this.pacer = new Pacer((news) => this.show(news), (news, waiting) => this.pause(news, waiting), browserClock);
    this.socket = new TableSocket(() => socketTo(id), (message) => this.hear(message), (state) => (this.link = state));
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
        if (message.table.status !== "waiting") void this.fetchLog(this.viewer);
        break;
      case "table":
        this.meet(message.table);
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
        this.unread += 1;
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

  private show(news: Played): void {
    this.place(news.viewer, news.position);
    this.note(news.viewer, [news.entry]);
    if (news.viewer === this.viewer) this.newest = news.entry;
  }

  /** One's own move is followed by whatever comes at once; those of others are given time. */
  private pause(news: Played, waiting: number): number {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches || document.visibilityState === "hidden";
    if (calm || news.viewer !== this.viewer || news.entry.seat === this.viewer) return 0;
    return Math.min(LOOK, LOOK_AT_ALL / (waiting + 1));
  }

  meet(info: TableInfo): void {
    this.info = info;
    words.title = info.title;
    words.seats = info.seats.map(shownName);
  }

  private place(viewer: Viewer, position: Position): void {
    this.positions = new Map(this.positions).set(viewer, position);
  }

  /** Adds lines to a log; what an undo strikes is marked, and a gap is filled from the server. */
  private note(viewer: Viewer, lines: readonly EntryInfo[]): void {
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
