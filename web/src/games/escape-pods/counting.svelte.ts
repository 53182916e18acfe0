// The end, told on the board: haven after haven comes to the middle, suits open, crew walk into rooms, points fly to seats.

import { pace } from "../../kit/pace.svelte";
import { Reveal, type Step } from "../../kit/reveal";
import { sounds } from "../../kit/sounds.svelte";
import type { EventInfo, OutcomeInfo } from "../../protocol.gen";
import { ownerOf } from "./components";
import { UNKNOWN_KIND } from "./labels";
import type { PodsView } from "./view.gen";

const COME = 300;
const SUIT = 240;
const WALK = 300;
const POINTS = 420;
const PAUSE = 400;
const WINNER = 600;
const TELLS = new Set(["HavenOpened", "CrewAssigned", "CrewUnassigned", "HavenScored"]);

/** Points of a seat in a haven. */
export interface Gain {
  seat: number;
  points: number;
}

/** Returns the events of a game's last move that are told before anything is counted. */
export function beforeCounting(events: readonly EventInfo[]): readonly EventInfo[] {
  const first = events.findIndex(({ kind }) => TELLS.has(kind));
  return first < 0 ? events : events.slice(0, first);
}

export class Counting {
  /** The haven that is counted now, in the middle of the board. */
  haven = $state<number | null>(null);
  /** The points of every seat so far; null while no end is told. */
  totals = $state.raw<readonly number[] | null>(null);
  /** What each haven brought, once it is counted. */
  gains = $state.raw<readonly (readonly Gain[])[]>([]);
  /** How many suits are open, and how many of the crew have walked, in every haven. */
  private opened = $state.raw<readonly number[]>([]);
  private walked = $state.raw<readonly number[]>([]);
  running = $state(false);
  private reveal = new Reveal((ms) => pace.ms(ms));

  /** Tells the end after `pause`; resolves when the last number has landed. */
  async tell(view: PodsView, last: readonly EventInfo[], outcome: OutcomeInfo, pause: number): Promise<void> {
    const news = (kind: RegExp, haven: number): EventInfo[] =>
      last.filter((event) => kind.test(event.kind) && event.args["haven"] === haven);
    this.running = true;
    this.totals = view.seats.map(() => 0);
    this.gains = view.havens.map(() => []);
    this.opened = view.havens.map(({ crew }, haven) => (news(/^HavenOpened$/, haven).length > 0 ? 0 : crew.length));
    this.walked = view.havens.map(({ assigned }, haven) => assigned.length - news(/^Crew/, haven).length);
    const steps: Step[] = [{ run: () => undefined, ms: pause }];
    for (const [haven, { crew }] of view.havens.entries())
      if (crew.length > 0) steps.push(...this.havenSteps(view, haven, outcome));
    steps.push({ run: () => this.close(outcome, view.seat), ms: WINNER });
    await this.reveal.play(steps);
  }

  skip(): void {
    this.reveal.skip();
  }

  /** Returns the table as far as it has been told. */
  shown(view: PodsView): PodsView {
    if (!this.totals || this.opened.length === 0) return view;
    const sealed = new Set(
      view.havens.flatMap(({ crew }, haven) =>
        crew.slice(this.opened[haven]).filter((tag) => ownerOf(tag) !== view.seat),
      ),
    );
    return {
      ...view,
      crew: view.crew.map((kind, tag) => (sealed.has(tag) ? UNKNOWN_KIND : kind)),
      havens: view.havens.map((one, haven) => ({ ...one, assigned: one.assigned.slice(0, this.walked[haven]) })),
    };
  }

  private havenSteps(view: PodsView, haven: number, outcome: OutcomeInfo): Step[] {
    const { crew = [], assigned = [] } = view.havens[haven] ?? {};
    const raise = (counts: readonly number[]): readonly number[] =>
      counts.map((count, index) => (index === haven ? count + 1 : count));
    const steps: Step[] = [{ run: () => (this.haven = haven), ms: COME }];
    for (const [index, tag] of crew.entries())
      if (index >= (this.opened[haven] ?? 0) && ownerOf(tag) !== view.seat)
        steps.push({ run: () => this.open(haven, index + 1), ms: SUIT });
    steps.push({ run: () => this.open(haven, crew.length), ms: 0 });
    for (let index = this.walked[haven] ?? 0; index < assigned.length; index += 1)
      steps.push({
        run: () => {
          this.walked = raise(this.walked);
          if ((assigned[index] ?? -1) >= 0) sounds.play("step", 0, 2 * index);
        },
        ms: (assigned[index] ?? -1) >= 0 ? WALK : 0,
      });
    const owners = new Set(crew.map(ownerOf));
    const gains = [...owners]
      .sort()
      .map((seat) => ({ seat, points: outcome.points[seat]?.[`haven-${haven + 1}`] ?? 0 }));
    steps.push({ run: () => this.pay(haven, gains), ms: POINTS + PAUSE });
    return steps;
  }

  private open(haven: number, count: number): void {
    if (count > (this.opened[haven] ?? 0)) sounds.play("landing");
    this.opened = this.opened.map((known, index) => (index === haven ? Math.max(known, count) : known));
  }

  private pay(haven: number, gains: readonly Gain[]): void {
    this.gains = this.gains.map((known, index) => (index === haven ? gains : known));
    this.totals = (this.totals ?? []).map(
      (total, seat) => total + (gains.find((gain) => gain.seat === seat)?.points ?? 0),
    );
    if (gains.some(({ points }) => points > 0)) sounds.play("medal");
  }

  private close(outcome: OutcomeInfo, viewer: number): void {
    this.haven = null;
    this.running = false;
    this.totals = outcome.totals;
    if (viewer < 0 || outcome.overall[viewer] === 1) sounds.play("win");
  }
}
