// What the player is about: the tile in hand, the rover under way, the kind of gain meant, the colony looked at.

import { getContext, setContext, tick } from "svelte";
import type { Choice } from "../../protocol.gen";
import type { Play, TargetState } from "../../table/play.svelte";
import { chipsOf, homeOf, kindOf, type Chip, type Tab } from "./choices";
import { Ending } from "./ending.svelte";
import { TileInHand, type Tabletop } from "./hand.svelte";
import { Journey } from "./journey.svelte";
import { Story } from "./story.svelte";
import type { ColonyView, Forecast, PlanetUnknownView, Progress } from "./view.gen";

export class Desk implements Tabletop {
  /** The kind of gain that the next click is meant for. */
  focus = $state<string | null>(null);
  /** Several things that a click may have meant. */
  options = $state.raw<readonly Choice[]>([]);
  looking = $state<number | null>(null);
  tab = $state<Tab>("planet");
  /** The sector under the pointer: its tiles are shown large. */
  sector = $state<number | null>(null);
  readonly hand: TileInHand;
  readonly journey: Journey;
  readonly ending = new Ending();
  readonly story = new Story();

  constructor(
    readonly play: Play,
    private readonly look: () => PlanetUnknownView,
  ) {
    this.hand = new TileInHand(this);
    this.journey = new Journey(this);
  }

  get view(): PlanetUnknownView {
    return this.look();
  }

  /** What the rules count beside the view; null of games stored under other rules. */
  get forecast(): Forecast | null {
    return this.play.position?.forecast as Forecast | null;
  }

  /** How far an own objective, or one on offer, is. */
  progress(goal: number): Progress | null {
    return this.forecast?.progress.find((one) => one.goal === goal) ?? null;
  }

  /** The viewer's own colony. */
  private own = $derived.by<ColonyView | null>(() => this.view.colonies[this.view.seat] ?? null);

  /** What waits to be done, one chip for each kind of action. */
  readonly chips = $derived.by<readonly Chip[]>(() => {
    const { play, own } = this;
    const aiming = /-(aim-station|turn-inner-ring)$/.test(play.table.position?.question?.id ?? "");
    if (!play.asked || !own || aiming) return [];
    return chipsOf(
      play.many ? play.legal.filter((choice) => !choice.targets[0]?.startsWith("tile:")) : play.legal,
      own,
    );
  });

  /** Whether the two tiles of the own sector are to be seen: while they can be used, or nothing else waits. */
  get showsHand(): boolean {
    const waits = this.chips.length > 0 || this.options.length > 0;
    return !waits || Object.keys(this.play.table.position?.next ?? {}).some((target) => target.startsWith("tile:"));
  }

  /** Where markers would stand after what is previewed: fields by track. */
  get ghosts(): ReadonlyMap<number, number> {
    const fields = new Map<number, number>();
    for (const gain of this.hand.gains)
      if (gain.kind === "advance" && gain.field >= 0) fields.set(gain.track, gain.field);
    const { remark } = this.play.preview;
    if (remark?.kind !== "preview" || fields.size > 0) return fields;
    for (const { kind, args } of remark.events)
      if ((kind === "MarkerMoved" || kind === "MarkerMovedBack") && args["seat"] === this.view.seat)
        fields.set(Number(args["track"]), Number(args["field"]));
    return fields;
  }

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

  private open = $derived.by<[number, number]>(() =>
    this.view.seat < 0 ? [-1, -1] : this.tilesOf(this.view.sectors[this.view.seat] ?? 0),
  );

  get tiles(): [number, number] {
    return this.open;
  }

  private elsewhere = $derived.by<ReadonlySet<string>>(
    () => new Set(this.play.legal.flatMap((choice) => (kindOf(choice) === "PlaceTile" ? [] : choice.targets))),
  );

  /** How a cell stands while no tile is in hand: what a tile could do there does not count yet. */
  cellState(target: string): TargetState {
    const state = this.hand.placing && !this.elsewhere.has(target) ? "idle" : this.play.state(target);
    return (state === "barred" || state === "idle") && this.journey.reaches(target) ? "open" : state;
  }

  // Clicks --------------------------------------------------------------------------------------------------------------

  /** Takes a click on a thing. Where it could mean several actions, the kind in focus decides, or the player is asked. */
  async take(target: string): Promise<void> {
    const { play } = this;
    let state = play.state(target);
    this.options = [];
    if ((state === "barred" || state === "idle") && this.journey.reaches(target)) return this.journey.begin(target);
    if (state === "barred" && play.picks.length > 0) {
      play.clear(); // what was picked before is in the way of something new
      state = play.state(target);
    }
    if (!play.asked || state === "barred" || state === "chosen" || state === "idle") return play.pick(target);
    let pool: readonly Choice[] = play.selection.matching;
    if (play.many)
      pool = await play.table.questions.legal(play.viewer, [...play.picks, target]).then(
        (page) => page.legal,
        () => pool,
      );
    const hits = pool.filter((choice) => choice.targets.includes(target));
    const meant = hits.filter((choice) => kindOf(choice) === this.focus);
    const wanted = meant.length > 0 ? meant : hits;
    const whole = wanted.filter((choice) =>
      choice.targets.every((one) => one === target || play.selection.picked.includes(one)),
    );
    if (whole.length === 0 && wanted.length === 1 && wanted[0] && play.picks.length === 0)
      return this.carryOut(wanted[0]);
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
    this.journey.follow(choice);
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

  /** A tile has been taken up. */
  face(): void {
    this.options = [];
    this.looking = null;
    this.tab = "planet";
  }

  /** A new question: forget what was meant, go where it is answered, keep a rover that is under way. */
  meet(): void {
    const { play } = this;
    this.options = [];
    this.focus = null;
    this.sector = null;
    this.hand.meet();
    if (!play.asked) return;
    const homes = new Set(play.legal.filter((choice) => choice.targets.length > 0).map(homeOf));
    const home = homes.has("planet") || homes.size === 0 ? "planet" : ([...homes][0] ?? "planet");
    if (homes.size > 0) {
      this.tab = home;
      this.looking = null;
    }
    void tick().then(() => this.journey.goOn()); // after the shell has cleared what was picked
  }

  /** Lets go of what was meant, or of somebody else's planet. */
  escape(): void {
    if (this.options.length > 0) this.options = [];
    else if (this.focus !== null) this.focus = null;
    else this.looking = null;
  }

  lookAt(seat: number): void {
    this.looking = seat === this.view.seat ? null : seat;
    this.tab = "planet";
  }
}

const KEY = Symbol("desk");

export function provideDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
