// Where a rover can go with the moves that are left, and by which way. The server judges every step.

import { ENERGY, roundTerrain } from "./components";
import { columnOf, maskWhere, rowOf, WIDTH, type Mask } from "./grid";
import { planetBy } from "./planets";
import type { ColonyView, PlanetUnknownView } from "./view.gen";

/** The steps in the engine's order: four straight, four diagonal ones. */
export const STEPS = [-WIDTH, 1, WIDTH, -1, 1 - WIDTH, 1 + WIDTH, WIDTH - 1, -1 - WIDTH] as const;
const STRAIGHT = 4;

export interface Route {
  /** The cells on the way, the last one included. */
  cells: readonly number[];
  /** How many moves it takes; steps onto energy may be free. */
  cost: number;
  /** How many lifepods and meteorites lie on the way. */
  finds: number;
}

interface Terrain {
  open: Mask;
  free: Mask;
  ways: number;
  walls: ReadonlySet<string>;
  finds: (cell: number) => number;
}

function terrainOf(view: PlanetUnknownView, colony: ColonyView): Terrain {
  const planet = planetBy(colony.planet);
  const bare = (cell: number): boolean => (colony.terrain[cell] ?? -1) < 0;
  const banned = roundTerrain(view.event, "rover_ban");
  const has = (technology: string): boolean => colony.technologies.includes(technology);
  const energy = maskWhere((cell) => colony.terrain[cell] === ENERGY || (Boolean(planet.currents[cell]) && bare(cell)));
  return {
    open: maskWhere(
      (cell) =>
        Boolean(planet.grid[cell]) &&
        !colony.rovers.includes(cell) &&
        !(planet.toxic[cell] && bare(cell)) &&
        (bare(cell) || colony.terrain[cell] !== banned),
    ),
    free: maskWhere((cell) => has("free_steps_onto_energy") && Boolean(energy[cell])),
    ways: has("rover_diagonal") ? STEPS.length : STRAIGHT,
    walls: new Set(planet.walls.flatMap(([one, other]) => [`${one}/${other}`, `${other}/${one}`])),
    finds: (cell) => Number(colony.lifepods.includes(cell)) + Number(colony.meteorites.includes(cell)),
  };
}

/** Returns the cell that a step leads to, or -1 if it may not be taken. */
function stepTo(terrain: Terrain, cell: number, way: number): number {
  const next = cell + (STEPS[way] ?? 0);
  const near = Math.abs(columnOf(next) - columnOf(cell)) <= 1 && Math.abs(rowOf(next) - rowOf(cell)) <= 1;
  return near && terrain.open[next] && !terrain.walls.has(`${cell}/${next}`) ? next : -1;
}

const better = (one: Route, other: Route | undefined): boolean =>
  other === undefined ||
  one.cost < other.cost ||
  (one.cost === other.cost &&
    (one.finds > other.finds || (one.finds === other.finds && one.cells.length < other.cells.length)));

/** Returns the best way to every cell that a rover can reach: the fewest moves, then the most to collect. */
export function routes(view: PlanetUnknownView, colony: ColonyView, rover: number): Map<number, Route> {
  const terrain = terrainOf(view, colony);
  const found = new Map<number, Route>();
  const waiting: [number, Route][] = [[rover, { cells: [], cost: 0, finds: 0 }]];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [cell, route] = next;
    if (cell !== rover && found.get(cell) !== route) continue; // a better way was found meanwhile
    for (let way = 0; way < terrain.ways; way += 1) {
      const to = stepTo(terrain, cell, way);
      if (to < 0 || to === rover || route.cells.includes(to)) continue;
      const longer = {
        cells: [...route.cells, to],
        cost: route.cost + (terrain.free[to] ? 0 : 1),
        finds: route.finds + terrain.finds(to),
      };
      if (longer.cost > colony.moves || !better(longer, found.get(to))) continue;
      found.set(to, longer);
      waiting.push([to, longer]);
    }
  }
  return found;
}

/** Returns the number of the step between two neighbouring cells, or -1. */
export function wayBetween(cell: number, next: number): number {
  return STEPS.findIndex((step) => cell + step === next);
}
