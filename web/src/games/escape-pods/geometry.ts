// Where everything lies: the same place lying (ship at the left) or standing (ship below, for tall windows).

import { hexagon, middle, type Box, type Point } from "../../kit/shapes";
import { BUOY_SPACES, HANGARS, SECTORS } from "./components.gen";

/** Something drawn smaller or larger than it is, perhaps askew. */
export interface Spot extends Point {
  scale: number;
  turn: number;
}

export interface HavenPlace extends Point {
  rx: number;
  ry: number;
  /** Ports and rooms stand in two columns instead of two rows. */
  upright: boolean;
}

export interface Geometry {
  standing: boolean;
  box: Box;
  /** A sector's width from side to side. */
  hex: number;
  sector: (sector: number) => Point;
  hangar: (hangar: number) => Spot;
  bay: (mini: number) => Spot;
  buoySpace: (space: number) => Point;
  /** Where a buoy that nobody has placed yet lies, and how large it is. */
  shelf: (index: number) => Point;
  shelfBox: Box;
  card: (index: number) => Spot;
  /** Where it says how many cards are left. */
  cards: Point;
  haven: (haven: number) => HavenPlace;
  /** The centres of a haven's ports and rooms, seen from its middle. */
  port: (haven: number, index: number) => Point;
  room: (haven: number, index: number, count: number) => Point;
  /** How large ports and the figures in them are. */
  portRadius: number;
  portFigure: number;
  /** Where in its room a figure stands, so that the room's points stay in sight. */
  roomFigure: Point;
  /** How large words are. */
  type: number;
  /** How large vessels, and buoys on borders, are drawn. */
  vessel: number;
  buoy: number;
  /** What a finger needs, in the units of the scene. */
  finger: number;
  /** Where a haven stands, and how much larger, while it is scored. */
  stage: Spot;
}

const LYING_HEX = 152;
const STANDING_HEX = 80;

function at(sector: number): Point {
  const { x = 0, y = 0 } = SECTORS[sector - 1] ?? {};
  return { x, y };
}

function between(place: (sector: number) => Point, space: number): Point {
  const [one, other] = BUOY_SPACES[space] ?? [1, 1];
  return middle(place(one), place(other));
}

const lyingSector = (sector: number): Point => {
  const { x, y } = at(sector);
  return { x: 298 + y * LYING_HEX, y: 240 + x * LYING_HEX };
};

const standingSector = (sector: number): Point => {
  const { x, y } = at(sector);
  return { x: 195 + x * STANDING_HEX, y: 437 - y * STANDING_HEX };
};

const LYING_HANGARS: readonly Spot[] = [
  { x: 148, y: 101, scale: 0.84, turn: -5 },
  { x: 124, y: 239, scale: 0.92, turn: 0 },
  { x: 145, y: 384, scale: 0.84, turn: 4.5 },
];
const STANDING_HANGARS: readonly Spot[] = [
  { x: 50, y: 488, scale: 0.62, turn: 0 },
  { x: 195, y: 488, scale: 0.62, turn: 0 },
  { x: 340, y: 488, scale: 0.62, turn: 0 },
];
const NOWHERE: Spot = { x: 0, y: 0, scale: 1, turn: 0 };

const LYING_HAVENS: readonly Point[] = [
  { x: 1082, y: 66 },
  { x: 1136, y: 184 },
  { x: 1136, y: 304 },
  { x: 1082, y: 422 },
];
const STANDING_HAVENS: readonly HavenPlace[] = [
  { x: 37, y: 212, rx: 39, ry: 106, upright: true },
  { x: 98, y: 43, rx: 95, ry: 46, upright: false },
  { x: 292, y: 43, rx: 95, ry: 47, upright: false },
  { x: 353, y: 212, rx: 39, ry: 106, upright: true },
];

const PORTS = 5;
const LYING_STEP = 41;
const ROW_STEP = 34;
const COLUMN_STEP = 35;

const inRow = (index: number, count: number, step: number): number => (index - (count - 1) / 2) * step;

function standingPort(haven: number, index: number): Point {
  if (!STANDING_HAVENS[haven]?.upright) return { x: inRow(index, PORTS, ROW_STEP), y: -5 };
  return { x: haven === 0 ? -17 : 17, y: inRow(index, PORTS, COLUMN_STEP) + 9 };
}

