// The generated planets, with sets of cells as masks.

import { PLANETS as DATA, type PlanetInfo } from "./components.gen";
import { maskOf, type Mask } from "./grid";

type Masks = "grid" | "ice" | "edge" | "first" | "cities" | "currents" | "toxic" | "ring";

export interface Planet extends Omit<PlanetInfo, Masks | "halves" | "quadrants">, Record<Masks, Mask> {
  cells: number[];
  /** A tile may lie in one half only. */
  halves: Mask[];
  /** For each resource the cells where its symbol is banned. */
  quadrants: Mask[];
}

function planetOf(info: PlanetInfo): Planet {
  return {
    ...info,
    cells: info.grid,
    grid: maskOf(info.grid),
    ice: maskOf(info.ice),
    edge: maskOf(info.edge),
    first: maskOf(info.first),
    cities: maskOf(info.cities),
    currents: maskOf(info.currents),
    toxic: maskOf(info.toxic),
    ring: maskOf(info.ring),
    halves: info.halves.map(maskOf),
    quadrants: info.quadrants.map(maskOf),
  };
}

export const PLANETS: readonly Planet[] = DATA.map(planetOf);

export function planetBy(id: string): Planet {
  const planet = PLANETS.find((one) => one.id === id);
  if (!planet) throw new Error(id);
  return planet;
}

export function planetNumber(id: string): number {
  return PLANETS.findIndex((planet) => planet.id === id);
}
