import { beforeEach, expect, it, vi } from "vitest";
import { outboxOf } from "../src/table/outbox";

const DAY = 24 * 3600 * 1000;
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

it("keeps what another page of the same table has not got through yet", () => {
  const [one, other] = [outboxOf("t"), outboxOf("t")];
  one.load();
  other.load();
  one.save([["a", "in the tunnel"]]);
  other.save([["b", "sent"]]);
  other.save([]);
  expect(outboxOf("t").load()).toEqual([["a", "in the tunnel"]]);
});

it("takes away what it has found and what was answered then", () => {
  outboxOf("t").save([["a", "in the tunnel"]]);
  const after = outboxOf("t");
  expect(after.load()).toEqual([["a", "in the tunnel"]]);
  after.save([]);
  expect(outboxOf("t").load()).toEqual([]);
});

it("keeps the tables apart, forgets after a day, and begins anew where it cannot read", () => {
  let now = 0;
  const box = outboxOf("t", () => now);
  box.save([["a", "yesterday"]]);
  expect(outboxOf("u", () => now).load()).toEqual([]);
  now = DAY;
  expect(outboxOf("t", () => now).load()).toEqual([]);
  stored.set("sternhafen-outbox-t", "{");
  expect(box.load()).toEqual([]);
});
