// What the log and the animation need to know of an event.

import type { EventInfo } from "../../protocol.gen";

const ICONS: Readonly<Record<string, string>> = {
  Embarked: "pods-action-0", PodChanged: "pods-action-0", Disembarked: "pods-action-1", PodMoved: "pods-action-2",
  PodLaunched: "pods-action-6", MiniLaunched: "pods-action-4", BuoyUsed: "pods-action-2", PodPushed: "pods-action-2",
  PodsSwapped: "pods-action-5", PodBoarded: "pods-action-5", ShipBoarded: "pods-action-5", PodSpied: "pods-action-3",
  HavenSpied: "pods-action-3", BuoyPlaced: "pods-action-7", BuoyMoved: "pods-action-7", BuoysSwapped: "pods-action-7",
  CardBuried: "pods-action-7", CardTurned: "burst", Exploded: "burst", MarkerMoved: "burst", MarkerGone: "burst",
  PodDestroyed: "debris", BarrierClosed: "debris", CrewReturned: "pods-action-8", GameEnded: "clock",
  HavenOpened: "eye", CrewAssigned: "check", HavenScored: "check",
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
  pod: "pod", sector: "sector", haven: "haven", hangar: "hangar", crew: "crew", buoy: "buoy",
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

const MOVES = /Moved|Used|Pushed|Swapped|Launched|Stowed|Destroyed|Exploded/;

/** Returns events that are drawn one after the other, each with the number of those before it. */
function staged(events: readonly EventInfo[]): { event: EventInfo; step: number }[] {
  const shown = events.filter((event) => MOVES.test(event.kind) && !event.kind.startsWith("Marker") && !event.kind.startsWith("Buoys"));
  return shown.map((event, step) => ({ event, step }));
}

/** Returns when each pod begins to move. */
export function order(events: readonly EventInfo[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { event, step } of staged(events)) {
    const key = `pod:${String(event.args["pod"])}`;
    if (!found.has(key)) found.set(key, step);
  }
  return found;
}

/** Returns the sectors that explode, and when. */
export function blasts(events: readonly EventInfo[]): { sector: number; step: number }[] {
  const exploded = staged(events).filter(({ event }) => event.kind === "Exploded");
  return exploded.map(({ event, step }) => ({ sector: Number(event.args["sector"]), step }));
}
