import { expect, test } from "vitest";
import { DOCKS, SPACES } from "../src/games/cryo/components";
import { askedSection, sectionOf, zoneOf } from "../src/games/cryo/zones";

test("a thing lies where its name says: in a section, below the ice, in the hand or on the platform", () => {
  expect(["dock:3", "dock:20", "tunnel:4", "card:2", "home:1"].map(zoneOf)).toEqual([
    "wreck",
    "caves",
    "caves",
    "hand",
    "own",
  ]);
  expect(["chamber:0", "chamber:11", "incident:2", "row:1", "home:1"].map(sectionOf)).toEqual([0, 3, 2, 3, null]);
});

test("a question about one section is asked in front of it", () => {
  const dock = DOCKS.findLast(({ section }) => section === 2)?.dock ?? 0;
  const space = SPACES.findIndex(({ section }) => section === 1);
  expect(askedSection({ id: "cryo-ask-stasis-control", args: { section: 3 } })).toBe(3);
  expect(askedSection({ id: "cryo-ask-at-dock", args: { dock } })).toBe(2);
  expect(askedSection({ id: "cryo-ask-take-tile", args: { space } })).toBe(1);
});

test("a question about all of them, or about a platform, leaves the eye where it is", () => {
  expect(askedSection({ id: "cryo-ask-diverting", args: { section: 3 } })).toBe(null);
  expect(askedSection({ id: "cryo-ask-offer-platform", args: { dock: 3 } })).toBe(null);
  expect(askedSection({ id: "cryo-ask-choose-incident", args: {} })).toBe(null);
});
