import { beforeEach, expect, test, vi } from "vitest";
import type { TitleInfo } from "../src/protocol.gen";

const kept = new Map<string, string>();
vi.mock("../src/settings.svelte", () => ({
  GUEST: "Guest",
  settings: { name: "Ada" },
  recall: (key: string) => kept.get(key) ?? null,
  remember: (key: string, value: string) => void kept.set(key, value),
}));
vi.mock("../src/route.svelte", () => ({ route: { go: () => undefined } }));
vi.mock("../src/words.svelte", () => ({ t: (id: string) => id, words: { has: () => false } }));
const { atOnce, FRIEND, HERE, keepSetUp, lastSetUp, seated, wanted } = await import("../src/lobby/starting");

const PODS: TitleInfo = {
  id: "escape-pods",
  rules: 2,
  seats: [1, 2, 3, 4, 5],
  options: {},
  bots: ["random", "greedy", "easy", "medium", "hard"],
  finished: true,
  longest: 1,
  offered: {},
  minutes: null,
  weight: null,
  first_game: { haven_set: "beginner" },
  episodes: 0,
  daily: false,
  verbs: ["play"],
  lessons: [],
  primer: true,
};

beforeEach(() => kept.clear());

test("a first game is one click: two easy bots and what the rulebook advises", () => {
  const { seats, bots, options } = atOnce(PODS, true);
  expect({ seats, bots, options }).toEqual({
    seats: 3,
    bots: { 1: "easy", 2: "easy" },
    options: { haven_set: "beginner" },
  });
});

test("whoever has played before gets the usual game", () => {
  expect(atOnce(PODS, false).options).toEqual({});
});

test("a set-up is remembered, but one click waits for nobody", () => {
  keepSetUp(PODS, { seats: 2, beside: [FRIEND], options: { haven_set: "random" } });
  expect(lastSetUp(PODS, false).beside[0]).toBe(FRIEND);
  expect(atOnce(PODS, false)).toMatchObject({ seats: 2, bots: { 1: "easy" }, options: { haven_set: "random" } });
});

test("what the server does not know any more is forgotten", () => {
  keepSetUp(PODS, { seats: 2, beside: ["gone"], options: {} });
  expect(lastSetUp(PODS, false).beside[0]).toBe("easy");
  keepSetUp(PODS, { seats: 9, beside: [], options: {} });
  expect(lastSetUp(PODS, false).seats).toBe(3);
});

test("people sit all at this screen or all at their own", () => {
  expect(seated([FRIEND, "easy", FRIEND], 2, HERE)).toEqual([HERE, HERE, HERE]);
  expect(seated([HERE, "easy"], 2, FRIEND)).toEqual([FRIEND, FRIEND]);
  expect(seated([FRIEND, "easy"], 1, "hard")).toEqual(["hard", "easy"]);
});

test("those at this screen have names", () => {
  const table = wanted(PODS, { seats: 3, beside: [HERE, "easy"], options: {} }, ["", "Ben"]);
  expect(table).toMatchObject({ hot_seat: true, names: ["Ada", "Ben"], bots: { 2: "easy" } });
});
