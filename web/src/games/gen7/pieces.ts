// Numbers as the rules engine has them: dice as codes, things on the table as bits.

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
