import { describe, expect, it } from "vitest";
import { besides, dayName, left, utcDay } from "../src/daily/day";

describe("days of the challenge", () => {
  it("are told in words, whatever zone the reader is in", () => {
    expect(dayName("2030-01-31", "en")).toBe("31 January 2030");
    expect(dayName("2030-01-31", "de")).toBe("31. Januar 2030");
  });

  it("lead to the days on which somebody played, and to today", () => {
    const days = ["2030-01-30", "2030-01-27"];
    expect(besides("2030-01-30", days, "2030-01-31")).toEqual({ before: "2030-01-27", after: "2030-01-31" });
    expect(besides("2030-01-27", days, "2030-01-31")).toEqual({ before: undefined, after: "2030-01-30" });
    expect(besides("2030-01-31", days, "2030-01-31").after).toBeUndefined();
  });

  it("end at midnight UTC", () => {
    expect(utcDay(Date.parse("2030-01-31T23:59:59Z"))).toBe("2030-01-31");
    expect(left(3 * 3600, 0)).toEqual({ hours: 3, minutes: 0 });
    expect(left(10, 60_000)).toEqual({ hours: 0, minutes: 0 });
  });
});
