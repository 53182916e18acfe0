// Where everything lies on the two drawings: the wreck and the caves.

import { CAVES, TUNNELS } from "./components";

export interface Point {
  x: number;
  y: number;
}

// The wreck ---------------------------------------------------------------------------------------------------------

export const CELL = 42;
export const PITCH = 45;
export const SECTION_WIDTH = 5 * PITCH + 11;
export const SECTION_STEP = SECTION_WIDTH + 8;
const GRID_TOP = 62;
export const SECTION_HEIGHT = GRID_TOP + 4 * PITCH + 12;
export const CHAMBER = { width: 73, height: 34, top: 24 } as const;

/** Returns the middle of a cell in a section's grid. */
export function cell(row: number, column: number): Point {
  return { x: 5.5 + PITCH * (column + 0.5), y: GRID_TOP + PITCH * (row + 0.5) };
}

export function chamberX(index: number): number {
  return 5.5 + index * (CHAMBER.width + 3);
}

/** Up, right, down, left: the way from a dock to its actions. */
export const WAYS: readonly (readonly [number, number, number])[] = [
  [0, -1, 0],
  [1, 0, 90],
  [0, 1, 180],
  [-1, 0, 270],
];

// The caves ---------------------------------------------------------------------------------------------------------

/** The caves lying (entrance at the left) or standing (entrance on top), for wide and narrow windows. */
export interface CaveMap {
  standing: boolean;
  entrance: Point;
  cave: (cave: number) => Point;
  tunnel: (tunnel: number) => Point;
  /** The drawing's size when everything up to a point along the tunnels is in use. */
  box: (farthest: number) => { width: number; height: number };
}

export const NODE = 17;
const ROWS = "ABC";
const BESIDE = 26;

/** Returns a cave's row, and its place along the tunnels: large caves lie between the small ones. */
function placeOf(cave: number): [row: number, along: number] {
  const name = CAVES[cave]?.name ?? "A1";
  return [ROWS.indexOf(name.charAt(0)), Number(name.charAt(1)) - 1 + (name.startsWith("B") ? 0.5 : 0)];
}

function between(cave: (cave: number) => Point, tunnel: number, push: Point): Point {
  const [a, b] = TUNNELS[tunnel]?.caves ?? [0, 0];
  const [one, other] = [cave(a), cave(b)];
  // the first and the last run beside the row of large caves
  const straight = placeOf(a)[1] === placeOf(b)[1] ? (tunnel === 0 ? -BESIDE : BESIDE) : 0;
  return { x: (one.x + other.x) / 2 + push.x * straight, y: (one.y + other.y) / 2 + push.y * straight };
}

const lyingCave = (cave: number): Point => {
  const [row, along] = placeOf(cave);
  return { x: 142 + 104 * along, y: 34 + 102 * row };
};

const standingCave = (cave: number): Point => {
  const [row, along] = placeOf(cave);
  return { x: 52 + 130 * row, y: 134 + 88 * along };
};

export const LYING: CaveMap = {
  standing: false,
  entrance: { x: 44, y: 136 },
  cave: lyingCave,
  tunnel: (tunnel) => between(lyingCave, tunnel, { x: 1, y: 0 }),
  box: (farthest) => ({ width: farthest, height: 272 }),
};

export const STANDING: CaveMap = {
  standing: true,
  entrance: { x: 182, y: 36 },
  cave: standingCave,
  tunnel: (tunnel) => between(standingCave, tunnel, { x: 0, y: 1 }),
  box: (farthest) => ({ width: 364, height: farthest }),
};

export function caveSize(cave: number): { width: number; height: number } {
  return CAVES[cave]?.large ? { width: 90, height: 66 } : { width: 90, height: 62 };
}

/** The ways between tunnel sections, entrance first: an upper and a lower one, joined at both ends. */
export const WAY_UP = [0, 1, 2, 3, 4, 5, 6, 7, 8, 17] as const;
export const WAY_DOWN = [0, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;
