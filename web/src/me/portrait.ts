// A picture of somebody, drawn from a seed: a planet of their own, with clouds, a ring or moons.

export interface Portrait {
  sky: string;
  light: string;
  shade: string;
  bands: { y: number; height: number; colour: string }[];
  ring: { tilt: number; colour: string } | null;
  moons: { x: number; y: number; size: number }[];
  stars: { x: number; y: number; size: number }[];
}

/** Returns numbers from 0 to 1 that depend on the seed alone (mulberry32 over an FNV-1a hash). */
export function numbersOf(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the picture that belongs to a seed; the planet is a circle of radius 17 in the middle of 64 × 64. */
export function portraitOf(seed: string): Portrait {
  const next = numbersOf(seed);
  const between = (low: number, high: number): number => Math.round((low + next() * (high - low)) * 10) / 10;
  const hue = Math.floor(next() * 360);
  const other = (hue + between(25, 90)) % 360;
  const hsl = (at: number, strength: number, light: number): string => `hsl(${Math.round(at)} ${strength}% ${light}%)`;
  const bands = Array.from({ length: 2 + Math.floor(next() * 3) }, () => ({
    y: between(16, 44),
    height: between(2, 6),
    colour: hsl(other, 60, Math.round(between(52, 74))),
  }));
  const ringed = next() < 0.55;
  const moons = Array.from({ length: ringed ? Math.floor(next() * 2) : 1 + Math.floor(next() * 2) }, () => {
    const [way, away] = [next() * 2 * Math.PI, between(22, 26)];
    return {
      x: Math.round(32 + away * Math.cos(way)),
      y: Math.round(32 + away * Math.sin(way)),
      size: between(2, 3.6),
    };
  });
  return {
    sky: hsl(hue + 200, 45, 14),
    light: hsl(hue, 68, 62),
    shade: hsl(hue, 62, 34),
    bands,
    ring: ringed ? { tilt: Math.round(between(-38, 38)), colour: hsl(other, 55, 76) } : null,
    moons,
    stars: Array.from({ length: 9 }, () => ({ x: between(3, 61), y: between(3, 61), size: between(0.4, 1) })),
  };
}
