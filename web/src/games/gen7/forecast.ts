// What the rules count beside the view: what undone tasks will break.

import type { Play } from "../../table/play.svelte";
import type { Forecast } from "./view.gen";

const NOTHING: Forecast = { systems: [], tasks: [], closed: [] };

/** Returns what undone tasks will break; nothing of games stored under other rules. */
export function forecastOf(play: Play): Forecast {
  return (play.position?.forecast as Forecast | null) ?? NOTHING;
}

/** Returns all stations that close if nothing more is done. */
export function atRisk({ systems }: Forecast): Set<number> {
  return new Set(systems.flatMap(({ section, then, closing }) => (then > section ? (closing[then] ?? []) : [])));
}
