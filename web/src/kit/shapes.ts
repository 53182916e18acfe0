// Shapes that scenes are drawn of. Chance is seeded, so that a rock looks the same in every frame and on every screen.

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Returns numbers from 0 to 1 that look random and are always the same for a seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns a number as SVG takes it, short. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}z`;
}

export function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** Returns the corners of a hexagon that is so wide from side to side; `pointed` stands on a corner. */
export function hexagon(width: number, pointed: boolean, at: Point = { x: 0, y: 0 }): Point[] {
  const [radius, turn] = [width / Math.sqrt(3), pointed ? 30 : 0];
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = ((60 * corner + turn) * Math.PI) / 180;
    return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) };
  });
}

export interface Stars {
  /** A path of dots for each of three sizes. */
  dots: { path: string; width: number; opacity: number }[];
  /** The few that sparkle. */
  crosses: string;
}

const STAR_SIZES = [
  { width: 1.4, share: 0.62, opacity: 0.45 },
  { width: 2.2, share: 0.28, opacity: 0.7 },
  { width: 3.4, share: 0.1, opacity: 0.95 },
];

export function stars(count: number, box: Box, seed: number): Stars {
  const next = chance(seed);
  const spot = (): [string, string] => [short(box.x + next() * box.width), short(box.y + next() * box.height)];
  const dots = STAR_SIZES.map(({ width, share, opacity }) => ({
    path: Array.from({ length: Math.floor(count * share) }, () => `M${spot().join(" ")}h.01`).join(""),
    width,
    opacity,
  }));
  const crosses = Array.from({ length: Math.max(3, Math.floor(count / 60)) }, () => {
    const [[x, y], arm] = [spot(), 4 + next() * 5];
    return `M${x} ${y}m${short(-arm)} 0h${short(2 * arm)}M${x} ${y}m0 ${short(-arm)}v${short(2 * arm)}`;
  }).join("");
  return { dots, crosses };
}

export interface Rock {
  outline: string;
  inside: string;
  /** The rim in pieces, lit by the fire, by the sky, or not at all. */
  facets: { path: string; light: "fire" | "sky" | "none" }[];
  craters: { x: number; y: number; radius: number }[];
}

const CORNERS = 17;
const round = (value: number, power: number): number => Math.sign(value) * Math.abs(value) ** power;

export function rock(at: Point, rx: number, ry: number, seed: number): Rock {
  const next = chance(seed);
  const between = (low: number, high: number): number => low + next() * (high - low);
  const rim = Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS + between(-0.09, 0.09);
    const size = 1 + between(-0.05, 0.05);
    return {
      x: at.x + rx * size * round(Math.cos(angle), 0.62),
      y: at.y + ry * size * round(Math.sin(angle), 0.72),
    };
  });
  const inner = rim.map(({ x, y }) => ({
    x: at.x + (x - at.x) * 0.9 - rx * 0.03,
    y: at.y + (y - at.y) * 0.84 - ry * 0.07,
  }));
  const facets = rim.map((one, index): Rock["facets"][number] => {
    const after = (index + 1) % CORNERS;
    const [other, c, d] = [rim[after] ?? one, inner[index] ?? one, inner[after] ?? one];
    const mid = middle(one, other);
    const lit = (-(mid.x - at.x) / rx) * 0.8 - ((mid.y - at.y) / ry) * 0.75;
    return { path: polygon([one, other, d, c]), light: lit > 0.75 ? "fire" : lit > 0.15 ? "sky" : "none" };
  });
  const craters = Array.from({ length: 5 }, () => ({
    x: at.x + (next() < 0.5 ? -1 : 1) * rx * between(0.78, 0.88),
    y: at.y + ry * between(-0.5, 0.55),
    radius: between(3.5, 8),
  }));
  return { outline: polygon(rim), inside: polygon(inner), facets, craters };
}

type Cell = readonly [number, number];

/** The four sides of a cell clockwise, each with the neighbour beyond it. */
function sides([x, y]: Cell): [Cell, Cell, Cell][] {
  return [
    [
      [x, y],
      [x + 1, y],
      [x, y - 1],
    ],
    [
      [x + 1, y],
      [x + 1, y + 1],
      [x + 1, y],
    ],
    [
      [x + 1, y + 1],
      [x, y + 1],
      [x, y + 1],
    ],
    [
      [x, y + 1],
      [x, y],
      [x - 1, y],
    ],
  ];
}

/** Returns the closed ways around a set of grid cells, clockwise, as corners. */
function loops(cells: readonly Cell[]): Cell[][] {
  const inside = new Set(cells.map(String));
  const edges = new Map<string, Cell[]>();
  for (const cell of cells)
    for (const [from, to, beyond] of sides(cell))
      if (!inside.has(String(beyond))) edges.set(String(from), [...(edges.get(String(from)) ?? []), to]);
  const all: Cell[][] = [];
  for (const key of [...edges.keys()]) {
    const loop: Cell[] = [];
    let at = key.split(",").map(Number) as unknown as Cell;
    let before: Cell | null = null;
    for (let ways = edges.get(String(at)); ways?.length; ways = edges.get(String(at))) {
      const turned: Cell | null = before ? [at[0] - (at[1] - before[1]), at[1] + (at[0] - before[0])] : null;
      const way = Math.max(
        0,
        ways.findIndex((to) => turned !== null && String(to) === String(turned)),
      ); // turns right where two corners touch: keeps them apart
      const to: Cell = ways.splice(way, 1)[0] ?? at;
      loop.push(at);
      [before, at] = [at, to];
    }
    if (loop.length > 0) all.push(loop);
  }
  return all;
}

/** Returns the outline of a set of grid cells with round corners, drawn a little inside of them. */
export function outline(cells: readonly Cell[], size: number, radius = 6, inset = 1.5): string {
  const sign = (value: number): number => Math.sign(value);
  return loops(cells)
    .map((loop) => {
      const near = (index: number): Cell => loop[(index + loop.length) % loop.length] ?? [0, 0];
      const turns = loop
        .map((corner, index) => {
          const [a, b] = [near(index - 1), near(index + 1)];
          return {
            corner,
            come: [sign(corner[0] - a[0]), sign(corner[1] - a[1])] as const,
            go: [sign(b[0] - corner[0]), sign(b[1] - corner[1])] as const,
          };
        })
        .filter(({ come, go }) => String(come) !== String(go));
      const path = turns.map(({ corner, come, go }, index) => {
        const x = corner[0] * size - inset * (come[1] + go[1]);
        const y = corner[1] * size + inset * (come[0] + go[0]);
        const start = `${short(x - come[0] * radius)} ${short(y - come[1] * radius)}`;
        const end = `${short(x + go[0] * radius)} ${short(y + go[1] * radius)}`;
        return `${index === 0 ? "M" : "L"}${start}Q${short(x)} ${short(y)} ${end}`;
      });
      return `${path.join("")}z`;
    })
    .join("");
}
