// What the player is about: the tile in hand and its ghost, the kind of gain meant, the colony looked at.

import { getContext, setContext, tick } from "svelte";
import * as api from "../../api";
import type { Choice, Refusal } from "../../protocol.gen";
import type { Play, TargetState } from "../../table/play.svelte";
import { homeOf, kindOf, type Tab } from "./choices";
import { gainsOf, type Gain } from "./gains";
import { cellAt, columnOf, rowOf, SIDE } from "./grid";
import { placements, type Placements, type Reason } from "./placement";
import { mirrored, quarter, turn as turnOf, turnsOf } from "./tiles";
import type { ColonyView, PlanetUnknownView } from "./view.gen";

const TITLE = "planet-unknown";
/** The server says no and this page does not know why. */
const UNSURE: Reason = { code: "touches-nothing", rule: "PU-4.11", args: {} };
/** How far, in cells, a ghost that does not fit looks for a place that does. */
const SNAP = 0.85;
const NOTHING: Placements = { verdicts: [], counts: [] };

export class Desk {
  ring = $state<number | null>(null);
  turn = $state(0);
  /** Where the ghost's first cell lies; null if it is not over the planet. */
  anchor = $state<number | null>(null);
  /** The ghost waits to be confirmed: it was put there by touch. */
  pinned = $state(false);
  /** The kind of gain that the next click is meant for. */
  focus = $state<string | null>(null);
  /** Several things that a click may have meant. */
  options = $state.raw<readonly Choice[]>([]);
  looking = $state<number | null>(null);
  tab = $state<Tab>("planet");
  /** The sector under the pointer: its tiles are shown large. */
  sector = $state<number | null>(null);
  private judged = $state.raw<ReadonlyMap<string, ReadonlySet<number>>>(new Map());
  private centre: [number, number] | null = null;
  private asking = new Set<string>();
  /** The cell a rover has just been sent to: it stays chosen. */
  following: number | null = null;

  constructor(
    readonly play: Play,
    private readonly look: () => PlanetUnknownView,
  ) {}

  get view(): PlanetUnknownView {
    return this.look();
  }

  /** The viewer's own colony. */
  private own = $derived.by<ColonyView | null>(() => this.view.colonies[this.view.seat] ?? null);

  get mine(): ColonyView | null {
    return this.own;
  }

  /** Whose colony is on the table: one's own, unless another is looked at. */
  get seat(): number {
    return this.looking ?? Math.max(0, this.view.seat);
  }

  /** The two open tiles in front of a seat, or -1. */
  tilesOf(sector: number): [number, number] {
    const { stacks, shown } = this.view;
    return [shown[stacks[2 * sector] ?? -1] ?? -1, shown[stacks[2 * sector + 1] ?? -1] ?? -1];
  }

  private open = $derived.by<[number, number]>(() => (this.view.seat < 0 ? [-1, -1] : this.tilesOf(this.view.sectors[this.view.seat] ?? 0)));

