import { expect, test } from "vitest";
import { withCause } from "../src/table/shortcuts.svelte";

test("what was played by itself is taken back together with what led to it", () => {
  expect(withCause([7, 6, 4], new Set([7]))).toBe(2);
  expect(withCause([7, 6, 4], new Set([7, 6]))).toBe(3);
  expect(withCause([7, 6, 4], new Set([6]))).toBe(1);
});

test("an undo never reaches further than the table allows, and takes back something even if all went by itself", () => {
  expect(withCause([7, 6], new Set([7, 6]))).toBe(2);
  expect(withCause([], new Set([7]))).toBe(1);
});
