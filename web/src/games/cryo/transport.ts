// A transport as it is planned: nothing is committed to, so the hand does not wait for the server. What a vehicle holds and
// what a tunnel costs it come from the rules; sums and what is missing are worked out here, and a test compares them.

import { CAVE_TILES, RESOURCES, TUNNELS } from "./components";
import type { CryoView, Forecast, SideView } from "./view.gen";

/** One vehicle of a planned transport: where it goes, and how many pods ride to either cave of the section. */
export interface Trip {
  vehicle: number;
  tunnel: number | null;
  load: readonly [number, number];
}

export interface Transport {
  /** The trips on which somebody rides; each takes a drone of its own. */
  launches: number;
  cost: number[];
  missing: number[];
  /** Pods that stay on the platform. */
  behind: number;
  /** Those of them that would find no room once the vehicles have left, in the order planned. */
  crowded: number;
}

const NANITES = RESOURCES.indexOf("nanites");
const ENERGY = RESOURCES.indexOf("energy");

export const ridersOf = (trip: Trip): number => trip.load[0] + trip.load[1];

export function roomOf(told: Forecast | null, vehicle: number): number {
  return told?.launches.find((launch) => launch.vehicle === vehicle)?.room ?? 0;
}

/** Returns the energy that a tunnel section costs a vehicle; without one, what is printed there. */
export function energyTo(told: Forecast | null, vehicle: number | null, tunnel: number): number {
  const launch = told?.launches.find((one) => one.vehicle === vehicle);
  return launch?.energy[tunnel] ?? TUNNELS[tunnel]?.energy ?? 0;
}

/** Returns a trip for every vehicle of a side: as planned before, or still without an aim. */
export function tripsOf(side: SideView, planned: readonly Trip[]): Trip[] {
  const left = [...planned];
  return side.vehicles.map((vehicle) => {
    const at = left.findIndex((trip) => trip.vehicle === vehicle);
    return (at < 0 ? undefined : left.splice(at, 1)[0]) ?? { vehicle, tunnel: null, load: [0, 0] };
  });
}

/** Returns how many pods could ride on a trip while those on the others keep their seats. */
export function mostRiders(told: Forecast | null, side: SideView, trips: readonly Trip[], trip: Trip): number {
  const elsewhere = trips.reduce((sum, other) => sum + (other === trip ? 0 : ridersOf(other)), 0);
  return Math.min(roomOf(told, trip.vehicle), Math.max(0, side.awake - elsewhere));
}

/** Returns the five amounts that a trip costs: the energy there, and settling in every cave somebody rides to. */
export function tripCost(told: Forecast | null, view: CryoView, { vehicle, tunnel, load }: Trip): number[] {
  const cost = RESOURCES.map((_, resource) =>
    resource === ENERGY && tunnel !== null ? energyTo(told, vehicle, tunnel) : 0,
  );
  for (const [at, cave] of (TUNNELS[tunnel ?? -1]?.caves ?? []).entries()) {
    if ((load[at] ?? 0) === 0) continue;
    for (const [resource, amount] of CAVE_TILES[view.caves[cave] ?? -1]?.cost ?? [])
      cost[resource] = (cost[resource] ?? 0) + amount;
  }
  return cost;
}

/** Returns what is missing of a cost, nanites already put in for the rest. */
export function missingOf(side: SideView, cost: readonly number[]): number[] {
  const missing = cost.map((amount, resource) => Math.max(0, amount - (side.resources[resource] ?? 0)));
  let spare = Math.max(0, (side.resources[NANITES] ?? 0) - (cost[NANITES] ?? 0));
  for (let resource = 0; resource < NANITES; resource += 1) {
    const put = Math.min(spare, missing[resource] ?? 0);
    missing[resource] = (missing[resource] ?? 0) - put;
    spare -= put;
  }
  return missing;
}

/** Returns the whole transport: all trips together. */
export function transportOf(told: Forecast | null, view: CryoView, seat: number, trips: readonly Trip[]): Transport {
  const side = view.sides[seat];
  const ridden = trips.filter((trip) => ridersOf(trip) > 0);
  const costs = ridden.map((trip) => tripCost(told, view, trip));
  const cost = RESOURCES.map((_, resource) => costs.reduce((sum, one) => sum + (one[resource] ?? 0), 0));
  let [behind, crowded, room] = [side?.awake ?? 0, 0, told?.sides[seat]?.capacity ?? 0];
  for (const trip of ridden) {
    behind -= ridersOf(trip);
    room -= roomOf(told, trip.vehicle);
    crowded = Math.max(crowded, behind - room);
  }
  return { launches: ridden.length, cost, missing: side ? missingOf(side, cost) : [], behind, crowded };
}

export function openCaves(view: CryoView, tunnel: number): number[] {
  return (TUNNELS[tunnel]?.caves ?? []).filter((cave) => view.open_caves.includes(cave));
}
