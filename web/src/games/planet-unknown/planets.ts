// The planets: grids, medals and what is special about each.

import data from "../../../../src/sternhafen/games/planet_unknown/data/planets.json";
import { resourceOf } from "./components";
import { CELLS, cellAt, cellsIn, columnOf, maskOf, maskWhere, rowOf, SIDE, type Mask } from "./grid";

export interface Line {
  cells: number[];
  medals: number;
}

export interface Planet {
  id: string;
  difficulty: number;
  grid: Mask;
  cells: number[];
  ice: Mask;
  land: Mask;
  edge: Mask;
  /** Of which the first tile must cover one. */
  first: Mask;
  cities: Mask;
  currents: Mask;
  toxic: Mask;
  ring: Mask;
  /** A tile may lie in one half only. */
  halves: Mask[];
  slides: boolean;
  /** For each resource the cells where its symbol is banned. */
  quadrants: Mask[] | null;
  worlds: number[][];
  /** The twelve rows, then the twelve columns. */
  lines: Line[];
  /** Borders that rovers cannot cross, as pairs of cells. */
  trench: [number, number][];
  /** The rules that speak of it. */
  rules: string[];
}

interface Special {
  kind: string;
  cells?: number[][];
  side_map?: string[];
  blocked_steps?: number[][][];
  worlds?: Record<string, number[][]>;
  quadrants?: { x: number[]; y: number[]; banned: string }[];
}

const RULES: Readonly<Record<string, string[]>> = {
  "ksb-4156": ["PU-33.1"],
  "k-273": ["PU-33.2"],
  persephone: ["PU-33.3"],
  petra: ["PU-33.4", "PU-33.5", "PU-33.6"],
  gaia: ["PU-33.7"],
  arashi: ["PU-33.8", "PU-33.9"],
  tartarus: ["PU-33.10", "PU-33.11", "PU-33.12"],
};

function places(cells: readonly number[][]): number[] {
  return cells.map(([x = -1, y = -1]) => cellAt(x, y));
}

function kinds(rows: readonly string[], wanted: string): Mask {
  return maskWhere((cell) => {
    const kind = columnOf(cell) < SIDE ? (rows[rowOf(cell)] ?? "").charAt(columnOf(cell)) : "";
    return kind !== "" && wanted.includes(kind);
  });
}

function quadrantsOf(special: Special): Mask[] | null {
  if (!special.quadrants) return null;
  const found = Array.from({ length: 6 }, () => new Uint8Array(CELLS));
  for (const { x, y, banned } of special.quadrants) {
    const [left = 0, right = 0] = x;
    const [top = 0, bottom = 0] = y;
    const mask = found[resourceOf(banned)];
    for (let row = top; row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1) if (mask) mask[cellAt(column, row)] = 1;
  }
  return found;
}

function planetOf(entry: (typeof data.planets)[number]): Planet {
  const special: Special = "special" in entry && entry.special ? (entry.special as unknown as Special) : { kind: "" };
  const grid = kinds(entry.grid, "#~RCET");
  const ice = kinds(entry.grid, "~");
  const land = maskWhere((cell) => Boolean(grid[cell]) && !ice[cell]);
  const edge = maskOf(places(entry.edge_cells));
  const cells = cellsIn(grid);
  const halves: Mask[] = [];
  if (special.kind === "no_mixed_ice_and_land") halves.push(ice, land);
  else if (special.side_map) halves.push(kinds(special.side_map, "L"), kinds(special.side_map, "R"));
  return {
    id: entry.id,
    difficulty: entry.difficulty,
    grid,
    cells,
    ice,
    land,
    edge,
    first: special.kind === "first_tile_cells" ? maskOf(places(special.cells ?? [])) : edge,
    cities: kinds(entry.grid, "C"),
    currents: kinds(entry.grid, "E"),
    toxic: kinds(entry.grid, "T"),
    ring: kinds(entry.grid, "R"),
    halves,
    slides: special.kind === "slide_in",
    quadrants: quadrantsOf(special),
    worlds: Object.values(special.worlds ?? {}).map(places),
    lines: [
      ...entry.row_medals.map((medals, row) => ({ medals, cells: cells.filter((cell) => rowOf(cell) === row) })),
      ...entry.column_medals.map((medals, column) => ({
        medals,
        cells: cells.filter((cell) => columnOf(cell) === column),
      })),
    ],
    trench: (special.blocked_steps ?? []).map(([one, other]) => [
      places([one ?? []])[0] ?? -1,
      places([other ?? []])[0] ?? -1,
    ]),
    rules: RULES[entry.id] ?? ["PU-33.13"],
  };
}

export const PLANETS: readonly Planet[] = data.planets.map(planetOf);

export function planetBy(id: string): Planet {
  const found = PLANETS.find((planet) => planet.id === id) ?? PLANETS[0];
  if (!found) throw new Error(id);
  return found;
}

export function planetNumber(id: string): number {
  return PLANETS.findIndex((planet) => planet.id === id);
}
