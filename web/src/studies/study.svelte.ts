// A study on screen: what is written, the place that one looks at, and what authors change.

import * as api from "../api";
import type { Choice, Position, Refusal, StudyInfo, StudyMove, TableInfo } from "../protocol.gen";
import type { Command } from "../socket";
import { questionsTo } from "../table/questions";
import type { Table } from "../table/table.svelte";
import { tableStill } from "../table/unattended";

/** The node of a place in the game itself. */
export const GAME = 0;

/** A line of the list: a move of the game or of a side line, and the place that follows it. */
export interface Row {
  at: number;
  node: number;
  seat: number;
  choice: Choice;
  depth: number;
}

export class StudyState {
  data = $state.raw<StudyInfo>() as StudyInfo;
  refusal = $state.raw<Refusal | null>(null);
  at = $state(0);
  node = $state(GAME);
  busy = $state(false);
  readonly table: Table;
  private wanted = "";

  constructor(
    first: StudyInfo,
    readonly info: TableInfo,
    position: Position,
  ) {
    this.data = first;
    const company = { ...info.company, rated: true }; // nobody gives advice here
    this.table = tableStill({ ...info, company, status: "running" }, position);
    [this.table.saved, this.table.link] = [false, "open"];
    this.table.command = (command) => this.play(command);
    const spoken = first.notes.find((note) => note.node === GAME) ?? first.chapters[0];
    void this.go(spoken?.at ?? first.game[0]?.entry ?? 0);
  }

  get note(): { text: string; by: number } | null {
    return this.data.notes.find((note) => note.at === this.at && note.node === this.node) ?? null;
  }

  get chapter(): string {
    return this.data.chapters.find((chapter) => chapter.at === this.at)?.name ?? "";
  }

  /** The places of the game, in order: before each of its moves, and at the end. */
  get places(): readonly number[] {
    return [...this.data.game.map((move) => move.entry), this.data.lines];
  }

  /** The moves of the game and, below the one they stand in for, those of side lines. */
  get rows(): readonly Row[] {
    const rows: Row[] = [];
    const places = this.places;
    this.data.game.forEach((move, index) => {
      rows.push({ at: places[index + 1] ?? this.data.lines, node: GAME, depth: 0, ...move });
      this.beside(move.entry, GAME, 1, rows);
    });
    this.beside(this.data.lines, GAME, 1, rows);
    return rows;
  }

  private beside(at: number, after: number, depth: number, rows: Row[]): void {
    const following = this.data.moves.filter((move) => move.at === at && move.after === after);
    following.forEach((move, index) => {
      rows.push({ at, node: move.id, seat: move.seat, choice: move.choice, depth });
      this.beside(at, move.id, index === following.length - 1 ? depth : depth + 1, rows);
    });
  }

  private move(id: number): StudyMove | undefined {
    return this.data.moves.find((move) => move.id === id);
  }

  // Looking --------------------------------------------------------------------------------------------------------

  /** Goes to a place; the board follows as soon as its position is there. */
  async go(at: number, node = GAME): Promise<void> {
    [this.at, this.node] = [at, node];
    const place = (this.wanted = api.placeOf(this.data.id, at, node));
    try {
      const position = await api.studyPosition(this.data.id, at, node);
      if (this.wanted !== place) return;
      this.refusal = null;
      this.place(place, position);
    } catch (error) {
      if (this.wanted === place) this.refusal = api.refusalOf(error);
    }
  }

  private place(place: string, position: Position): void {
    const asks = this.data.edits && position.outcome === null;
    const shown = asks ? position : { ...position, legal: [], legal_count: 0, next: {} };
    this.table.questions = questionsTo(place);
    this.table.viewer = position.viewer;
    this.table.seats = position.viewer === null ? [] : [position.viewer];
    this.table.positions = new Map([[position.viewer, { ...shown, undo: null, shortcut: null }]]);
  }

  /** Goes a move back or on, within a side line or the game. */
  step(by: number): void {
    if (this.node !== GAME) {
      const next = this.data.moves.find((move) => move.after === this.node);
      if (by < 0) void this.go(this.at, this.move(this.node)?.after ?? GAME);
      else if (next) void this.go(this.at, next.id);
      return;
    }
    const places = this.places;
    const index = places.findIndex((at) => at >= this.at);
    const target = places[Math.min(places.length - 1, Math.max(0, index + by))];
    if (target !== undefined && target !== this.at) void this.go(target);
  }

  // Writing --------------------------------------------------------------------------------------------------------

  /** Carries a change out and takes over what comes back; returns whether it was done. */
  async change(what: () => Promise<StudyInfo>): Promise<boolean> {
    this.busy = true;
    try {
      this.data = await what();
      this.refusal = null;
      return true;
    } catch (error) {
      this.refusal = api.refusalOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  comment(text: string): Promise<boolean> {
    const { at, node } = this;
    return this.change(() => api.commentStudy(this.data.id, { at, node, text }));
  }

  async drop(): Promise<void> {
    const { at, node } = this;
    const before = this.move(node)?.after ?? GAME;
    if (await this.change(() => api.dropFromStudy(this.data.id, node))) await this.go(at, before);
  }

  /** Plays on from here: along the game if it is the game's own move, else in a side line. */
  private async play(command: Command): Promise<boolean> {
    if (command.type !== "play") return false;
    const { at, node } = this;
    const own = this.data.game.find((move) => move.entry === at);
    const same = own?.seat === command.seat && JSON.stringify(own.choice.action) === JSON.stringify(command.action);
    if (node === GAME && same) {
      this.step(1);
      return true;
    }
    const move = { at, node, seat: command.seat, action: command.action };
    const done = await this.change(() => api.playInStudy(this.data.id, move));
    if (done) await this.go(at, this.data.node);
    else this.table.refusal = this.refusal;
    return done;
  }
}
