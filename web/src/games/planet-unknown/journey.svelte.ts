// A rover under way: a click on a far cell sends it there step by step, as far as the moves go and nothing comes between.

import type { Choice } from "../../protocol.gen";
import type { Play } from "../../table/play.svelte";
import { kindOf } from "./choices";
import { routes, wayBetween, type Route } from "./route";
import type { ColonyView, PlanetUnknownView } from "./view.gen";

interface Driver {
  readonly play: Play;
  readonly view: PlanetUnknownView;
  readonly mine: ColonyView | null;
  readonly looking: number | null;
}

const NOWHERE: ReadonlyMap<number, Route> = new Map();

const cellOf = (target: string): number => (target.startsWith("cell:") ? Number(target.slice(5)) : -1);

export class Journey {
  /** The cell under pointer or focus: the way there is shown. */
  pointed = $state<number | null>(null);
  /** Where the rover is and the cells still before it; null if none is under way. */
  private rest = $state.raw<{ at: number; cells: readonly number[] } | null>(null);

  constructor(private readonly desk: Driver) {}

  /** The rover that a click on a cell would move: the one picked, or the only one. */
  get rover(): number | null {
    const { play, mine, looking } = this.desk;
    if (
      !play.asked ||
      !mine ||
      (mine.moves === 0 && !mine.technologies.includes("free_steps_onto_energy")) ||
      looking !== null
    )
      return null;
    const picked = play.selection.picked.find((target) => target.startsWith("rover:"));
    if (picked !== undefined) return Number(picked.slice(6));
    const [only, second] = mine.rovers;
    return second === undefined && play.picks.length === 0 ? (only ?? null) : null;
  }

  private within = $derived.by<ReadonlyMap<number, Route>>(() => {
    const { rover } = this;
    const { view, mine, play } = this.desk;
    // what begins with the rover is legal, or chosen already
    const moves =
      rover !== null &&
      play.legal.some((choice) => kindOf(choice) === "MoveRover" && choice.targets[0] === `rover:${rover}`);
    return moves && mine ? routes(view, mine, rover) : NOWHERE;
  });

  reaches(target: string): boolean {
    return this.within.has(cellOf(target));
  }

  /** The way to the cell pointed at, from where the rover stands. */
  get shown(): { from: number; route: Route } | null {
    const route = this.pointed === null ? undefined : this.within.get(this.pointed);
    return route && this.rover !== null ? { from: this.rover, route } : null;
  }

  async begin(target: string): Promise<void> {
    const route = this.within.get(cellOf(target));
    if (this.rover === null || !route) return;
    this.rest = { at: this.rover, cells: route.cells };
    this.pointed = null;
    await this.goOn();
  }

  /** A single step was chosen: the rover stays in hand for the next. */
  follow(choice: Choice): void {
    const to = cellOf(choice.targets.at(-1) ?? "");
    this.rest = kindOf(choice) === "MoveRover" && to >= 0 ? { at: to, cells: [] } : null;
  }

  /** Takes the next step if it is still legal; at the end the rover stays in hand. */
  async goOn(): Promise<void> {
    const { play } = this.desk;
    const rest = this.rest;
    if (!rest || !play.asked) return;
    this.rest = null;
    const stepsFrom = (at: number): Choice[] =>
      play.legal.filter((choice) => kindOf(choice) === "MoveRover" && choice.action[1] === at);
    const [next, ...later] = rest.cells;
    if (next === undefined) {
      const others = play.legal.some((choice) => !/^(MoveRover|Done)$/.test(kindOf(choice)));
      if (!others && stepsFrom(rest.at).length > 0) await play.pick(`rover:${rest.at}`);
      return;
    }
    if (play.many && stepsFrom(rest.at).length === 0) await play.pick(`rover:${rest.at}`); // not among the first that are listed
    const step = stepsFrom(rest.at).find((choice) => choice.action[2] === wayBetween(rest.at, next));
    if (!step) return; // something came between: the player decides again
    this.rest = { at: next, cells: later };
    await play.play(step);
  }
}
