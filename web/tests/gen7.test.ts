import { expect, test } from "vitest";
import { book } from "../src/games/gen7/book.svelte";
import { names } from "../src/games/gen7/components";
import { pathOf } from "../src/games/gen7/campaign";
import { has, kindOf, pieceOf, valueOf } from "../src/games/gen7/pieces";
import { signOf } from "../src/games/gen7/signs";
import { countersIn, counterTopic, reasonsIn, reasonTopic, roundIn } from "../src/games/gen7/talk";
import { firstUnread, page, pagesOf, readAtFirst } from "../src/games/gen7/story";
import { t } from "../src/words.svelte";
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

test("relations are written as signs: what a slot asks for itself, and how it is linked to its left", () => {
  expect(signOf("any")).toEqual({ own: "", link: "", rise: 0 });
  expect(signOf(">=4")).toEqual({ own: "≥4", link: "", rise: 0 });
  expect(signOf("=prev")).toEqual({ own: "", link: "=", rise: 0 });
  expect(signOf("=prev-1")).toEqual({ own: "", link: "−1", rise: -1 });
  expect(signOf("<=3&>prev")).toEqual({ own: "≤3", link: ">", rise: 1 });
});

test("names come from the table's campaign, and the story stays on the server", () => {
  expect(names("room", 0, "en")).toBe(null); // not fetched yet
  expect(names("schemaslot", -1, "en")).toBe("–");
  book.now = {
    ...book.now,
    words: { room: [["Bridge", "Brücke"]] },
    stations: [{ room: 0, dots: 2, formula: "", gives: [] }],
  };
  expect([names("room", 0, "en"), names("room", 0, "de")]).toEqual(["Bridge", "Brücke"]);
  expect(names("place", 0, "de")).toBe("Brücke 2");
  expect(names("point", 0, "en")).toBe(null);
});

const chose = (
  entry: number,
  seat: number,
  id: string,
  args: Record<string, unknown>,
  ...events: EventInfo[]
): EntryInfo => ({
  ...line(entry, ...events),
  seat,
  at: entry,
  action: { action: [], id: `gen7-do-${id}`, args, targets: [], free: false },
});

test("a proposal is told until its station is filled, with who agreed and what was used up for nothing", () => {
  const begun = chose(3, 0, "propose", { target: 5 });
  const agreed = chose(4, 1, "agree", {}, told("FilePlayed", { seat: 1, file: 2 }));
  const failed = chose(5, 2, "decline", {}, told("OfferDeclined", { seat: 2 }), told("OfferFailed", { target: 5 }));
  expect(roundIn([begun, agreed])).toMatchObject({ target: 5, seat: 0, agreed: [1], failed: false });
  expect(roundIn([begun, agreed, failed])).toMatchObject({ declined: [2], failed: true });
  expect(roundIn([begun, agreed, failed])?.used.map(({ kind }) => kind)).toEqual(["FilePlayed"]);
  expect(roundIn([begun, line(4, told("TargetCompleted", { seat: 0, target: 5 }))])).toBe(null);
});

test("of a seat's offers for a station the newest counts, and none from before the proposal", () => {
  const said = (number: number, die: number) => ({
    type: "chat" as const,
    number,
    seat: 1,
    name: "Ben",
    text: "",
    at: number,
    about: counterTopic(5, die),
  });
  expect(countersIn([said(1, 3), said(4, 2), said(6, 9)], 4).map(({ die }) => die)).toEqual([9]);
  expect(countersIn([said(1, 3)], 4)).toEqual([]);
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

test("passages that were read at the set-up are pages, one after the other", () => {
  expect(
    readAtFirst([
      [3, 10],
      [3, 11],
      [4, 12],
    ]).map(({ about, more }) => [about, more]),
  ).toEqual([
    [3, [10, 11]],
    [4, [12]],
  ]);
});

test("the end of an episode is a page of its own after the vote", () => {
  const log = [
    line(
      0,
      told("OptionVoted", { votes: [5, 5], option: 5 }),
      told("FateChosen", { seat: 0, option: 5, result: 6 }),
      told("MeritsLost", { seat: 0, amount: 3 }),
      told("StarsGained", { seat: 0, amount: 1 }),
      told("RankUnderlined", { seat: 0, times: 1 }),
    ),
  ];
  const [vote, ceremony] = pagesOf(log);
  expect([vote?.kind, vote?.after.length, ceremony?.kind]).toEqual(["vote", 0, "ceremony"]);
  expect(ceremony?.after.map(({ kind }) => kind)).toEqual(["MeritsLost", "StarsGained", "RankUnderlined"]);
});

test("people's reasons are shown as they wrote them, a bot's by the id of its message, and old ones not at all", () => {
  const said = (number: number, seat: number, text: string, about: string, at: number) =>
    ({ type: "chat", number, seat, name: "", text, at, about }) as const;
  const chat = [
    said(1, 1, "Not now", reasonTopic(3), 50),
    said(2, 2, "", `${reasonTopic(3)}:gen7-excuse-dice`, 50),
    said(3, 1, "Before", reasonTopic(3), 10),
    said(4, 1, "Hello", "", 50),
  ];
  expect(reasonsIn(chat, 40)).toEqual([
    { seat: 1, text: "Not now" },
    { seat: 2, text: t("gen7-excuse-dice") },
  ]);
});
