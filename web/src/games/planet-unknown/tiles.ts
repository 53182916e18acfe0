// The 144 tiles in all their turns, numbered as the rules engine numbers them.

import { SHAPES, TILES, TURNS, type TurnInfo } from "./components.gen";
import { WIDTH } from "./grid";

export interface Turn extends TurnInfo {
  /** The cells as columns and rows, from the top left of the bounding box. */
  places: (readonly [number, number])[];
}

function placed(turn: TurnInfo): Turn {
  const places = turn.cells.map(
    (step) => [(step + turn.lead) % WIDTH, Math.floor((step + turn.lead) / WIDTH)] as const,
  );
  return { ...turn, places };
}

const ALL: readonly (readonly Turn[])[] = TURNS.map((turns) => turns.map(placed));
export const SHAPE_NAMES = SHAPES;

export function shapeNumber(tile: number): number {
  return TILES[tile]?.shape ?? 0;
}

export function resourcesOf(tile: number): [number, number] {
  return TILES[tile]?.resources ?? [0, 0];
}

export function turnsOf(tile: number): readonly Turn[] {
  return ALL[2 * shapeNumber(tile) + Number(TILES[tile]?.meteorite)] ?? [];
}

export function turn(tile: number, number: number): Turn {
  const turns = turnsOf(tile);
  const found = turns[number] ?? turns[0];
  if (!found) throw new Error(`tile ${tile}`);
  return found;
}

/** Returns the turn after a quarter clockwise, or three of them the other way. */
export function quarter(tile: number, number: number, back = false): number {
  let found = number;
  for (let step = 0; step < (back ? 3 : 1); step += 1) found = turn(tile, found).turned;
  return found;
}

export function mirrored(tile: number, number: number): number {
  return turn(tile, number).flipped;
}
