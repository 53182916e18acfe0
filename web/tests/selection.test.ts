import { describe, expect, it } from "vitest";
import type { Choice } from "../src/protocol.gen";
import { completedBy, narrow, switchTo } from "../src/table/selection";

function choice(...targets: string[]): Choice {
  return { action: ["Do", ...targets], id: "x-do", args: {}, targets, free: false };
}

const MOVES = [
  choice("pod:1", "sector:4"),
  choice("pod:1", "sector:5"),
  choice("pod:2", "sector:5"),
  choice("end-turn"),
];

describe("choosing by targets", () => {
  it("offers the first targets before anything is picked", () => {
    const found = narrow(MOVES, []);
    expect([...found.next]).toEqual(["pod:1", "pod:2", "end-turn"]);
    expect([...found.later]).toEqual(["sector:4", "sector:5"]);
    expect(found.complete).toBeNull();
  });

  it("lets nothing follow by itself while only some of the actions are known", () => {
    const some = MOVES.slice(0, 2);
    expect(narrow(some, []).picked).toEqual(["pod:1"]);
    expect(narrow(some, [], false).picked).toEqual([]);
    expect(narrow(some, ["pod:1", "sector:4"], false).complete).toBeNull();
  });

  it("narrows with every pick until one action is complete", () => {
    expect([...narrow(MOVES, ["pod:1"]).next]).toEqual(["sector:4", "sector:5"]);
    expect(narrow(MOVES, ["pod:1", "sector:5"]).complete).toBe(MOVES[1]);
  });

  it("takes picks in any order", () => {
    expect(narrow(MOVES, ["sector:5", "pod:2"]).complete).toBe(MOVES[2]);
    expect([...narrow(MOVES, ["sector:5"]).next]).toEqual(["pod:1", "pod:2"]);
  });

  it("skips a step that leaves no choice, but never the last", () => {
    const found = narrow(MOVES.slice(0, 2), []);
    expect(found.picked).toEqual(["pod:1"]);
    expect([...found.next]).toEqual(["sector:4", "sector:5"]);
    expect(narrow([MOVES[0]!], []).complete).toBeNull();
    expect(completedBy(MOVES.slice(0, 2), [], "sector:5")).toBe(MOVES[1]);
  });

  it("does not complete while another action has the same beginning", () => {
    const both = [choice("pod:1"), choice("pod:1", "sector:4")];
    expect(narrow(both, ["pod:1"]).complete).toBeNull();
    expect(completedBy(both, ["pod:1"], "sector:4")).toBe(both[1]);
  });
});

describe("picking something else", () => {
  it("switches to it and keeps what still goes with it", () => {
    expect(switchTo(MOVES, ["pod:2"], "sector:4")).toEqual(["sector:4"]);
    expect(switchTo(MOVES, ["pod:1"], "pod:2")).toEqual(["pod:2"]);
    const deep = [
      choice("a:1", "b:1", "c:1"),
      choice("a:1", "b:1", "c:2"),
      choice("a:1", "b:2", "c:3"),
      choice("a:1", "b:2", "c:4"),
    ];
    expect(switchTo(deep, ["a:1", "b:1"], "b:2")).toEqual(["a:1", "b:2"]);
  });

  it("is refused for what no action has", () => {
    expect(switchTo(MOVES, ["pod:1"], "pod:9")).toBeNull();
  });
});
