import { expect, test } from "vitest";
import { furnitureOf, isMade } from "../src/games/gen7/furniture";
import { isOwn, layoutOf } from "../src/games/gen7/layout";
import { severalIn } from "../src/games/gen7/questions";
import { poolsOf, proposes, speakersOf } from "../src/games/gen7/talk";
import type { Gen7View, OfferForecast } from "../src/games/gen7/view.gen";
import type { Choice } from "../src/protocol.gen";

const CODES = 36;
const choice = (id: string, args: Record<string, unknown> = {}, ...targets: string[]): Choice => ({
  action: [id, args],
  id: `gen7-do-${id}`,
  args,
  targets,
  free: false,
});
/** A game in which the second seat proposes and has taken a 4 of the third; its own 2 was turned to a 3. */
const view = {
  seat: 0,
  active: 1,
  officers: [{ dice: [] }, { dice: [5] }, { dice: [0] }],
  offer: {
    target: 5,
    crew: [
      [CODES + 2, 0, 1],
      [2 * CODES + 3, 0, 0],
    ],
  },
} as unknown as Gen7View;
const told = { payers: [{ seat: 2, cost: [1, 0, 0], lacks: true }] } as unknown as OfferForecast;

test("the window's width decides where cards lie", () => {
  expect([390, 599, 600, 820, 1099, 1100, 1920].map(layoutOf)).toEqual([
    "phone",
    "phone",
    "tall",
    "tall",
    "tall",
    "wide",
    "wide",
  ]);
});

test("a lesson that speaks of own cards opens them, also by their numbers", () => {
  expect(["card:0:3", "goals", "rank"].every(isOwn)).toBe(true);
  expect(["group:3", "station:4", "cards"].some(isOwn)).toBe(false);
});

test("a room has the furniture of its name, else of its kind, else a window", () => {
  expect(furnitureOf({ id: "robotics", kind: "center", res: -1, dept: 0 })).toBe("robots");
  expect(furnitureOf({ id: "", kind: "lab", res: 1, dept: 3 })).toBe("belt");
  expect(furnitureOf({ id: "", kind: "center", res: -1, dept: 3 })).toBe("beds");
  expect(furnitureOf({ id: "", kind: "", res: -1, dept: 4 })).toBe("window");
  expect([isMade("belt"), isMade("beds")]).toEqual([true, false]);
});

test("buttons show what has a place of its own or comes in several ways; the bar shows the rest", () => {
  const answers = [
    choice("pass"),
    choice("share", { amount: 1 }),
    choice("share", { amount: 2 }),
    choice("x", {}, "y"),
  ];
  expect(severalIn(answers).map(({ args, targets }) => [args["amount"], targets])).toEqual([
    [1, []],
    [2, []],
    [undefined, ["y"]],
  ]);
});

test("dice lie where they lay at home, and what is lent leaves a gap", () => {
  expect(poolsOf(view)).toEqual([
    {
      seat: 1,
      dice: [
        { code: 2, away: true },
        { code: 5, away: false },
      ],
    },
    {
      seat: 2,
      dice: [
        { code: 0, away: false },
        { code: 3, away: true },
      ],
    },
  ]);
});

test("the proposer speaks first and is neither asked nor agrees; the others bring dice and goods", () => {
  const [first, second] = speakersOf(view, told, [1, 2], [1]);
  expect(first).toMatchObject({ seat: 1, agreed: false, asked: false, dice: [{ code: 2 }], payer: undefined });
  expect(second).toMatchObject({ seat: 2, agreed: true, asked: false, dice: [{ code: 3 }], payer: { lacks: true } });
  expect(speakersOf(view, told, [], [2])[1]).toMatchObject({ agreed: false, asked: true });
});

test("the same station can be proposed again, and only that one", () => {
  const legal = [choice("propose", { target: 4 }), choice("propose", { target: 5 })];
  expect(proposes(legal, 5)).toBe(legal[1]);
  expect(proposes(legal, 6)).toBe(null);
});
