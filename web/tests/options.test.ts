import { describe, expect, it } from "vitest";
import { chosenIn, fieldsAt, numbersIn, optionFields } from "../src/lobby/options";

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
            rounds: { type: "integer", minimum: 1, maximum: 100, default: 100 },
            round_cap: { anyOf: [{ type: "integer", minimum: 0, maximum: 50 }, { type: "null" }], default: null },
            chosen: { type: "array", items: { type: "integer" }, default: [] },
          },
        },
      },
    };
    const found = optionFields(schema);
    expect(found.map((field) => [field.name, field.kind, field.first, field.optional])).toEqual([
      ["haven_set", "choice", "usual", false],
      ["rounds", "number", 100, false],
      ["round_cap", "number", null, true],
      ["chosen", "numbers", [], false],
    ]);
    expect(found.map((field) => field.most)).toEqual([undefined, 100, 50, undefined]);
  });

  it("reads numbers however they are parted", () => {
    expect(numbersIn("3, 7 12;1")).toEqual([3, 7, 12, 1]);
  });

  it("offers at a number of seats only what can be chosen there, and keeps nothing else", () => {
    const field = (name: string, kind: "choice" | "yes-no", values: string[] = []) => ({
      name,
      kind,
      values,
      least: undefined,
      most: undefined,
      first: null,
      optional: false,
    });
    const fields = [
      field("rival_harder", "yes-no"),
      field("haven_set", "choice", ["usual", "chosen"]),
      field("events", "yes-no"),
    ];
    const offered = { rival_harder: [1], "haven_set=chosen": [1] };
    const options = { rival_harder: true, haven_set: "chosen", events: true };
    expect(fieldsAt(fields, offered, 1)).toEqual(fields);
    expect(chosenIn(fieldsAt(fields, offered, 1), options)).toEqual(options);
    const three = fieldsAt(fields, offered, 3);
    expect(three.map(({ name, values }) => [name, values])).toEqual([
      ["haven_set", ["usual"]],
      ["events", []],
    ]);
    expect(chosenIn(three, options)).toEqual({ events: true });
  });
});
