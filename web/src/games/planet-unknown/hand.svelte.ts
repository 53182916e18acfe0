// The tile in hand: which one, how it is turned, where its ghost lies, what it would bring there or why it may not.

import { ids } from "../../ids";
import type { Choice, Refusal } from "../../protocol.gen";
import type { Play } from "../../table/play.svelte";
import { kindOf } from "./choices";
import { cellAt, columnOf, rowOf, SIDE } from "./grid";
import { placements, type Placements, type Reason } from "./placement";
import { mirrored, quarter, turn as turnOf, turnsOf } from "./tiles";
import type { Gain } from "./labels";
import type { ColonyView, Gains, PlanetUnknownView } from "./view.gen";

const TITLE = "planet-unknown";
/** The server says no and this page does not know why. */
const UNSURE: Reason = { code: "touches-nothing", rule: "PU-4.11", args: {} };
/** How far, in cells, a ghost that does not fit looks for a place that does. */
const SNAP = 0.85;
const NOTHING: Placements = { verdicts: [], counts: [] };

/** What the hand needs to know of the table it is held over. */
export interface Tabletop {
  readonly play: Play;
  readonly view: PlanetUnknownView;
  readonly mine: ColonyView | null;
  /** The two open tiles in front of the viewer, or -1. */
  readonly tiles: readonly [number, number];
  /** Whose colony is looked at instead of one's own. */
  readonly looking: number | null;
  /** A tile has been taken up: the own planet comes into view. */
  face(): void;
}

export class TileInHand {
  ring = $state<number | null>(null);
  turn = $state(0);
  /** Where the ghost's first cell lies; null if it is not over the planet. */
  anchor = $state<number | null>(null);
  /** The ghost waits to be confirmed: it was put there by touch. */
  pinned = $state(false);
  private judged = $state.raw<ReadonlyMap<string, ReadonlySet<number>>>(new Map());
  private centre: [number, number] | null = null;
  private asking = new Set<string>();

  constructor(private readonly desk: Tabletop) {}

  private get play(): Play {
    return this.desk.play;
  }

  /** Which rings can be placed now, as the server lists them. */
  private rings = $derived.by<boolean[]>(() => {
    const { play } = this;
    const position = play.asked ? play.table.position : null;
    return [0, 1].map((ring) => {
      if (!position) return false;
      if (position.legal.some((choice) => kindOf(choice) === "PlaceTile" && choice.action[1] === ring)) return true;
      // Only the first of many actions are listed; something else may begin with a tile too.
      return play.many && (position.next[`tile:${ring}`] ?? 0) > 0 && (this.where.counts[ring] ?? 0) > 0;
    });
  });

  canPlace(ring: number): boolean {
    return this.rings[ring] ?? false;
  }

  get placing(): boolean {
    return this.rings.some(Boolean);
  }

  private where = $derived.by<Placements>(() => {
    const colony = this.desk.mine;
    const position = this.play.asked ? this.play.table.position : null;
    if (!colony || !position || !Object.keys(position.next).some((target) => target.startsWith("tile:")))
      return NOTHING;
    const byCard = !(position.question?.id ?? "").endsWith("choose-tile");
    return placements(this.desk.view, colony, this.desk.tiles, byCard);
  });

  get tile(): number | null {
    return this.ring !== null && this.placing ? (this.desk.tiles[this.ring] ?? null) : null;
  }

  get holding(): boolean {
    return this.tile !== null && this.tile >= 0 && this.desk.looking === null;
  }

  /** Why the tile in hand may not lie at an anchor; null if it may. */
  verdict(anchor: number): Reason | null {
    const local = this.where.verdicts[this.ring ?? 0]?.[this.turn]?.get(anchor);
    const known = this.judged.get(this.key(this.ring ?? 0, this.turn));
    if (known?.has(anchor)) return null;
    if (known && local === null) return UNSURE;
    return local === undefined ? { code: "off-the-grid", rule: "PU-4.6", args: {} } : local;
  }

  /** How many places each turn of a ring has, to dim those that fit nowhere. */
  room(ring: number, turn: number): number {
    let count = 0;
    for (const reason of this.where.verdicts[ring]?.[turn]?.values() ?? []) if (reason === null) count += 1;
    return count;
  }

  private cover = $derived.by<ReadonlySet<number>>(() => {
    const found = new Set<number>();
    const tile = this.tile;
    if (tile === null || tile < 0 || this.ring === null) return found;
    const { cells } = turnOf(tile, this.turn);
    for (const [anchor, reason] of this.where.verdicts[this.ring]?.[this.turn] ?? []) {
      if (reason === null) for (const step of cells) found.add(anchor + step);
    }
    return found;
  });

  /** The cells that the tile in hand could cover as it is turned now. */
  get reachable(): ReadonlySet<number> {
    return this.cover;
  }

  private shownReason = $derived.by<Reason | null>(() =>
    this.holding && this.anchor !== null ? this.verdict(this.anchor) : null,
  );

  get reason(): Reason | null {
    return this.shownReason;
  }

  refusal(reason: Reason): Refusal {
    return { code: reason.code, id: ids.refusal(TITLE, reason.code), args: reason.args, rule: reason.rule };
  }

  /** What the server counts for the placement shown; nothing while it has not answered. */
  get gains(): readonly Gain[] {
    const { remark } = this.play.preview;
    if (!this.holding || this.anchor === null || this.reason || remark?.kind !== "preview") return [];
    const [kind, ring, turn, anchor] = remark.choice.action;
    const same = kind === "PlaceTile" && ring === this.ring && turn === this.turn && anchor === this.anchor;
    return same ? ((remark.gains as Gains)?.gains ?? []) : [];
  }

