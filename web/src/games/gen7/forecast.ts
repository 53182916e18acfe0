// What undone tasks will break: how far the systems drop, and which stations then close (GEN7-6.5, 6.11).

import { ROOMS, SECTIONS, SHIP_ROOMS, STATIONS, SYSTEMS, TASKS } from "./components";
import { has } from "./pieces";
import type { Gen7View } from "./view.gen";

export interface Forecast {
  system: number;
  section: number;
  /** Where the marker goes if nothing more is done. */
  then: number;
  /** Steps beyond red: its effect strikes once for each of them, and once for entering it. */
  strikes: number;
}

export function openTasks(view: Gen7View): number[] {
  return view.row.filter((task) => !has(view.done, task));
}

export function forecasts(view: Gen7View): Forecast[] {
  const last = SECTIONS - 1;
  return SYSTEMS.map((system) => {
    const section = view.status[system] ?? 0;
    const steps = openTasks(view).reduce(
      (sum, task) => sum + (TASKS[task]?.dept === system ? (TASKS[task]?.steps ?? 0) : 0),
      0,
    );
    const then = Math.min(last, section + steps);
    const strikes = section + steps >= last && steps > 0 ? section + steps - last + (section < last ? 1 : 0) : 0;
    return { system, section, then, strikes };
  });
}

export function covered(view: Gen7View, station: number): boolean {
  return has(view.shut, station) || has(view.failed, station) || has(view.broken, station);
}

function inPlay(view: Gen7View, station: number): boolean {
  const room = STATIONS[station]?.room ?? 0;
  return room < SHIP_ROOMS && has(view.rooms, room);
}

/** Returns the stations that close at the end of the round if a department's marker gets to a section. */
export function closing(view: Gen7View, dept: number, section: number): number[] {
  return STATIONS.flatMap((station, number) => {
    const hit = ROOMS[station.room]?.dept === dept && station.dots > 0 && station.dots <= section;
    return hit && inPlay(view, number) && !covered(view, number) ? [number] : [];
  });
}

/** Returns all stations that close if nothing more is done. */
export function atRisk(view: Gen7View): Set<number> {
  return new Set(
    forecasts(view).flatMap(({ system, section, then }) => (then > section ? closing(view, system, then) : [])),
  );
}
