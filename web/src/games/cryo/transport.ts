// What a transport would cost and carry: the same sums as the engine's, so that it can be planned at any time.

import {
  CARDS,
  CAVE_TILES,
  NANITES,
  ONE_ENERGY,
  PLATFORM_ROOM,
  SUPERCHARGE,
  TUNNELS,
  WAKE_PROTOCOL,
} from "./components";
import type { CryoView, SideView } from "./view.gen";

export function vehicleRoom(side: SideView, vehicle: number): number {
  return (CARDS[vehicle]?.room ?? 0) + (side.upgrades.includes(WAKE_PROTOCOL) ? 1 : 0);
}

/** Returns the energy that a tunnel section costs a side in a vehicle; null stands for a plain one. */
export function energyTo(side: SideView, vehicle: number | null, tunnel: number): number {
  if (vehicle === ONE_ENERGY) return 1;
  const energy = TUNNELS[tunnel]?.energy ?? 0;
  return side.upgrades.includes(SUPERCHARGE) ? Math.ceil(energy / 2) : energy;
}

/** One vehicle of a planned transport: where it goes, and how many pods ride to either cave of the section. */
export interface Trip {
  vehicle: number;
  tunnel: number | null;
  load: readonly [number, number];
}

export const ridersOf = (trip: Trip): number => trip.load[0] + trip.load[1];

/** Returns a trip for every vehicle of a side: as planned before, or still without an aim. */
export function tripsOf(side: SideView, planned: readonly Trip[]): Trip[] {
  const left = [...planned];
  return side.vehicles.map((vehicle) => {
    const at = left.findIndex((trip) => trip.vehicle === vehicle);
    return (at < 0 ? undefined : left.splice(at, 1)[0]) ?? { vehicle, tunnel: null, load: [0, 0] };
  });
}

/** Returns how many pods could ride on a trip while those on the others keep their seats. */
export function mostRiders(side: SideView, trips: readonly Trip[], trip: Trip): number {
  const elsewhere = trips.reduce((sum, other) => sum + (other === trip ? 0 : ridersOf(other)), 0);
  return Math.min(vehicleRoom(side, trip.vehicle), Math.max(0, side.awake - elsewhere));
}

/** Returns the five amounts that a trip costs: the energy there, and settling in every cave somebody rides to. */
export function tripCost(view: CryoView, side: SideView, { vehicle, tunnel, load }: Trip): number[] {
  const cost = [0, 0, 0, 0, tunnel === null ? 0 : energyTo(side, vehicle, tunnel)];
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
    const used = Math.min(spare, missing[resource] ?? 0);
    missing[resource] = (missing[resource] ?? 0) - used;
    spare -= used;
  }
  return missing;
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

/** Returns the whole transport: all trips together. */
export function transportOf(view: CryoView, side: SideView, trips: readonly Trip[]): Transport {
  const ridden = trips.filter((trip) => ridersOf(trip) > 0);
  const costs = ridden.map((trip) => tripCost(view, side, trip));
  const cost = [0, 1, 2, 3, 4].map((resource) => costs.reduce((sum, one) => sum + (one[resource] ?? 0), 0));
  let [behind, crowded] = [side.awake, 0];
  let room = PLATFORM_ROOM + side.vehicles.reduce((sum, one) => sum + vehicleRoom(side, one), 0);
  for (const trip of ridden) {
    behind -= ridersOf(trip);
    room -= vehicleRoom(side, trip.vehicle);
    crowded = Math.max(crowded, behind - room);
  }
  return { launches: ridden.length, cost, missing: missingOf(side, cost), behind, crowded };
}

export function openCaves(view: CryoView, tunnel: number): number[] {
  return (TUNNELS[tunnel]?.caves ?? []).filter((cave) => view.open_caves.includes(cave));
}

/** Returns whether a launch to at least one cave of a section can be paid and somebody can ride. */
export function canReach(view: CryoView, side: SideView, vehicle: number, tunnel: number): boolean {
  if (side.awake === 0) return false;
  return openCaves(view, tunnel).some((cave) => {
    const at = TUNNELS[tunnel]?.caves.indexOf(cave) ?? 0;
    return missingOf(side, tripCost(view, side, { vehicle, tunnel, load: at === 0 ? [1, 0] : [0, 1] })).every(
      (amount) => amount === 0,
    );
  });
}

export const inUse = (view: CryoView, tunnel: number): boolean =>
  (TUNNELS[tunnel]?.caves ?? []).some((cave) => (view.caves[cave] ?? -1) !== -1);
