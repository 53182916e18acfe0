// What the log and the animation need to know of an event.

import type { EventInfo } from "../../protocol.gen";

const ICONS: Readonly<Record<string, string>> = {
  Embarked: "pods-action-0",
  PodChanged: "pods-action-0",
  Disembarked: "pods-action-1",
  PodMoved: "pods-action-2",
  PodLaunched: "pods-action-6",
  MiniLaunched: "pods-action-4",
  BuoyUsed: "pods-action-2",
  PodPushed: "pods-action-2",
  PodsSwapped: "pods-action-5",
  PodBoarded: "pods-action-5",
  ShipBoarded: "pods-action-5",
  PodSpied: "pods-action-3",
  HavenSpied: "pods-action-3",
  BuoyPlaced: "pods-action-7",
  BuoyMoved: "pods-action-7",
  BuoysSwapped: "pods-action-7",
  CardBuried: "pods-action-7",
  CardTurned: "burst",
  Exploded: "burst",
  MarkerMoved: "burst",
  MarkerGone: "burst",
  PodDestroyed: "debris",
  BarrierClosed: "debris",
  CrewReturned: "pods-action-8",
  GameEnded: "clock",
  HavenOpened: "eye",
  CrewAssigned: "check",
  HavenScored: "check",
};

export function icon(event: EventInfo): string | null {
  if (event.kind === "Activated") return `pods-action-${String(event.args["action"])}`;
  return ICONS[event.kind] ?? null;
}

export function opensTurn(event: EventInfo): boolean {
  return event.kind === "TurnBegan" || event.kind === "GameEnded";
}

/** Arguments that name a thing, and the target they stand for; `origin` and `space` depend on the event. */
const THINGS: Readonly<Record<string, string>> = {
  pod: "pod",
  sector: "sector",
  haven: "haven",
  hangar: "hangar",
  crew: "crew",
  buoy: "buoy",
};
const BUOY_EVENTS = new Set(["BuoyUsed", "BuoyPlaced", "BuoyMoved", "BuoysSwapped"]);
const CREW_EVENTS = new Set(["PodBoarded", "ShipBoarded"]);
const SECTOR_ORIGIN = new Set(["PodMoved", "BuoyUsed", "PodPushed", "PodsSwapped"]);

function kindOf(event: EventInfo, argument: string): string | null {
  if (argument === "card") return "sector";
  if (argument === "origin") {
    if (SECTOR_ORIGIN.has(event.kind)) return "sector";
    return event.kind === "BuoyMoved" ? "buoy-space" : "pod";
  }
  if (argument === "other" && CREW_EVENTS.has(event.kind)) return "crew";
  if (BUOY_EVENTS.has(event.kind) && ["space", "one", "other"].includes(argument)) return "buoy-space";
  return THINGS[argument] ?? null;
}

/** Returns the things on the board that an event speaks of. */
export function touched(event: EventInfo): string[] {
  const found: string[] = [];
  for (const [argument, value] of Object.entries(event.args)) {
    const kind = kindOf(event, argument);
    if (kind === null) continue;
    const numbers = Array.isArray(value) ? value : [value];
    for (const number of numbers) if (typeof number === "number") found.push(`${kind}:${number}`);
  }
  return found;
}

export interface Trail {
  from: number;
  to: number;
}

/** Returns the ways that pods took, to be drawn until the next move. */
export function trails(events: readonly EventInfo[]): Trail[] {
  const moves = events.filter((event) => SECTOR_ORIGIN.has(event.kind));
  return moves.map((event) => ({ from: Number(event.args["origin"]), to: Number(event.args["sector"]) }));
}

/** Events that are drawn one after the other; all others are seen with the one before them. */
const STAGED = new Set([
  "Disembarked",
  "PodChanged",
  "PodBoarded",
  "PodMoved",
  "BuoyUsed",
  "PodPushed",
  "PodsSwapped",
  "PodLaunched",
  "MiniLaunched",
  "PodStowed",
  "MiniStowed",
  "Exploded",
  "PodDestroyed",
]);
const BOARDS = new Set(["Embarked", "MiniLaunched", "ShipBoarded"]);

/** When each thing begins to change: the number of events that are drawn before. */
export interface Scenes {
  pods: ReadonlyMap<number, number>;
  /** Crew that goes its own way; everybody else travels with the pod. */
  crew: ReadonlyMap<number, number>;
  /** Crew that came out of a reserve into a pod. */
  boarded: ReadonlySet<number>;
  blasts: ReadonlyMap<number, number>;
  /** Sectors that look different afterwards: debris, or the next to explode. */
  sectors: ReadonlyMap<number, number>;
  markers: ReadonlyMap<number, number>;
}

/** Returns in which order what happened is drawn: no effect before its cause. */
export function scenes(events: readonly EventInfo[]): Scenes {
  const [pods, crew, markers] = [new Map<number, number>(), new Map<number, number>(), new Map<number, number>()];
  const [blasts, sectors] = [new Map<number, number>(), new Map<number, number>()];
  const boarded = new Set<number>();
  const first = (map: Map<number, number>, key: unknown, step: number): void => {
    if (typeof key === "number" && !map.has(key)) map.set(key, step);
  };
  let drawn = 0;
  for (const { kind, args } of events) {
    if (STAGED.has(kind)) drawn += 1;
    const step = Math.max(0, drawn - 1);
    const goes = kind === "Disembarked" || kind === "PodChanged" || kind === "PodBoarded";
    if (goes) first(crew, args["crew"], step);
    else if (STAGED.has(kind)) first(pods, args["pod"], step);
    if (kind === "PodBoarded") first(crew, args["other"], step);
    if (kind === "PodDestroyed" && Array.isArray(args["crew"])) for (const one of args["crew"]) first(crew, one, step);
    if (BOARDS.has(kind)) boarded.add(Number(args["crew"]));
    if (kind === "Exploded") {
      first(blasts, args["sector"], step);
      first(sectors, args["sector"], step);
    }
    if (kind === "CardTurned") first(sectors, args["card"], drawn);
    if (kind === "MarkerMoved") first(markers, args["haven"], drawn);
  }
  return { pods, crew, boarded, blasts, sectors, markers };
}
