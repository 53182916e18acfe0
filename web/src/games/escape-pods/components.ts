// Names of components, without asking the server for each; the tables themselves are generated.

import type { Language } from "../../settings.svelte";
import { BUOY_SEATS, BUOY_SPACES, CREW_PER_SEAT, HAVENS, type HavenInfo } from "./components.gen";

const SEAT_LETTERS = "ABCDE";

export function ownerOf(crew: number): number {
  return Math.floor(crew / CREW_PER_SEAT);
}

function crewName(crew: number): string {
  return `${SEAT_LETTERS.charAt(ownerOf(crew))}${(crew % CREW_PER_SEAT) + 1}`;
}

export function havenName(card: HavenInfo | undefined, language: Language): string {
  return card?.names[language] ?? "";
}

/** The same names that the server gives. */
export function names(kind: string, number: number, language: Language): string | null {
  if (kind === "card") return havenName(HAVENS[number], language) || null;
  if (kind === "crew") return crewName(number);
  if (kind === "buoy") return (BUOY_SEATS[number] ?? []).map((seat) => SEAT_LETTERS.charAt(seat)).join("");
  if (kind === "border") return (BUOY_SPACES[number] ?? []).join("–");
  return null;
}
