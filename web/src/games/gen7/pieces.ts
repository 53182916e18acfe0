// Numbers as the rules engine has them: dice as codes, things on the table as bits.

import type { Gen7View } from "./view.gen";

export const COLONIST = 0;
export const OFFICER = 1;
export const ROBOT = 2;
export const FACES = [6, 8, 12] as const;
/** Codes of one seat's dice; a piece on the table is seat × CODES + code. */
export const CODES = 36;
const VALUES = 12;

export interface Piece {
  seat: number;
  code: number;
}

export function kindOf(code: number): number {
  return Math.floor(code / VALUES);
}

export function valueOf(code: number): number {
  return (code % VALUES) + 1;
}

export function pieceOf(piece: number): Piece {
  return { seat: Math.floor(piece / CODES), code: piece % CODES };
}

/** Tells whether a mask has a bit; masks may be wider than the 32 bits of JavaScript's own operators. */
export function has(mask: number, bit: number): boolean {
  return Math.floor(mask / 2 ** bit) % 2 === 1;
}

export interface LaidDie {
  code: number;
  /** It stands at the group station that is being filled. */
  away: boolean;
}

/** Returns the dice of a seat at the group station being filled: as they are there, and as they lay at home. */
export function lentBy(view: Gen7View, owner: number): { code: number; home: number }[] {
  return (view.offer?.crew ?? []).flatMap(([piece, , by]) => {
    const { seat, code } = pieceOf(piece);
    return seat === owner ? [{ code, home: code - by }] : [];
  });
}

/** Returns dice at home and away in the order in which they all lay at home, so that none moves when another is taken. */
export function laidOut(dice: readonly number[], lent: readonly { code: number; home: number }[]): LaidDie[] {
  const all = [
    ...dice.map((code) => ({ code, home: code, away: false })),
    ...lent.map((die) => ({ ...die, away: true })),
  ];
  return all
    .sort((one, other) => one.home - other.home || Number(one.away) - Number(other.away))
    .map(({ code, away }) => ({ code, away }));
}
