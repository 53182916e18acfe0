// What a player has laid out before them: the tab, the card they read, the tile they might scrap, the transport they plan.

import { getContext, setContext } from "svelte";
import { tripsOf, type Trip } from "./transport";
import type { SideView } from "./view.gen";

export type Tab = "ship" | "caves" | "own" | "points" | `side-${number}`;

export class Desk {
  tab = $state<Tab>("own");
  /** The hand card that is opened, by its place in the hand. */
  opened = $state<number | null>(null);
  /** The filled slot whose tile might be scrapped. */
  armed = $state<number | null>(null);
  /** Cards chosen to be put away, by their places in the hand. */
  aside = $state.raw<readonly number[]>([]);
  planning = $state(false);
  /** The vehicle that the tunnels' costs are shown for. */
  vehicle = $state<number | null>(null);
  /** The vehicle that is planned with, by its place on the platform. */
  lane = $state(0);
  /** The whole transport as it is planned; it outlasts the turn. */
  trips = $state.raw<readonly Trip[]>([]);
  /** The dock under pointer or focus, whose actions are pointed at. */
  dock = $state<number | null>(null);
  rival = $state(false);

  /** Forgets what belonged to the last question. */
  settle(): void {
    this.opened = null;
    this.armed = null;
    this.aside = [];
  }

  /** Plans on with one of the vehicles, or puts the plan aside; what is planned is kept. */
  plan(side: SideView, lane: number | null): void {
    this.planning = lane !== null;
    this.lane = lane ?? 0;
    this.vehicle = lane === null ? null : (side.vehicles[lane] ?? null);
  }

  /** Changes the trip that is being planned. */
  amend(side: SideView, change: Partial<Trip>): void {
    this.trips = tripsOf(side, this.trips).map((trip, lane) => (lane === this.lane ? { ...trip, ...change } : trip));
  }

  /** How many pods the plan sends to the caves of a section, if that trip was planned. */
  load(vehicle: number, tunnel: number): readonly [number, number] | null {
    return this.trips.find((trip) => trip.vehicle === vehicle && trip.tunnel === tunnel)?.load ?? null;
  }
}

const KEY = Symbol("desk");

export function provideDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
