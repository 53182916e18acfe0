// In which part of the landscape a thing lies.

import type { Question } from "../../protocol.gen";
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
  hand: "hand",
};

/** What a lesson speaks of that has no place in the landscape. */
const ELSEWHERE = /^(seat|tab|prompt|track|resource|rival-turn)\b/;

export function zoneOf(target: string): Zone {
  if (target === `dock:${TRANSPORT}`) return "caves";
  return ZONES[target.split(":")[0] ?? ""] ?? "own";
}

/** Returns the part of the landscape that a lesson speaks of; null if it is in sight wherever one looks. */
export function pointedZone(thing: string): Zone | null {
  return ELSEWHERE.test(thing) ? null : thing.startsWith("board-card:") ? "wreck" : zoneOf(thing);
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

/** Returns the section that a question is about; null if it is about none of them. */
export function askedSection({ id, args }: Pick<Question, "id" | "args">): number | null {
  switch (id) {
    case "cryo-ask-at-dock":
    case "cryo-ask-overclocking":
      return sectionOf(`dock:${args["dock"]}`);
    case "cryo-ask-take-tile":
      return sectionOf(`space:${args["space"]}`);
    case "cryo-ask-stasis-control":
    case "cryo-ask-rival-chambers":
      return sectionOf(`section:${args["section"]}`);
    default:
      return null;
  }
}
