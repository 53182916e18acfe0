// How objectives stand now: the same measures that the end of the game takes.

import { BIOMASS, ENERGY, GOALS, resourceOf, TRACKS } from "./components";
import { areas, maskWhere, SIDE, WIDTH, type Mask } from "./grid";
import { planetBy } from "./planets";
import type { ColonyView, PlanetUnknownView } from "./view.gen";

function liveCurrent(colony: ColonyView, cell: number): boolean {
  return (
    Boolean(planetBy(colony.planet).currents[cell]) &&
    (colony.terrain[cell] ?? -1) < 0 &&
    !colony.lifepods.includes(cell)
  );
}

function terrainMask(colony: ColonyView, terrain: number): Mask {
  return maskWhere((cell) => colony.terrain[cell] === terrain || (terrain === ENERGY && liveCurrent(colony, cell)));
}

function terrainAreas(colony: ColonyView, terrain: number): number[][] {
  const found = areas(terrainMask(colony, terrain));
  return terrain === BIOMASS ? found.filter((area) => area.some((cell) => !colony.patches.includes(cell))) : found;
}

function symbols(colony: ColonyView, resource: number): number[] {
  return colony.symbols.filter((cell) => colony.terrain[cell] === resource);
}

function atTop(colony: ColonyView, track: number): boolean {
  return colony.markers[track] === colony.tops[track] && colony.columns[track] === track;
}

function lifepods(colony: ColonyView): number {
  return colony.got_lifepods + colony.lodged.length + colony.lifepods_held;
}

/** Returns the value that a neighbour objective compares. */
export function measure(colony: ColonyView, goal: number): number {
  const [name, what] = GOALS[goal]?.measure ?? [];
  const resource = resourceOf(what);
  switch (name) {
    case "resources_on_edge":
      return symbols(colony, resource).filter((cell) => planetBy(colony.planet).edge[cell]).length;
    case "largest_area":
      return Math.max(0, ...terrainAreas(colony, resource).map((area) => area.length));
    case "number_of_areas":
      return terrainAreas(colony, resource).length;
    case "resources_on_planet":
      return symbols(colony, resource).length;
    case "tracks_at_top":
      return TRACKS.filter((track) => atTop(colony, track)).length;
    case "collected_meteorites":
      return colony.got_meteorites;
    default:
      return lifepods(colony);
  }
}

/** Returns the most cells of a rectangle that are already there, for its best place, lying or standing. */
function bestRectangle(mask: Mask, width: number, height: number): number {
  let best = 0;
  for (const [wide, high] of [
    [width, height],
    [height, width],
  ] as const) {
    for (let top = 0; top + high <= SIDE; top += 1) {
      for (let left = 0; left + wide <= SIDE; left += 1) {
        let count = 0;
        for (let y = top; y < top + high; y += 1)
          for (let x = left; x < left + wide; x += 1) count += mask[y * WIDTH + x] ?? 0;
        best = Math.max(best, count);
      }
    }
  }
  return best;
}

export interface Progress {
  done: boolean;
  have: number;
  want: number;
}

/** Returns how far a private objective is. */
export function progress(colony: ColonyView, goal: number): Progress {
  const [name, first, second, third] = GOALS[goal]?.condition ?? [];
  const resource = resourceOf(first);
  const planet = planetBy(colony.planet);
  const upTo = (have: number, want: number): Progress => ({ done: have >= want, have, want });
  switch (name) {
    case "rectangle":
      return upTo(
        bestRectangle(terrainMask(colony, resource), Number(second), Number(third)),
        Number(second) * Number(third),
      );
    case "area_with_resources": {
      const there = symbols(colony, resource);
      return upTo(
        Math.max(
          0,
          ...terrainAreas(colony, resource).map((area) => area.filter((cell) => there.includes(cell)).length),
        ),
        Number(second),
      );
    }
    case "track_at_top":
      return { ...upTo(colony.markers[resource] ?? 0, colony.tops[resource] ?? 0), done: atTop(colony, resource) };
    case "at_most_resources": {
      const have = symbols(colony, resource).length;
      return { done: have <= Number(second), have, want: Number(second) };
    }
    case "at_least_meteorites":
      return upTo(colony.got_meteorites, Number(first));
    case "more_lifepods_than_meteorites":
      return {
        done: lifepods(colony) > colony.got_meteorites,
        have: lifepods(colony),
        want: colony.got_meteorites + 1,
      };
    default: {
      const all = planet.cells.filter((cell) => (name === "no_uncovered_ice" ? planet.ice[cell] : planet.land[cell]));
      return upTo(
        all.filter(
          (cell) => (colony.terrain[cell] ?? -1) >= 0 || (name !== "no_uncovered_ice" && liveCurrent(colony, cell)),
        ).length,
        all.length,
      );
    }
  }
}

export interface Standing {
  goal: number;
  /** Whom it compares, with their values now. */
  seats: { seat: number; value: number; best: boolean }[];
  tied: boolean;
  common: boolean;
}

function compare(view: PlanetUnknownView, goal: number, seats: number[], common: boolean): Standing {
  const values = seats.map((seat) => {
    const colony = view.colonies[seat];
    return { seat, value: colony ? measure(colony, goal) : 0 };
  });
  const all = values.map(({ value }) => value);
  const best = GOALS[goal]?.most ? Math.max(...all) : Math.min(...all);
  return {
    goal,
    common,
    tied: all.filter((value) => value === best).length > 1,
    seats: values.map((one) => ({ ...one, best: one.value === best })),
  };
}

/** Returns every objective that compares players, with its standing now. */
export function standings(view: PlanetUnknownView): Standing[] {
  const count = view.colonies.length;
  const found = view.neighbours.map((goal, index) => compare(view, goal, [index % count, (index + 1) % count], false));
  const everybody = view.colonies.map((_, seat) => seat);
  return [...found, ...view.common.map((goal) => compare(view, goal, everybody, true))];
}
