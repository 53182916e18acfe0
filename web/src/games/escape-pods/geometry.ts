// Where everything lies: the same board standing (ship below, for narrow windows) or lying (ship at the left).

import { BUOY_SPACES, FIRST_HANGAR, HANGARS, SECTORS } from "./components";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Geometry {
  standing: boolean;
  box: Box;
  sector: (sector: number) => Point;
  hangar: (hangar: number) => Point;
  bay: (mini: number) => Point;
  buoySpace: (space: number) => Point;
  buoyReserve: (index: number) => Point;
  card: (index: number) => Point;
  deck: Point;
  /** Where the round stands. */
  note: Point;
  haven: (haven: number) => Box;
  /** The centres of a haven's places, relative to its corner. */
  arrival: (haven: number, index: number) => Point;
  scoring: (haven: number, index: number) => Point;
  /** The hull of the breaking ship, the plates on it and the cracks through it. */
  hull: string;
  plates: string;
  cracks: string;
}

const STEP = 100;
/** From the middle of a hexagon to its corners. */
export const CORNER = STEP / Math.sqrt(3);
export const SLOT = 27;

function at(sector: number): [number, number] {
  const [x = 0, y = 0] = SECTORS[sector - 1]?.xy ?? [];
  return [x * STEP, y * STEP];
}

function between(place: (sector: number) => Point, space: number): Point {
  const [one, other] = BUOY_SPACES[space] ?? [1, 1];
  const [a, b] = [place(one), place(other)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

const standingSector = (sector: number): Point => {
  const [x, y] = at(sector);
  return { x, y: 4 * STEP - y };
};

const lyingSector = (sector: number): Point => {
  const [x, y] = at(sector);
  return { x: y, y: x };
};

const SIDE: Record<number, Box> = {
  0: { x: -240, y: -44, width: 88, height: 172 },
  1: { x: -150, y: -132, width: 146, height: 78 },
  2: { x: 4, y: -132, width: 146, height: 78 },
  3: { x: 152, y: -44, width: 88, height: 172 },
};

function standingHaven(haven: number): Box {
  return SIDE[haven] ?? { x: 0, y: 0, width: 0, height: 0 };
}

const sideways = (haven: number): boolean => haven === 0 || haven === 3;

export const STANDING: Geometry = {
  standing: true,
  box: { x: -246, y: -138, width: 492, height: 664 },
  sector: standingSector,
  hangar: (hangar) => ({ x: [-112, 0, 112][hangar] ?? 0, y: 488 }),
  bay: (mini) => ({ x: -198, y: 336 + 38 * mini }),
  buoySpace: (space) => between(standingSector, space),
  buoyReserve: (index) => ({ x: 183 + 34 * (index % 2), y: 186 + 36 * Math.floor(index / 2) }),
  card: (index) => ({ x: -218 + 46 * index, y: 218 }),
  deck: { x: -218, y: 282 },
  note: { x: -238, y: -116 },
  haven: standingHaven,
  arrival: (haven, index) => (sideways(haven) ? { x: 26, y: 38 + SLOT * index } : { x: 19 + SLOT * index, y: 36 }),
  scoring: (haven, index) => (sideways(haven) ? { x: 60, y: 38 + SLOT * index } : { x: 19 + SLOT * index, y: 62 }),
  hull: "M-240 474L-182 458H182L240 474V522H-240z",
  plates: "M-182 458V522M182 458V522M-58 460V522M58 460V522M-240 506H240",
  cracks: "M-232 480l14 10-6 9 16 12-4 9M204 462l-8 14 12 8-10 16 10 20",
};

export const LYING: Geometry = {
  standing: false,
  box: { x: -244, y: -180, width: 896, height: 360 },
  sector: lyingSector,
  hangar: (hangar) => ({ x: -112, y: [-87, 0, 87][hangar] ?? 0 }),
  bay: (mini) => ({ x: -204, y: -40 + 40 * mini }),
  buoySpace: (space) => between(lyingSector, space),
  buoyReserve: (index) => ({ x: -220 + 34 * (index % 5), y: 132 + 34 * Math.floor(index / 5) }),
  card: (index) => ({ x: -218 + 50 * index, y: -140 }),
  deck: { x: -118, y: -140 },
  note: { x: -62, y: -158 },
  haven: (haven) => ({ x: 468, y: -174 + 88 * haven, width: 178, height: 84 }),
  arrival: (_, index) => ({ x: 38 + SLOT * 1.05 * index, y: 37 }),
  scoring: (_, index) => ({ x: 38 + SLOT * 1.05 * index, y: 66 }),
  hull: "M-66 -112L-54 -60V60L-66 112H-240V-112z",
  plates: "M-168 -112V112M-240 -64H-168M-240 64H-168M-168 -44H-56M-168 44H-56",
  cracks: "M-240 -98l22 10-8 12 24 10-6 8M-232 112l10-18-8-8 20-12M-240 4l10 6-6 8 12 6",
};

/** Returns the corners of a hexagon around the origin, as points of a polygon. */
export function hexagon(standing: boolean, radius: number): string {
  const turn = standing ? 0 : 30;
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = ((60 * corner + turn) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

/** Returns where a pod stands: in the bay, in a sector or in a hangar; null if it is not in the game. */
export function podAt(geometry: Geometry, pod: number, place: number): Point | null {
  if (place === 0) return geometry.bay(pod);
  if (place < FIRST_HANGAR) {
    const sector = geometry.sector(place);
    return { x: sector.x, y: sector.y + (geometry.standing ? 8 : 17) }; // clear of the number and of buoys
  }
  return place < FIRST_HANGAR + HANGARS.length ? geometry.hangar(place - FIRST_HANGAR) : null;
}

export function seatInPod(capacity: number, index: number): number {
  return (index - (capacity - 1) / 2) * 23;
}
