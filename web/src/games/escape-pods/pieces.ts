// The pieces that move, each with its place on screen; and what an action would change of them.

import type { Point } from "../../kit/shapes";
import type { EventInfo } from "../../protocol.gen";
import { BOX, HAVENS } from "./components.gen";
import { podAt, seatInPod, type Geometry, type Spot } from "./geometry";
import type { PodsView } from "./view.gen";

export interface PodPiece {
  pod: number;
  at: Spot;
}

export interface Pawn {
  crew: number;
  /** The pod it sits in; null in a haven. */
  pod: number | null;
  at: Point;
  /** How large its figure is. */
  size: number;
}

const IN_POD = 28;

export function podsOf(view: PodsView, geometry: Geometry): PodPiece[] {
  return view.pods.flatMap(({ place }, pod) => {
    const at = place === BOX ? null : podAt(geometry, pod, place);
    return at ? [{ pod, at }] : [];
  });
}

/** Returns where a haven's middle is: on its asteroid, or on the stage while it is scored. */
export function havenSpot(geometry: Geometry, haven: number, staged: number | null): Spot {
  const { x, y } = geometry.haven(haven);
  return staged === haven ? geometry.stage : { x, y, scale: 1, turn: 0 };
}

export function pawnsOf(view: PodsView, geometry: Geometry, staged: number | null = null): Pawn[] {
  const pawns: Pawn[] = [];
  for (const { pod, at } of podsOf(view, geometry)) {
    const { crew, capacity } = view.pods[pod] ?? { crew: [], capacity: 1 };
    for (const [index, one] of crew.entries())
      pawns.push({
        crew: one,
        pod,
        at: { x: at.x + seatInPod(capacity, index) * at.scale, y: at.y },
        size: IN_POD * at.scale,
      });
  }
  for (const [haven, { crew, assigned, card }] of view.havens.entries()) {
    const spot = havenSpot(geometry, haven, staged);
    for (const [index, one] of crew.entries()) {
      const space = assigned[index] ?? -1;
      const at = space >= 0 ? roomOf(geometry, haven, space, card) : geometry.port(haven, index);
      pawns.push({
        crew: one,
        pod: null,
        at: { x: spot.x + at.x * spot.scale, y: spot.y + (at.y - 1) * spot.scale },
        size: geometry.portFigure * spot.scale,
      });
    }
  }
  return pawns.sort((a, b) => a.crew - b.crew);
}

function roomOf(geometry: Geometry, haven: number, space: number, card: number): Point {
  const room = geometry.room(haven, space, HAVENS[card]?.spaces.length ?? 0);
  return { x: room.x + geometry.roomFigure.x, y: room.y + geometry.roomFigure.y };
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
