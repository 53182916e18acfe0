import { describe, expect, it } from "vitest";
import { movesSince } from "../src/kit/moves";
import { overlap, place, placeAcross } from "../src/kit/placing";
import { Reveal } from "../src/kit/reveal";
import { hexagon, outline, rock, stars } from "../src/kit/shapes";
import { length, timeline, type Storyboards } from "../src/kit/storyboard";
import type { EntryInfo, EventInfo } from "../src/protocol.gen";

const WINDOW = { x: 0, y: 0, width: 1000, height: 600 };
const THING = { x: 480, y: 280, width: 40, height: 40 };
const CARD = { width: 200, height: 120 };

describe("placing a popover on a phone", () => {
  const phone = { x: 8, y: 60, width: 374, height: 600 };
  const card = { x: 8, y: 0, width: 374, height: 120 };
  const key = { x: 100, y: 500, width: 60, height: 60 };

  it("stands above the dock where nothing can be clicked there", () => {
    expect(placeAcross(key, card, [], phone)).toBe(540);
  });

  it("goes above its thing, then below it, then to the top, if something can be clicked", () => {
    const low = { x: 20, y: 560, width: 60, height: 60 };
    expect(placeAcross(key, card, [low], phone)).toBe(368);
    const high = { ...key, y: 100 };
    expect(placeAcross(high, card, [low], phone)).toBe(172);
    expect(placeAcross(key, card, [low, { ...low, y: 400 }], phone)).toBe(60);
  });

  it("covers as little as it can where every place has something", () => {
    const everywhere = { x: 8, y: 60, width: 30, height: 600 };
    const low = { x: 100, y: 560, width: 200, height: 100 };
    expect(placeAcross(null, card, [everywhere, low], phone)).toBe(60);
  });
});

describe("placing a popover", () => {
  it("stands at the right where nothing is in the way", () => {
    expect(place(THING, CARD, [], WINDOW).side).toBe("right");
  });

  it("takes the first side on which it covers nothing", () => {
    const right = { x: 530, y: 0, width: 470, height: 600 };
    const left = { x: 0, y: 0, width: 470, height: 600 };
    expect(place(THING, CARD, [right], WINDOW).side).toBe("left");
    const found = place(
      THING,
      CARD,
      [right, left].map((box) => ({ ...box, y: 290, height: 300 })),
      WINDOW,
    );
    expect(found.side).toBe("above");
    for (const box of [right, left]) expect(overlap({ ...found, ...CARD }, { ...box, y: 290, height: 300 })).toBe(0);
  });

  it("stands apart where every side has something to click, as near as it can", () => {
    const all = [{ x: 200, y: 150, width: 600, height: 300 }];
    const found = place(THING, CARD, all, WINDOW);
    expect(found.side).toBe("apart");
    expect(overlap({ ...found, ...CARD }, all[0] ?? WINDOW)).toBe(0);
    expect(overlap({ ...found, ...CARD }, WINDOW)).toBe(CARD.width * CARD.height);
  });

  it("never leaves the window if there is a side within it", () => {
    for (const [x, y] of [
      [0, 0],
      [960, 0],
      [0, 560],
      [960, 560],
    ] as const) {
      const found = place({ x, y, width: 40, height: 40 }, CARD, [], WINDOW);
      expect(overlap({ ...found, ...CARD }, WINDOW)).toBe(CARD.width * CARD.height);
    }
  });

  it("points at its thing", () => {
    const found = place(THING, CARD, [], WINDOW);
    expect(found.y + found.beak).toBe(THING.y + THING.height / 2);
  });
});

const event = (kind: string): EventInfo => ({ kind, id: "x", args: {}, reveals: false, touches: [] });
const BOARDS: Storyboards = {
  Moved: [
    { show: "flame", ms: 100 },
    { show: "glide", ms: 200, others: 400, sound: "pod" },
    { show: "trail", ms: 50, beside: true },
  ],
  Pushed: [{ show: "shake", ms: 90 }],
  Noted: null,
};

