// What a player has laid out before them: where the eye is, the card they read, the transport they plan, the story that is told.

import { getContext, setContext } from "svelte";
import type { TargetState } from "../../table/play.svelte";
import type { Camera } from "./geometry";
import { Ending } from "./ending.svelte";
import { Story, type Leaving } from "./story.svelte";
import { tripsOf, type Trip } from "./transport";
import type { SideView } from "./view.gen";

/** What lies over the lower part of the board: your platform and hand on a phone, another side's platform, the points, the discard pile. */
export type Page = "own" | "hand" | "points" | "discard" | `side-${number}`;

export class Desk {
  readonly story = new Story();
  readonly ending = new Ending();
  /** Where somebody wished to look; null follows what is asked. */
  looks = $state<Camera | null>(null);
  /** The section that a standing window shows. */
  front = $state(0);
  page = $state<Page | null>(null);
  /** The hand card that is opened, by its place in the hand. */
  opened = $state<number | null>(null);
  /** The filled slot whose tile might be scrapped. */
  armed = $state<number | null>(null);
  /** Cards chosen to be put away, by their places in the hand. */
  aside = $state.raw<readonly number[]>([]);
  planning = $state(false);
  /** The vehicle that is planned with, by its place on the platform. */
  lane = $state(0);
  /** The whole transport as it is planned; it outlasts the turn. */
  trips = $state.raw<readonly Trip[]>([]);
  /** The dock under pointer or focus, whose actions are pointed at. */
  dock = $state<number | null>(null);
  /** Whether the Rival's last turn is told. */
  rival = $state(false);
  /** Which step of it is read. */
  step = $state(0);
  /** Whose last move touched what. */
  touched = $state.raw<ReadonlyMap<string, number>>(new Map());

  /** Forgets what belonged to the last question. */
  settle(): void {
    this.opened = null;
    this.armed = null;
    this.aside = [];
    this.looks = null;
    this.page = null;
  }

  /** Plans on with one of the vehicles, or puts the plan aside; what is planned is kept. */
  plan(lane: number | null): void {
    this.planning = lane !== null;
    this.lane = lane ?? 0;
    if (lane !== null) this.page = null;
  }

  /** Changes the trip that is being planned. */
  amend(side: SideView, change: Partial<Trip>): void {
    this.trips = tripsOf(side, this.trips).map((trip, lane) => (lane === this.lane ? { ...trip, ...change } : trip));
  }

  /** How many pods the plan sends to the caves of a section, if that trip was planned. */
  load(vehicle: number, tunnel: number): readonly [number, number] | null {
    return this.trips.find((trip) => trip.vehicle === vehicle && trip.tunnel === tunnel)?.load ?? null;
  }

  toggle(page: Page): void {
    this.page = this.page === page ? null : page;
  }

  /** How a thing stands that does something on every click: what it is need not be explained then. */
  usable(state: TargetState): TargetState {
    return state === "barred" || state === "idle" ? "other" : state;
  }

  /** Whose last move touched a thing; null if nobody's did. */
  lastAt(target: string): number | null {
    return this.touched.get(target) ?? null;
  }

  /** How something that has just arrived appears: not before the story has brought it. */
  arrival(spot: string): string | null {
    const at = this.story.arrivals.get(spot);
    return at === undefined ? null : `animation: cryo-arrive 120ms ease-out ${at}ms backwards`;
  }

  /** How something goes that is no longer there: it is seen until its time has come. */
  leave({ at, ms }: Leaving): string {
    return `animation: cryo-leave ${ms}ms ease-in ${at}ms both`;
  }
}

const KEY = Symbol("desk");

export function provideDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
