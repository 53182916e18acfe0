import { expect, test } from "vitest";
import { waysOf } from "../src/games/escape-pods/events";
import { skipped, storyOf, type Story } from "../src/games/escape-pods/story";
import type { EventInfo } from "../src/protocol.gen";

const told = (kind: string, args: Record<string, unknown>): EventInfo =>
  ({ id: "", kind, args, reveals: false }) as unknown as EventInfo;
const story = (...events: EventInfo[]): Story => storyOf(events, false, (ms) => ms);

test("an arrival sets off one thing after the other", () => {
  const found = story(
    told("Disembarked", { seat: 0, crew: 4, haven: 1, space: 2 }),
    told("PodStowed", { pod: 3, hangar: 0 }),
    told("MarkerMoved", { haven: 1, space: 3 }),
    told("Exploded", { sector: 7 }),
    told("PodDestroyed", { pod: 5, crew: [12, 20] }),
    told("PodStowed", { pod: 5, hangar: 2 }),
    told("CardTurned", { card: 9 }),
  );
  const steps = [
    found.crew.get(4),
    found.pods.get(3),
    found.markers.get(1),
    found.blasts.get(7),
    found.crew.get(12),
    found.pods.get(5),
    found.sectors.get(9),
  ].map((when) => when?.from);
  expect(steps.every((step) => step !== undefined)).toBe(true);
  expect(steps).toEqual([...steps].sort((one, other) => Number(one) - Number(other)));
  expect(found.sectors.get(7)?.from).toBeGreaterThanOrEqual(found.blasts.get(7)?.flash ?? NaN);
});

test("who boards a pod travels with it, and what is pushed moves after what pushes", () => {
  const found = story(
    told("Embarked", { seat: 0, crew: 4, pod: 3, kind: 0 }),
    told("PodLaunched", { pod: 3, sector: 1 }),
    told("PodPushed", { pod: 0, origin: 1, sector: 2 }),
  );
  expect([...found.boarded]).toEqual([4]);
  const [mover, pushed] = [found.pods.get(3), found.pods.get(0)];
  expect(pushed?.from).toBeGreaterThanOrEqual((mover?.from ?? NaN) + (mover?.ms ?? NaN));
});

test("a story that is skipped, or where nothing shall move, takes no time", () => {
  const events = [told("PodMoved", { seat: 1, pod: 3, origin: 2, sector: 5 }), told("Exploded", { sector: 5 })];
  expect(skipped(story(...events)).ms).toBe(0);
  expect(storyOf(events, false, () => 0).ms).toBe(0);
});

test("the way of a pod in a move of somebody else is one, from its first sector to its last", () => {
  const entry = (...events: EventInfo[]) => ({ events }) as never;
  const ways = waysOf([
    {
      number: 1,
      seat: 2,
      entries: [
        entry(told("PodMoved", { seat: 2, pod: 3, origin: 2, sector: 5 })),
        entry(told("BuoyUsed", { seat: 2, pod: 3, space: 4, origin: 5, sector: 8 })),
      ],
    },
  ]);
  expect(ways).toEqual([{ pod: 3, from: 2, to: 8, seat: 2, number: 1 }]);
});
