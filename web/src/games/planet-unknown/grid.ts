// The grid of a planet: cell = 13 * row + column. The thirteenth column is a guard that no planet uses.

export const WIDTH = 13;
export const CELLS = 156;
export const SIDE = 12;

export type Mask = Uint8Array;

export function columnOf(cell: number): number {
  return cell % WIDTH;
}

export function rowOf(cell: number): number {
  return Math.floor(cell / WIDTH);
}

export function cellAt(column: number, row: number): number {
  return column >= 0 && column < SIDE && row >= 0 && row < SIDE ? row * WIDTH + column : -1;
}

const COLUMNS = "ABCDEFGHIJKLM";

/** Returns what players call a column, counted from 1. */
export function columnName(column: number): string {
  return COLUMNS.charAt(column - 1);
}

/** Returns a cell as players name it: column letter and row number. */
export function cellName(cell: number): string {
  return `${COLUMNS.charAt(columnOf(cell))}${rowOf(cell) + 1}`;
}

export function maskOf(cells: Iterable<number>): Mask {
  const found = new Uint8Array(CELLS);
  for (const cell of cells) if (cell >= 0 && cell < CELLS) found[cell] = 1;
  return found;
}

export function maskWhere(test: (cell: number) => boolean): Mask {
  const found = new Uint8Array(CELLS);
  for (let cell = 0; cell < CELLS; cell += 1) if (test(cell)) found[cell] = 1;
  return found;
}

export function cellsIn(mask: Mask): number[] {
  const found: number[] = [];
  for (let cell = 0; cell < CELLS; cell += 1) if (mask[cell]) found.push(cell);
  return found;
}

/** The four cells beside one; the guard column keeps them from wrapping around. */
export function beside(cell: number): number[] {
  return [cell - WIDTH, cell + 1, cell + WIDTH, cell - 1].filter((other) => other >= 0 && other < CELLS);
}

/** Returns everything orthogonally next to a set of cells. */
export function spread(mask: Mask): Mask {
  const found = new Uint8Array(CELLS);
  for (let cell = 0; cell < CELLS; cell += 1) if (mask[cell]) for (const other of beside(cell)) found[other] = 1;
  return found;
}

/** Returns the cells of `within` that hang together with the start cells, and those themselves. */
export function connected(start: Iterable<number>, within: Mask): number[] {
  const seen = new Set(start);
  const waiting = [...seen];
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    for (const other of beside(cell)) {
      if (within[other] && !seen.has(other)) {
        seen.add(other);
        waiting.push(other);
      }
    }
  }
  return [...seen];
}

/** Returns the connected groups of a set of cells. */
export function areas(mask: Mask): number[][] {
  const left = mask.slice();
  const found: number[][] = [];
  for (let cell = 0; cell < CELLS; cell += 1) {
    if (!left[cell]) continue;
    const area = connected([cell], left);
    for (const one of area) left[one] = 0;
    found.push(area);
  }
  return found;
}

/** Returns an outline around cells as an SVG path, in cells as units. */
export function outline(cells: readonly (readonly [number, number])[], inset = 0): string {
  const there = new Set(cells.map(([x, y]) => `${x},${y}`));
  const parts: string[] = [];
  for (const [x, y] of cells) {
    const [left, right, top, bottom] = [x + inset, x + 1 - inset, y + inset, y + 1 - inset];
    const has = (dx: number, dy: number): boolean => there.has(`${x + dx},${y + dy}`);
    const from = has(-1, 0) ? x : left;
    const to = has(1, 0) ? x + 1 : right;
    const up = has(0, -1) ? y : top;
    const down = has(0, 1) ? y + 1 : bottom;
    if (!has(0, -1)) parts.push(`M${from} ${top}H${to}`);
    if (!has(0, 1)) parts.push(`M${from} ${bottom}H${to}`);
    if (!has(-1, 0)) parts.push(`M${left} ${up}V${down}`);
    if (!has(1, 0)) parts.push(`M${right} ${up}V${down}`);
  }
  return parts.join("");
}