  get tiles(): [number, number] {
    return this.open;
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

  private elsewhere = $derived.by<ReadonlySet<string>>(() => new Set(this.play.legal.flatMap((choice) => (kindOf(choice) === "PlaceTile" ? [] : choice.targets))));

  /** How a cell stands while no tile is in hand: what a tile could do there does not count yet. */
  cellState(target: string): TargetState {
    return this.placing && !this.elsewhere.has(target) ? "idle" : this.play.state(target);
  }

  private where = $derived.by<Placements>(() => {
    const colony = this.own;
    const position = this.play.asked ? this.play.table.position : null;
    if (!colony || !position || !Object.keys(position.next).some((target) => target.startsWith("tile:"))) return NOTHING;
    const byCard = !(position.question?.id ?? "").endsWith("choose-tile");
    return placements(this.view, colony, this.open, byCard);
  });

  get tile(): number | null {
    return this.ring !== null && this.placing ? (this.open[this.ring] ?? null) : null;
  }

  get holding(): boolean {
    return this.tile !== null && this.tile >= 0 && this.looking === null;
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

  private shownReason = $derived.by<Reason | null>(() => (this.holding && this.anchor !== null ? this.verdict(this.anchor) : null));

  get reason(): Reason | null {
    return this.shownReason;
  }

  refusal(reason: Reason): Refusal {
    return { code: reason.code, id: `${TITLE}-no-${reason.code}`, args: reason.args, rule: reason.rule };
  }

  private shownGains = $derived.by<Gain[]>(() => {
    const colony = this.own;
    if (!colony || !this.holding || this.anchor === null || this.tile === null || this.reason) return [];
    return gainsOf(this.view, colony, this.tile, this.turn, this.anchor);
  });

  get gains(): Gain[] {
    return this.shownGains;
  }

  // The tile in hand ---------------------------------------------------------------------------------------------

  hold(ring: number | null): void {
    if (ring === this.ring) return;
    this.ring = ring;
    this.turn = 0;
    this.anchor = null;
    this.pinned = false;
    this.centre = null;
    this.options = [];
    if (ring === null) return;
    this.looking = null;
    this.tab = "planet";
    const turns = Math.max(0, (this.where.verdicts[ring] ?? []).findIndex((_, turn) => this.room(ring, turn) > 0));
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
    this.play.leave();
  }

  /** Lets the server say what the placement brings, once the ghost rests. */
  private tell(): void {
    if (this.anchor === null || this.ring === null) return;
    if (this.verdict(this.anchor) === null) this.play.foresee(`cell:${this.anchor}`, this.placement(this.ring, this.turn, this.anchor));
    else this.play.leave();
  }

  private placement(ring: number, turn: number, anchor: number): Choice {
    const targets = [`tile:${ring}`, `turn:${turn}`, `cell:${anchor}`];
    return { action: ["PlaceTile", ring, turn, anchor], id: `${TITLE}-do-place-tile`, args: { ring, turn, anchor }, targets, free: false };
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
      const page = await api.legal(play.table.id, play.viewer, [`tile:${ring}`, `turn:${turn}`]);
      if (page.count > page.legal.length) return; // more than a page: the own reckoning has to do
      const anchors = new Set(page.legal.flatMap((choice) => (kindOf(choice) === "PlaceTile" ? [Number(choice.action[3])] : [])));
      this.judged = new Map(this.judged).set(key, anchors);
    } catch {
      // the ghost follows its own reckoning; the server judges when the tile is placed
    } finally {
      this.asking.delete(key);
    }
  }

  // Other clicks -------------------------------------------------------------------------------------------------

  /** Takes a click on a thing. Where it could mean several actions, the kind in focus decides, or the player is asked. */
  async take(target: string): Promise<void> {
    const { play } = this;
    let state = play.state(target);
    this.options = [];
    if (state === "barred" && play.picks.length > 0) {
      play.clear(); // what was picked before is in the way of something new
      state = play.state(target);
    }
    if (!play.asked || state === "barred" || state === "chosen" || state === "idle") return play.pick(target);
    let pool: readonly Choice[] = play.selection.matching;
    if (play.many) pool = await api.legal(play.table.id, play.viewer, [...play.picks, target]).then((page) => page.legal, () => pool);
    const hits = pool.filter((choice) => choice.targets.includes(target));
    const meant = hits.filter((choice) => kindOf(choice) === this.focus);
    const wanted = meant.length > 0 ? meant : hits;
    const whole = wanted.filter((choice) => choice.targets.every((one) => one === target || play.selection.picked.includes(one)));
    if (whole.length === 0 && wanted.length === 1 && wanted[0] && play.picks.length === 0) return this.carryOut(wanted[0]);
    if (whole.length < wanted.length) {
      const begins = wanted.some((choice) => !whole.includes(choice) && choice.targets[play.picks.length] === target);
      if (begins) await play.pick(target);
      this.options = begins ? whole : wanted;
      return;
    }
    // A tile's own advance has to be made anyway, so it goes first.
    const advance = whole.find((choice) => kindOf(choice) === "Advance");
    const only = whole.length === 1 ? whole[0] : advance;
    if (only) return this.carryOut(only);
    this.options = whole;
  }

  async carryOut(choice: Choice): Promise<void> {
    this.options = [];
    this.focus = null;
    const target = choice.targets.at(-1) ?? "";
    this.following = kindOf(choice) === "MoveRover" && target.startsWith("cell:") ? Number(target.slice(5)) : null;
    await this.play.play(choice);
  }

  /** Means a kind of gain with the next click, or carries it out if there is nothing to choose. */
  async mean(kind: string, choices: readonly Choice[]): Promise<void> {
    const [only] = choices;
    if (choices.length === 1 && only) return this.carryOut(only);
    this.focus = this.focus === kind ? null : kind;
    this.options = [];
    if (only) this.tab = homeOf(only);
    if (this.focus) this.looking = null;
  }

  /** A new question: forget what was meant, go where it is answered, keep a rover that is under way. */
  meet(): void {
    const { play } = this;
    this.options = [];
    this.focus = null;
    this.pinned = false;
    this.sector = null;
    this.judged = new Map();
    this.anchor = null;
    this.centre = null;
    if (this.ring !== null && !this.canPlace(this.ring)) this.hold(null);
    else if (this.ring !== null) this.setTurn(Math.min(this.turn, turnsOf(this.tile ?? 0).length - 1));
    if (!play.asked) return;
    const homes = new Set(play.legal.filter((choice) => choice.targets.length > 0).map(homeOf));
    const home = homes.has("planet") || homes.size === 0 ? "planet" : ([...homes][0] ?? "planet");
    if (homes.size > 0) {
      this.tab = home;
      this.looking = null;
    }
    const rings = [0, 1].filter((ring) => this.canPlace(ring));
    if (rings.length === 1 && this.ring === null) this.hold(rings[0] ?? null);
    const rover = this.following;
    this.following = null;
    const moves = play.legal.filter((choice) => kindOf(choice) === "MoveRover");
    const others = play.legal.some((choice) => !/^(MoveRover|Done)$/.test(kindOf(choice)));
    if (rover === null || others || !moves.some((choice) => choice.targets[0] === `rover:${rover}`)) return;
    void tick().then(() => play.pick(`rover:${rover}`)); // after the shell has cleared what was picked
  }

  lookAt(seat: number): void {
    this.looking = seat === this.view.seat ? null : seat;
    this.tab = "planet";
  }
}

/** Returns where a ghost is drawn: column and row of its bounding box. */
export function corner(tile: number, turn: number, anchor: number): [number, number] {
  return [columnOf(anchor) - turnOf(tile, turn).lead, rowOf(anchor)];
}

const KEY = Symbol("desk");

export function provideDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
