// The end, told on the board: cave after cave pays its majority, then pods, cards and missions; bars grow with it.

import { pace } from "../../kit/pace.svelte";
import { Reveal, type Step } from "../../kit/reveal";
import { sounds } from "../../kit/sounds.svelte";
import { KINDS } from "./forecast";
import type { Camera } from "./geometry";
import type { CryoView, Forecast } from "./view.gen";

const CAVE_MS = 520;
const KIND_MS = 800;
/** What is counted below the ice; everything else lies on the platforms. */
const BELOW = new Set(["caves", "pods"]);

export class Ending {
  /** The cave that is counted now; null for none. */
  cave = $state<number | null>(null);
  /** The kind of points that is counted now. */
  kind = $state<string | null>(null);
  /** The points of every side so far; null while no end is told. */
  totals = $state.raw<readonly number[] | null>(null);
  /** What every side gets for what is counted now. */
  gains = $state.raw<readonly number[]>([]);
  private readonly reveal = new Reveal((ms) => pace.ms(ms));

  /** Where what is counted now lies; null while nothing is. */
  get camera(): Camera | null {
    if (this.totals === null) return null;
    return this.kind === null || BELOW.has(this.kind) ? "caves" : "surface";
  }

  get running(): boolean {
    return this.reveal.running;
  }

  /** Tells the end once the last move has been told, so many milliseconds long; resolves when the last number has landed. */
  async tell(view: CryoView, { sides }: Forecast, after: number): Promise<void> {
    const steps: Step[] = [
      { run: () => undefined, ms: after },
      { run: () => (this.totals = sides.map(() => 0)), ms: 0 },
      ...view.open_caves
        .filter((cave) => sides.some((side) => (side.caves[cave] ?? 0) > 0))
        .map((cave) => this.step("caves", cave, CAVE_MS, (side) => sides[side]?.caves[cave] ?? 0)),
    ];
    for (const kind of KINDS)
      if (kind !== "caves" && sides.some((side) => (side.points[kind] ?? 0) !== 0))
        steps.push(this.step(kind, null, KIND_MS, (side) => sides[side]?.points[kind] ?? 0));
    steps.push({
      run: () => {
        this.cave = null;
        this.kind = null;
        this.gains = [];
        this.totals = sides.map((side) => side.total);
        sounds.play("win");
      },
      ms: 600,
    });
    await this.reveal.play(steps);
  }

  skip(): void {
    this.reveal.skip();
  }

  private step(kind: string, cave: number | null, ms: number, gain: (side: number) => number): Step {
    return {
      ms,
      run: () => {
        this.kind = kind;
        this.cave = cave;
        this.gains = (this.totals ?? []).map((_, side) => gain(side));
        if (this.gains.some((points) => points > 0)) sounds.play("medal");
        this.totals = (this.totals ?? []).map((total, side) => total + (this.gains[side] ?? 0));
      },
    };
  }
}
