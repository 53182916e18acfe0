// What a transport would cost and carry: the same sums as the engine's, so that it can be planned at any time.

import { CARDS, CAVE_TILES, NANITES, ONE_ENERGY, PLATFORM_ROOM, SUPERCHARGE, TUNNELS, WAKE_PROTOCOL } from "./components";
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

/** Returns the fewest and the most pods that ride. */
export function loadBounds(side: SideView, vehicle: number): [least: number, most: number] {
  const capacity = PLATFORM_ROOM + side.vehicles.reduce((sum, one) => sum + vehicleRoom(side, one), 0);
  const room = vehicleRoom(side, vehicle);
  return [Math.max(1, side.awake - (capacity - room)), Math.min(side.awake, room)];
}

export interface Plan {
  /** All five amounts that it costs. */
  cost: number[];
  /** What is missing of it, nanites already put in for the rest. */
  missing: number[];
}

/** Returns what a launch to some caves of a tunnel section costs, and what is missing for it. */
export function planFor(view: CryoView, side: SideView, vehicle: number, tunnel: number, caves: readonly number[]): Plan {
  const cost = [0, 0, 0, 0, energyTo(side, vehicle, tunnel)];
  for (const cave of caves) for (const [resource, amount] of CAVE_TILES[view.caves[cave] ?? -1]?.cost ?? []) cost[resource] = (cost[resource] ?? 0) + amount;
  const missing = cost.map((amount, resource) => Math.max(0, amount - (side.resources[resource] ?? 0)));
  let spare = Math.max(0, (side.resources[NANITES] ?? 0) - (cost[NANITES] ?? 0));
  for (let resource = 0; resource < NANITES; resource += 1) {
    const used = Math.min(spare, missing[resource] ?? 0);
    missing[resource] = (missing[resource] ?? 0) - used;
    spare -= used;
  }
  return { cost, missing };
}

export function openCaves(view: CryoView, tunnel: number): number[] {
  return (TUNNELS[tunnel]?.caves ?? []).filter((cave) => view.open_caves.includes(cave));
}

/** Returns whether a launch to at least one cave of a section can be paid and somebody can ride. */
export function canReach(view: CryoView, side: SideView, vehicle: number, tunnel: number): boolean {
  if (side.awake === 0) return false;
  return openCaves(view, tunnel).some((cave) => planFor(view, side, vehicle, tunnel, [cave]).missing.every((amount) => amount === 0));
}

export const inUse = (view: CryoView, tunnel: number): boolean => (TUNNELS[tunnel]?.caves ?? []).some((cave) => (view.caves[cave] ?? -1) !== -1);
