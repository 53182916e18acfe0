import { describe, expect, it } from "vitest";
import { calendar } from "../src/table/calendar";

const EVENING = {
  id: "t1-12",
  at: Date.UTC(2026, 10, 20, 19, 30) / 1000,
  minutes: 90,
  title: "Sternhafen: Gen7, Folge 2; wir",
  text: "Zum Tisch\nund zum Raum mit vielen Worten, damit die Zeile länger wird als erlaubt: äöü äöü äöü äöü",
  address: "https://example.org/t/t1",
};

describe("a calendar's file", () => {
  const file = calendar(EVENING, Date.UTC(2026, 10, 18) / 1000);

  it("says when, in world time, and for how long", () => {
    expect(file).toContain("DTSTART:20261120T193000Z\r\n");
    expect(file).toContain("DURATION:PT90M\r\n");
    expect(file).toContain("DTSTAMP:20261118T000000Z\r\n");
  });

  it("escapes what means something to calendars", () => {
    expect(file).toContain("SUMMARY:Sternhafen: Gen7\\, Folge 2\\; wir\r\n");
    expect(file.replaceAll("\r\n ", "")).toContain("DESCRIPTION:Zum Tisch\\nund zum Raum");
  });

  it("has no line of more than 75 bytes, and every line ends as it must", () => {
    const lines = file.split("\r\n");
    expect(lines.pop()).toBe("");
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });
});
