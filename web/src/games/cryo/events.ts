// What the log and the animation need to know of an event.

import type { EventInfo } from "../../protocol.gen";
import { icon as resourceIcon, SPACES } from "./components";

const ICONS: Readonly<Record<string, string>> = {
  CardsChosen: "cryo-card",
  DiscardsShown: "cryo-card",
  TurnBegan: "clock",
  Deployed: "cryo-drone",
  Woke: "cryo-wake",
  TileTaken: "cryo-scrap",
  TilePlaced: "cryo-tile",
  TileOpened: "cryo-tile",
  Announced: "cryo-computer",
  Drew: "cryo-card",
  Reshuffled: "cryo-card",
  UpgradePlayed: "cryo-upgrade",
  MissionPlayed: "cryo-mission",
  VehiclePlayed: "cryo-vehicle",
  PodRescued: "cryo-wake",
  CavesScanned: "eye",
  CardDiscarded: "cryo-card",
  CardScrapped: "cryo-scrap",
  TileScrapped: "cryo-scrap",
  CaveOpened: "cryo-scout",
  CrewSent: "cryo-send_crew",
  CrewBack: "cryo-recall_crew",
  Launched: "cryo-vehicle",
  Settled: "cryo-cave",
  Recalled: "cryo-recall_crew",
  IncidentResolved: "cryo-plunder",
  ChamberStruck: "cryo-sabotage",
  PodWarned: "cryo-wake",
  PodsDestroyed: "cryo-sabotage",
  IncidentOpened: "cryo-incident",
  DroneReturned: "cryo-drone",
  PlatformUsed: "cryo-tile",
  LastTurn: "cryo-sunset",
  RivalDecided: "cryo-rival",
  RivalDrew: "cryo-rival",
  RivalReturned: "cryo-drone",
  RivalLeftToChance: "cryo-rival",
  MissionsShown: "cryo-mission",
  MissionReplaced: "cryo-mission",
  Scored: "check",
};

export function icon(event: EventInfo): string | null {
  if (event.kind === "Gained" || event.kind === "RivalLost") return resourceIcon(Number(event.args["resource"]));
  if (event.kind === "ActionUsed") return `cryo-${SPACES[Number(event.args["space"])]?.kind ?? "tile"}`;
  return ICONS[event.kind] ?? null;
}

export function opensTurn(event: EventInfo): boolean {
  return event.kind === "TurnBegan";
}

/** Arguments that name a thing on the board, and the target they stand for. */
const THINGS: Readonly<Record<string, string>> = {
  space: "space",
  chamber: "chamber",
  to_chamber: "chamber",
  cave: "cave",
  row: "row",
  tunnel: "tunnel",
};
const HOME_EVENTS = new Set(["DroneReturned", "PlatformUsed"]);
const INCIDENT_EVENTS = new Set(["IncidentResolved", "IncidentOpened"]);

function kindOf(event: EventInfo, argument: string): string | null {
  if (argument === "dock") return HOME_EVENTS.has(event.kind) ? "home" : "dock";
  if (argument === "section") return INCIDENT_EVENTS.has(event.kind) ? "incident" : "section";
  return THINGS[argument] ?? null;
}

/** Returns the things on the board that an event speaks of. */
export function touched(event: EventInfo): string[] {
  const found: string[] = [];
  for (const [argument, value] of Object.entries(event.args)) {
    const kind = kindOf(event, argument);
    if (kind !== null && typeof value === "number" && value >= 0) found.push(`${kind}:${value}`);
  }
  return found;
}