function standingRoom(haven: number, index: number, count: number): Point {
  if (!STANDING_HAVENS[haven]?.upright) return { x: inRow(index, count, ROW_STEP), y: 26 };
  return { x: haven === 0 ? 17 : -17, y: inRow(index, PORTS, COLUMN_STEP) + 9 };
}

export const LYING: Geometry = {
  standing: false,
  box: { x: 0, y: 0, width: 1280, height: 488 },
  hex: LYING_HEX,
  sector: lyingSector,
  hangar: (hangar) => LYING_HANGARS[hangar] ?? NOWHERE,
  bay: (mini) => ({ x: 38 + 62 * mini, y: 306, scale: 0.62, turn: 0 }),
  buoySpace: (space) => between(lyingSector, space),
  shelf: (index) => ({ x: 27 + 32 * (index % 2), y: 364 + 26 * Math.floor(index / 2) }),
  shelfBox: { x: 8, y: 348, width: 70, height: 136 },
  card: (index) => (index === 0 ? { x: 16, y: 26, scale: 1, turn: 0 } : { x: 92, y: 6, scale: 0.74, turn: 0 }),
  cards: { x: 49, y: 142 },
  haven: (haven) => ({ ...(LYING_HAVENS[haven] ?? { x: 0, y: 0 }), rx: 136, ry: 64, upright: false }),
  port: (_, index) => ({ x: inRow(index, PORTS, LYING_STEP), y: -13 }),
  room: (_, index, count) => ({ x: inRow(index, count, LYING_STEP), y: 28 }),
  portRadius: 15,
  portFigure: 27,
  roomFigure: { x: 0, y: -7.5 },
  type: 14.5,
  vessel: 1,
  buoy: 1,
  finger: 48,
  stage: { x: 602, y: 240, scale: 1.7, turn: 0 },
};

export const STANDING: Geometry = {
  standing: true,
  box: { x: 0, y: 0, width: 390, height: 516 },
  hex: STANDING_HEX,
  sector: standingSector,
  hangar: (hangar) => STANDING_HANGARS[hangar] ?? NOWHERE,
  bay: (mini) => ({ x: [109, 281, 281][mini] ?? 195, y: [488, 472, 497][mini] ?? 488, scale: 0.44, turn: 0 }),
  buoySpace: (space) => between(standingSector, space),
  shelf: (index) => ({ x: 347 + 26 * (index % 2), y: 340 + 25 * Math.floor(index / 2) }),
  shelfBox: { x: 332, y: 325, width: 56, height: 130 },
  card: (index) => (index === 0 ? { x: 8, y: 344, scale: 0.78, turn: 0 } : { x: 64, y: 326, scale: 0.74, turn: 0 }),
  cards: { x: 36, y: 438 },
  haven: (haven) => STANDING_HAVENS[haven] ?? { x: 0, y: 0, rx: 0, ry: 0, upright: false },
  port: standingPort,
  room: standingRoom,
  portRadius: 13.5,
  portFigure: 24,
  roomFigure: { x: -5, y: 0 },
  type: 16.2,
  vessel: 0.76,
  buoy: 0.8,
  finger: 50.5,
  stage: { x: 195, y: 272, scale: 1.55, turn: 0 },
};

/** Returns the corners of a sector, a little inside of its border. */
export function corners(geometry: Geometry, inset: number, around: Point = { x: 0, y: 0 }): Point[] {
  return hexagon(geometry.hex - 2 * inset, !geometry.standing, around);
}

/** Returns where a pod stands: in the bay, in a sector or in a hangar; null if it is not in the game. */
export function podAt(geometry: Geometry, pod: number, place: number): Spot | null {
  const hangar = HANGARS.findIndex((one) => one.place === place);
  if (hangar >= 0) return geometry.hangar(hangar);
  if (place === 0) return geometry.bay(pod);
  if (place > SECTORS.length) return null;
  const sector = geometry.sector(place);
  return { x: sector.x, y: sector.y + 4, scale: geometry.vessel, turn: 0 };
}

const SEATS_APART = 35;

/** Returns where a seat is in a pod that is drawn at its own size. */
export function seatInPod(capacity: number, index: number): number {
  return (index - (capacity - 1) / 2) * SEATS_APART;
}

/** Returns half the length of a pod's cabin. */
export function cabin(capacity: number): number {
  return (capacity * SEATS_APART) / 2 + 5;
}
