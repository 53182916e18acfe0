// Where everything lies in the landscape, for windows that lie and for those that stand, above the ice and below.

import type { Box, Point } from "../../kit/shapes";
import { CAVES, TUNNELS } from "./components";
import type { CryoView } from "./view.gen";

// A section of the wreck ---------------------------------------------------------------------------------------------

export const CELL = 49;
const TOP = CELL * 1.4;
export const SECTION = { width: CELL * 5.3, height: TOP + CELL * 4.16, top: TOP } as const;
export const CHAMBER = { width: 80.4, height: 41, top: 21 } as const;

/** Returns the middle of a cell in a section's grid. */
export function cell(row: number, column: number): Point {
  return { x: 7.35 + CELL * (column + 0.5), y: TOP + CELL * (row + 0.5) };
}

export function chamberX(index: number): number {
  return 7.35 + index * (CHAMBER.width + 2);
}

// Caves and tunnels --------------------------------------------------------------------------------------------------

/** The caves lying (entrance at the left) or standing (entrance on top). */
export interface CaveMap {
  gate: Point;
  cave: (cave: number) => Point;
  tunnel: (tunnel: number) => Point;
  size: (cave: number) => { width: number; height: number };
  /** The tube through some tunnel sections, entrance first. */
  way: (line: readonly number[]) => string;
  box: Box;
}

