// A link as a pattern that a phone's camera reads.

import encodeQR from "qr";

/** The quiet edge that readers need around a pattern, in squares. */
export const EDGE = 3;

/** Returns how wide a text's pattern is, in squares with its edge, and its dark squares as an SVG path. */
export function pattern(text: string): { size: number; path: string } {
  const rows = encodeQR(text, "raw", { border: EDGE });
  const path = rows.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
  return { size: rows.length, path };
}
