// A move as a short story: what its events let fly, light up and let hear, in their order.

import { pace } from "../../kit/pace.svelte";
import { sounds } from "../../kit/sounds.svelte";
import { length, timeline, type Storyboards } from "../../kit/storyboard";
import type { EntryInfo } from "../../protocol.gen";
import { isBelow, Journey, lit, struck, type Flight } from "./flights";
import table from "./storyboards.json";
import type { CryoView } from "./view.gen";

const BOARDS = table as Storyboards;
const BETWEEN = 60;
/** Milliseconds between two that go the same way. */
const APART = 60;
/** What carries a piece from one place to another. */
const CARRIES = new Set(["fly", "walk", "goods", "build", "drive"]);

/** Milliseconds in which what is lost goes out of sight. */
const FADING = 300;
/** Milliseconds in which the eye goes below the ice. */
export const SINK = 420;

/** Returns how long a move of somebody else is told. */
export function lasts(entry: EntryInfo): number {
  const told = length(timeline(entry.events, BOARDS, { own: false, between: BETWEEN }));
  return pace.ms(told + (isBelow(entry.events) ? SINK : 0));
}

export interface Flying extends Flight {
  key: string;
  delay: number;
  ms: number;
  /** When it goes out of sight, in milliseconds from the beginning. */
  until: number;
}

export interface Light {
  key: string;
  show: string;
  at: string;
  delay: number;
  ms: number;
}

/** What is no longer there, and is seen until something has happened to it. */
export interface Leaving {
  /** Each side's pods in a chamber, or the incident of a section. */
  was: readonly number[];
  at: number;
  ms: number;
}

/** Goods on their way, and when they arrive. */
interface Delivery {
  resource: number;
  amount: number;
  at: number;
}

export class Story {
  flying = $state.raw<readonly Flying[]>([]);
  lights = $state.raw<readonly Light[]>([]);
  /** When what has just arrived is to be seen, in milliseconds from the beginning. */
  arrivals = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** What is seen as it was, until its time has come: `chamber:3`, `incident:0`. */
  leaving = $state.raw<ReadonlyMap<string, Leaving>>(new Map());
  /** Of each resource what is still on its way to one's own tank. */
  coming = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** Whether what is told happens below the ice. */
  below = $state(false);
  /** How long the eye is on its way there, in milliseconds: nothing moves before it has arrived. */
  sinks = 0;
  /** How long the last move is told, in milliseconds at the usual pace. */
  length = 0;
  private timer = 0;
  private deliveries: number[] = [];

  /** Tells a line of the log to an eye that is below the ice or not; what was still being told is cut short. */
  tell(entry: EntryInfo, before: CryoView, view: CryoView, viewer: number | null, low: boolean): void {
    this.stop();
    const below = isBelow(entry.events);
    this.sinks = below && !low ? pace.ms(SINK) : 0;
    const beats = timeline(entry.events, BOARDS, { own: entry.seat === viewer, between: BETWEEN });
    this.length = length(beats) + (this.sinks > 0 ? SINK : 0);
    const whole = this.sinks + pace.ms(length(beats));
    const journey = new Journey(entry.events, before, view);
    const [flying, lights, arrivals] = [[] as Flying[], [] as Light[], new Map<string, number>()];
    const leaving = new Map<string, Leaving>();
    const goods: Delivery[] = [];
    const moved = new Map(entry.events.map((event) => [event, journey.flights(event)]));
    beats.forEach(({ event, show, from, ms, sound }, index) => {
      const [delay, long] = [this.sinks + pace.ms(from), pace.ms(ms)];
      if (sound) sounds.play(sound, delay);
      if (CARRIES.has(show))
        (moved.get(event) ?? []).forEach((flight, place) => {
          const start = delay + pace.ms(APART * place);
          const until = flight.piece === "vehicle" ? whole : start + long; // whoever rides gets off first
          flying.push({ ...flight, key: `${entry.entry}/${index}/${place}`, delay: start, ms: long, until });
          if (flight.lands) arrivals.set(flight.lands, start + long);
          if (event.kind === "Gained" && event.args["side"] === view.seat)
            goods.push({
              resource: Number(event.args["resource"]),
              amount: Number(event.args["amount"]),
              at: start + long,
            });
        });
      else {
        const places = lit(event, view);
        places.forEach((at, place) =>
          lights.push({ key: `${entry.entry}/${index}/${place}`, show, at, delay, ms: long }),
        );
        const [at] = places;
        if (event.kind === "CaveOpened" && show === "flood" && at) arrivals.set(at, delay); // dark until light floods it
        if (event.kind === "IncidentOpened" && at) arrivals.set(at, delay);
        if (event.kind === "IncidentResolved" && at) {
          const was = [before.incidents[Number(event.args["section"])] ?? -1];
          leaving.set(at, { was, at: delay + long, ms: pace.ms(FADING) });
        }
        if (event.kind === "ChamberStruck" && show === "burst" && at) {
          leaving.set(at, { was: struck(entry.events, event, before), at: delay, ms: pace.ms(FADING) });
          arrivals.set(at, delay);
        }
      }
    });
    if (pace.calm) return;
    [this.flying, this.lights, this.arrivals, this.below] = [flying, lights, arrivals, below];
    this.leaving = leaving;
    this.deliver(goods);
    this.timer = window.setTimeout(() => this.end(), whole + 400);
  }

  /** Lets goods reach their tank when they have flown there. */
  private deliver(goods: readonly Delivery[]): void {
    const add = (resource: number, amount: number): void => {
      this.coming = new Map(this.coming).set(resource, (this.coming.get(resource) ?? 0) + amount);
    };
    for (const { resource, amount, at } of goods) {
      add(resource, amount);
      this.deliveries.push(window.setTimeout(() => add(resource, -amount), at));
    }
  }

  /** Shows how everything is, at once; what was still to be heard of it is left out. */
  stop(): void {
    if (this.timer) sounds.hush();
    this.end();
  }

  private end(): void {
    window.clearTimeout(this.timer);
    this.timer = 0;
    for (const delivery of this.deliveries) window.clearTimeout(delivery);
    this.deliveries = [];
    if (this.coming.size > 0) this.coming = new Map();
    if (this.flying.length > 0) this.flying = [];
    if (this.lights.length > 0) this.lights = [];
    if (this.arrivals.size > 0) this.arrivals = new Map();
    if (this.leaving.size > 0) this.leaving = new Map();
    this.below = false;
  }
}
