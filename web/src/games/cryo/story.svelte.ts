// A move as a short story: what its events let fly, light up and let hear, in their order.

import { pace } from "../../kit/pace.svelte";
import { sounds } from "../../kit/sounds.svelte";
import { length, timeline, type Storyboards } from "../../kit/storyboard";
import type { EntryInfo } from "../../protocol.gen";
import { Journey, litBy, type Flight } from "./flights";
import table from "./storyboards.json";
import type { CryoView } from "./view.gen";

const BOARDS = table as Storyboards;
const BETWEEN = 60;
/** Milliseconds between two that go the same way. */
const APART = 60;
/** What carries a piece from one place to another. */
const CARRIES = new Set(["fly", "walk", "goods", "build", "drive"]);

/** Returns how long a move of somebody else is told. */
export function lasts(entry: EntryInfo): number {
  return pace.ms(length(timeline(entry.events, BOARDS, { own: false, between: BETWEEN })));
}

export interface Flying extends Flight {
  key: string;
  delay: number;
  ms: number;
}

export interface Light {
  key: string;
  show: string;
  at: string;
  delay: number;
  ms: number;
}

export class Story {
  flying = $state.raw<readonly Flying[]>([]);
  lights = $state.raw<readonly Light[]>([]);
  /** When what has just arrived is to be seen, in milliseconds from the beginning. */
  arrivals = $state.raw<ReadonlyMap<string, number>>(new Map());
  private timer = 0;

  /** Tells a line of the log; what was still being told is cut short. */
  tell(entry: EntryInfo, before: CryoView, view: CryoView, viewer: number | null): void {
    this.stop();
    const beats = timeline(entry.events, BOARDS, { own: entry.seat === viewer, between: BETWEEN });
    const journey = new Journey(entry.events, before, view);
    const [flying, lights, arrivals] = [[] as Flying[], [] as Light[], new Map<string, number>()];
    const moved = new Map(entry.events.map((event) => [event, journey.flights(event)]));
    beats.forEach(({ event, show, from, ms, sound }, index) => {
      const [delay, long] = [pace.ms(from), pace.ms(ms)];
      if (sound) sounds.play(sound, delay);
      if (CARRIES.has(show))
        (moved.get(event) ?? []).forEach((flight, place) => {
          const start = delay + pace.ms(APART * place);
          flying.push({ ...flight, key: `${entry.entry}/${index}/${place}`, delay: start, ms: long });
          if (flight.lands) arrivals.set(flight.lands, start + long);
        });
      else {
        const at = litBy(event);
        if (at) lights.push({ key: `${entry.entry}/${index}`, show, at, delay, ms: long });
      }
    });
    if (pace.calm) return;
    [this.flying, this.lights, this.arrivals] = [flying, lights, arrivals];
    this.timer = window.setTimeout(() => this.stop(), pace.ms(length(beats)) + 400);
  }

  /** Shows how everything is, at once. */
  stop(): void {
    window.clearTimeout(this.timer);
    if (this.flying.length > 0) this.flying = [];
    if (this.lights.length > 0) this.lights = [];
    if (this.arrivals.size > 0) this.arrivals = new Map();
  }
}