export const NODE = 14;
/** The ways between tunnel sections, entrance first: an upper and a lower one, joined at both ends. */
export const WAY_UP = [0, 1, 2, 3, 4, 5, 6, 7, 8, 17] as const;
export const WAY_DOWN = [0, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;
const [ENTRANCE, FAR_END] = [0, 17];

/** Returns a cave's row, and its place along the tunnels: large caves lie between the small ones. */
function placeOf(cave: number): [row: number, along: number] {
  const name = CAVES[cave]?.name ?? "A1";
  const row = "ABC".indexOf(name.charAt(0));
  return [row, Number(name.charAt(1)) - 1 + (row === 1 ? 0.5 : 0)];
}

/** Returns how far along and across a tunnel section lies, in steps between caves. */
function stopOf(tunnel: number): [across: number, along: number] {
  if (tunnel === FAR_END) return [1, 4.5];
  const upper = tunnel < FAR_END / 2;
  return [upper ? 0.5 : 1.5, (tunnel - (upper ? 1 : 9)) / 2 + 0.25];
}

export const used = (view: CryoView, cave: number): boolean => (view.caves[cave] ?? -1) !== -1;
export const inUse = (view: CryoView, tunnel: number): boolean =>
  (TUNNELS[tunnel]?.caves ?? []).some((cave) => used(view, cave));

/** The map of the caves that a game uses. */
export function caveMap(view: CryoView, standing: boolean): CaveMap {
  const long = CAVES.some((_, cave) => used(view, cave) && placeOf(cave)[1] > 3.5);
  const along = standing ? (long ? 76 : 84) : long ? 116 : 133;
  const across = standing ? 131 : 72;
  const first: Point = standing ? { x: 64, y: 110 } : { x: 180, y: 30 };
  const spot = (side: number, far: number): Point =>
    standing
      ? { x: first.x + side * across, y: first.y + far * along }
      : { x: first.x + far * along, y: first.y + side * across };
  const mid: Point = standing ? { x: 195, y: 70 } : { x: 74, y: 102 };
  const tunnel = (number: number): Point => (number === ENTRANCE ? mid : spot(...stopOf(number)));
  const [width, height] = standing ? [116, 60] : [long ? 104 : 122, 53];
  const gate: Point = standing ? { x: 195, y: 22 } : { x: 44, y: 26 };
  const way = (line: readonly number[]): string => {
    const [, second, ...rest] = line.map(tunnel);
    if (!second) return `M${gate.x} ${gate.y}L${mid.x} ${mid.y}`;
    const bend = standing ? `${second.x} ${mid.y}` : `${mid.x + 14} ${second.y}`;
    const on = rest.map(({ x, y }) => `L${x} ${y}`).join("");
    return `M${gate.x} ${gate.y}L${mid.x} ${mid.y}Q${bend} ${second.x} ${second.y}${on}`;
  };
  const farthest = (long ? 4.5 : 3.5) * along + (standing ? first.y : first.x);
  return {
    gate,
    cave: (cave) => spot(...placeOf(cave)),
    tunnel,
    size: (cave) => ({ width: CAVES[cave]?.large && !standing ? width * 1.06 : width, height }),
    way,
    box: standing
      ? { x: 0, y: 0, width: 390, height: farthest + 30 }
      : { x: 0, y: 0, width: farthest + 70, height: 204 },
  };
}

// The landscape ------------------------------------------------------------------------------------------------------

/** Where the eye is: over the wreck, or below the ice. */
export type Camera = "surface" | "caves";

export interface Spot extends Point {
  scale: number;
}

/** Where the parts of the landscape lie under a camera. */
export interface Landscape {
  box: Box;
  horizon: number;
  /** The edge of the ice: below it lie the caves. */
  cut: number;
  track: readonly Point[];
  lamp: number;
  section: (section: number) => Spot;
  caves: Spot;
  machine: Spot;
}

const WIDE: Box = { x: 0, y: 0, width: 1280, height: 548 };
const DIP = [0, 5, 1, 7];
const GAP = 18;
const LEFT = (WIDE.width - 4 * SECTION.width - 3 * GAP) / 2 - 4;
const wideTrack = [
  [40, 40],
  [240, 30],
  [446, 26],
  [650, 28],
  [850, 32],
  [1050, 40],
  [1246, 100],
] as const;
const points = (list: readonly (readonly [number, number])[]): Point[] => list.map(([x, y]) => ({ x, y }));

function lying(camera: Camera, map: CaveMap): Landscape {
  const skyline = [180, 398, 580, 930];
  const low = camera === "caves";
  const scale = Math.min(1.72, (WIDE.width - 40) / map.box.width, 400 / map.box.height);
  return {
    box: WIDE,
    horizon: low ? 102 : 148,
    cut: low ? 138 : 352,
    track: points(wideTrack),
    lamp: 14,
    section: (section) =>
      low
        ? { x: skyline[section] ?? 0, y: 52, scale: 0.306 }
        : { x: LEFT + section * (SECTION.width + GAP), y: 58 + (DIP[section] ?? 0), scale: 1 },
    caves: low
      ? { x: (WIDE.width - map.box.width * scale) / 2, y: 146, scale }
      : { x: 0, y: 348, scale: Math.min(1, 716 / map.box.width) },
    machine: low ? { x: 726, y: 620, scale: 1 } : { x: 726, y: 350, scale: 1 },
  };
}

const TALL: Box = { x: 0, y: 0, width: 390, height: 560 };
const TALL_SECTION = 1.26;
const TALL_STEP = 362;
const tallTrack = [
  [24, 36],
  [80, 26],
  [136, 20],
  [192, 20],
  [248, 26],
  [304, 36],
  [364, 60],
] as const;
/** Below the ice the sky is low, and the way back stands at its right. */
const lowTrack = [20, 61, 102, 143, 184, 225, 266].map((x) => ({ x, y: 18 }));

/** Returns where the row of sections is looked at: at the front one, unless the ship would end within a wide window. */
function lookedAt(front: number, units: number): number {
  const beside = Math.min(1.5, Math.max(0, (units - TALL.width) / 2 / TALL_STEP));
  return Math.min(3 - beside, Math.max(beside, front));
}

function standing(camera: Camera, map: CaveMap, front: number, units: number): Landscape {
  const low = camera === "caves";
  const scale = Math.min(1, 474 / map.box.height);
  const middle = lookedAt(front, units);
  return {
    box: TALL,
    horizon: low ? 66 : 142,
    cut: low ? 84 : 492,
    track: low ? lowTrack : points(tallTrack),
    lamp: 12,
    section: (section) =>
      low
        ? { x: 30 + 86 * section, y: 40, scale: 0.15 }
        : { x: 31 + TALL_STEP * (section - middle), y: 82, scale: TALL_SECTION },
    caves: low ? { x: (TALL.width - 390 * scale) / 2, y: 84, scale } : { x: 0, y: 496, scale: 1 },
    machine: { x: 0, y: 2000, scale: 1 },
  };
}

/** Returns the part of the landscape that is always in sight. */
export const boxOf = (upright: boolean): Box => (upright ? TALL : WIDE);

/** Returns where everything lies; `front` is the section that a standing window shows, `units` how wide that window is. */
export function landscape(upright: boolean, camera: Camera, map: CaveMap, front: number, units: number): Landscape {
  return upright ? standing(camera, map, front, units) : lying(camera, map);
}
