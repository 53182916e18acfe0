import { describe, expect, it } from "vitest";
import { ringIn } from "../src/reviews/marks";

const box = (left: number, top: number, width: number, height: number): DOMRect =>
  ({ left, top, width, height, right: left + width, bottom: top + height, x: left, y: top }) as DOMRect;
const frame = box(100, 50, 800, 400);

describe("a ring around what was chosen", () => {
  it("stands around the thing, in pixels of the frame", () => {
    expect(ringIn(frame, box(300, 150, 40, 30))).toEqual({ left: 197, top: 97, width: 46, height: 36, below: false });
  });

  it("is never too small to be seen", () => {
    expect(ringIn(frame, box(300, 150, 4, 4))).toMatchObject({ width: 18, height: 18 });
  });

  it("says its word below where there is no room above", () => {
    expect(ringIn(frame, box(300, 55, 40, 30))?.below).toBe(true);
  });

  it("is not drawn around what is hidden, out of sight or the board itself", () => {
    expect(ringIn(frame, box(300, 150, 0, 0))).toBeNull();
    expect(ringIn(frame, box(300, 700, 40, 30))).toBeNull();
    expect(ringIn(frame, box(100, 50, 700, 350))).toBeNull();
  });
});
