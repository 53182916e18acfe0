// A review on screen: what is known of it so far, and where in the game one looks.

import * as api from "../api";
import type { JudgedMove, KeyMoment, Position, Refusal, ReviewInfo, ReviewRow, TableInfo } from "../protocol.gen";
import { route } from "../route.svelte";
import type { Table } from "../table/table.svelte";
import { tableStill } from "../table/unattended";

/** Milliseconds after which a busy server is asked again. */
const BUSY_PAUSE = 1500;
const PLAY_PAUSE = 900;
const WAITS = new Set(["busy", "too-fast", "updating", "store-down"]);

/** What a decision or a stroke of luck is drawn as: good, bad or neither. */
export type Tone = "good" | "bad" | "plain";

export function tone(moment: KeyMoment): Tone {
  if (moment.kind === "best") return "good";
  if (moment.kind === "luck") return moment.points > 0 ? "good" : "bad";
  return "bad";
}

/** Points with their sign. */
export function signed(points: number): string {
  const text = Math.abs(points).toFixed(1);
  if (text === "0.0") return "0";
  return `${points > 0 ? "+" : "−"}${text}`;
}

export class ReviewState {
  data = $state.raw<ReviewInfo | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Whether the server is asked for more. */
  going = $state(false);
  /** The row of the chart that is looked at. */
  at = $state(0);
  playing = $state(false);
  readonly table: Table;
  private left = false;
  private timer = 0;
  private wanted = 0;
  private readonly seen = new Map<number, Position>();

  constructor(
    readonly info: TableInfo,
    position: Position,
  ) {
    this.table = tableStill(info, position);
  }

  get rows(): readonly ReviewRow[] {
    return this.data?.rows ?? [];
  }

  get row(): ReviewRow | null {
    return this.rows[this.at] ?? null;
  }

  get turns(): number {
    return this.rows.at(-1)?.turn ?? 0;
  }

  get mine(): readonly number[] {
    return this.info.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
  }

  /** The decision that is looked at, if it is judged. */
  get judgement(): JudgedMove | null {
    const { row } = this;
    return this.data?.judgements.find((one) => one.entry === row?.entry) ?? null;
  }

  /** The number that a key moment has in the list and on the chart. */
  get numbered(): readonly (KeyMoment & { number: number; index: number })[] {
    const places = new Map(this.rows.map((row, index) => [row.entry, index]));
    return (this.data?.moments ?? []).map((moment, number) => ({
      ...moment,
      number: number + 1,
      index: places.get(moment.entry) ?? 0,
    }));
  }

  // Growing ------------------------------------------------------------------------------------------------------

  /** Asks for more until all is judged, somebody stops it, or the page is left. */
  async go(): Promise<void> {
    if (this.going) return;
    this.going = true;
    this.refusal = null;
    while (this.going && !this.left) {
      try {
        const data = await api.review(this.info.id);
        if (this.left) return;
        const first = this.data === null;
        this.data = data;
        if (first && this.at === 0) this.begin();
        if (data.judged >= data.decisions) break;
      } catch (error) {
        const refusal = api.refusalOf(error);
        if (!WAITS.has(refusal.code)) {
          this.refusal = refusal;
          break;
        }
        await new Promise((done) => setTimeout(done, BUSY_PAUSE));
      }
    }
    this.going = false;
  }

  stop(): void {
    this.going = false;
  }

  leave(): void {
    this.left = true;
    this.pause();
  }

  /** Shows the entry of the address, or the end. */
  private begin(): void {
    if (route.at === null) void this.show(this.rows.length - 1);
    else this.showEntry(route.at);
  }

  // Looking ------------------------------------------------------------------------------------------------------

  /** Goes to a line of the log. */
  showEntry(entry: number): void {
    const index = this.rows.findIndex((row) => row.entry >= entry);
    void this.show(index < 0 ? this.rows.length - 1 : index);
  }

  /** Goes to a row: the board follows as soon as its position is there. */
  async show(index: number): Promise<void> {
    this.at = Math.min(Math.max(0, index), this.rows.length - 1);
    const entry = this.row?.entry;
    if (entry === undefined) return;
    this.wanted = entry;
    const last = this.at === this.rows.length - 1;
    route.replace(`/t/${this.info.id}/review${last ? "" : `/${entry}`}`);
    try {
      const position = this.seen.get(entry) ?? (await api.position(this.info.id, this.table.viewer, entry));
      this.seen.set(entry, position);
      if (this.wanted === entry) this.table.positions = new Map([[this.table.viewer, position]]);
    } catch {
      // the chart goes on without the board
    }
  }

  step(by: number): void {
    this.pause();
    void this.show(this.at + by);
  }

  /** Goes to the next or the last turn that begins somewhere else. */
  turn(by: number): void {
    this.pause();
    const now = this.row?.turn ?? 0;
    const rows = this.rows;
    const target =
      by > 0 ? rows.findIndex((row) => row.turn > now) : rows.findIndex((row) => row.turn === Math.max(1, now - 1));
    void this.show(target < 0 ? rows.length - 1 : target);
  }

  play(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    this.playing = true;
    if (this.at >= this.rows.length - 1) this.at = 0;
    const on = async (): Promise<void> => {
      if (!this.playing) return;
      await this.show(this.at + 1);
      if (this.at >= this.rows.length - 1) this.playing = false;
      else this.timer = window.setTimeout(() => void on(), PLAY_PAUSE);
    };
    this.timer = window.setTimeout(() => void on(), PLAY_PAUSE / 3);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
}
