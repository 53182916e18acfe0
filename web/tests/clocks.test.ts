import { expect, test } from "vitest";
import { counted, said, span, tick } from "../src/table/clocks";

test("a running clock counts down from when it was read, and not below nothing", () => {
  expect(counted(5_000, true, 100, 1_100)).toBe(4_000);
  expect(counted(5_000, false, 100, 9_000)).toBe(5_000);
  expect(counted(5_000, true, 100, 9_000)).toBe(0);
  expect(counted(5_000, true, 100, 50)).toBe(5_000);
});

test("time is said in the units that matter", () => {
  expect(said(65_000).args).toEqual({ minutes: 1, seconds: "05" });
  expect(said(59_500).args).toEqual({ minutes: 1, seconds: "00" });
  expect(said(0)).toEqual({ id: "web-clock-minutes", args: { minutes: 0, seconds: "00" } });
  expect(said(3_600_000 * 5 + 60_000 * 7)).toEqual({ id: "web-clock-hours", args: { hours: 5, minutes: 7 } });
  expect(said(86_400_000 * 2 + 3_600_000 * 3)).toEqual({ id: "web-clock-days", args: { days: 2, hours: 3 } });
});

test("a span is said in its largest whole unit", () => {
  expect(span(172_800)).toEqual({ id: "web-span-days", args: { count: 2 } });
  expect(span(7200)).toEqual({ id: "web-span-hours", args: { count: 2 } });
  expect(span(5400)).toEqual({ id: "web-span-minutes", args: { count: 90 } });
  expect(span(90).id).toBe("web-clock-minutes");
});

test("seconds are shown as they pass, hours need no hurry", () => {
  expect(tick(60_000)).toBeLessThan(1_000);
  expect(tick(7_200_000)).toBeGreaterThan(1_000);
});
