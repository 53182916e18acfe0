// The generated components, with where things of a section are drawn.

import { DOCKS as DOCK_DATA, RESOURCES, SPACES as SPACE_DATA, type DockInfo, type SpaceInfo } from "./components.gen";

export {
  CARDS,
  CAVE_TILES,
  CAVES,
  HAND_LIMIT,
  HOMES,
  INCIDENTS,
  MOST,
  PLACES,
  RESOURCES,
  RIVAL,
  RIVAL_DRONES,
  ROW_RESOURCE,
  SECTION_RESOURCE,
  TILES,
  TRACK_BACKS,
  TRANSPORT,
  TUNNELS,
} from "./components.gen";
export type { FaceInfo as Face } from "./components.gen";

export const SECTIONS = 4;
export const SECTION_CHAMBERS = 3;

interface Place {
  row: number;
  column: number;
}

export interface Space extends SpaceInfo, Place {
  space: number;
}

export interface Dock extends DockInfo, Place {
  dock: number;
}

/** Where the letters and the docks of a section lie: docks and actions alternate like a chessboard. */
const LETTER_AT: Readonly<Record<string, readonly [row: number, column: number]>> = {
  a: [0, 1],
  b: [0, 3],
  c: [1, 0],
  d: [1, 2],
  e: [1, 4],
  f: [2, 1],
  g: [2, 3],
  h: [3, 0],
  j: [3, 4],
};
const DOCK_AT: readonly (readonly [row: number, column: number])[] = [
  [1, 1],
  [1, 3],
  [2, 0],
  [2, 2],
  [2, 4],
];

export const SPACES: readonly Space[] = SPACE_DATA.map((info, space) => {
  const [row, column] = LETTER_AT[info.letter] ?? [0, 0];
  return { ...info, space, row, column };
});

export const DOCKS: readonly Dock[] = DOCK_DATA.map((info, dock) => {
  const [row, column] = DOCK_AT[info.number - 1] ?? [0, 0];
  return { ...info, dock, row, column };
});

export function icon(resource: number): string {
  return `cryo-${RESOURCES[resource] ?? "card"}`;
}
