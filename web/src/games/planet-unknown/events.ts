// What the log and the board need to know of an event.

import type { EventInfo } from "../../protocol.gen";

const ICONS: Readonly<Record<string, string>> = {
  RingTurned: "planet-station",
  PlanetTaken: "planet-tile",
  CorporationTaken: "planet-tech",
  NextTileSeen: "planet-station",
  StationTurned: "planet-station",
  TileOpened: "planet-station",
  EventDrawn: "planet-event",
  EventPeeked: "planet-event",
  TilePlaced: "planet-tile",
  TileUnplaced: "planet-tile",
  CivTileChosen: "planet-tile",
  Covered: "planet-lifepod",
  MarkerMoved: "planet-up",
  MarkerMovedBack: "planet-down",
  MarkerSteered: "planet-up",
  PatchLaid: "planet-patch",
  PatchStored: "planet-patch",
  RoverPut: "planet-rover",
  RoverMoved: "planet-rover",
  RoverLost: "planet-rover",
  MeteoriteLoaded: "planet-meteorite",
  MeteoriteCollected: "planet-meteorite",
  MeteoriteDestroyed: "planet-meteorite",
  MeteoriteFell: "planet-meteorite",
  MeteoriteLost: "planet-meteorite",
  LifepodCollected: "planet-lifepod",
  LifepodLost: "planet-lifepod",
  LifepodSet: "planet-lifepod",
  TechnologyUnlocked: "planet-tech",
  CardsSeen: "planet-card",
  CardTaken: "planet-card",
  NoCardLeft: "planet-card",
  CivCardsChanged: "planet-card",
  ObjectivesOffered: "planet-goal",
  ObjectiveKept: "planet-goal",
  ObjectiveDropped: "planet-goal",
  CommonObjective: "planet-goal",
  NeighbourObjectives: "planet-goal",
  ShapeRemoved: "planet-station",
  FluxSet: "planet-tech",
  BiomassReset: "planet-biomass",
  LastRound: "clock",
  FinalPhase: "clock",
};

export function icon(event: EventInfo): string | null {
  return ICONS[event.kind] ?? null;
}

export function opensTurn(event: EventInfo): boolean {
  return event.kind === "RoundBegan" || event.kind === "FinalPhase";
}

/** Returns the cells of a planet that an event is about. */
export function cellsTouched(event: EventInfo): number[] {
  return event.touches.filter((target) => target.startsWith("cell:")).map((target) => Number(target.slice(5)));
}
