// Whether a marker can advance (PU-5.10), as the ghost needs it; the server stays the judge.

import { corporationOf, ROVER, TRACKS } from "./components";
import type { ColonyView } from "./view.gen";

interface Spot {
  column: number;
  row: number;
}

/** Returns where on the board a marker stands: Oasis Ultd.'s water winds over all tracks, Makeshift's markers change theirs. */
function spotOf(colony: ColonyView, track: number): Spot {
  const row = colony.markers[track] ?? 0;
  const field = corporationOf(colony.corporation).tracks[track]?.[row];
  return colony.corporation === "makeshift"
    ? { column: colony.columns[track] ?? track, row }
    : { column: field?.column ?? track, row: field?.row ?? row };
}

function occupied(colony: ColonyView, track: number, at: Spot): boolean {
  return TRACKS.some((other) => {
    const spot = spotOf(colony, other);
    return other !== track && spot.column === at.column && spot.row === at.row;
  });
}

/** Makeshift: up, or aside with the technology, onto a free field of this or a neighbouring track (PU-30.1, 30.5). */
function steers(colony: ColonyView, track: number): boolean {
  const { column, row } = spotOf(colony, track);
  const around = colony.technologies.includes("civ_and_tech_adjacent");
  const near = [-1, 0, 1]
    .map((step) => (around ? (column + step + TRACKS.length) % TRACKS.length : column + step))
    .filter((one) => one >= 0 && one < TRACKS.length);
  const free = (height: number): boolean =>
    height <= (colony.tops[track] ?? 0) &&
    near.some((one) => (height !== row || one !== column) && !occupied(colony, track, { column: one, row: height }));
  return (
    (column === ROVER && row === colony.tops[ROVER]) ||
    free(row + 1) ||
    (colony.technologies.includes("sideways_shift") && free(row))
  );
}

export function canAdvance(colony: ColonyView, track: number): boolean {
  if (colony.corporation === "makeshift") return steers(colony, track);
  const { tracks, winding } = corporationOf(colony.corporation);
  const row = colony.markers[track] ?? 0;
  if (row >= (colony.tops[track] ?? 0)) return track === ROVER;
  if (!winding) return true;
  // Another marker in the way blocks, unless markers jump over it (PU-29.4, 29.5).
  const free = (tracks[track] ?? []).slice(row + 1).map((field) => !occupied(colony, track, field));
  return colony.technologies.includes("skip_blockers") ? free.includes(true) : free[0] === true;
}
