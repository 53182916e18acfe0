import { describe, expect, it } from "vitest";
import { clearest } from "../src/table/clear";

const area = { left: 0, right: 1280, top: 60, bottom: 660 };
const box = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 40 });

describe("where a panel stands", () => {
  it("is at the end while nothing it speaks of is there", () => {
    expect(clearest(520, 240, area, [box(100, 600)])).toBe("end");
  });
  it("is at the start if what it speaks of is at the end", () => {
    expect(clearest(520, 240, area, [box(1200, 600)])).toBe("start");
  });
  it("is at the top if what it speaks of is at both ends of the bottom", () => {
    expect(clearest(520, 240, area, [box(100, 600), box(1200, 600)])).toBe("top-end");
  });
  it("is where it covers least if it cannot help covering something", () => {
    const phone = { left: 0, right: 390, top: 90, bottom: 700 };
    expect(clearest(390, 300, phone, [box(20, 660), box(60, 660), box(20, 100)])).toBe("top-end");
  });
});
