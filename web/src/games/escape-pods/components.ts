// The components as the rules engine has them: one file of data for both.

import data from "../../../../src/sternhafen/games/escape_pods/data/components.json";
import type { Language } from "../../settings.svelte";

export const CREW = 9;
export const ANY_KIND = 3;
export const BAY = 0;
export const BOX = 17;
export const FIRST_HANGAR = 14;
export const ARRIVALS = data.haven_cards.arrival_spaces;
export const SECTORS = data.sectors.values;
export const BUOY_SPACES = data.buoy_spaces.between as [number, number][];
export const BUOY_SEATS = data.buoys.colours as [number, number][];
export const HANGARS = data.hangars.values;
export const HAVEN_SECTORS = data.haven_positions.values.map((position) => position.sectors);

/** The activation spaces of every action; disembarking shares those of embarking. */
export const SLOTS: readonly (readonly number[])[] = [[0, 1], [0, 1], [2], [3], [4], [5], [6], [7], [8]];
export const SLOT_ACTION = [0, 0, 2, 3, 4, 5, 6, 7, 8] as const;
export const BASIC = [0, 1, 2, 3, 4] as const;
export const ADVANCED = [5, 6, 7, 8] as const;
export const BASIC_SLOTS = 5;

const LETTERS = "KWIX";
const SEAT_LETTERS = "ABCDE";

export interface ScoringSpace {
  /** The type it takes, or `ANY_KIND`. */
  kind: number;
  points: number;
  /** g, r or o on the spaces that a special rule speaks of. */
  colour: string;
}

export interface HavenCard {
  name: Record<Language, string>;
  spaces: ScoringSpace[];
  special: string | null;
}

function spaces(text: string): ScoringSpace[] {
  return text.split(" ").map((space) => ({
    kind: LETTERS.indexOf(space.charAt(0)),
    points: Number(space.charAt(1)),
    colour: space.slice(2),
  }));
}

export const HAVEN_CARDS: readonly HavenCard[] = data.haven_cards.values.map((card) => ({
  name: { en: card.en, de: card.de },
  spaces: spaces(card.spaces),
  special: "special" in card && typeof card.special === "string" ? card.special.replaceAll("_", "-") : null,
}));

export function ownerOf(crew: number): number {
  return Math.floor(crew / CREW);
}

export function crewName(crew: number): string {
  return `${SEAT_LETTERS.charAt(ownerOf(crew))}${(crew % CREW) + 1}`;
}

/** The same names that the server gives, without asking for each. */
export function names(kind: string, number: number, language: Language): string | null {
  if (kind === "card") return HAVEN_CARDS[number]?.name[language] ?? null;
  if (kind === "crew") return crewName(number);
  if (kind === "buoy") return (BUOY_SEATS[number] ?? []).map((seat) => SEAT_LETTERS.charAt(seat)).join("");
  if (kind === "border") return (BUOY_SPACES[number] ?? []).join("–");
  return null;
}
