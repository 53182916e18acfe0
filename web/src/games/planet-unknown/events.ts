// What the log and the board need to know of an event.

import type { EventInfo } from "../../protocol.gen";
import { turn as turnOf } from "./tiles";

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

function number(event: EventInfo, name: string): number | null {
  const value = event.args[name];
  return typeof value === "number" ? value : null;
}

/** Returns the cells of a planet that an event speaks of. */
export function cellsTouched(event: EventInfo): number[] {
  const tile = number(event, "tile");
  const [turn, anchor] = [number(event, "turn"), number(event, "anchor")];
  if (event.kind === "TilePlaced" && tile !== null && turn !== null && anchor !== null)
    return turnOf(tile, turn).cells.map((step) => anchor + step);
  return [number(event, "start"), number(event, "cell")].filter((cell) => cell !== null);
}

/** Returns the things on the board that an event speaks of. */
export function touched(event: EventInfo): string[] {
  const found = cellsTouched(event).map((cell) => `cell:${cell}`);
  const track = number(event, "track");
  if (track !== null) found.push(`track:${track}`);
  const objective = number(event, "objective");
  if (objective !== null) found.push(`objective:${objective}`);
  return found;
}
