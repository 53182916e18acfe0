import { describe, expect, it } from "vitest";
import { mixed, newPart, proven, sha256 } from "../src/deal";
import type { DealInfo } from "../src/protocol.gen";

/** The browser's own, as far as there is one. */
async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

describe("a browser's part of the seed", () => {
  it("is hashed as everybody else hashes", async () => {
    for (let length = 0; length < 200; length += 1)
      expect(sha256("s".repeat(length))).toBe(await hash("s".repeat(length)));
  });

  it("is 128 bits, never the same", () => {
    expect(newPart()).toMatch(/^[0-9a-f]{32}$/);
    expect(newPart()).not.toBe(newPart());
  });

  it("is mixed with the others in the order of the seats", async () => {
    expect(mixed("aa", { "10": "cc", "2": "bb" })).toBe((await hash("server aa\n2 bb\n10 cc")).slice(0, 32));
  });

  it("is proven once the game is over", () => {
    const parts = { "0": "bb", "1": "cc" };
    const deal: DealInfo = {
      how: "mixed",
      reason: "",
      promise: sha256("aa"),
      commitments: {},
      wanted: [],
      again: [],
      without: [],
      server: "aa",
      parts,
    };
    const seed = mixed("aa", parts);
    expect(proven(deal, seed, new Map([[0, "bb"]]))).toBe(true);
    expect(proven(deal, seed, new Map([[0, "dd"]]))).toBe(false);
    expect(proven(deal, "00", new Map([[0, "bb"]]))).toBe(false);
    expect(proven({ ...deal, promise: sha256("ab") }, seed, new Map([[0, "bb"]]))).toBe(false);
    expect(proven({ ...deal, server: null }, seed, new Map([[0, "bb"]]))).toBe(null);
    expect(proven(deal, seed, new Map())).toBe(null);
  });
});
