import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { EDGE, pattern } from "../src/shell/qr";

const SCALE = 6;

/** Draws a path of squares as pixels, as a browser would. */
function drawn(size: number, path: string): { width: number; height: number; data: Uint8ClampedArray } {
  const width = size * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let i = 0; i < SCALE * SCALE; i += 1) {
      const at = ((Number(y) * SCALE + Math.floor(i / SCALE)) * width + Number(x) * SCALE + (i % SCALE)) * 4;
      data.set([0, 0, 0], at);
    }
  return { width, height: width, data };
}

test("a camera reads the link out of the pattern", () => {
  const link = "https://games.example.org/t/k3v9x2m7#0123456789abcdef0123456789abcdef";
  const { size, path } = pattern(link);
  expect(decodeQR(drawn(size, path))).toBe(link);
});

test("a pattern has a quiet edge", () => {
  const { size, path } = pattern("https://a.example");
  const places = [...path.matchAll(/M(\d+) (\d+)h/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...places)).toBe(EDGE);
  expect(Math.max(...places)).toBe(size - EDGE - 1);
});
