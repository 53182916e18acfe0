// What a box says on its side: minutes of a game and how demanding it is (1 to 5). The server knows the rest.

export interface Facts {
  minutes: [number, number];
  weight: number;
}

export const FACTS: Readonly<Record<string, Facts>> = {
  "escape-pods": { minutes: [20, 30], weight: 2 },
  "planet-unknown": { minutes: [60, 80], weight: 2 },
  cryo: { minutes: [60, 90], weight: 3 },
  gen7: { minutes: [60, 120], weight: 4 },
};
