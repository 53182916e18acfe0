import { describe, expect, it } from "vitest";
import type { EntryInfo, EventInfo, NoteInfo } from "../src/protocol.gen";
import { groups } from "../src/table/grouping";
import { blocks } from "../src/table/ruletext";

const event = (kind: string, seat = 0): EventInfo => ({ kind, id: kind, args: { seat }, reveals: false, touches: [] });
const entry = (number: number, seat: number, events: EventInfo[], more: Partial<EntryInfo> = {}): EntryInfo => ({
  entry: number,
  seat,
  by: "person",
  at: 0,
  events,
  action: null,
  strikes: [],
  struck: false,
  practice: false,
  ...more,
});

describe("the log in groups", () => {
  const opens = (one: EventInfo): boolean => one.kind === "TurnBegan";

  it("begins a group where a turn begins, even in the middle of a line", () => {
    const found = groups(
      [
        entry(0, 0, [event("Moved")]),
        entry(1, 0, [event("Returned"), event("TurnBegan", 1)]),
        entry(2, 1, [event("Moved", 1)]),
      ],
      opens,
    );
    expect(found.map((group) => [group.seat, group.lines.length])).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect(found[1]?.head?.kind).toBe("TurnBegan");
  });

  it("shows an undo as a line and keeps what it struck", () => {
    const found = groups([entry(0, 0, [event("Moved")], { struck: true }), entry(1, 0, [], { strikes: [0] })], opens);
    expect(found[0]?.lines.map((line) => [line.struck, line.strikes])).toEqual([
      [true, 0],
      [false, 1],
    ]);
  });

  it("tells what happened to the seats where it happened", () => {
    const note = (number: number, id: string): NoteInfo => ({ entry: number, id, args: {} });
    const log = [entry(0, 0, [event("Moved")]), entry(1, 0, [event("TurnBegan", 1), event("Moved", 1)])];
    const found = groups(log, opens, [note(0, "first"), note(1, "between"), note(2, "last")]);
    expect(found.map((group) => group.lines.map((line) => line.note?.id ?? line.event?.kind))).toEqual([
      ["first", "Moved", "between"],
      ["Moved", "last"],
    ]);
    expect(groups([], opens, [note(0, "alone")])[0]?.lines.length).toBe(1);
  });

  it("groups by seat where a title opens no turns", () => {
    const found = groups([entry(0, 0, [event("A")]), entry(1, 1, [event("B")]), entry(2, 1, [event("C")])], null);
    expect(found.map((group) => group.lines.length)).toEqual([1, 2]);
  });
});

describe("a rule's text", () => {
  it("parts sentences from tables", () => {
    const found = blocks("One thing.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n");
    expect(found).toEqual([
      { kind: "text", text: "One thing." },
      { kind: "table", head: ["a", "b"], rows: [["1", "2"]] },
    ]);
  });
});
