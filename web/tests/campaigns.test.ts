import { expect, test } from "vitest";
import { campaigns } from "../src/lobby/campaigns";
import type { MyTable } from "../src/protocol.gen";

function table(
  id: string,
  episode: number,
  previous: string | null = null,
  following: string | null = null,
  changed = 0,
): MyTable {
  return {
    id,
    title: "gen7",
    status: "over",
    seats: [0],
    names: ["Ada"],
    asked: [],
    waits_for: [],
    bots: [],
    host: true,
    changed,
    since: changed,
    episode,
    carries: false,
    previous,
    following,
    lesson: null,
    puzzle: null,
    daily: null,
    begun: null,
  };
}

const ids = (found: MyTable[][]): string[][] => found.map((chain) => chain.map((one) => one.id));

test("a campaign is the chain of its episodes", () => {
  const found = campaigns([
    table("c", 3, "b", null, 9),
    table("a", 1, null, "b"),
    table("b", 2, "a", "c"),
    table("x", 0),
  ]);
  expect(ids(found)).toEqual([["a", "b", "c"]]);
});

test("an episode played again stays in its campaign, a first one opens another", () => {
  const again = campaigns([table("b", 2, "a", "d"), table("d", 2, "b"), table("a", 1, null, "b")]);
  expect(ids(again)).toEqual([["a", "b", "d"]]);
  const anew = campaigns([table("a", 1, null, "e", 3), table("e", 1, "a", null, 5)]);
  expect(ids(anew)).toEqual([["e"], ["a"]]);
});

test("what lies too far back is not needed", () => {
  expect(ids(campaigns([table("f", 6, "e"), table("g", 7, "f")]))).toEqual([["f", "g"]]);
});
