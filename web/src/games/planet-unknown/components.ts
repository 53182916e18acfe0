// The components as the rules engine has them: the same files of data, as tables for drawing and counting.

import cardData from "../../../../src/sternhafen/games/planet_unknown/data/civ_cards.json";
import corporationData from "../../../../src/sternhafen/games/planet_unknown/data/corporations.json";
import eventData from "../../../../src/sternhafen/games/planet_unknown/data/events.json";
import objectiveData from "../../../../src/sternhafen/games/planet_unknown/data/objectives.json";
import wordData from "../../../../src/sternhafen/games/planet_unknown/data/words.json";
import type { Language } from "../../settings.svelte";
import { cellName } from "./grid";

export const CIV = 0;
export const WATER = 1;
export const BIOMASS = 2;
export const ROVER = 3;
export const TECH = 4;
export const ENERGY = 5;
export const RESOURCES = ["civ", "water", "biomass", "rover", "tech", "energy"] as const;
export const TRACKS = [CIV, WATER, BIOMASS, ROVER, TECH] as const;
export const SECTORS = [0, 1, 2, 3, 4, 5] as const;
export const RINGS = [0, 1] as const;

export type Words = readonly (string | number | readonly string[])[];

export function resourceOf(name: unknown): number {
  return (RESOURCES as readonly unknown[]).indexOf(name);
}

// Corporations -------------------------------------------------------------------------------------------------------

export interface Bonus {
  verb: string;
  amount: number;
}

export interface Field {
  medals: number;
  bonuses: Bonus[];
  /** Only one of the bonuses may be taken (Wormhole Corp.). */
  either: boolean;
  /** Where the field lies on the board: track and height. */
  column: number;
  row: number;
}

export interface Corporation {
  id: string;
  difficulty: number;
  rovers: number;
  pastTop: number;
  technologies: string[];
  /** The tech field of each technology; -1 where lifepods unlock it. */
  techFields: number[];
  tracks: Field[][];
  /** The section of the rules that speaks of it. */
  section: string;
  /** Markers can stand in each other's way, or leave their track. */
  winding: boolean;
}

interface FieldData {
  medals?: number;
  bonuses?: (string | number)[][];
  choose_one?: boolean;
  at?: (string | number)[];
}

const SECTIONS: Readonly<Record<string, string>> = {
  "universal-coalition": "PU-22.",
  republic: "PU-24.",
  "wormhole-corp": "PU-25.",
  "cosmos-inc": "PU-26.",
  "horizon-group": "PU-27.",
  "jump-drive": "PU-28.",
  "oasis-ultd": "PU-29.",
  makeshift: "PU-30.",
  "flux-industries": "PU-31.",
};

function bonusOf(words: (string | number)[]): Bonus {
  const [verb, amount] = words;
  const name = verb === "biomass_patch" ? "gain_patch" : String(verb);
  return { verb: name, amount: typeof amount === "string" ? resourceOf(amount) : Number(amount ?? 1) };
}

function fieldOf(data: FieldData, track: number, row: number): Field {
  const [column, height] = data.at ?? [RESOURCES[track] ?? "civ", row];
  return {
    medals: data.medals ?? -1,
    bonuses: (data.bonuses ?? []).map(bonusOf),
    either: data.choose_one ?? false,
    column: resourceOf(column),
    row: Number(height),
  };
}

type TrackData = Partial<Record<string, FieldData[]>>;
const STANDARD = corporationData.corporations[0]?.tracks as TrackData;

