// Where a tile may lie, as the ghost needs it within one frame. The server stays the judge: what it says goes before this.

import { resourcesOf, turnsOf, type Turn } from "./tiles";
import { ROVER, roundRule } from "./components";
import { beside, CELLS, maskOf, maskWhere, spread, WIDTH, type Mask } from "./grid";
import { planetBy, type Planet } from "./planets";
import type { ColonyView, PlanetUnknownView } from "./view.gen";

/** Why a tile may not lie somewhere: the same code and rule that the server gives. */
export interface Reason {
  code: string;
  rule: string;
  args: Record<string, number>;
}

const no = (code: string, rule: string, args: Record<string, number> = {}): Reason => ({ code, rule, args });

const OFF_GRID = no("off-the-grid", "PU-4.6");
const OVERLAPS = no("overlaps", "PU-4.5");

const NO_EVENT_BANS = 1;
const NO_PLANET_BANS = 2;
/** The tests of PU-14.4 in their order: with all bans, without the event's, without the planet's, without both. */
const BAN_TESTS = [0, NO_EVENT_BANS, NO_PLANET_BANS, NO_EVENT_BANS | NO_PLANET_BANS] as const;

/** The verdict for every anchor of one turn: null is legal, undefined lies beyond the grid. */
export type Verdicts = ReadonlyMap<number, Reason | null>;

export interface Placements {
  /** By ring and turn. */
  verdicts: readonly (readonly Verdicts[])[];
  /** How many legal placements each ring has. */
  counts: readonly number[];
}

interface Site {
  planet: Planet;
  free: Mask;
  built: Mask;
  beforeFirst: boolean;
  near: Mask;
  terrains: Mask[];
  event: number;
  rule: string;
}

function siteOf(view: PlanetUnknownView, colony: ColonyView): Site {
  const planet = planetBy(colony.planet);
  const free = maskWhere((cell) => Boolean(planet.grid[cell]) && (colony.terrain[cell] ?? -1) < 0);
  const patches = maskOf(colony.patches);
  const built = maskWhere((cell) => Boolean(planet.grid[cell]) && !free[cell] && !patches[cell]);
  const joins = maskWhere((cell) => Boolean(planet.grid[cell]) && !free[cell] && (view.patches_join || !patches[cell]));
  const terrains = Array.from({ length: 6 }, (_, terrain) => maskWhere((cell) => colony.terrain[cell] === terrain));
  return {
    planet,
    free,
    built,
    beforeFirst: colony.last.length === 0,
    near: spread(joins),
    terrains,
    event: view.event,
    rule: roundRule(view.event),
  };
}

function mustTouch(site: Site, colony: ColonyView, tile: number): Mask {
  if (site.beforeFirst) return site.planet.first;
  const free = colony.technologies.includes("ignore_adjacency");
  const rover = colony.technologies.includes("ignore_adjacency_for_rover_tiles") && resourcesOf(tile).includes(ROVER);
  return free || rover ? site.planet.grid : site.near;
}

function lasting(site: Site, near: Mask, turn: Turn, anchor: number): Reason | null {
  let touches = false;
  for (const step of turn.cells) {
    const cell = anchor + step;
    if (cell >= CELLS || !site.planet.grid[cell]) return OFF_GRID;
  }
  for (const step of turn.cells) {
    const cell = anchor + step;
    if (!site.free[cell]) return OVERLAPS;
    if (near[cell]) touches = true;
  }
  if (touches) return null;
  return site.beforeFirst ? no("first-at-edge", "PU-4.2") : no("touches-nothing", "PU-4.3");
}

function byPlanet(site: Site, tile: number, turn: Turn, anchor: number): Reason | null {
  const { planet } = site;
  const cells = turn.cells.map((step) => anchor + step);
  if (planet.halves.length > 0 && planet.halves.every((half) => cells.some((cell) => half[cell]))) {
    return planet.walls.length === 0 ? no("ice-and-land", "PU-33.2") : no("across-trench", "PU-33.10");
  }
  if (cells.every((cell) => planet.ring[cell])) return no("all-on-ring", "PU-33.8");
  for (const [index, resource] of resourcesOf(tile).entries()) {
    if (planet.quadrants[resource]?.[anchor + (turn.symbols[index] ?? 0)])
      return no("banned-quadrant", "PU-33.3", { resource });
  }
  const slides = [1, -1, WIDTH, -WIDTH].some((way) => cells.every((cell) => !site.built[cell + way]));
  return planet.slides && !slides ? no("cannot-slide-in", "PU-33.13") : null;
}

function byEvent(site: Site, tile: number, turn: Turn, anchor: number): Reason | null {
  const { event, rule, planet } = site;
  const covers = (mask: Mask): boolean => turn.cells.some((step) => mask[anchor + step]);
  if (rule === "ban_edge" && covers(planet.edge)) return no("event-no-edge", "PU-20.5", { event });
  if (rule === "ban_ice" && covers(planet.ice)) return no("event-no-ice", "PU-20.5", { event });
  if (rule === "ban_same_terrain") {
    for (const [index, section] of [turn.first, turn.second].entries()) {
      const same = site.terrains[resourcesOf(tile)[index] ?? 0];
      if (section.some((step) => beside(anchor + step).some((cell) => same?.[cell])))
        return no("event-same-terrain", "PU-20.13", { event });
    }
  }
  return null;
}

function judge(site: Site, near: Mask, tile: number, turn: Turn, anchor: number, bans: number): Reason | null {
  const found = lasting(site, near, turn, anchor);
  if (found) return found;
  if ((bans & NO_PLANET_BANS) === 0) {
    const banned = byPlanet(site, tile, turn, anchor);
    if (banned) return banned;
  }
  return (bans & NO_EVENT_BANS) === 0 && site.event >= 0 ? byEvent(site, tile, turn, anchor) : null;
}

function under(site: Site, colony: ColonyView, tiles: readonly number[], bans: number): Placements {
  const counts = [0, 0];
  const verdicts = tiles.map((tile, ring) => {
    if (tile < 0) return [];
    const near = mustTouch(site, colony, tile);
    return turnsOf(tile).map((turn) => {
      const found = new Map<number, Reason | null>();
      for (const anchor of site.planet.cells) {
        const reason = judge(site, near, tile, turn, anchor, bans);
        if (reason === null) counts[ring] = (counts[ring] ?? 0) + 1;
        found.set(anchor, reason);
      }
      return found;
    });
  });
  return { verdicts, counts };
}

/** Returns the verdict on every place of both tiles; bans fall away where they alone would end the game, unless a card gives the tile. */
export function placements(
  view: PlanetUnknownView,
  colony: ColonyView,
  tiles: readonly number[],
  byCard: boolean,
): Placements {
  const site = siteOf(view, colony);
  let found = under(site, colony, tiles, BAN_TESTS[0]);
  for (const bans of BAN_TESTS.slice(1)) {
    if (byCard || found.counts.some((count) => count > 0)) break;
    found = under(site, colony, tiles, bans);
  }
  return found;
}
