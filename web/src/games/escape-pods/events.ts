// What the log and the trails need to know of an event.

import type { Move } from "../../kit/moves";
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

const WAYS = new Set(["PodMoved", "BuoyUsed", "PodPushed", "PodsSwapped"]);

/** The way that a pod took between two sectors, and in whose move. */
export interface Way {
  pod: number;
  from: number;
  to: number;
  seat: number;
  number: number;
}

/** Returns the ways that pods took in others' moves; several of one pod in one move are one. */
export function waysOf(moves: readonly Move[]): Way[] {
  const ways: Way[] = [];
  for (const { seat, number, entries } of moves)
    for (const { kind, args } of entries.flatMap((entry) => entry.events)) {
      if (!WAYS.has(kind)) continue;
      const way = { pod: Number(args["pod"]), from: Number(args["origin"]), to: Number(args["sector"]), seat, number };
      const before = ways.find((one) => one.number === number && one.pod === way.pod);
      if (before) before.to = way.to;
      else ways.push(way);
    }
  return ways.filter(({ from, to }) => from !== to);
}
