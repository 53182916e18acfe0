// The pieces that move, each with its place on screen; and what an action would change of them.

import type { EventInfo } from "../../protocol.gen";
import { BOX } from "./components";
import { podAt, seatInPod, type Geometry, type Point } from "./geometry";
import type { PodsView } from "./view.gen";

export interface PodPiece {
  pod: number;
  at: Point;
}

export interface Pawn {
  crew: number;
  /** The pod it sits in; null in a haven. */
  pod: number | null;
  at: Point;
}

export function podsOf(view: PodsView, geometry: Geometry): PodPiece[] {
  return view.pods.flatMap(({ place }, pod) => {
    const at = place === BOX ? null : podAt(geometry, pod, place);
    return at ? [{ pod, at }] : [];
  });
}

export function pawnsOf(view: PodsView, geometry: Geometry): Pawn[] {
  const found: Pawn[] = [];
  for (const { pod, at } of podsOf(view, geometry)) {
    const { crew, capacity } = view.pods[pod] ?? { crew: [], capacity: 1 };
    for (const [index, one] of crew.entries())
      found.push({ crew: one, pod, at: { x: at.x + seatInPod(capacity, index), y: at.y } });
  }
  for (const [haven, { crew, assigned }] of view.havens.entries()) {
    const box = geometry.haven(haven);
    for (const [index, one] of crew.entries()) {
      const space = assigned[index] ?? -1;
      const at = space >= 0 ? geometry.scoring(haven, space) : geometry.arrival(haven, index);
      found.push({ crew: one, pod: null, at: { x: box.x + at.x, y: box.y + at.y } });
    }
  }
  return found.sort((a, b) => a.crew - b.crew);
}

/** Returns how the table would stand as far as events tell; after a reveal nobody may know more. */
export function asTold(view: PodsView, events: readonly EventInfo[]): PodsView {
  const pods = view.pods.map((pod) => ({ ...pod }));
  for (const { args } of events) {
    const pod = typeof args["pod"] === "number" ? pods[args["pod"]] : undefined;
    if (pod && typeof args["sector"] === "number") pod.place = args["sector"];
  }
  return { ...view, pods };
}

export interface Ghosts {
  /** Pods that would stand elsewhere, and where they stand now. */
  pods: (PodPiece & { from: Point | null })[];
  pawns: Pawn[];
  /** Buoys that would lie on a border, by its number. */
  buoys: { space: number; buoy: number }[];
  debris: number[];
}

/** Returns what would be new or elsewhere after an action. */
export function ghosts(now: PodsView, after: PodsView, geometry: Geometry): Ghosts {
  const podsNow = new Map(podsOf(now, geometry).map(({ pod, at }) => [pod, at]));
  const pawnsNow = new Map(pawnsOf(now, geometry).map(({ crew, at }) => [crew, at]));
  const same = (one: Point | undefined, other: Point): boolean => one?.x === other.x && one.y === other.y;
  return {
    pods: podsOf(after, geometry)
      .filter(({ pod, at }) => !same(podsNow.get(pod), at))
      .map((piece) => ({ ...piece, from: podsNow.get(piece.pod) ?? null })),
    pawns: pawnsOf(after, geometry).filter(({ crew, at }) => !same(pawnsNow.get(crew), at)),
    buoys: after.buoys.flatMap((buoy, space) => (buoy >= 0 && buoy !== now.buoys[space] ? [{ space, buoy }] : [])),
    debris: after.debris.filter((sector) => !now.debris.includes(sector)),
  };
}
