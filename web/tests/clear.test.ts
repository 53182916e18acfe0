import { describe, expect, it } from "vitest";
import { clearPlace, covered, type Box } from "../src/table/clear";

const area = { left: 0, right: 1280, top: 60, bottom: 720 };
const box = (left: number, top: number, width = 40, height = 40): Box => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});
const panel = box(760, 300, 520, 232);

describe("where a panel stands", () => {
  it("is where it was while nothing it speaks of is there", () => {
    expect(clearPlace(panel, area, [box(100, 600)])).toEqual(panel);
  });
  it("is the nearest place where it covers nothing", () => {
    const prompt = box(200, 495, 640, 50);
    const place = clearPlace(panel, area, [prompt]);
    expect(covered(place, [prompt])).toBe(0);
    expect(place.left).toBeCloseTo(panel.left, -1);
    expect(place.bottom).toBeLessThanOrEqual(prompt.top);
    expect(place.bottom).toBeGreaterThan(prompt.top - 10);
  });
  it("is lower than it was if there is no room for all of it", () => {
    const phone = { left: 0, right: 390, top: 96, bottom: 844 };
    const place = clearPlace(box(0, 300, 390, 300), phone, [box(0, 96, 390, 200), box(0, 520, 390, 324)]);
    expect(place.bottom - place.top).toBeLessThan(300);
    expect(place.bottom - place.top).toBeGreaterThan(130);
    expect(covered(place, [box(0, 96, 390, 200), box(0, 520, 390, 324)])).toBe(0);
  });
  it("is where it covers least, at its full height, if it cannot help covering something", () => {
    const phone = { left: 0, right: 390, top: 90, bottom: 700 };
    const all = [box(0, 90, 390, 560)];
    const place = clearPlace(box(0, 400, 390, 300), phone, all);
    expect(place.bottom).toBe(700);
    expect(place.bottom - place.top).toBe(300);
  });
  it("is never lower than it must be to be read", () => {
    const phone = { left: 0, right: 390, top: 96, bottom: 844 };
    const all = [box(0, 96, 390, 200), box(0, 520, 390, 324)];
    const read = clearPlace(box(0, 300, 390, 300), phone, all, 215);
    expect(read.bottom - read.top).toBeGreaterThanOrEqual(215);
    expect(covered(read, all)).toBe(0);
    expect(covered(clearPlace(box(0, 300, 390, 300), phone, all, 260), all)).toBeGreaterThan(0);
  });
});
