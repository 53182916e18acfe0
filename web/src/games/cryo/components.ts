// The components as the rules engine has them: one file of data for both.

import data from "../../../../src/sternhafen/games/cryo/data/components.json";

export const CRYSTAL = 0;
export const NANITES = 3;
export const ENERGY = 4;
export const RESOURCES = data.resources.names;
export const SECTIONS = 4;
export const SECTION_DOCKS = 5;
export const SECTION_CHAMBERS = 3;
export const TRANSPORT = 20;
export const HAND_LIMIT = data.setup.hand_limit;
export const MOST = [
  data.resource_limit.each,
  data.resource_limit.each,
  data.resource_limit.each,
  data.resource_limit.each,
  data.energy_limit.most,
] as const;
export const PLATFORM_ROOM = data.platform_crew.room;
export const PLACES = {
  upgrades: data.platform.upgrades,
  vehicles: data.platform.vehicles,
  missions: data.platform.missions,
} as const;
export const POINTS = data.points;
export const RIVAL = 1;
export const RIVAL_DRONES = data.rival.drones;

/** A tile's face: what it gives, or costs; all of it or one of it; or a card action. */
export interface Face {
  mode: "all" | "one" | "card";
  items: readonly (readonly [resource: number, amount: number])[];
}

interface Shows {
  all?: Partial<Record<string, number>>;
  one_of?: Partial<Record<string, number>>;
  card?: number;
}

function amounts(named: Partial<Record<string, number>>): [number, number][] {
  return Object.entries(named).map(([name, amount]) => [RESOURCES.indexOf(name), amount ?? 0]);
}

function face(shows: Shows): Face {
  if (shows.all) return { mode: "all", items: amounts(shows.all) };
  if (shows.one_of) return { mode: "one", items: amounts(shows.one_of) };
  return { mode: "card", items: [] };
}

export const TILES: readonly Face[] = data.resource_tiles.items.map((tile) => face(tile.shows));

export interface Incident {
  effect: string;
  back: string;
  face: Face | null;
}

export const INCIDENTS: readonly Incident[] = data.incident_tiles.items.map((tile) => ({
  effect: tile.effect,
  back: tile.back,
  face: "shows" in tile && tile.shows ? face(tile.shows) : null,
}));
export const TRACK_BACKS = data.incident_track.backs;

// The ship ----------------------------------------------------------------------------------------------------------

export type ActionKind =
  "stasis_control" | "resource_space" | "reactor" | "converter" | "computer" | "scout" | "send_crew" | "recall_crew";
const KINDS: readonly ActionKind[] = [
  "stasis_control",
  "resource_space",
  "reactor",
  "converter",
  "computer",
  "scout",
  "send_crew",
  "recall_crew",
];

export interface Space {
  space: number;
  section: number;
  kind: ActionKind;
  /** The number that messages give the kind. */
  word: number;
  letter: string;
  /** The resource stack, or -1. */
  stack: number;
  row: number;
  column: number;
}

export interface Dock {
  dock: number;
  section: number;
  number: number;
  row: number;
  column: number;
  /** The action spaces above, right, below and left; null where there is none. */
  beside: readonly (number | null)[];
  /** Whether a card of the Rival lies above it, as number of its place. */
  cardPlace: number | null;
  below: readonly number[];
}

/** Where the letters and the docks of a section lie: docks and actions alternate like a chessboard. */
const LETTER_AT: Readonly<Record<string, readonly [row: number, column: number]>> = {
  a: [0, 1],
  b: [0, 3],
  c: [1, 0],
  d: [1, 2],
  e: [1, 4],
  f: [2, 1],
  g: [2, 3],
  h: [3, 0],
  j: [3, 4],
};
const DOCK_AT: readonly (readonly [row: number, column: number])[] = [
  [1, 1],
  [1, 3],
  [2, 0],
  [2, 2],
  [2, 4],
];

export const SPACES: readonly Space[] = (() => {
  const found: Space[] = [];
  let stack = 0;
  for (const [section, { spaces }] of data.sections.items.entries())
    for (const { id, kind } of spaces) {
      const [row, column] = LETTER_AT[id] ?? [0, 0];
      const known = kind as ActionKind;
      found.push({
        space: found.length,
        section,
        kind: known,
        word: KINDS.indexOf(known),
        letter: id,
        stack: known === "resource_space" ? stack++ : -1,
        row,
        column,
      });
    }
  return found;
})();

