// The 144 tiles in all their turns, numbered as the rules engine numbers them.

import data from "../../../../src/sternhafen/games/planet_unknown/data/tiles.json";
import { resourceOf } from "./components";
import { WIDTH } from "./grid";

type Place = readonly [number, number];

export interface Turn {
  /** Steps on the grid from the anchor, the leftmost cell of the top row. */
  cells: number[];
  first: number[];
  second: number[];
  symbols: [number, number];
  /** The meteorite symbol, or -1. */
  spot: number;
  /** The same cells as columns and rows, from the top left of the bounding box. */
  places: Place[];
  width: number;
  height: number;
  /** The anchor's column within the bounding box. */
  lead: number;
}

interface Shape {
  turns: Turn[];
  turned: number[];
  flipped: number[];
}

interface ShapeData {
  section_a: number[][];
  section_b: number[][];
  resource_a: number[];
  resource_b: number[];
  meteorite_spot: number[];
}

function place(cell: number[], quarter: number, flipped: boolean): Place {
  let [x, y] = [(flipped ? -1 : 1) * (cell[0] ?? 0), cell[1] ?? 0];
  for (let step = 0; step < quarter; step += 1) [x, y] = [-y, x];
  return [x, y];
}

function turnOf(shape: ShapeData, meteorite: boolean, quarter: number, flipped: boolean): Turn {
  const move = (cells: number[][]): Place[] => cells.map((cell) => place(cell, quarter, flipped));
  const [a, b] = [move(shape.section_a), move(shape.section_b)];
  const all = [...a, ...b];
  const left = Math.min(...all.map(([x]) => x));
  const top = Math.min(...all.map(([, y]) => y));
  const number = ([x, y]: Place): number => (y - top) * WIDTH + x - left;
  const lead = Math.min(...all.map(number));
  const steps = (cells: Place[]): number[] =>
    cells.map((cell) => number(cell) - lead).sort((one, other) => one - other);
  const single = (cell: number[]): number => number(place(cell, quarter, flipped)) - lead;
  const cells = steps(all);
  return {
    cells,
    first: steps(a),
    second: steps(b),
    symbols: [single(shape.resource_a), single(shape.resource_b)],
    spot: meteorite ? single(shape.meteorite_spot) : -1,
    places: cells.map((step) => [(step + lead) % WIDTH, Math.floor((step + lead) / WIDTH)] as const),
    width: Math.max(...all.map(([x]) => x)) - left + 1,
    height: Math.max(...all.map(([, y]) => y)) - top + 1,
    lead,
  };
}

function sameKey(turn: Turn): string {
  return JSON.stringify([turn.cells, turn.first, turn.second, turn.symbols, turn.spot]);
}

function shapeOf(shape: ShapeData, meteorite: boolean): Shape {
  const turns: Turn[] = [];
  const known = new Map<string, number>();
  const byWay: number[] = [];
  const ways: [number, number][] = [];
  for (let way = 0; way < 8; way += 1) {
    const turn = turnOf(shape, meteorite, way % 4, way > 3);
    const key = sameKey(turn);
    let at = known.get(key);
    if (at === undefined) {
      at = turns.length;
      known.set(key, at);
      turns.push(turn);
      ways.push([way > 3 ? 1 : 0, way % 4]);
    }
    byWay.push(at);
  }
  // A mirror image of what is seen: the quarter turns run the other way round.
  const turned = ways.map(([flip, quarter]) => byWay[4 * flip + ((quarter + 1) % 4)] ?? 0);
  const flipped = ways.map(([flip, quarter]) => byWay[4 * (1 - flip) + ((4 - quarter) % 4)] ?? 0);
  return { turns, turned, flipped };
}

const PAIRS = data.terrain_pairs.map((pair) => [resourceOf(pair[0]), resourceOf(pair[1])] as [number, number]);
const SHAPES = data.shapes.map((shape) => [shapeOf(shape, false), shapeOf(shape, true)] as const);
const VARIANTS = 2 * PAIRS.length;
export const SHAPE_NAMES = data.shapes.map((shape) => shape.id);

export function shapeNumber(tile: number): number {
  return Math.floor(tile / VARIANTS);
}

function shape(tile: number): Shape {
  const found = SHAPES[shapeNumber(tile)]?.[tile % 2];
  if (!found) throw new Error(`tile ${tile}`);
  return found;
}

export function resourcesOf(tile: number): [number, number] {
  return PAIRS[Math.floor((tile % VARIANTS) / 2)] ?? [0, 0];
}

export function turnsOf(tile: number): readonly Turn[] {
  return shape(tile).turns;
}

export function turn(tile: number, number: number): Turn {
  const found = shape(tile).turns[number] ?? shape(tile).turns[0];
  if (!found) throw new Error(`tile ${tile}`);
  return found;
}

/** Returns the turn after a quarter clockwise, or three of them the other way. */
export function quarter(tile: number, number: number, back = false): number {
  let found = number;
  for (let step = 0; step < (back ? 3 : 1); step += 1) found = shape(tile).turned[found] ?? 0;
  return found;
}

export function mirrored(tile: number, number: number): number {
  return shape(tile).flipped[number] ?? 0;
}
