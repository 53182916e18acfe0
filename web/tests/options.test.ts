import { describe, expect, it } from "vitest";
import { numbersIn, optionFields } from "../src/lobby/options";

describe("options from a schema", () => {
  it("reads choices, numbers and lists, follows references and leaves out what is not for people", () => {
    const schema = {
      $ref: "#/$defs/Options",
      $defs: {
        Options: {
          type: "object",
          properties: {
            confirm: { type: "boolean", default: true },
            haven_set: { enum: ["usual", "random"], default: "usual" },
            round_cap: { type: "integer", minimum: 1, maximum: 100, default: 100 },
            chosen: { type: "array", items: { type: "integer" }, default: [] },
          },
        },
      },
    };
    const found = optionFields(schema);
    expect(found.map((field) => [field.name, field.kind, field.first])).toEqual([
      ["haven_set", "choice", "usual"],
      ["round_cap", "number", 100],
      ["chosen", "numbers", []],
    ]);
    expect(found[1]?.most).toBe(100);
  });

  it("reads numbers however they are parted", () => {
    expect(numbersIn("3, 7 12;1")).toEqual([3, 7, 12, 1]);
  });
});
