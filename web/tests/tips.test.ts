import { describe, expect, it } from "vitest";
import type { EventInfo } from "../src/protocol.gen";
import { due, fresh } from "../src/lessons/tips";

const event = (kind: string, seat: number, ...touches: string[]): EventInfo =>
  ({ kind, args: { seat }, touches }) as unknown as EventInfo;
const anything = (): boolean => true;

describe("tips", () => {
  it("explain each kind of thing that happens to a seat once", () => {
    const events = [event("Moved", 0, "pod:1"), event("Moved", 0, "pod:2"), event("Landed", 0, "haven:0")];
    expect(fresh(events, 0, 0, [], anything)).toEqual([
      { kind: "Moved", thing: "pod:1" },
      { kind: "Landed", thing: "haven:0" },
    ]);
    expect(fresh(events, 0, 0, ["Moved"], anything)).toEqual([{ kind: "Landed", thing: "haven:0" }]);
  });

  it("are about what others do to one, not about what they do", () => {
    expect(fresh([event("Moved", 1, "pod:1")], 1, 0, [], anything)).toEqual([]);
    expect(fresh([event("Lost", 0, "pod:1")], 1, 0, [], anything)).toEqual([{ kind: "Lost", thing: "pod:1" }]);
  });

  it("are about the first of the things that has a card", () => {
    const tips = fresh([event("Moved", 0, "sector:1", "pod:1")], 0, 0, [], (thing) => thing.startsWith("pod"));
    expect(tips).toEqual([{ kind: "Moved", thing: "pod:1" }]);
  });

  it("do not wait behind one whose thing has gone", () => {
    const [gone, here] = [
      { kind: "Drawn", thing: "card:5" },
      { kind: "Moved", thing: "pod:1" },
    ];
    expect(due([gone, here], (thing) => thing !== "card:5")).toBe(here);
    expect(due([gone], () => false)).toBeUndefined();
  });
});
