// Points as the table stands, from what a watcher may know: others' missions stay out of it.

import { CARDS, CAVE_TILES, ENERGY, POINTS } from "./components";
import type { CryoView, SideView } from "./view.gen";

export const KINDS = ["pods", "caves", "upgrades", "vehicles", "awake", "missions"] as const;
export type Kind = (typeof KINDS)[number];

export interface Forecast {
  points: Record<Kind, number>;
  total: number;
  /** Missions whose points nobody else may know. */
  hidden: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export function podsInCaves(side: SideView): number {
  return sum(side.caves);
}

/** Returns what a mission is worth to a side now. */
export function missionPoints(side: SideView, card: number): number {
  const mission = CARDS[card]?.mission;
  if (!mission) return 0;
  const counts: Record<string, () => number> = {
    caves: () => side.caves.filter((pods) => pods >= mission.least).length,
    energy: () => side.resources[ENERGY] ?? 0,
    incidents: () => side.kept.length,
    largest: () => Math.max(0, ...side.caves),
    tiles: () => side.slots.filter((tile) => tile >= 0).length,
    resources: () => sum(side.resources.slice(0, ENERGY)),
    salvage: () => sum(side.salvage),
  };
  return mission.points * Math.floor((counts[mission.per]?.() ?? 0) / mission.each);
}

/** Returns every side's points in one cave: first, second, and what ties do to them. */
export function majority(view: CryoView, cave: number): number[] {
  const tile = CAVE_TILES[view.caves[cave] ?? -1];
  const pods = view.sides.map((side) => side.caves[cave] ?? 0);
  const most = Math.max(...pods);
  if (!tile || most === 0 || !view.open_caves.includes(cave)) return pods.map(() => 0);
  const leaders = pods.filter((count) => count === most).length;
  if (leaders > 1) return pods.map((count) => (count === most ? tile.second : 0));
  const second = Math.max(0, ...pods.filter((count) => count < most));
  const alone = second > 0 && pods.filter((count) => count === second).length === 1;
  return pods.map((count) => (count === most ? tile.first : alone && count === second ? tile.second : 0));
}

export function forecasts(view: CryoView): Forecast[] {
  const caves = view.caves.map((_, cave) => majority(view, cave));
  return view.sides.map((side, number) => {
    const missions = sum((side.missions ?? []).map((card) => missionPoints(side, card)));
    const points: Record<Kind, number> = side.points
      ? { pods: 0, caves: 0, upgrades: 0, vehicles: 0, awake: 0, missions: 0, ...side.points }
      : {
          pods: POINTS.pod_in_cave * podsInCaves(side),
          caves: sum(caves.map((cave) => cave[number] ?? 0)),
          upgrades: POINTS.upgrade * side.upgrades.length,
          vehicles: POINTS.vehicle * side.vehicles.length,
          awake: POINTS.pod_awake * side.awake,
          missions,
        };
    return {
      points,
      total: sum(KINDS.map((kind) => points[kind])),
      hidden: side.missions === null ? side.mission_count : 0,
    };
  });
}
