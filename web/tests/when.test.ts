import { describe, expect, it } from "vitest";
import { dayAndTime } from "../src/lobby/when";

describe("a day and a time", () => {
  it("is not read as another day anywhere", () => {
    const afternoon = Date.UTC(2026, 10, 5, 14, 5) / 1000;
    expect(dayAndTime(afternoon, "en", "UTC")).toBe("5 Nov 2026, 14:05");
    expect(dayAndTime(afternoon, "de", "UTC")).toBe("5. Nov. 2026, 14:05");
  });
});
