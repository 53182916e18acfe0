// Where a popover stands: beside its thing, where it covers nothing that can be clicked.

import type { Box, Point } from "./shapes";

/** `apart` is somewhere else on the screen, where no beak can point at the thing. */
export type Side = "right" | "left" | "above" | "below" | "apart";

export interface Placed extends Point {
  side: Side;
  /** Where along its edge the popover points at the thing. */
  beak: number;
}

/** Something not to cover; the heavier it is, the less so where nothing is free. */
export interface Avoided extends Box {
  weight?: number;
}

export interface Size {
  width: number;
  height: number;
}

const SIDES: readonly Side[] = ["right", "left", "above", "below"];
const GAP = 12;
const BEAK = 20;
/** How finely a free place is looked for. */
const STEP = 12;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function beside(side: Side, thing: Box, size: Size, bounds: Box): Placed {
  const [midX, midY] = [thing.x + thing.width / 2, thing.y + thing.height / 2];
  const fitX = (x: number): number => clamp(x, bounds.x, bounds.x + bounds.width - size.width);
  const fitY = (y: number): number => clamp(y, bounds.y, bounds.y + bounds.height - size.height);
  if (side === "right" || side === "left") {
    const x = side === "right" ? thing.x + thing.width + GAP : thing.x - GAP - size.width;
    const y = fitY(midY - size.height / 3);
    return { x, y, side, beak: clamp(midY - y, BEAK, size.height - BEAK) };
  }
  const y = side === "below" ? thing.y + thing.height + GAP : thing.y - GAP - size.height;
  const x = fitX(midX - size.width / 2);
  return { x, y, side, beak: clamp(midX - x, BEAK, size.width - BEAK) };
}

function hidden(box: Box, avoid: readonly Avoided[]): number {
  return avoid.reduce((sum, one) => sum + overlap(box, one) * (one.weight ?? 1), 0);
}

function outside(box: Box, bounds: Box): number {
  return box.width * box.height - overlap(box, bounds);
}

/** Returns the free place within the bounds that is nearest to a thing; null if there is none. */
function apart(thing: Box, size: Size, avoid: readonly Box[], bounds: Box): Placed | null {
  const [midX, midY] = [thing.x + thing.width / 2, thing.y + thing.height / 2];
  let best: Placed | null = null;
  let nearest = Infinity;
  for (let y = bounds.y; y + size.height <= bounds.y + bounds.height; y += STEP)
    for (let x = bounds.x; x + size.width <= bounds.x + bounds.width; x += STEP) {
      const far = Math.hypot(x + size.width / 2 - midX, y + size.height / 2 - midY);
      const box = { x, y, ...size };
      if (far >= nearest || overlap(box, thing) > 0 || avoid.some((one) => overlap(box, one) > 0)) continue;
      [best, nearest] = [{ x, y, side: "apart", beak: 0 }, far];
    }
  return best;
}

/**
 * Returns the first place right, left, above or below a thing that lies within the bounds and covers none of the boxes; if
 * there is none, the nearest free one, and if nothing is free, the one that covers least of them.
 */
export function place(thing: Box, size: Size, avoid: readonly Avoided[], bounds: Box): Placed {
  let best: Placed | null = null;
  let least = Infinity;
  for (const side of SIDES) {
    const placed = beside(side, thing, size, bounds);
    const box = { ...placed, ...size };
    const cost = hidden(box, avoid) + 4 * outside(box, bounds);
    if (cost < least) [best, least] = [placed, cost];
    if (cost === 0) return placed;
  }
  return apart(thing, size, avoid, bounds) ?? best ?? beside("right", thing, size, bounds);
}

/**
 * Returns how far from the top something as wide as the screen stands on a phone: at the bottom of its bounds, above or below
 * its thing, at the top, or anywhere, at the first of these places where it covers none of the boxes; if there is none, the one that covers least.
 */
export function placeAcross(thing: Box | null, box: Box, avoid: readonly Avoided[], bounds: Box): number {
  const lowest = bounds.y + bounds.height - box.height;
  const beside = thing ? [thing.y - GAP - box.height, thing.y + thing.height + GAP] : [];
  const anywhere = Array.from(
    { length: Math.max(0, Math.floor((lowest - bounds.y) / STEP)) },
    (_, i) => lowest - i * STEP,
  );
  const places = [lowest, ...beside.filter((y) => y >= bounds.y && y <= lowest), bounds.y, ...anywhere];
  const covered = (y: number): number => hidden({ ...box, y }, avoid);
  return places.reduce((best, y) => (covered(y) < covered(best) ? y : best));
}
