// What the rules count beside the view, as the server sends it: points, uses, launches.

import type { Play } from "../../table/play.svelte";
import type { Forecast, SideForecast, SideView } from "./view.gen";

/** The kinds of points in the order in which the table lists them. */
export const KINDS = ["pods", "caves", "upgrades", "vehicles", "awake", "missions"] as const;

/** Returns what the rules count as the table stands; null for games stored under other rules. */
export function forecastOf(play: Play): Forecast | null {
  return play.position?.forecast as Forecast | null;
}

/** Returns every side's points as the table stands. */
export function forecasts(play: Play): readonly SideForecast[] {
  return forecastOf(play)?.sides ?? [];
}

/** Returns what a card would be worth to a side as a mission now. */
export function missionPoints(play: Play, side: number, card: number): number {
  return forecasts(play)[side]?.worth[card] ?? 0;
}

export function podsInCaves(side: SideView): number {
  return side.caves.reduce((all, pods) => all + pods, 0);
}