describe("telling a move as a story", () => {
  it("shows one event after the other, and what needs no picture costs no time", () => {
    const beats = timeline([event("Moved"), event("Noted"), event("Pushed")], BOARDS, { own: true, between: 120 });
    expect(beats.map(({ show, from, ms }) => [show, from, ms])).toEqual([
      ["flame", 0, 100],
      ["glide", 100, 200],
      ["trail", 100, 50],
      ["shake", 420, 90],
    ]);
    expect(length(beats)).toBe(510);
  });

  it("gives others' moves their own time", () => {
    const [, glide] = timeline([event("Moved")], BOARDS, { own: false, between: 0 });
    expect(glide?.ms).toBe(400);
  });
});

describe("a sequence of steps", () => {
  function made(pace: (ms: number) => number) {
    const seen: number[] = [];
    const due: (() => void)[] = [];
    const clock = { after: (_: number, run: () => void) => due.push(run), stop: () => due.splice(0) };
    const reveal = new Reveal(pace, clock as never);
    const steps = [1, 2, 3].map((number) => ({ run: () => void seen.push(number), ms: 100 }));
    return { seen, due, reveal, steps };
  }

  it("waits between its steps", async () => {
    const { seen, due, reveal, steps } = made((ms) => ms);
    const done = reveal.play(steps);
    expect(seen).toEqual([1]);
    due.shift()?.();
    expect(seen).toEqual([1, 2]);
    due.shift()?.();
    due.shift()?.();
    await done;
    expect(seen).toEqual([1, 2, 3]);
  });

  it("shows the rest at once when it is skipped", async () => {
    const { seen, reveal, steps } = made((ms) => ms);
    const done = reveal.play(steps);
    reveal.skip();
    await done;
    expect(seen).toEqual([1, 2, 3]);
    expect(reveal.running).toBe(false);
  });

  it("does not wait where nothing is to move", async () => {
    const { seen, reveal, steps } = made(() => 0);
    await reveal.play(steps);
    expect(seen).toEqual([1, 2, 3]);
  });
});

function entry(number: number, seat: number, struck = false): EntryInfo {
  return { entry: number, seat, by: "bot", at: 0, events: [], action: null, strikes: [], struck, practice: false };
}

describe("moves since one's own", () => {
  it("joins neighbouring lines of a seat and leaves out what was taken back", () => {
    const log = [entry(0, 0), entry(1, 1), entry(2, 1), entry(3, 2, true), entry(4, 2), entry(5, 1)];
    const moves = movesSince(log, 1, 0);
    expect(moves.map(({ number, seat, entries }) => [number, seat, entries.length])).toEqual([
      [1, 1, 2],
      [2, 2, 1],
      [3, 1, 1],
    ]);
  });
});

describe("shapes", () => {
  it("are the same for a seed", () => {
    expect(rock({ x: 0, y: 0 }, 50, 30, 7)).toEqual(rock({ x: 0, y: 0 }, 50, 30, 7));
    expect(stars(50, WINDOW, 3)).toEqual(stars(50, WINDOW, 3));
    expect(stars(50, WINDOW, 3)).not.toEqual(stars(50, WINDOW, 4));
  });

  it("draw a hexagon as wide as asked", () => {
    const xs = hexagon(100, true).map(({ x }) => x);
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(100);
  });

  it("draw one outline around cells that touch, and two around cells that only share a corner", () => {
    const loops = (cells: [number, number][]): number => outline(cells, 10).split("z").length - 1;
    expect(
      loops([
        [0, 0],
        [1, 0],
        [1, 1],
      ]),
    ).toBe(1);
    expect(
      loops([
        [0, 0],
        [1, 1],
      ]),
    ).toBe(2);
  });

  it("leave a hole where a cell is missing", () => {
    const ring = [0, 1, 2]
      .flatMap((x) => [0, 1, 2].map((y): [number, number] => [x, y]))
      .filter(([x, y]) => x !== 1 || y !== 1);
    expect(outline(ring, 10).split("z").length - 1).toBe(2);
  });
});
