import { expect, test } from "vitest";
import { gain, nextNumber, withPlan, type Plan } from "../src/plans/plan";

const plan = (name: string): Plan => ({ name, steps: [], expected: null });

test("a new plan takes the lowest free number", () => {
  expect(nextNumber([])).toBe(1);
  expect(nextNumber([plan("Plan 1"), plan("Plan 3")])).toBe(2);
  expect(nextNumber([plan("To the haven")])).toBe(1);
});

test("changing one plan leaves the others as they are", () => {
  const plans = [plan("a"), plan("b")];
  const changed = withPlan(plans, 1, { name: "c" });
  expect(changed.map((one) => one.name)).toEqual(["a", "c"]);
  expect(changed[0]).toBe(plans[0]);
});

test("what a plan gains has a sign, and nothing where nothing is known", () => {
  expect(gain(5.5, 4.2)).toBe("+1.3");
  expect(gain(4, 5)).toBe("−1.0");
  expect(gain(4, 4)).toBe("±0");
  expect(gain(null, 4)).toBe("");
});
