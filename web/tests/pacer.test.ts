import { describe, expect, it } from "vitest";
import { Pacer } from "../src/table/pacer";

function paced(pause: (news: string) => number): { pacer: Pacer<string>; shown: string[]; tick: () => void } {
  const shown: string[] = [];
  const timers: (() => void)[] = [];
  const clock = { after: (_: number, run: () => void) => timers.push(run), stop: () => void timers.splice(0) };
  const pacer = new Pacer<string>((news) => shown.push(news), pause, clock);
  return { pacer, shown, tick: () => timers.shift()?.() };
}

describe("news at a pace", () => {
  it("shows the first at once and the others one by one", () => {
    const { pacer, shown, tick } = paced(() => 400);
    for (const news of ["a", "b", "c"]) pacer.add(news);
    expect(shown).toEqual(["a"]);
    tick();
    expect(shown).toEqual(["a", "b"]);
    tick();
    tick();
    pacer.add("d");
    expect(shown).toEqual(["a", "b", "c", "d"]);
  });

  it("does not hold up what needs no pause", () => {
    const { pacer, shown } = paced(() => 0);
    for (const news of ["a", "b"]) pacer.add(news);
    expect(shown).toEqual(["a", "b"]);
  });

  it("shows everything when flushed, and goes on from there", () => {
    const { pacer, shown } = paced(() => 400);
    for (const news of ["a", "b", "c"]) pacer.add(news);
    pacer.flush();
    pacer.add("d");
    expect(shown).toEqual(["a", "b", "c", "d"]);
  });
});
