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