  /** The rows and columns that the placement shown would fill with a medal. */
  get lines(): ReadonlySet<number> {
    return new Set(this.gains.flatMap((gain) => (gain.kind === "line" && !gain.blocked ? [gain.line] : [])));
  }

  // Taking, turning, placing --------------------------------------------------------------------------------------

  hold(ring: number | null): void {
    if (ring === this.ring) return;
    this.ring = ring;
    this.turn = 0;
    this.anchor = null;
    this.pinned = false;
    this.centre = null;
    if (ring === null) return;
    this.desk.face();
    const turns = Math.max(
      0,
      (this.where.verdicts[ring] ?? []).findIndex((_, turn) => this.room(ring, turn) > 0),
    );
    this.setTurn(turns);
  }

  setTurn(turn: number): void {
    this.turn = turn;
    void this.askServer();
    if (this.centre) this.hover(this.centre[0], this.centre[1]);
    else if (this.anchor !== null) this.tell();
  }

  /** Shows a tile lying somewhere, to be placed or moved on. */
  propose(ring: number, turn: number, anchor: number): void {
    this.hold(ring);
    this.centre = null;
    this.setTurn(turn);
    this.anchor = anchor;
    this.pinned = true;
  }

  rotate(back = false): void {
    if (this.tile !== null) this.setTurn(quarter(this.tile, this.turn, back));
  }

  flip(): void {
    if (this.tile !== null) this.setTurn(mirrored(this.tile, this.turn));
  }

  /** Puts the ghost's middle at a point of the grid, in cells; if it does not fit there it looks nearby. */
  hover(x: number, y: number): void {
    const tile = this.tile;
    if (tile === null || tile < 0) return;
    this.centre = [x, y];
    const { width, height, lead } = turnOf(tile, this.turn);
    const [left, top] = [x - width / 2, y - height / 2];
    const inside = (value: number, size: number): number => Math.min(SIDE - size, Math.max(0, value));
    const raw: [number, number] = [inside(Math.round(left), width), inside(Math.round(top), height)];
    let best = raw;
    if (this.verdict(cellAt(raw[0] + lead, raw[1])) !== null) {
      let least = SNAP;
      for (const dx of [-1, 0, 1]) {
        for (const dy of [-1, 0, 1]) {
          const [column, row] = [raw[0] + dx, raw[1] + dy];
          const far = Math.hypot(column - left, row - top);
          if (column !== inside(column, width) || row !== inside(row, height) || far >= least) continue;
          if (this.verdict(cellAt(column + lead, row)) === null) [best, least] = [[column, row], far];
        }
      }
    }
    this.moveTo(cellAt(best[0] + lead, best[1]));
  }

  /** Puts the ghost's first cell on a cell, as the keyboard does. */
  point(cell: number): void {
    this.centre = null;
    this.moveTo(cell);
  }

  private moveTo(anchor: number): void {
    if (anchor === this.anchor) return;
    this.anchor = anchor;
    this.tell();
  }

  lift(): void {
    this.anchor = null;
    this.centre = null;
    this.play.preview.leave();
  }

  /** Lets the server say what the placement brings, once the ghost rests. */
  private tell(): void {
    if (this.anchor === null || this.ring === null) return;
    if (this.verdict(this.anchor) === null)
      this.play.preview.foresee(`cell:${this.anchor}`, this.placement(this.ring, this.turn, this.anchor));
    else this.play.preview.leave();
  }

  private placement(ring: number, turn: number, anchor: number): Choice {
    const targets = [`tile:${ring}`, `turn:${turn}`, `cell:${anchor}`];
    return {
      action: ["PlaceTile", ring, turn, anchor],
      id: ids.action(TITLE, "PlaceTile"),
      args: { ring, turn, anchor },
      targets,
      free: false,
    };
  }

  /** Places the tile where the ghost lies; if it may not lie there the reason stays. */
  async place(): Promise<void> {
    if (this.ring === null || this.anchor === null || this.reason) return;
    const choice = this.placement(this.ring, this.turn, this.anchor);
    this.hold(null);
    await this.play.play(choice);
  }

  private key(ring: number, turn: number): string {
    return `${this.play.table.position?.since}/${this.play.viewer}/${ring}/${turn}`;
  }

  private async askServer(): Promise<void> {
    const { play, ring, turn } = this;
    if (ring === null || !this.placing) return;
    const key = this.key(ring, turn);
    if (this.judged.has(key) || this.asking.has(key)) return;
    this.asking.add(key);
    try {
      const page = await play.table.questions.legal(play.viewer, [`tile:${ring}`, `turn:${turn}`]);
      if (page.count > page.legal.length) return; // more than a page: the own reckoning has to do
      const anchors = new Set(
        page.legal.flatMap((choice) => (kindOf(choice) === "PlaceTile" ? [Number(choice.action[3])] : [])),
      );
      this.judged = new Map(this.judged).set(key, anchors);
    } catch {
      // the ghost follows its own reckoning; the server judges when the tile is placed
    } finally {
      this.asking.delete(key);
    }
  }

  /** A new question: the ghost is lifted, and a tile that can no longer be placed is put down. */
  meet(): void {
    this.pinned = false;
    this.judged = new Map();
    this.anchor = null;
    this.centre = null;
    if (this.ring !== null && !this.canPlace(this.ring)) this.hold(null);
    else if (this.ring !== null) this.setTurn(Math.min(this.turn, turnsOf(this.tile ?? 0).length - 1));
    const rings = [0, 1].filter((ring) => this.canPlace(ring));
    if (rings.length === 1 && this.ring === null) this.hold(rings[0] ?? null);
  }
}

/** Returns where a ghost is drawn: column and row of its bounding box. */
export function corner(tile: number, turn: number, anchor: number): [number, number] {
  return [columnOf(anchor) - turnOf(tile, turn).lead, rowOf(anchor)];
}
