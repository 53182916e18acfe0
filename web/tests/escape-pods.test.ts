import { expect, test } from "vitest";
import { scenes } from "../src/games/escape-pods/events";
import type { EventInfo } from "../src/protocol.gen";

const told = (kind: string, args: Record<string, unknown>): EventInfo =>
  ({ id: "", kind, args, reveals: false }) as unknown as EventInfo;

test("an arrival sets off one thing after the other", () => {
  const found = scenes([
    told("Disembarked", { seat: 0, crew: 4, haven: 1, space: 2 }),
    told("PodStowed", { pod: 3, hangar: 0 }),
    told("MarkerMoved", { haven: 1, space: 3 }),
    told("Exploded", { sector: 7 }),
    told("PodDestroyed", { pod: 5, crew: [12, 20] }),
    told("PodStowed", { pod: 5, hangar: 2 }),
    told("CardTurned", { card: 9 }),
  ]);
  const steps = [
    found.crew.get(4),
    found.pods.get(3),
    found.markers.get(1),
    found.blasts.get(7),
    found.pods.get(5),
    found.sectors.get(9),
  ];
  expect(steps.every((step) => step !== undefined)).toBe(true);
  expect(steps).toEqual([...steps].sort((one, other) => Number(one) - Number(other)));
  expect(found.sectors.get(7)).toBeGreaterThanOrEqual(found.blasts.get(7) ?? NaN);
  expect(found.crew.get(12)).toBe(found.pods.get(5));
});

test("who boards a pod and the pod itself begin together", () => {
  const found = scenes([
    told("Embarked", { seat: 0, crew: 4, pod: 3, kind: 0 }),
    told("PodLaunched", { pod: 3, sector: 1 }),
    told("PodPushed", { pod: 0, origin: 1, sector: 2 }),
  ]);
  expect([...found.boarded]).toEqual([4]);
  expect(found.pods.get(3)).toBeLessThan(found.pods.get(0) ?? NaN);
  expect(found.crew.has(4)).toBe(false);
});
