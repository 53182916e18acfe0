// What a placement would bring, for the ghost: an estimate by the printed rules; the server counts when it is played.

import { BIOMASS, corporationOf, ENERGY, roundRule, TRACKS, WATER, type Bonus } from "./components";
import { connected, maskWhere, spread } from "./grid";
import { canAdvance } from "./markers";
import { planetBy } from "./planets";
import { resourcesOf, turn as turnOf } from "./tiles";
import type { ColonyView, PlanetUnknownView } from "./view.gen";

export type Gain =
  | { kind: "advance"; track: number; steps: number; field: number; medals: number; bonuses: Bonus[] }
  | { kind: "dry" }
  | { kind: "lonely" }
  | { kind: "energy"; tracks: number[] }
  | { kind: "meteorite" }
  | { kind: "lost-lifepods"; count: number }
  | { kind: "lost-rovers"; count: number }
  | { kind: "line"; line: number; medals: number; blocked: boolean }
  | { kind: "either" };

/** Returns where steps lead a marker and what its fields give. */
export function reach(
  colony: ColonyView,
  track: number,
  steps: number,
): { field: number; medals: number; bonuses: Bonus[] } {
  const fields = corporationOf(colony.corporation).tracks[track] ?? [];
  const top = fields.length - 1;
  let field = colony.markers[track] ?? 0;
  const bonuses: Bonus[] = [];
  for (let step = 0; step < steps && field < top; step += 1) {
    field += 1;
    while (colony.lodged.includes(16 * track + field) && field < top) field += 1;
    bonuses.push(...(fields[field]?.bonuses ?? []));
  }
  return { field, bonuses, medals: fields[field]?.medals ?? -1 };
}

function real(colony: ColonyView, cells: Iterable<number>): boolean {
  return [...cells].some((cell) => !colony.patches.includes(cell));
}

/** Returns the tracks that the energy of a tile lying here could advance. */
function energyTracks(colony: ColonyView, section: readonly number[], own: readonly number[], other: number): number[] {
  const planet = planetBy(colony.planet);
  const energy = maskWhere(
    (cell) =>
      colony.terrain[cell] === ENERGY ||
      (Boolean(planet.currents[cell]) && (colony.terrain[cell] ?? -1) < 0 && !own.includes(cell)),
  );
  const area = connected(section, energy);
  const around = spread(maskWhere((cell) => area.includes(cell)));
  const terrain = (track: number): number[] =>
    planet.cells.filter((cell) => around[cell] && colony.terrain[cell] === track);
  const doubles = colony.corporation === "wormhole-corp";
  const allowed = (track: number): boolean => {
    if (track === BIOMASS && doubles) return false;
    if (track === other) return true;
    const touched = terrain(track);
    if (touched.length === 0) return false;
    if (track !== BIOMASS) return true;
    const biomass = maskWhere((cell) => colony.terrain[cell] === BIOMASS);
    return real(colony, connected(touched, biomass));
  };
  return TRACKS.filter((track) => allowed(track) && canAdvance(colony, track));
}

function extendsBiomass(colony: ColonyView, section: readonly number[]): boolean {
  const biomass = maskWhere((cell) => colony.terrain[cell] === BIOMASS);
  const near = spread(maskWhere((cell) => section.includes(cell)));
  const touched = [...biomass.keys()].filter((cell) => biomass[cell] && near[cell]);
  return touched.length > 0 && real(colony, connected(touched, biomass));
}

function advances(colony: ColonyView, resource: number, section: readonly number[]): Gain | null {
  const planet = planetBy(colony.planet);
  let steps = 1;
  if (resource === WATER) {
    const ice = section.filter((cell) => planet.ice[cell]).length;
    if (ice === 0) return { kind: "dry" };
    if (corporationOf(colony.corporation).winding) steps = ice;
    else if (colony.technologies.includes("water_placement_double")) steps = 2;
  }
  if (resource === BIOMASS && colony.corporation === "wormhole-corp" && !extendsBiomass(colony, section))
    return { kind: "lonely" };
  return canAdvance(colony, resource)
    ? { kind: "advance", track: resource, steps, ...reach(colony, resource, steps) }
    : null;
}

function lines(colony: ColonyView, cells: readonly number[], spot: number): Gain[] {
  const planet = planetBy(colony.planet);
  const found: Gain[] = [];
  for (const [line, { cells: all, medals }] of planet.lines.entries()) {
    if (!all.some((cell) => cells.includes(cell))) continue;
    const full = all.every((cell) => cells.includes(cell) || (colony.terrain[cell] ?? -1) >= 0);
    const blocked = all.some(
      (cell) => colony.meteorites.includes(cell) || colony.loaded.includes(cell) || cell === spot,
    );
    if (full && medals > 0) found.push({ kind: "line", line, medals, blocked });
  }
  return found;
}

/** Returns everything worth telling about a tile lying somewhere, most important first. */
export function gainsOf(
  view: PlanetUnknownView,
  colony: ColonyView,
  tile: number,
  number: number,
  anchor: number,
): Gain[] {
  const turn = turnOf(tile, number);
  const cells = turn.cells.map((step) => anchor + step);
  const resources = resourcesOf(tile);
  const found: Gain[] = [];
  if (roundRule(view.event) === "one_resource") found.push({ kind: "either" });
  for (const [index, steps] of [turn.first, turn.second].entries()) {
    const resource = resources[index] ?? 0;
    const section = steps.map((step) => anchor + step);
    if (resource === ENERGY)
      found.push({ kind: "energy", tracks: energyTracks(colony, section, cells, resources[1 - index] ?? 0) });
    else found.push(...[advances(colony, resource, section)].filter((gain) => gain !== null));
  }
  const dry = !cells.some((cell) => planetBy(colony.planet).ice[cell]);
  if (dry && colony.technologies.includes("water_when_no_ice") && canAdvance(colony, WATER)) {
    found.push({ kind: "advance", track: WATER, steps: 1, ...reach(colony, WATER, 1) });
  }
  const spot = turn.spot >= 0 && !colony.technologies.includes("no_meteorites") ? anchor + turn.spot : -1;
  found.push(...lines(colony, cells, spot));
  if (spot >= 0) found.push({ kind: "meteorite" });
  const pods = colony.lifepods.filter((cell) => cells.includes(cell)).length;
  const rovers = colony.rovers.filter((cell) => cells.includes(cell)).length;
  if (pods > 0) found.push({ kind: "lost-lifepods", count: pods });
  if (rovers > 0) found.push({ kind: "lost-rovers", count: rovers });
  return found;
}