export const DOCKS: readonly Dock[] = (() => {
  const found: Dock[] = [];
  let places = 0;
  for (const [section, { docks }] of data.sections.items.entries())
    for (const [index, dock] of docks.entries()) {
      const [row, column] = DOCK_AT[index] ?? [0, 0];
      const sides = [dock.up, dock.right, dock.down, dock.left];
      const beside = sides.map((letter) =>
        letter === null
          ? null
          : (SPACES.find((space) => space.section === section && space.letter === letter)?.space ?? null),
      );
      const below = ("below" in dock && dock.below ? dock.below : []).map(
        (number) => SECTION_DOCKS * section + number - 1,
      );
      found.push({
        dock: found.length,
        section,
        number: index + 1,
        row,
        column,
        beside,
        below,
        cardPlace: below.length > 0 ? places++ : null,
      });
    }
  return found;
})();

export const SECTION_RESOURCE: readonly (number | null)[] = data.sections.items.map((section) =>
  section.resource === null ? null : RESOURCES.indexOf(section.resource),
);

// Caves -------------------------------------------------------------------------------------------------------------

export interface CaveSpace {
  name: string;
  large: boolean;
}

export const CAVES: readonly CaveSpace[] = data.cave_spaces.items.map((cave) => ({
  name: cave.id,
  large: cave.size === "large",
}));

export interface CaveTile {
  cost: readonly (readonly [resource: number, amount: number])[];
  first: number;
  second: number;
}

export const CAVE_TILES: readonly CaveTile[] = data.cave_tiles.items.map((tile) => ({
  cost: amounts(tile.cost),
  first: tile.first,
  second: tile.second,
}));

export interface Tunnel {
  caves: readonly [number, number];
  energy: number;
}

const caveOf = (name: string | undefined): number => CAVES.findIndex((cave) => cave.name === name);
export const TUNNELS: readonly Tunnel[] = data.tunnels.items.map((tunnel) => ({
  caves: [caveOf(tunnel.caves[0]), caveOf(tunnel.caves[1])],
  energy: tunnel.energy,
}));
export const ROW_RESOURCE = data.salvage_rows.resources.map((name) => RESOURCES.indexOf(name));

// Platform and cards ------------------------------------------------------------------------------------------------

export interface HomeDock {
  cost: number | null;
  reward: number | null;
  /** What it gives besides a tile: an icon's name. */
  gives: string | null;
}

export const HOMES: readonly HomeDock[] = (() => {
  let slots = 0;
  return data.platform.docks.map((dock) => {
    const cost = "cost" in dock ? slots++ : null;
    const reward = dock.reward === "tile" ? slots++ : null;
    const fixed =
      typeof dock.reward === "string"
        ? dock.reward === "tile"
          ? null
          : `cryo-${dock.reward}`
        : `cryo-${Object.keys(dock.reward)[0]}`;
    return { cost, reward, gives: fixed };
  });
})();

export interface CardKind {
  upgrade: string;
  mission: { per: string; points: number; least: number; each: number };
  room: number;
  effect: string | null;
  scrap: Face;
}

export const CARDS: readonly CardKind[] = data.cards.items.map((card) => ({
  upgrade: card.upgrade,
  mission: {
    per: card.mission.per,
    points: card.mission.points,
    least: "least" in card.mission && card.mission.least ? card.mission.least : 1,
    each: "each" in card.mission && card.mission.each ? card.mission.each : 1,
  },
  room: card.vehicle.room,
  effect: "effect" in card.vehicle && card.vehicle.effect ? card.vehicle.effect : null,
  scrap: face(card.scrap),
}));

const upgradeWith = (effect: string): number => CARDS.findIndex((card) => card.upgrade === effect);
export const SUPERCHARGE = upgradeWith("double-energy");
export const WAKE_PROTOCOL = upgradeWith("wake-protocol");
export const ONE_ENERGY = CARDS.findIndex((card) => card.effect === "one-energy");

export function icon(resource: number): string {
  return `cryo-${RESOURCES[resource] ?? "card"}`;
}
