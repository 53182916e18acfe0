// What the rules count beside the view, as Python tells it.

import type { Play } from "../../table/play.svelte";
import type { Forecast } from "./view.gen";

const NOTHING: Forecast = { systems: [], tasks: [], closed: [], spent: [], offer: null, ballot: [], votes: [] };

/** Returns what the rules count; nothing of games stored under other rules. */
export function forecastOf(play: Play): Forecast {
  return { ...NOTHING, ...(play.position?.forecast as Partial<Forecast> | null) };
}

/** Returns all stations that close if nothing more is done. */
export function atRisk({ systems }: Forecast): Set<number> {
  return new Set(systems.flatMap(({ section, then, closing }) => (then > section ? (closing[then] ?? []) : [])));
}
