// The generated components, with what the board often asks of them.

import type { Language } from "../../settings.svelte";
import { CORPORATIONS, EVENT_CARDS, RESOURCES, WORDS, type CorporationInfo } from "./components.gen";
import { cellName, columnName } from "./grid";

export const WATER = 1;
export const BIOMASS = 2;
export const ROVER = 3;
export const ENERGY = 5;
export const TRACKS = [0, 1, 2, 3, 4] as const;
export const SECTORS = [0, 1, 2, 3, 4, 5] as const;
export const RINGS = [0, 1] as const;

export { RESOURCES };

export function corporationOf(id: string): CorporationInfo {
  const corporation = CORPORATIONS.find((one) => one.id === id);
  if (!corporation) throw new Error(id);
  return corporation;
}

/** Returns whether a track winds over the whole board, so that markers can stand in each other's way. */
export function winding(corporation: CorporationInfo): boolean {
  return (corporation.tracks[WATER] ?? []).some((field) => field.column !== WATER);
}

/** Returns the verb of the event in force, which may be a restriction of the round. */
export function roundRule(event: number): string {
  return EVENT_CARDS[event]?.verb ?? "";
}

/** Returns the terrain that an event in force speaks of, if its verb is the one meant; -1 otherwise. */
export function roundTerrain(event: number, verb: string): number {
  const card = EVENT_CARDS[event];
  return card?.verb === verb ? card.amount : -1;
}

/** The same names that the server gives, without asking for each. */
export function names(kind: string, number: number, language: Language): string | null {
  if (kind === "cell") return cellName(number);
  if (kind === "column") return columnName(number);
  return WORDS[kind]?.[number]?.[language === "de" ? 1 : 0] ?? null;
}
