// How the board is laid out in a width, and what it shows beside the ship.

export type Layout = "phone" | "tall" | "wide";

const PHONE = 600;
const WIDE = 1100;

/** On a phone one deck is open, on a tablet cards lie over the ship, on a desk beside it. */
export function layoutOf(width: number): Layout {
  return width < PHONE ? "phone" : width < WIDE ? "tall" : "wide";
}

/** Things that lie among a seat's own cards. */
const OWN = /^(goals|plan|card|skill|relationship|rank|quarters)\b/;

export function isOwn(thing: string): boolean {
  return OWN.test(thing);
}
