// Where a popover stands: beside its thing, where it covers nothing that can be clicked.

import type { Box, Point } from "./shapes";

export type Side = "right" | "left" | "above" | "below";

export interface Placed extends Point {
  side: Side;
  /** Where along its edge the popover points at the thing. */
  beak: number;
}

export interface Size {
  width: number;
  height: number;
}

const SIDES: readonly Side[] = ["right", "left", "above", "below"];
const GAP = 12;
const BEAK = 20;

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

function outside(box: Box, bounds: Box): number {
  return box.width * box.height - overlap(box, bounds);
}

/**
 * Returns the first place right, left, above or below a thing that lies within the bounds and covers none of the boxes; if
 * there is none, the one that covers least of them.
 */
export function place(thing: Box, size: Size, avoid: readonly Box[], bounds: Box): Placed {
  let best: Placed | null = null;
  let least = Infinity;
  for (const side of SIDES) {
    const placed = beside(side, thing, size, bounds);
    const box = { ...placed, ...size };
    const hidden = avoid.reduce((sum, one) => sum + overlap(box, one), 0) + 4 * outside(box, bounds);
    if (hidden < least) [best, least] = [placed, hidden];
    if (hidden === 0) break;
  }
  return best ?? beside("right", thing, size, bounds);
}

/**
 * Returns how far from the top something as wide as the screen stands on a phone: at the bottom of its bounds, above or below
 * its thing, or at the top, at the first of these places where it covers none of the boxes; if there is none, the one that covers least.
 */
export function placeAcross(thing: Box | null, box: Box, avoid: readonly Box[], bounds: Box): number {
  const lowest = bounds.y + bounds.height - box.height;
  const beside = thing ? [thing.y - GAP - box.height, thing.y + thing.height + GAP] : [];
  const places = [lowest, ...beside.filter((y) => y >= bounds.y && y <= lowest), bounds.y];
  const covered = (y: number): number => avoid.reduce((sum, one) => sum + overlap({ ...box, y }, one), 0);
  return places.reduce((best, y) => (covered(y) < covered(best) ? y : best));
}
