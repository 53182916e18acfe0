// What a player has laid out before them: the tab, the card they read, the tile they might scrap, the transport they plan.

import { getContext, setContext } from "svelte";

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
  vehicle = $state<number | null>(null);
  tunnel = $state<number | null>(null);
  /** How many pods the plan takes to either cave of the section. */
  load = $state.raw<readonly [number, number]>([0, 0]);
  /** The dock under pointer or focus, whose actions are pointed at. */
  dock = $state<number | null>(null);
  rival = $state(false);

  /** Forgets what belonged to the last question. */
  settle(): void {
    this.opened = null;
    this.armed = null;
    this.aside = [];
  }

  plan(vehicle: number | null): void {
    this.vehicle = vehicle;
    this.planning = vehicle !== null;
    if (vehicle === null) this.tunnel = null;
    this.load = [0, 0];
  }
}

const KEY = Symbol("desk");

export function provideDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
