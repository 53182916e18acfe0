// The end, told on the board: row after row lights up and pays, then the tracks, then everything else; bars grow with it.

import { pace } from "../../kit/pace.svelte";
import { Reveal, type Step } from "../../kit/reveal";
import { sounds } from "../../kit/sounds.svelte";
import type { OutcomeInfo } from "../../protocol.gen";
import { TRACKS } from "./components";
import { planetBy } from "./planets";
import type { Forecast, PlanetUnknownView } from "./view.gen";

const LINES = 24;
const LINE_MS = 90;
const KIND_MS = 420;
/** What is counted after lines and tracks, in the order of the rules. */
const KINDS = ["lifepods", "meteorites", "cards", "private", "planet", "neighbours"] as const;

export class Ending {
  /** The row or column that is counted now, -1 for none. */
  line = $state(-1);
  /** What is counted now: a kind of points. */
  kind = $state<string | null>(null);
  /** The medals of every seat so far; null while no end is told. */
  totals = $state.raw<readonly number[] | null>(null);
  running = $state(false);
  private reveal = new Reveal((ms) => pace.ms(ms));

  /** Tells the end; resolves when the last number has landed. */
  async tell(view: PlanetUnknownView, forecast: Forecast | null, outcome: OutcomeInfo): Promise<void> {
    this.running = true;
    this.totals = view.colonies.map(() => 0);
    const steps = forecast ? [...this.lines(view, forecast), ...this.tracks(forecast)] : [];
    const later = forecast ? KINDS : (["lines", "tracks", ...KINDS] as const);
    for (const kind of later)
      if (outcome.points.some((points) => (points[kind] ?? 0) !== 0))
        steps.push(this.step(kind, -1, KIND_MS, (seat) => outcome.points[seat]?.[kind] ?? 0));
    steps.push({
      run: () => {
        this.line = -1;
        this.kind = null;
        this.running = false;
        this.totals = outcome.totals;
        sounds.play("win");
      },
      ms: 600,
    });
    await this.reveal.play(steps);
  }

  skip(): void {
    this.reveal.skip();
  }

  private step(kind: string, line: number, ms: number, gain: (seat: number) => number): Step {
    return {
      ms,
      run: () => {
        this.kind = kind;
        this.line = line;
        const gains = (this.totals ?? []).map((_, seat) => gain(seat));
        if (gains.some((medals) => medals > 0)) sounds.play("medal");
        this.totals = (this.totals ?? []).map((total, seat) => total + (gains[seat] ?? 0));
      },
    };
  }

  private lines(view: PlanetUnknownView, forecast: Forecast): Step[] {
    const won = (seat: number, line: number): number => {
      const state = forecast.colonies[seat]?.lines[line];
      const colony = view.colonies[seat];
      return state && colony && state.empty === 0 && !state.struck
        ? (planetBy(colony.planet).lines[line]?.medals ?? 0)
        : 0;
    };
    return Array.from({ length: LINES }, (_, line) => this.step("lines", line, LINE_MS, (seat) => won(seat, line)));
  }

  private tracks(forecast: Forecast): Step[] {
    return TRACKS.map((track) =>
      this.step("tracks", -1, KIND_MS / 2, (seat) => forecast.colonies[seat]?.tracks[track] ?? 0),
    );
  }
}
