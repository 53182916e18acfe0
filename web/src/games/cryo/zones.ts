// In which part of the landscape a thing lies.

import { DOCKS, SECTION_CHAMBERS, SECTIONS, SPACES, TRANSPORT } from "./components";

export type Zone = "wreck" | "caves" | "own" | "hand";

const ZONES: Readonly<Record<string, Zone>> = {
  dock: "wreck",
  space: "wreck",
  chamber: "wreck",
  incident: "wreck",
  section: "wreck",
  row: "wreck",
  cave: "caves",
  tunnel: "caves",
  card: "hand",
  use: "hand",
  deck: "hand",
};

export function zoneOf(target: string): Zone {
  if (target === `dock:${TRANSPORT}`) return "caves";
  return ZONES[target.slice(0, target.indexOf(":"))] ?? "own";
}

/** Returns the section that a thing lies in; null if it lies elsewhere. */
export function sectionOf(target: string): number | null {
  const [kind, text] = target.split(":");
  const number = Number(text);
  switch (kind) {
    case "dock":
      return DOCKS[number]?.section ?? null;
    case "space":
      return SPACES[number]?.section ?? null;
    case "chamber":
      return Math.floor(number / SECTION_CHAMBERS);
    case "incident":
    case "section":
      return number;
    case "row":
      return SECTIONS - 1;
    default:
      return null;
  }
}
