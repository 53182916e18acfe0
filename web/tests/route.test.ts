import { describe, expect, it } from "vitest";
import { cellAt } from "../src/games/planet-unknown/grid";
import { PLANETS } from "../src/games/planet-unknown/planets";
import { routes, wayBetween } from "../src/games/planet-unknown/route";
import type { ColonyView, PlanetUnknownView } from "../src/games/planet-unknown/view.gen";

const START = cellAt(5, 5);
const VIEW = { event: -1 } as PlanetUnknownView;

function colony(more: Partial<ColonyView>): ColonyView {
  const bare = {
    planet: PLANETS[0]?.id ?? "",
    terrain: [] as number[],
    rovers: [START],
    lifepods: [] as number[],
    meteorites: [] as number[],
    technologies: [] as string[],
    moves: 3,
  };
  return { ...bare, ...more } as ColonyView;
}

describe("the way of a rover", () => {
  it("goes as far as the moves", () => {
    const found = routes(VIEW, colony({}), START);
    expect(found.get(cellAt(8, 5))?.cost).toBe(3);
    expect(found.has(cellAt(9, 5))).toBe(false);
    expect(found.has(START)).toBe(false);
  });

  it("takes the way on which there is more to collect", () => {
    const found = routes(VIEW, colony({ lifepods: [cellAt(6, 5)] }), START).get(cellAt(6, 6));
    expect(found?.cells).toEqual([cellAt(6, 5), cellAt(6, 6)]);
    expect(found?.finds).toBe(1);
  });

  it("goes around another rover", () => {
    const found = routes(VIEW, colony({ rovers: [START, cellAt(6, 5)], moves: 4 }), START);
    expect(found.has(cellAt(6, 5))).toBe(false);
    expect(found.get(cellAt(7, 5))?.cost).toBe(4);
  });

  it("goes aslant only with the technology", () => {
    expect(routes(VIEW, colony({}), START).get(cellAt(6, 6))?.cost).toBe(2);
    expect(routes(VIEW, colony({ technologies: ["rover_diagonal"] }), START).get(cellAt(6, 6))?.cost).toBe(1);
  });

  it("names its steps as the engine does", () => {
    expect([-13, 1, 13, -1, -12, 14, 12, -14].map((step) => wayBetween(START, START + step))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7,
    ]);
  });
});
