// This browser's part of a game's seed: drawn here, settled by its hash, told once all have settled theirs.

import type { DealInfo } from "./protocol.gen";

const WORD = 2 ** 32;

/** The first 32 bits of the fractional parts of the roots of the first primes, as SHA-256 wants them. */
function roots(count: number, exponent: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    let prime = true;
    for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) prime = false;
    if (prime) found.push(((number ** exponent % 1) * WORD) | 0);
  }
  return found;
}

const STEPS = roots(64, 1 / 3);
const START = roots(8, 1 / 2);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Returns the SHA-256 of an ASCII text in hex digits. A browser's own is missing where a page comes without https. */
export function sha256(text: string): string {
  const bytes = [...new TextEncoder().encode(text)];
  const bits = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  for (let shift = 56; shift >= 0; shift -= 8) bytes.push(Math.floor(bits / 2 ** shift) & 0xff);
  let state = [...START];
  for (let block = 0; block < bytes.length; block += 64) state = compressed(state, bytes.slice(block, block + 64));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function compressed(state: readonly number[], block: readonly number[]): number[] {
  const at = (list: readonly number[], i: number): number => list[i] ?? 0;
  const words: number[] = [];
  for (let i = 0; i < 64; i += 1) {
    if (i < 16) {
      words.push(
        (at(block, 4 * i) << 24) | (at(block, 4 * i + 1) << 16) | (at(block, 4 * i + 2) << 8) | at(block, 4 * i + 3),
      );
      continue;
    }
    const [old, young] = [at(words, i - 15), at(words, i - 2)];
    const low = turned(old, 7) ^ turned(old, 18) ^ (old >>> 3);
    const high = turned(young, 17) ^ turned(young, 19) ^ (young >>> 10);
    words.push((at(words, i - 16) + low + at(words, i - 7) + high) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const choice = (e & f) ^ (~e & g);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + at(STEPS, i) + at(words, i)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + at(state, i)) | 0);
}

/** Returns 128 bits of this browser's own chance as 32 hex digits. */
export function newPart(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns the seed that the parts give together. */
export function mixed(server: string, parts: Readonly<Record<string, string>>): string {
  const seats = Object.keys(parts).sort((a, b) => Number(a) - Number(b));
  return sha256([`server ${server}`, ...seats.map((seat) => `${seat} ${parts[seat]}`)].join("\n")).slice(0, 32);
}

/** Returns whether a finished game was dealt as it was promised, with all that this browser gave; null if it cannot tell. */
export function proven(deal: DealInfo, seed: string, mine: ReadonlyMap<number, string>): boolean | null {
  if (deal.how !== "mixed" || deal.server === null || mine.size === 0) return null;
  const kept = sha256(deal.server) === deal.promise && mixed(deal.server, deal.parts) === seed;
  return kept && [...mine].every(([seat, part]) => deal.parts[String(seat)] === part);
}
