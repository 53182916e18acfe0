import { describe, expect, it } from "vitest";
import { RESOURCES, TUNNELS } from "../src/games/cryo/components";
import { mostRiders, transportOf, tripsOf, type Trip } from "../src/games/cryo/transport";
import type { CryoView, Forecast, SideView } from "../src/games/cryo/view.gen";

const [FIRST, SECOND] = [0, 3];
const [ROOM, ENERGY] = [4, RESOURCES.indexOf("energy")];
const SIDE = { vehicles: [FIRST, SECOND], awake: 3, resources: [0, 0, 0, 0, 1] } as unknown as SideView;
const VIEW = { sides: [SIDE], caves: [] as number[] } as unknown as CryoView; // caves without a tile cost nothing to settle in
const launch = (vehicle: number) => ({ vehicle, room: ROOM, energy: TUNNELS.map((tunnel) => tunnel.energy) });
const TOLD = { sides: [{ capacity: 5 + 2 * ROOM }], launches: [launch(FIRST), launch(SECOND)] } as unknown as Forecast;

function trip(vehicle: number, tunnel: number | null, one = 0): Trip {
  return { vehicle, tunnel, load: [one, 0] };
}

describe("a planned transport", () => {
  it("has a trip for every vehicle and forgets those that have left", () => {
    expect(tripsOf(SIDE, [trip(7, 2, 1), trip(SECOND, 4, 1)])).toEqual([trip(FIRST, null), trip(SECOND, 4, 1)]);
  });

  it("gives nobody two seats", () => {
    const trips = [trip(FIRST, 0, 2), trip(SECOND, 1)];
    expect(mostRiders(TOLD, SIDE, trips, trips[1] as Trip)).toBe(1);
  });

  it("adds up what all launches cost and says what is missing", () => {
    const found = transportOf(TOLD, VIEW, 0, [trip(FIRST, 0, 1), trip(SECOND, 1, 1)]);
    const energy = (TUNNELS[0]?.energy ?? 0) + (TUNNELS[1]?.energy ?? 0);
    expect([found.launches, found.behind, found.crowded]).toEqual([2, 1, 0]);
    expect([found.cost[ENERGY], found.missing[ENERGY]]).toEqual([energy, Math.max(0, energy - 1)]);
  });

  it("counts only vehicles that somebody rides in", () => {
    expect(transportOf(TOLD, VIEW, 0, [trip(FIRST, 0), trip(SECOND, null)])).toMatchObject({ launches: 0, behind: 3 });
  });
});
