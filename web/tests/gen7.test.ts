import { expect, test } from "vitest";
import { names, ROOMS, STATIONS, TASKS } from "../src/games/gen7/components";
import { pathOf } from "../src/games/gen7/campaign";
import { has, kindOf, pieceOf, valueOf } from "../src/games/gen7/pieces";
import { keeps, keepsAll, sign, subs } from "../src/games/gen7/relations";
import { firstUnread, page, pagesOf } from "../src/games/gen7/story";
import type { EntryInfo, EventInfo } from "../src/protocol.gen";

const told = (kind: string, args: Record<string, unknown>): EventInfo => ({
  kind,
  id: "",
  args,
  reveals: true,
  touches: [],
});
const line = (entry: number, ...events: EventInfo[]): EntryInfo => ({
  entry,
  seat: 0,
  by: "person",
  at: 0,
  events,
  action: null,
  strikes: [],
  struck: false,
  practice: false,
});

test("dice and masks are read as the engine writes them", () => {
  expect([kindOf(5), valueOf(5), kindOf(12), valueOf(12), kindOf(35), valueOf(35)]).toEqual([0, 6, 1, 1, 2, 12]);
  expect(pieceOf(2 * 36 + 13)).toEqual({ seat: 2, code: 13 });
  expect([has(2 ** 40 + 1, 40), has(2 ** 40 + 1, 39), has(2 ** 40 + 1, 0)]).toEqual([true, false, true]);
});

test("every relation of the tasks can be judged", () => {
  expect(keeps("=prev+1", 4, [2, 3])).toBe(true);
  expect(keeps(">sum", 5, [2, 3])).toBe(false);
  expect(keeps(">=3&even", 4, [])).toBe(true);
  expect(keeps("odd", 4, [])).toBe(false);
  expect(keepsAll({ subs: ["any", "any"], all: "sum=12" }, [6, 6])).toBe(true);
  expect(keepsAll({ subs: ["any", "any"], all: "distinct" }, [6])).toBe(null);
  for (const task of TASKS) {
    for (const rule of task.group.subs)
      expect(rule === "any" || sign(rule) !== "" || ["odd", "even"].includes(rule)).toBe(true);
    expect(subs(task.group, [3]).length).toBe(task.group.subs.length);
  }
});

test("components have their names in both languages, and the story stays on the server", () => {
  expect(ROOMS.every((_, room) => names("room", room, "de") && names("room", room, "en"))).toBe(true);
  expect(STATIONS.every((_, station) => names("place", station, "de"))).toBe(true);
  expect(names("point", 0, "en")).toBe(null);
  expect(names("schemaslot", -1, "en")).toBe("–");
});

test("a fate card and its choice are one page, read once it is decided", () => {
  const log = [
    line(0, told("FateStruck", { seat: 1, card: 4 })),
    line(
      1,
      told("FateChosen", { seat: 1, option: 7, result: 9 }),
      told("Gained", { seat: 1, res: 0, amount: 2 }),
      told("RoundBegan", { round: 2 }),
      told("Gained", { seat: 0, res: 0, amount: 1 }),
    ),
  ];
  expect(pagesOf(log.slice(0, 1))[0]?.open).toBe(true);
  const [found, ...more] = pagesOf(log);
  expect(more).toEqual([]);
  expect([found?.open, found?.entry, found?.answers[0]?.result, found?.after.length]).toEqual([false, 1, 9, 1]);
});

test("a vote on the plot is a page of its own, also after a fate card", () => {
  const log = [
    line(0, told("FateStruck", { seat: 1, card: 4 })),
    line(1, told("FateChosen", { seat: 1, option: 7, result: 9 })),
    line(2, told("OptionVoted", { votes: [5, 5], option: 5 }), told("FateChosen", { seat: 0, option: 5, result: 6 })),
  ];
  expect(pagesOf(log).map((one) => [one.kind, one.answers.length])).toEqual([
    ["fate", 1],
    ["vote", 1],
  ]);
});

test("what was taken back is not told", () => {
  expect(pagesOf([{ ...line(0, told("PlotReached", { point: 1 })), struck: true }])).toEqual([]);
});

test("the path names how every plot point ended", () => {
  const log = [
    line(0, told("PlotSucceeded", { text: 3 }), told("PlotReached", { point: 1 })),
    line(1, told("PlotSetback", { text: 4 }), told("PlotReached", { point: 2 })),
    line(2, told("OptionVoted", { votes: [5, 5], option: 5 }), told("FateChosen", { seat: 0, option: 5, result: 6 })),
  ];
  const pages = [page("plot", -1, 0), ...pagesOf(log)];
  expect(pathOf(pages).map((stop) => [stop.point, stop.end, stop.option])).toEqual([
    [0, "success", -1],
    [1, "setback", -1],
    [2, "decided", 5],
  ]);
  expect(firstUnread(pages, 3)).toBe(pages.findLastIndex((one) => one.kind === "plot"));
  expect(firstUnread(pages.slice(0, 2), 3)).toBe(0);
});
