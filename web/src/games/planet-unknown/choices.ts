// What waits to be answered, as chips: one for every kind of action that is open now.

import type { Choice } from "../../protocol.gen";
import type { ColonyView } from "./view.gen";

/** How the desk is laid out: beside each other, or one part at a time. */
export type Layout = "phone" | "tall" | "wide";

export type Tab = "planet" | "station" | "tracks" | "goals";

const PAGES: Readonly<Record<Tab, readonly string[]>> = {
  planet: ["planet", "cell", "tile", "line", "rover", "track", "card"],
  station: ["station"],
  tracks: ["tracks", "technology", "technologies"],
  goals: ["goals", "objective", "scoring", "have"],
};

/** Returns on which page of a phone a thing stands; null if it is beside all of them. */
export function pageOf(thing: string): Tab | null {
  const kind = thing.split(":")[0] ?? "";
  return (Object.keys(PAGES) as Tab[]).find((page) => PAGES[page].includes(kind)) ?? null;
}

export function kindOf(choice: Choice): string {
  return String(choice.action[0]);
}

export function keyOf(choice: Choice): string {
  return JSON.stringify(choice.action);
}

/** Kinds that have a place of their own: the tile in hand, the station, the offer of cards and boards, the prompt. */
const ELSEWHERE = new Set([
  "PlaceTile",
  "TakeCard",
  "TakePlanet",
  "TakeCorporation",
  "KeepObjective",
  "DropObjective",
  "Done",
]);

const ICONS: Readonly<Record<string, string>> = {
  Advance: "planet-up",
  Energise: "planet-energy",
  Boost: "planet-boost",
  Promote: "planet-up",
  StepBack: "planet-down",
  Retreat: "planet-down",
  LayPatch: "planet-patch",
  PutRover: "planet-rover",
  MoveRover: "planet-rover",
  TeleportRover: "planet-rover",
  LoseRover: "planet-rover",
  AdvanceRover: "planet-rover",
  LoadMeteorite: "planet-meteorite",
  CollectMeteorite: "planet-meteorite",
  DestroyMeteorite: "planet-meteorite",
  ClearLine: "planet-meteorite",
  AddMeteorite: "planet-meteorite",
  SetLifepod: "planet-lifepod",
  MoveLifepod: "planet-lifepod",
  CollectLifepod: "planet-lifepod",
  LoseLifepod: "planet-lifepod",
  LoseCollectedLifepod: "planet-lifepod",
  TakePlanet: "planet-tile",
  TakeCorporation: "planet-tech",
  ClaimRow: "planet-tech",
  ResetBiomass: "planet-biomass",
  ChooseCivTile: "planet-civ",
  RemoveShape: "planet-station",
  TurnStation: "planet-station",
  TakeUnplaced: "planet-station",
  SetFlux: "planet-tech",
  Steer: "planet-up",
  AdvanceFlux: "planet-up",
  PickMilestone: "planet-card",
  CountResource: "planet-up",
  TakeDoubleField: "planet-biomass",
};

export interface Chip {
  kind: string;
  icon: string;
  /** How often it can be done; 0 where that is not counted. */
  count: number;
  choices: Choice[];
  /** The tracks it speaks of, for advances. */
  tracks: number[];
}

function countOf(colony: ColonyView, kind: string): number {
  const counts: Readonly<Record<string, number>> = {
    Advance: colony.advances.length,
    Energise: colony.energies,
    Boost: colony.boosts,
    LayPatch: colony.patches_to_lay,
    PutRover: colony.rovers_to_put,
    MoveRover: colony.moves,
    SetLifepod: colony.lifepods_held,
    MoveLifepod: colony.lifepods_to_move,
  };
  return counts[kind] ?? 0;
}

/** Whether the bar below shows a choice as a button already. */
function inBar(choice: Choice, all: readonly Choice[]): boolean {
  const plain = choice.targets.length === 0 || (choice.targets.length === 1 && !choice.targets[0]?.includes(":"));
  return plain && all.filter((other) => other.id === choice.id).length === 1;
}

/** Returns the chips for what is open, in the order in which it is usually done. */
export function chipsOf(legal: readonly Choice[], colony: ColonyView): Chip[] {
  const found = new Map<string, Choice[]>();
  for (const choice of legal) {
    const kind = kindOf(choice);
    if (ELSEWHERE.has(kind) || inBar(choice, legal)) continue;
    found.set(kind, [...(found.get(kind) ?? []), choice]);
  }
  const order = Object.keys(ICONS);
  return [...found]
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .flatMap(([kind, choices]) => {
      const chip = {
        kind,
        icon: ICONS[kind] ?? "planet-up",
        count: countOf(colony, kind),
        tracks: kind === "Advance" ? colony.advances : [],
      };
      // What has no place on the board is a button of its own.
      return choices.every((choice) => choice.targets.length === 0)
        ? choices.map((choice) => ({ ...chip, choices: [choice] }))
        : [{ ...chip, choices }];
    });
}

/** Returns the part of the board on which a choice is made, for windows that show one part at a time. */
export function homeOf(choice: Choice): Tab {
  const kind = kindOf(choice);
  if (kind === "TurnStation" || kind === "TurnRing") return "station";
  if (/^(SetLifepod|MoveLifepod|LoseCollectedLifepod|Steer)$/.test(kind)) return "tracks";
  return "planet";
}
