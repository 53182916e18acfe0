import { describe, expect, it } from "vitest";
import { ENERGY, TUNNELS } from "../src/games/cryo/components";
import { mostRiders, transportOf, tripsOf, vehicleRoom, type Trip } from "../src/games/cryo/transport";
import type { CryoView, SideView } from "../src/games/cryo/view.gen";

const [FIRST, SECOND] = [0, 3];
const SIDE = {
  vehicles: [FIRST, SECOND],
  upgrades: [] as number[],
  awake: 3,
  resources: [0, 0, 0, 0, 1],
} as unknown as SideView;
const VIEW = { caves: [] as number[] } as unknown as CryoView; // caves without a tile cost nothing to settle in

function trip(vehicle: number, tunnel: number | null, one = 0): Trip {
  return { vehicle, tunnel, load: [one, 0] };
}

describe("a planned transport", () => {
  it("has a trip for every vehicle and forgets those that have left", () => {
    expect(tripsOf(SIDE, [trip(7, 2, 1), trip(SECOND, 4, 1)])).toEqual([trip(FIRST, null), trip(SECOND, 4, 1)]);
  });

  it("gives nobody two seats", () => {
    const trips = [trip(FIRST, 0, 2), trip(SECOND, 1)];
    expect(mostRiders(SIDE, trips, trips[1] as Trip)).toBe(Math.min(1, vehicleRoom(SIDE, SECOND)));
  });

  it("adds up what all launches cost and says what is missing", () => {
    const found = transportOf(VIEW, SIDE, [trip(FIRST, 0, 1), trip(SECOND, 1, 1)]);
    const energy = (TUNNELS[0]?.energy ?? 0) + (TUNNELS[1]?.energy ?? 0);
    expect([found.launches, found.behind, found.crowded]).toEqual([2, 1, 0]);
    expect([found.cost[ENERGY], found.missing[ENERGY]]).toEqual([energy, Math.max(0, energy - 1)]);
  });

  it("counts only vehicles that somebody rides in", () => {
    expect(transportOf(VIEW, SIDE, [trip(FIRST, 0), trip(SECOND, null)])).toMatchObject({ launches: 0, behind: 3 });
  });
});