export const CORPORATIONS: readonly Corporation[] = corporationData.corporations.map((data) => {
  const own = data.tracks as TrackData;
  const tracks = TRACKS.map((track) => {
    const name = RESOURCES[track];
    return (own[name] ?? STANDARD[name] ?? []).map((field, row) => fieldOf(field, track, row));
  });
  const unlocks = (tracks[TECH] ?? []).flatMap((field, row) =>
    field.bonuses.some((bonus) => bonus.verb === "tech") ? [row] : [],
  );
  return {
    id: data.id,
    difficulty: data.difficulty,
    rovers: data.rovers,
    pastTop: data.rover_moves_past_top,
    technologies: data.technologies,
    techFields: data.technologies.map((_, level) => (data.tech_unlock === "lifepods" ? -1 : (unlocks[level] ?? -1))),
    tracks,
    section: SECTIONS[data.id] ?? "PU-22.",
    winding: (own["water"] ?? []).some((field) => field.at !== undefined),
  };
});

export function corporationOf(id: string): Corporation {
  const found = CORPORATIONS.find((corporation) => corporation.id === id) ?? CORPORATIONS[0];
  if (!found) throw new Error(id);
  return found;
}

/** Every technology in the order of the engine's vocabulary, to be named by number. */
const TECHNOLOGIES: readonly string[] = [
  "ignore_adjacency",
  "store_patches",
  "rover_moves_plus_1",
  "water_placement_double",
  "no_meteorites",
  "moves_on_choosing_civ_tile",
  "extra_card_of_next_level",
  "teleport_between_civ_resources",
  "boost_per_civ_milestone",
  "two_cards_at_end",
  "reset_biomass",
  "patch_on_tiles",
  "two_patches",
  "patch_destroys_meteorite",
  "rover_diagonal",
  "move_3_lifepods_now",
  "move_lifepod_on_energy_tile",
  "free_steps_onto_energy",
  "move_1_lifepod",
  "ignore_adjacency_for_rover_tiles",
  "moves_for_loaded_rovers",
  "patch_per_collected_meteorite",
  "destroy_load_on_water",
  "advance_rover",
  "boost_instead_of_patch",
  "teleport_same_terrain",
  "double_boost",
  "tech_as_energy",
  "claim_row",
  "common_objective",
  "skip_blockers",
  "moves_for_rovers_on_water",
  "water_when_no_ice",
  "patch_per_water_tile",
  "boost_per_water_tile",
  "civ_and_tech_adjacent",
  "rover_moves_plus_1_if_shared",
  "sideways_shift",
  "regress_one",
  "score_as_highest",
  "moves_for_rovers_on_flux_terrain",
  "advance_to_next_milestone_of_flux",
  "improve_flux_track",
  "collect_meteorite_on_matching_tile",
  "advance_flux",
];

export function technologyNumber(name: string): number {
  return TECHNOLOGIES.indexOf(name);
}

// Events, objectives, cards ------------------------------------------------------------------------------------------

export const EVENT_COLOURS = eventData.events.map((event) => event.colour);
const EVENT_EFFECTS = eventData.events.map((event) => event.effect as Words);

/** Returns the verb of the event in force, which may be a restriction of the round. */
export function roundRule(event: number): string {
  return String(EVENT_EFFECTS[event]?.[0] ?? "");
}

/** Returns the terrain that an event in force speaks of, if its verb is the one meant; -1 otherwise. */
export function roundTerrain(event: number, verb: string): number {
  const [said, terrain] = EVENT_EFFECTS[event] ?? [];
  return said === verb ? resourceOf(String(terrain)) : -1;
}

export interface Goal {
  measure: Words;
  most: boolean;
  condition: Words;
}

export const GOALS: readonly Goal[] = objectiveData.objectives.map((goal) => ({
  measure: goal.measure,
  most: goal.best === "most",
  condition: goal.condition,
}));

export const CARD_LEVELS = cardData.cards.map((card) => card.level);
export const CARD_NOW = cardData.cards.map((card) => card.immediate);

// Names --------------------------------------------------------------------------------------------------------------

const WORDS = wordData.words as unknown as Readonly<Record<string, readonly (readonly [string, string])[]>>;

/** The same names that the server gives, without asking for each. */
export function names(kind: string, number: number, language: Language): string | null {
  if (kind === "cell") return cellName(number);
  return WORDS[kind]?.[number]?.[language === "de" ? 1 : 0] ?? null;
}
